/** The frame that a ref is of; 0, the top frame, where none is given. */
export const frameOfRef = (ref: string | undefined): number => Number(ref?.match(/^f(\d+)e/)?.[1] ?? 0)
