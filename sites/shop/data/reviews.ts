import { PRODUCTS } from './products.ts'

export interface Review {
  number: number
  product: string
  name: string
  author: string
  stars: number
  text: string
}

const AUTHORS = ['Ida', 'Jonas', 'Mei', 'Olu', 'Priya', 'Tomas', 'Lena', 'Karim', 'Sofia', 'Bram', 'Noor']
const OPENINGS = ['Arrived in two days.', 'A present for my sister.', 'Bought it twice.', 'Took a while to come.']
const VERDICTS = ['Exactly as shown.', 'Smaller than I thought, but fine.', 'The colour is warmer in daylight.']
const ENDINGS = [
  'Would buy again.',
  'The box alone is lovely.',
  'No complaints.',
  'My neighbour wants one.',
  'It wobbles.',
]

/** A few that stand out, so that one can look for them. */
const SPECIAL: Readonly<Record<number, string>> = {
  23: 'The cat has claimed it, so I ordered a second one.',
  67: 'Survived a move to Lisbon and back.',
  104: 'It now lives on top of my grandmother’s piano.',
  120: 'The very first review in this shop. Hello, everyone!',
}

const pick = <T>(list: readonly T[], index: number, fallback: T): T => list[index % list.length] ?? fallback

const review = (number: number): Review => {
  const product = PRODUCTS[(number * 17) % PRODUCTS.length]
  const common = [pick(OPENINGS, number, ''), pick(VERDICTS, number * 2, ''), pick(ENDINGS, number * 3, '')].join(' ')
  return {
    number,
    product: product?.id ?? '',
    name: product?.name ?? '',
    author: pick(AUTHORS, number * 5, ''),
    stars: 3 + ((number * 7) % 3),
    text: SPECIAL[number] ?? common,
  }
}

export const REVIEWS: readonly Review[] = Array.from({ length: 120 }, (_, index) => review(index + 1))
