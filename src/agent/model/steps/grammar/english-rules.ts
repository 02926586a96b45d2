import { englishForms } from './english-forms.ts'
import { englishReading } from './english-reading.ts'
import { phrase, type Rule } from './grammar.ts'

const go = '(open|go( back| over)? to|visit|navigate to|browse to|load|head( over)? to|start (at|on|from|with)|launch)'
const see =
  '(open|go( back| over)? to|visit|navigate to|head( over)? to|view|show|see|look at|display|bring up|enter|return to|move to|follow)'
const listed =
  '( the)?( search)?( results?| products?| list(ing)?| items?| table| them| it| everything| lamps| chairs| books| toys)?'

/** First fit wins; a maker may decline. */
export const english: Rule[] = [
  // a label may begin with a verb: "Send me the newsletter: yes"
  ...phrase('pair line', '{pairs:[^:=,]+: (yes|no)}'),
  ...phrase(
    'consent all',
    '(accept|agree to|allow|confirm|take)( all)?( of)?( the)? cookies( all)?( in the .+| on the .+)?',
    'accept( the)? cookie (banner|notice|dialog|popup|message)',
  ),
  ...phrase(
    'consent few',
    '(dismiss|close|hide|get rid of|reject|decline|refuse|deny|remove|clear|skip)( the| any| all| non-essential| optional)?( cookies?| consent| privacy)( banner| notice| dialog| popup| pop-up| message| bar| question)?',
    '((accept|allow|choose|take|pick|select|agree to|use|keep)( the)? )?(only|just)( the)?( strictly)? (necessary|essential|required)( cookies| ones)?',
    '(accept|allow|choose|take|pick|select)( only)?( the)?( strictly)? (necessary|essential|required) cookies( only)?',
  ),
  ...phrase(
    'visit tab',
    `${go}( the)?( page)? {url} in (a|another) new tab`,
    'open (a|another) new tab( (with|at|for|to|and go to|on))? {url}',
    '(open|create) (a|another) new tab',
  ),
  ...phrase(
    'visit',
    `${go}( the)?( page| site| website| web page| web site| address| url| link| shop| store)?( at)?:? {url}`,
  ),
  ...phrase(
    'back',
    '(go|navigate|step|come) back( (one|a))?( page| step)?',
    '(go|navigate|come|return) (back )?to( the)?( previous| last)? (page|results|search results|list|listing|results page|result list|product list)',
    'back',
  ),
  ...phrase('forward', '(go|navigate) forward( one page| a page)?'),
  ...phrase('reload', '(reload|refresh)( the)?( page| site| tab| it)?'),
  ...phrase('close tab', 'close (the|this)( current| new)? tab', 'close {words} tab'),
  ...phrase(
    'switch tab',
    '(switch|change|go|move)( back)? to( the)? {words} tab',
    '(switch|change|go|move)( back)? to( the)? tab {words}',
  ),
  ...phrase(
    'handover',
    "(let me|i will|i'll|wait (for me to|while i|until i)( have)?|hand over( to me)?( for| so i can| to)?|leave it to me to|hand it over to me( to)?) {words}",
    'hand over( to me)?',
    '(pause|stop)( here)?( for me)?',
  ),
  ...phrase('ask', '(ask|question) me(:| for| about)? {question}', 'ask( the user| the human)?:? {question}'),
  ...phrase(
    'sleep',
    '(wait|pause)( for)?( about)? {n} ?(seconds?|s|secs?)',
    '(wait|pause)( for)?( a| one)?( moment| second| bit| little| while)?',
    'wait (for|until|till) (the|this) (page|site|results|list)( is| has| to| are)?( fully| finished)? ?(loaded|ready|loading|load|appear)',
  ),
  ...phrase(
    'wait gone',
    'wait (for|until|till) {text} (disappears|is gone|goes away|vanishes|is hidden|has gone|to disappear|to go away|to vanish|is no longer .+)',
  ),
  ...phrase(
    'wait',
    'wait (for|until|till) {text}( (appears|shows( up)?|(is|are) (shown|there|visible|loaded|displayed)|to (appear|load|show( up)?|be shown|be visible|come up)|comes up|has appeared|can be seen|appear))?',
  ),
  ...phrase(
    'scroll end',
    'scroll( down| all the way)*( to)?( the)?( very)? (bottom|end)( of (the|this) (page|list))?',
    'scroll all the way down',
  ),
  ...phrase(
    'scroll top',
    'scroll( back| up| all the way)*( to)?( the)?( very)? (top|start|beginning)( of (the|this) (page|list))?',
  ),
  ...phrase(
    'scroll until',
    'scroll( the {list}| through the {list2})?( down)?( the page)? (until|till|to where)( someone (mentions|says)| you (see|find|reach|can see)| it says| there is| one mentions)? {text}( (appears|shows( up)?|is (shown|there|visible|mentioned)|comes up|comes into view|can be seen))?',
  ),
  ...phrase(
    'scroll up',
    'scroll( the page)? up( a bit| a little| one page| once)?( by)?( {n} (pages?|screens?|times))?',
  ),
  ...phrase(
    'scroll down',
    'scroll( the page)? down( a bit| a little| one page| once)?( by)?( {n} (pages?|screens?|times))?',
    'scroll',
  ),
  ...phrase('scroll to', 'scroll( down| up)?( to)? {target}( into view)?'),
  ...phrase(
    'sort',
    `(sort|order)${listed}( by| on| from| so that| with)?:? {by}`,
    'set( the)? (sorting|sort order|sort|sort by)( to)? {by}',
  ),
  ...englishReading,
  ...englishForms,
  ...phrase(
    'search open',
    '(open|find|go to|view|look up)( the)? {value} (by searching( for it)?|(using|with|via|through|from) the search( box| bar| field| results?)?)',
  ),
  ...phrase('double click', 'double[- ]?click( on)?( the)? {target}'),
  ...phrase('right click', 'right[- ]?click( on)?( the)? {target}'),
  ...phrase('keys', '(press|hit|push|use|type|strike)( the)? {keys}( keys?)?( on the keyboard)?'),
  ...phrase('times', '(click|press|tap|hit|push)( on)? {target} (twice|{n} times?)'),
  ...phrase(
    'upload',
    '(upload|attach)( the)?( file)? {file} (to|in|into|as|for) {target}',
    '(upload|attach)( the)?( file)? {file}',
  ),
  ...phrase('drag', '(drag|move)( and drop)? {target} (to|onto|into|on|over) {to}'),
  ...phrase('hover', '(hover|move the (mouse|pointer|cursor))( over| on| to| onto)? {target}'),
  ...phrase(
    'expand',
    '(expand|unfold|show|drop down)( the)? {target}( (menu|section|panel|accordion|list|group|part))?',
    'open( the)? {target} (menu|accordion|section|drop-?down( menu| list)?)',
    'open( the)? (menu|drop-?down) {target}',
  ),
  ...phrase(
    'collapse',
    '(collapse|fold)( the)? {target}( (menu|section|panel|accordion|list))?',
    'close( the)? {target} (menu|accordion|section|drop-?down)',
  ),
  ...phrase(
    'open',
    `${see}( the)?( details of| page of| details for| product page of| product page for)? {target}( (page|product page|details|details page|department|category|section|area))?`,
  ),
  ...phrase('click', '(click|press|tap|hit|push|activate|follow|trigger)( on)? {target}', 'click( on)?'),
  ...phrase('pair line', '{pairs:[^:=][^:=]+[:=] ?\\S.*}'),
]
