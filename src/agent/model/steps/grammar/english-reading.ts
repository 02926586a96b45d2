import { phrase, type Rule } from './grammar.ts'

const text = '(page|article|text|document|pdf|story|post|paper|report|chapter|whole thing)'
const thePage = `( the| this| that| my)?( whole| entire| full| complete| open| current| main)*`
const aloud = '( aloud| out( loud)?| through| to me| for me| from (start|top) to (end|bottom))*'

/** The text of a page, its outline, and rows of its tables. */
export const englishReading: Rule[] = [
  ...phrase(
    'read outline',
    '(give|show|tell|read|get)( me| us)?( the| an)? outline( of( the| this)? (page|article|site|document))?',
    'outline( the| this)? (page|article|site|document)',
  ),
  ...phrase(
    'read page',
    `read( out| aloud)?( to me)?( the| this)? (page|chunk|part) {n}( of( the| this)? .+)?${aloud}`,
    `read( out| aloud)?( to me)?( the)? {nth:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth} (page|chunk|part)( of( the| this)? .+)?${aloud}`,
  ),
  ...phrase('read on', '(read on|(continue|go on|keep) reading)', `read( the)? next (page|chunk|part)${aloud}`),
  ...phrase(
    'read',
    `read( out| aloud)?( to me)?( through)?${thePage} ${text}${aloud}`,
    `read( out| aloud)?( to me)? (it|this|everything|all( of (it|this))?)${aloud}`,
    `(extract|copy)${thePage} text( (of|from)${thePage} ${text})?`,
  ),
  ...phrase('extract', '(extract|scrape):? {what}'),
  ...phrase('collect', '(collect|gather|export|grab):? {what}'),
]

/** What has to be looked at: pictures are for models that can see. */
export const pictures =
  /^(?:(?:take|make|grab|get|save|capture|create|do)(?: me)?(?: an?| the| another)? (?:(?:full|whole|entire)[- ]?(?:page )?)?(?:screen ?-?shots?|screen ?captures?|(?:picture|photo|image)s? of (?:the|this|my) (?:\w+ )?(?:page|screen|tab|window|result|results))\b|screen ?-?shot\b|capture (?:the|this) (?:page|screen|tab|window)\b|describe (?:the|this) (?:picture|image|photo|chart|diagram|screen)\b)/i
