import { EXTRACT_GOALS } from './extract-goals.ts'
import type { Goal } from './goal.ts'
import { ORDER_GOALS } from './order-goals.ts'

export const GOALS: readonly Goal[] = [
  {
    name: 'two brass lamps',
    goal: 'search for "Desk Lamp Nova", open the first result, choose Brass, set the quantity to 2, add it to the basket, go to the basket, tell me the total',
    ends: 'done',
    says: /78\.00/,
    leaves: { basket: ['2 Desk Lamp Nova, Brass'] },
  },
  {
    name: 'a chair by the menu, numbered',
    goal: `1. Click "Only necessary"
2. Open Departments
3. Click Chairs
4. Click Folding Chair Tilt XL
5. Choose Blue
6. Add it to the basket
7. Open the basket
8. Tell me the total`,
    ends: 'done',
    says: /49\.90/,
    leaves: { basket: ['1 Folding Chair Tilt XL, Blue'] },
  },
  {
    name: 'the cheapest lamp by sorting',
    goal: 'Click Start with lamps then sort by "Price, low to high" then open the first result then add it to the wishlist then tell me the price',
    ends: 'done',
    says: /24\.90/,
    leaves: { wishes: ['clip-lamp-fjord'] },
  },
  {
    name: 'filters and the best rated',
    goal: 'click See everything, tick Nordlys, tick "In stock only", sort by Best rated, open the first product, put it on the wishlist, tell me the price',
    ends: 'done',
    says: /72\.00/,
    leaves: { wishes: ['reading-lamp-heron'] },
  },
  {
    name: 'the price slider',
    goal: 'Click on Start with lamps. Set the highest price to 40. Tick In stock only. Sort by Price, high to low. Open the first result. Choose White. Press Add to basket. Tell me what the heading is.',
    ends: 'done',
    says: /Desk Lamp Nova/,
    leaves: { basket: ['1 Desk Lamp Nova, White'] },
  },
  {
    name: 'two options of a chair',
    goal: 'search for office chair, open Office Chair Mesa, pick the colour Sand, pick the size Tall, press Add to basket, wait for "Added to basket", go to the basket, tell me the total',
    ends: 'done',
    says: /219\.00/,
    leaves: { basket: ['1 Office Chair Mesa, Sand, Tall'] },
  },
  {
    name: 'one more, one more, one less',
    goal: 'type bear into the search box and press enter, open Plush Bear Bruno Small, click Clay, click One more, click One more, click One less, click Add to basket, click View basket, what is the total?',
    ends: 'done',
    says: /39\.80/,
    leaves: { basket: ['2 Plush Bear Bruno Small, Clay'] },
  },
  {
    name: 'tabs and a dialog',
    goal: `Look for knife in the search
then open "Chef's Knife Kite 20 cm"
then click the tab "Delivery and returns"
then click "How to return it"
then click Understood
then open the Details tab
then tell me the article number`,
    ends: 'done',
    says: /KI-105/,
    leaves: {},
  },
  {
    name: 'two wishes',
    goal: 'search for clouds, open the first result, click Add to wishlist, search for mosses, open the first result, click Add to wishlist, go to the Wishlist, check that it says "A Field Guide to Mosses"',
    ends: 'done',
    says: /Mosses/,
    leaves: { wishes: ['a-field-guide-to-clouds', 'a-field-guide-to-mosses'] },
  },
  {
    name: 'change the quantity in the basket',
    goal: `- search for spinning top
- open the first result
- choose Sage
- add to basket
- go to the basket
- change the quantity to 3
- tell me the total`,
    ends: 'done',
    says: /42\.00/,
    leaves: { basket: ['3 Spinning Top Trio, Sage'] },
  },
  {
    name: 'take something out again',
    goal: 'search for towels, open the first result, choose Red, add it to the basket, search for Memory Game Forest, open the first result, choose Sage, add it to the basket, open the basket, remove Tea Towels Stripe, Pair, tell me the total',
    ends: 'done',
    says: /18\.00/,
    leaves: { basket: ['1 Memory Game Forest, Sage'] },
  },
  {
    name: 'a coupon',
    goal: 'Please search for soup, then open Sundays with Soup, then choose Paperback, then add it to the basket, then go to the basket, then type WELCOME10 into "Coupon code", then click Apply, and tell me the total.',
    ends: 'done',
    says: /18\.90/,
    leaves: { basket: ['1 Sundays with Soup, Paperback'], coupon: 'WELCOME10' },
  },
  {
    name: 'a coupon that does not exist',
    goal: 'search for kettle, open Kettle Brook 1.0 l, select Sage, add it to my basket, open my basket, enter the coupon code HELLO99, press Apply, tell me the error',
    ends: 'done',
    says: /There is no code “HELLO99”/,
    leaves: { basket: ['1 Kettle Brook 1.0 l, Sage'] },
  },
  {
    name: 'a message to the shop',
    goal: 'click Contact, enter Priya Rao as the name, enter priya@example.com as the e-mail, choose "A product" under "What is it about?", write "Does the lamp come with a bulb?" in the message, click Send message, tell me what it says',
    ends: 'done',
    says: /sent/,
    leaves: { messages: ['Priya Rao | priya@example.com | A product | Does the lamp come with a bulb?'] },
  },
  {
    name: 'an empty message, on purpose, then a good one',
    goal: 'Open the contact page. Click Send message. Wait for "Please check 4 things". Fill in the form: name = Bram, e-mail = bram@example.com, message = Please send me a paper catalogue. Select "Something else" in "What is it about?". Send the message.',
    ends: 'done',
    says: /Send the message/,
    leaves: { messages: ['Bram | bram@example.com | Something else | Please send me a paper catalogue'] },
  },
  {
    name: 'one letter a month',
    goal: 'dismiss the cookie banner, scroll to the bottom, type lena@example.com into the newsletter box, click Subscribe, tell me what it says now',
    ends: 'done',
    says: /Welcome, lena@example\.com/,
    leaves: { subscribers: ['lena@example.com'] },
  },
  {
    name: 'the piano in the reviews',
    goal: 'click Reviews, scroll down until you see "piano", click The Lighthouse Timetable, add it to the wishlist, tell me the price',
    ends: 'done',
    says: /18\.00/,
    leaves: { wishes: ['the-lighthouse-timetable'] },
  },
  {
    name: 'stars for a pan',
    goal: 'search for Cast Iron Pan Ember 24 cm, open the first result, open the tab Reviews, set "Your rating" to 4, tell me the price',
    ends: 'done',
    says: /54\.00/,
    leaves: { ratings: ['4 cast-iron-pan-ember-24-cm'] },
  },
  {
    name: 'the cheapest thing for the kitchen, from the table',
    goal: 'click Compare, choose Kitchen as the department, click Show, click Price, open the first product in the table, choose Sand, add it to the basket, go to the basket, tell me the total',
    ends: 'done',
    says: /12\.90/,
    leaves: { basket: ['1 Storage Jar "Larder" 1 l, Sand'] },
  },
  {
    name: 'a password',
    goal: 'click Sign in, enter ann@example.com as the e-mail, enter correct-horse as the password, click the Sign in button, open Account, tell me the heading',
    ends: 'asks',
    says: /Step 3 .* password field/,
    leaves: {},
  },
  {
    name: 'a taste, which nobody can read',
    goal: 'search for lamp, open the first result, choose whatever my grandmother would love, add it to the basket, tell me the total',
    ends: 'asks',
    says: /step 3 \("choose whatever my grandmother would love"\)/,
    leaves: {},
  },
  {
    name: 'a thought, which nobody can read',
    goal: `1. Open Departments
2. Click Chairs
3. Work out which of these goes best with an old green carpet
4. Add that one to the basket
5. Tell me the total`,
    ends: 'asks',
    says: /step 3: "Work out which/,
    leaves: {},
  },
  {
    name: 'two prices noted',
    goal: 'search for Desk Lamp Nova, open the first result, note the price, search for Floor Lamp Nova, open the first result, note the price, tell me my notes',
    ends: 'done',
    says: /39\.00[\s\S]*119\.00/,
    leaves: {},
  },
  {
    name: 'with slips of the keyboard',
    goal: 'serach for kettle, opne Kettle Brook 1.7 l, chose Black, add it to teh basket, go to the baskett, tell me the totel',
    ends: 'done',
    says: /59\.00/,
    leaves: { basket: ['1 Kettle Brook 1.7 l, Black'] },
  },
  {
    name: 'a colour forgotten, on purpose',
    goal: 'Go to the lamps category; open Clip Lamp Fjord; click Add to basket; read the error message; pick Red; click Add to basket; open the basket; tell me the total',
    ends: 'done',
    says: /Please choose a colour[\s\S]*24\.90/,
    leaves: { basket: ['1 Clip Lamp Fjord, Red'] },
  },
  ...ORDER_GOALS,
  ...EXTRACT_GOALS,
]
