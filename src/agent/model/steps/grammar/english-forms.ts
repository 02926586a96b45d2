import { phrase, type Rule } from './grammar.ts'

const basket = '(basket|cart|bag|trolley|shopping (basket|cart|bag)|wish ?list|favou?rites|comparison)'
const it = '( it| this| that| them| everything| the form| this form)?'

/** Forms, choices, the basket and the way to the order. */
export const englishForms: Rule[] = [
  ...phrase(
    'notes',
    '(read|tell|show|give|list|report|say|open|print|read out|read back|what are|see)( out| aloud| back)?( to)?( me)?( all)?( of)? (my|the|these|those|all|your)( noted)? notes( (i|you|we) (took|made|noted|wrote down)| so far| back| out| aloud| to me)*',
  ),
  ...phrase(
    'sign in as',
    '(sign|log) ?in (as|with)( the)?( e-?mail| user( name)?)? {user}( (and|with|using|, password))?( the)?( password)? {secret}',
    '(sign|log) ?in (as|with)( the)?( e-?mail| user( name)?)? {user}',
  ),
  ...phrase('add', `(add|put|place|drop|throw|pop)( {what})? (to|in|into|on)( the| my| your| our)? {place:${basket}}`),
  ...phrase(
    'add',
    `(add|put|place)( the)? {what} (to|in|into)( the| my| your)? {place:${basket}},? (in|with|as)( the| a)?( option)? {option}`,
  ),
  ...phrase(
    'fields',
    '(fill|complete|enter|put|type|write|set|change)( in| out| into)?( the| this| my| your)?( following| form|( (delivery|shipping|billing|contact|personal|my))? address(?=[: ]+(with )?[^:=]*[:=])| fields?| details| data| values| information| \\S+ (form|details|data|fields))*( (with|as follows|using|by entering))?( the following)?( values| details| data)?:? {pairs}',
  ),
  ...phrase(
    'remove',
    `(remove|delete|take( out)?|drop)( the)? {target} (from|out of)( the| my| your)?( {place})?`,
    '(remove|delete) {target}',
  ),
  ...phrase(
    'coupon',
    '(use|apply|redeem|try)( the| my)?( (discount|coupon|voucher|promo|promotion|gift))?( code| coupon| voucher) {code}',
    '(use|apply|redeem) {code} as( the| a)?( (discount|coupon|voucher|promo))? (code|coupon|voucher)',
  ),
  ...phrase(
    'intent order',
    '(place|submit|complete|finish|confirm|send|finali[sz]e)( the| my| an| this| your)? (order|purchase)',
    'order( it| now| them)?',
    '(buy|purchase)( it| now| this| them)?( now)?',
    'pay( now)?',
  ),
  ...phrase(
    'intent checkout',
    'check ?out',
    '(go|proceed|continue|move( on)?|head)( on)? to( the)? check ?out( page)?',
    '(start|begin|open|enter)( the)? check ?out( page)?',
    'go through check ?out',
    'click( on)?( the)? check ?out( button| link)?',
  ),
  ...phrase('next page', '(go to|open|show|turn to|see|click)( the)? next page( of( the)? .+)?'),
  ...phrase(
    'intent continue',
    '(continue|proceed|go on|move on|carry on)( (to|with)( the)? {place})?',
    'next( step)?',
    'go( on)? to the next step',
    '(press|click)( on)? (continue|next|proceed)( button)?',
  ),
  ...phrase('intent signin', '(sign|log) ?(in|on)'),
  ...phrase('intent signout', '(sign|log) ?(out|off)( again)?'),
  ...phrase('intent submit', `(submit|send)${it}( off)?`, '(submit|send)( the| my)? {place}'),
  ...phrase('intent apply', `apply${it}`, 'apply( the)? (code|coupon|voucher|filters?|changes)'),
  ...phrase('intent save', `save${it}( changes)?`, 'save( the| my)? {place}'),
  ...phrase(
    'intent close',
    '(close|dismiss|cancel)( it| this| that)?',
    '(close|dismiss)( the)? {place}( (dialog|popup|pop-up|window|modal|message|notice|overlay|box))?',
  ),
  ...phrase(
    'subscribe',
    '(subscribe|sign up)( to| for)?( the)?( newsletter)? (with|as|using)( the)?( e-?mail( address)?)? {user}',
  ),
  ...phrase(
    'quantity',
    '(increase|raise|bump( up)?)( the)? (quantity|amount|number)( of {scope})?( by {n})?( one)?',
    '(add|get) one more( of {scope})?',
  ),
  ...phrase('quantity less', '(decrease|reduce|lower)( the)? (quantity|amount|number)( of {scope})?( by {n})?( one)?'),
  ...phrase(
    'date',
    '(deliver|have it delivered|ship|send|get it delivered|request delivery|schedule( the)? delivery|schedule it|ask for delivery)( it| them| everything)?( on| for| by)? {date}',
    '(pick|choose|select|set|enter|use|take|put)( the| a)?( (delivery|shipping|arrival|departure|start|end))?( date| day)?( of| to| as| on| for)? {date}( (as|for|in|into)( the| my)? {target})?',
    '(set|change|fill( in)?)( the)? {target} (to|with|as) {date}',
  ),
  ...phrase(
    'rate',
    '(rate|give) (it|this|the product|this product|{what})( with)? {n}( out of 5| of 5)?( stars?)?',
    'give (it|this)( a)? {n}[- ]stars?( rating)?',
    'rate (it|this) with {n}',
  ),
  ...phrase(
    'fill',
    '(fill|complete)( in| out)?( the)? {target} (with|as|=|to be|:) {value}',
    '(set|change|edit|update)( the| my)? {target} (to|=)( be)? {value}',
    '(enter|type|write|put|input|insert|key in|paste|fill( in)?|add) {value} (into|in to|inside)( the| my)? {target}',
    '(enter|type|write|put|input|insert|key in|paste|fill( in)?) {value} (in|as|for|under|on|to)( the| my)? {target}',
    '(for|into|in|in to|on)( the| my)? {target},? (enter|type|use|write|put|set|key in) {value}',
    'use {value} (as|for)( the| my)? {target}',
    'make( the)? {target} {value:\\d+}',
  ),
  ...phrase(
    'fill bare',
    '(enter|type|write(?! down)|put in|input|key in|paste|set)( in)?( the| my| your)? {value}',
    'fill( in| out)?( the| my| your)? {value:(?!(form|fields?|it|all|everything|address|details)\\b).*[,\uE000\\d].*}',
  ),
  ...phrase('clear', '(clear|empty)( out)?( the)? {target}( (field|box|input))'),
  ...phrase(
    'expect',
    '(check|make sure|verify|ensure|confirm|see|assert) (that|whether)( it says| the page (says|shows|contains)| there is)? {text}( (is|are) (shown|there|visible|displayed)| appears| is on the page)?',
  ),
  ...phrase(
    'uncheck',
    '(uncheck|untick|deselect|unselect|unmark|disable|deactivate|turn off|switch off)( the)? {target}',
    '(turn|switch) {target} off',
    "(do not|don't) (tick|check|accept|subscribe to|send)( me)? {target}",
  ),
  ...phrase(
    'check',
    '(tick|check|mark|enable|activate|turn on|switch on)( the)?( box| checkbox)?( next to| for| beside| that says)? {target}',
    '(turn|switch) {target} on',
    '(accept|agree to|agree with|consent to|confirm)( the)? {target}',
    '(filter|narrow( down)?|limit|restrict)( the)?( search)?( results?| products?| list(ing)?| items?| them| it)?( by| for| to| on| down to| with)* {target}',
    '(show only|only show|display only|show just)( the)?( products?| items?| ones)?( from| by| in| that are| with| of)? {target}',
  ),
  ...phrase(
    'pay by',
    'pay( for it)? (on|by|with|via|using|per)( the| an?)? {value}',
    '(choose|select|pick)( to)? pay(ment)? (on|by|with|via)( the| an?)? {value}',
  ),
  ...phrase('choose', '(for|in|from|under)( the)? {field},? (choose|select|pick|take) {value}'),
  ...phrase(
    'choose',
    '(choose|select|pick|set|take|use|have it in|get it in|want)( the)? {value} (in|from|for|as|under|on)( the| my)? {field}',
    '(choose|select|pick|take) {value}',
  ),
  ...phrase(
    'note',
    '(note|write down|jot down|remember|record|memori[sz]e|make a note of|take a note of|take note of|keep in mind|add (a )?note)( down| of| that| with)?:? {asked}',
  ),
  ...phrase(
    'tell',
    '(tell|show|give) (me|us)( about)? {asked}',
    "(what|what's|whats)( is| are| was| does|'s)? {asked}",
    '(read|report|say|print|output|state|copy|get|find out|return|let me know|answer with|report back|write)( out| back| off| aloud)?( to)?( me)?( with)? {asked:((the|what|how|which|whether|all|its|my).+)}',
    '{asked:(how (many|much) .+)}',
    '(check|see) {asked:((what|how much|how many) .+)}',
  ),
  ...phrase(
    'search',
    '(search|do a search|run a search|look)( (the|this|on the|in the) (shop|site|store|page|website|catalogue))?( for| up):? {value}( (in|on|using|with|via|through)( the)?( (search|shop|site|store|website|top))*( box| field| bar| function)?)?',
    'search {value}',
    '(use|open)( the)? search( box| field| bar)? (to (find|search for|look for)|for|and (search|look) for) {value}',
    '(find|locate)( the| a)?( product| item| article| book)?( called| named)? {value}',
  ),
]
