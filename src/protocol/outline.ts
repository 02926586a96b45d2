import * as z from 'zod/mini'

const text = (max: number) => z.string().check(z.maxLength(max))
const nat = z.int().check(z.nonnegative())
/** Ref, or empty where the numbers ran out. */
const at = text(20)

const headings = z.array(z.strictObject({ level: nat, text: text(200), ref: at }))

const forms = z.array(
  z.strictObject({
    /** Empty for fields that belong to no form. */
    name: text(200),
    fields: z.array(
      z.strictObject({ role: text(40), name: text(200), type: text(40), required: z.boolean(), ref: at }),
    ),
    buttons: z.array(z.strictObject({ name: text(200), submits: z.boolean(), ref: at })),
  }),
)

const links = z.array(
  z.strictObject({
    /** Part of the page: `main`, `navigation`, `header`, `footer`, `aside`. */
    group: text(40),
    total: nat,
    /** The most important first. */
    links: z.array(z.strictObject({ name: text(200), address: text(2000), ref: at })),
  }),
)

const tables = z.array(z.strictObject({ title: text(200), rows: nat, columns: z.array(text(200)) }))
const lists = z.array(z.strictObject({ title: text(200), items: nat, first: z.array(text(200)) }))
const media = z.array(z.strictObject({ kind: text(20), name: text(200), width: nat, height: nat }))

/** Kinds of content of a page, each found by itself. */
export const outlineParts = { headings, forms, links, tables, lists, media }
export type OutlinePart = keyof typeof outlineParts

/** What is on a page, as data. A part that could not be read is missing, and `failed` says why. */
export const outline = z.strictObject({
  headings: z.optional(headings),
  forms: z.optional(forms),
  links: z.optional(links),
  tables: z.optional(tables),
  lists: z.optional(lists),
  media: z.optional(media),
  failed: z.array(z.strictObject({ part: text(40), error: text(300) })),
})
export type Outline = z.infer<typeof outline>
