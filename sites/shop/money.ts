const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })

export const money = (cents: number): string => euros.format(cents / 100)
