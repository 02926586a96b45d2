import { pictures } from './english-reading.ts'
import { english as rules } from './english-rules.ts'
import { articles, bests, inStock, ordinals, roles, scopes } from './english-words.ts'
import type { Grammar } from './grammar.ts'

const verbs = [
  'open|go|visit|navigate|browse|load|click|double[- ]click|right[- ]click|press|tap|hit|push|activate',
  'type|enter|fill|write|put|input|insert|key in|paste|set|change|make sure|use|apply|redeem|clear',
  'search|look (?:up|for)|find|select|choose|pick|take|sort|filter|show|only show|view|see|display',
  'check|uncheck|tick|untick|deselect|mark|unmark|accept|agree|decline|reject|refuse|dismiss|close|allow|enable|disable|turn|switch',
  'scroll|wait|reload|refresh|return|come back|note|remember|record|write down|jot|read|tell|report|give|let|say|get|copy|ask|answer',
  'what|how (?:many|much)|who|where',
  'add|place|remove|delete|take out|drop|drag|hover|move|upload|attach|checkout|check out|proceed|continue|next|submit|send|confirm|complete|finish|buy|purchase|pay|order (?:it|now|them|the|this|by)',
  "sign|log|login|subscribe|save|download|increase|decrease|raise|lower|reduce|expand|collapse|unfold|fold|hand over|leave|rate|head|i will|i'll|deliver|have it|ship|request|stop(?!\\s+(?:after|at)\\s+\\d)|start|cancel|register|zoom|try|compare|answer|make|if|when|unless|repeat|verify|ensure|wrap|limit(?!\\s+(?:to\\s+|of\\s+)?\\d)|narrow|restrict|pause",
  // "Click and collect", "Import and export" are names
  'screen ?shot|capture|describe|outline|(?:extract|scrape)(?=[\\s:])|(?:collect|gather|grab|export)(?=\\s+(?:the|all|each|every|these|this|its|\\S+\\s*(?:,|and\\b|from\\b|of\\b)))',
].join('|')

export const english: Grammar = {
  breaks:
    /\s*;\s*|\s*[,.]?\s+(?:and\s+)?(?:then|after that|afterwards|after which|finally|lastly)\b[,:]?\s+|\s+(?:->|→|=>|>>)\s+|,\s+next,\s+/i,
  maybes: /\s*:\s+|\s*,\s*(?:and\s+|but\s+|and also\s+|also\s+)?|\s+and(?: also)?\s+|[.!?](?:\s+|$)/i,
  starts: new RegExp(
    `^(?:(?:please|now|just|also|again|you|first|next|once more),?\\s+)*(?:${verbs})(?=$|[\\s:,.\\uE000-])`,
    'i',
  ),
  fillers:
    /^(?:(?:first(?: of all)?|next|now|and|so|also|second(?:ly)?|third(?:ly)?|finally|lastly|then|ok|okay|afterwards|to (?:start|begin) with),\s*|(?:please|kindly|just|simply|now|then|and|also|finally|lastly|next,?|first,?(?=\s+(?:open|go|click|search|visit|accept))|again|be sure to|make sure (?:you |to )|i want you to|i would like you to|i'd like you to|i want to|i'd like to|can you|could you|would you|will you|you (?:should|must|can|need to|have to)|we need to|try to|go ahead and|let's|let us|go and|come and)\s+|(?:on|in|at|from) (?:the|this|that) (?:[\w ]{1,30} )?(?:page|site|shop|screen|step|results|list|website|store),?\s+(?=(?:open|click|choose|select|pick|enter|type|tick|check|add|set|tell|press|sort|filter|scroll|fill)\b))+/i,
  conditions:
    /^(?:if|when|whenever|unless|in case|while|as long as|for each|for every|repeat|otherwise|else|until)\b|\b(?:,? if (?:it|there|the|they|you|not|possible|necessary|needed|available|any)|unless|in case|depending on|whichever|otherwise)\b/i,
  pictures,
  articles,
  ordinals,
  roles,
  bests,
  scopes,
  inStock,
  rules,
  examples: [
    [/^(?:extract|scrape|collect|gather|export|grab)/i, 'extract "…" and "…" from the table'],
    [/open|go|visit|navigate|view|see/i, 'open "…"'],
    [/type|enter|fill|write|put|input|insert/i, 'enter "…" in "…"'],
    [/search|find|look/i, 'search for "…"'],
    [/choose|select|pick|take/i, 'choose "…" in "…"'],
    [/check|tick|accept|agree|turn|enable|filter/i, 'tick "…"'],
    [/tell|report|read|what|how|which|compare|verify|say/i, 'tell me the total'],
    [/wait/i, 'wait for "…"'],
    [/scroll/i, 'scroll down until "…"'],
    [/./, 'click "…"'],
  ],
}
