import { readShape, type WrittenCall } from './call-shapes.ts'
import { type Block, findBlocks, without } from './find-blocks.ts'
import { parseJson, repairJson } from './read-arguments.ts'
import { safeToRepair, scanJson } from './scan-json.ts'

/** Calls that a model wrote into its words, and the words without them. */
export type Written = { calls: WrittenCall[]; text: string }

/** Marks of the chat templates: what stands between them is meant as a call, readable or not. */
const marks = [
  ['<tool_call>', '</tool_call>'],
  ['<function_call>', '</function_call>'],
  ['<|tool_call|>', '<|/tool_call|>'],
] as const

const longest = 200_000

function readJson(source: string): unknown {
  const text = source.trim()
  const value = parseJson(text)
  if (value !== undefined || text === '') return value
  const scan = scanJson(text)
  return scan.deepest < 64 && /^[[{]/.test(text) && safeToRepair(text, scan) ? repairJson(text) : undefined
}

/** `<function=click>{"ref": "e5"}</function>`, or with a `<parameter=ref>` each (Llama, Qwen). */
function readNamedTag(inner: string): WrittenCall[] | null {
  const [block] = findBlocks(inner, '<function=', '</function>')
  const end = block?.inner.indexOf('>') ?? -1
  if (!block || end < 0) return null
  const name = block.inner.slice(0, end)
  const body = block.inner.slice(end + 1)
  const parameters = findBlocks(body, '<parameter=', '</parameter>').map(({ inner: parameter }) => {
    const at = parameter.indexOf('>')
    return [parameter.slice(0, at), parameter.slice(at + 1).trim()]
  })
  return [{ name, arguments: parameters.length > 0 ? JSON.stringify(Object.fromEntries(parameters)) : body }]
}

const marked = (inner: string): WrittenCall[] =>
  readNamedTag(inner) ?? readShape(readJson(inner), () => true) ?? [{ name: '', arguments: inner.trim() }]

function fromMarks(text: string): Written | null {
  const blocks = marks.map(([open, close]) => findBlocks(text, open, close)).find((found) => found.length > 0)
  if (blocks) return { calls: blocks.flatMap(({ inner }) => marked(inner)), text: without(text, blocks) }
  const tags = findBlocks(text, '<function=', '</function>')
  const calls = tags.flatMap(({ from, to }) => readNamedTag(text.slice(from, to)) ?? [])
  return calls.length > 0 ? { calls, text: without(text, tags) } : null
}

/** Fenced code that is a call of a known tool; two of them may be alternatives, so they are none. */
function fromFence(text: string, isTool: (name: string) => boolean): Written | null {
  const found = findBlocks(text, '```', '```').flatMap((block) => {
    const calls = readShape(readJson(block.inner.replace(/^[\w-]*\s/, '')), isTool)
    return calls ? [{ block, calls }] : []
  })
  const [only] = found
  return only && found.length === 1 ? { calls: only.calls, text: without(text, [only.block]) } : null
}

/** One JSON value in the words, with or without words around it. */
function bare(text: string, isTool: (name: string) => boolean): Written | null {
  const from = text.search(/[[{]/)
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1
  if (from < 0 || to <= from) return null
  const inner = text.slice(from, to)
  const calls = readShape(readJson(inner), isTool)
  const block: Block = { from, to, inner }
  return calls && { calls, text: without(text, [block]) }
}

/**
 * Small models, and servers without a parser for their template, put calls into the text. They are read where there is
 * one way to read them: between the marks of a template, else one block of code, else one JSON value.
 */
export function writtenCalls(text: string, isTool: (name: string) => boolean): Written {
  const none = { calls: [], text }
  if (text.length > longest) return none
  return fromMarks(text) ?? fromFence(text, isTool) ?? bare(text, isTool) ?? none
}
