import type { Goal } from './goal.ts'
import { daysAhead, iso, long } from './left.ts'

const soon = daysAhead(4)
const later = daysAhead(9)
const nextMonth = daysAhead(33)

/** Goals that go as far as the checkout. */
export const ORDER_GOALS: readonly Goal[] = [
  {
    name: 'a whole order, express',
    goal: `search for "Plush Bear Bruno Small", open the first result, choose Blue, add it to the basket, go to the basket, click "Go to checkout", fill in the e-mail ann.marsh@example.com, the full name Ann Marsh, the street Mill Lane 4, the postcode 10115 and the town Berlin, choose Germany as the country, click "Continue to delivery", set the delivery date to ${iso(soon)}, choose Express, click "Pay on invoice", accept the terms, place the order, tell me the order number`,
    ends: 'done',
    says: /LL-\d+/,
    leaves: {
      orders: [
        `1 Plush Bear Bruno Small, Blue | Ann Marsh, Mill Lane 4, 10115 Berlin, DE | ann.marsh@example.com | ${iso(soon)} | express | no note | invoice | no code | no newsletter | 3280`,
      ],
    },
  },
  {
    name: 'a gift, picked up, with the newsletter',
    goal: `1. Search for Puzzle Lighthouse 500 Pieces
2. Open the first result
3. Choose Blue and add it to the basket
4. Go to the basket and click Go to checkout
5. E-mail: jonas@example.com, Full name: Jonas Krogh, Street and number: Havnegade 7, Postcode: 1058, Town or city: Copenhagen
6. Country: Denmark
7. Tick "Send me the newsletter"
8. Click Continue to delivery
9. Pick ${long(later)} as the delivery date
10. Choose Pick up
11. Tick "This is a gift, add a note"
12. Write "Happy birthday, Olu!" into Gift note
13. Pay on invoice
14. Accept the terms
15. Place order`,
    ends: 'done',
    says: /./,
    leaves: {
      orders: [
        `1 Puzzle Lighthouse 500 Pieces, Blue | Jonas Krogh, Havnegade 7, 1058 Copenhagen, DK | jonas@example.com | ${iso(later)} | pickup | Happy birthday, Olu! | invoice | no code | newsletter | 1750`,
      ],
    },
  },
  {
    name: 'an order with a code, next month',
    goal: `search for Floor Lamp Nova then open the first result then choose Black then add it to the basket then go to the basket then enter WELCOME10 as the coupon code then click Apply then go to checkout then enter "mei@example.com" as e-mail, "Mei Tan" as full name, "Rue des Lilas 12" as street and number, "75020" as postcode, "Paris" as town or city then select France in Country then click Continue to delivery then set Delivery date to ${long(nextMonth)} then choose Standard then click Pay on invoice then tick the terms then click Place order then tell me the total`,
    ends: 'done',
    says: /107\.10/,
    leaves: {
      orders: [
        `1 Floor Lamp Nova, Black | Mei Tan, Rue des Lilas 12, 75020 Paris, FR | mei@example.com | ${iso(nextMonth)} | standard | no note | invoice | WELCOME10 | no newsletter | 10710`,
      ],
    },
  },
  {
    name: 'an empty address, on purpose',
    goal: 'search for towels, open the first result, choose Blue, add to basket, open the basket, click Go to checkout, click Continue to delivery, tell me the error',
    ends: 'done',
    says: /Please check 6 things/,
    leaves: { basket: ['1 Tea Towels Stripe, Pair, Blue'] },
  },
  {
    name: 'a card',
    goal: `search for Letters from Tromsø, open it, choose Paperback, add to basket, go to basket, go to checkout, enter e-mail olu@example.com, full name Olu Ade, street and number High Street 1, postcode 00100, town Helsinki, choose the country Finland, continue to delivery, choose the date ${iso(soon)}, choose Standard, type 4242 4242 4242 4242 into Card number, type 12/30 into Expiry, type 123 into Security code, click Pay by card, accept the terms, place the order`,
    ends: 'asks',
    says: /step 8 \("choose the country Finland"\)/,
    leaves: { basket: ['1 Letters from Tromsø, Paperback'] },
  },
  {
    name: 'a whole order, one field a step',
    goal: `search for "Plush Bear Bruno Small", open the first result, choose Blue, add it to the basket, go to the basket, click "Go to checkout", enter ann.marsh@example.com in E-mail, enter Ann Marsh in Full name, enter Mill Lane 4 in Street and number, enter 10115 in Postcode, enter Berlin in Town or city, choose Germany as the country, click "Continue to delivery", set the delivery date to ${iso(soon)}, choose Express, click "Pay on invoice", accept the terms, place the order, tell me the order number`,
    ends: 'done',
    says: /LL-\d+/,
    leaves: {
      orders: [
        `1 Plush Bear Bruno Small, Blue | Ann Marsh, Mill Lane 4, 10115 Berlin, DE | ann.marsh@example.com | ${iso(soon)} | express | no note | invoice | no code | no newsletter | 3280`,
      ],
    },
  },
  {
    name: 'a gift, one field a line',
    goal: `1. Search for Puzzle Lighthouse 500 Pieces
2. Open the first result
3. Choose Blue
4. Add to basket
5. Go to the basket
6. Go to checkout
7. Enter jonas@example.com in E-mail
8. Enter Jonas Krogh in Full name
9. Enter Havnegade 7 in Street and number
10. Enter 1058 in Postcode
11. Enter Copenhagen in Town or city
12. Choose Denmark as the country
13. Continue to delivery
14. Pick ${long(later)} as the delivery date
15. Choose Pick up
16. Tick "This is a gift, add a note"
17. Write "Happy birthday, Olu!" into Gift note
18. Pay on invoice
19. Accept the terms
20. Place order`,
    ends: 'done',
    says: /./,
    leaves: {
      orders: [
        `1 Puzzle Lighthouse 500 Pieces, Blue | Jonas Krogh, Havnegade 7, 1058 Copenhagen, DK | jonas@example.com | ${iso(later)} | pickup | Happy birthday, Olu! | invoice | no code | no newsletter | 1750`,
      ],
    },
  },
  {
    name: 'a code and next month, one field a step',
    goal: `search for Floor Lamp Nova then open the first result then choose Black then add it to the basket then go to the basket then enter WELCOME10 as the coupon code then click Apply then go to checkout then enter "mei@example.com" as e-mail then enter "Mei Tan" as full name then enter "Rue des Lilas 12" as street and number then enter "75020" as postcode then enter "Paris" as town or city then select France in Country then click Continue to delivery then set Delivery date to ${long(nextMonth)} then choose Standard then click Pay on invoice then tick the terms then click Place order then tell me the total`,
    ends: 'done',
    says: /107\.10/,
    leaves: {
      orders: [
        `1 Floor Lamp Nova, Black | Mei Tan, Rue des Lilas 12, 75020 Paris, FR | mei@example.com | ${iso(nextMonth)} | standard | no note | invoice | WELCOME10 | no newsletter | 10710`,
      ],
    },
  },
  {
    name: 'a card, one field a step',
    goal: `search for Letters from Tromsø, open it, choose Paperback, add to basket, go to basket, go to checkout, enter olu@example.com as e-mail, enter Olu Ade as full name, enter High Street 1 as street and number, enter 00100 as postcode, enter Helsinki as town or city, choose Finland as country, continue to delivery, choose Standard, type 4242 4242 4242 4242 into Card number, type 12/30 into Expiry, type 123 into Security code, click Pay by card, accept the terms, place the order`,
    ends: 'asks',
    says: /Step 15 .* card field/,
    leaves: { basket: ['1 Letters from Tromsø, Paperback'] },
  },
]
