/** name | brand | euros | stock | rating | reviews | options | what it is */
export const GOODS: Readonly<Record<string, string>> = {
  lamps: `
Desk Lamp Nova | Lumo | 39 | 24 | 4.6 | 128 | Colour: Brass, Black, White | A slim arm, a warm light, one knob.
Desk Lamp Nova Mini | Lumo | 29 | 40 | 4.4 | 76 | Colour: Brass, Black, Sage | The Nova for a narrow shelf.
Desk Lamp Nova Pro | Lumo | 64 | 0 | 4.8 | 51 | Colour: Black, White | The Nova with a dimmer and a clamp.
Floor Lamp Nova | Lumo | 119 | 9 | 4.5 | 64 | Colour: Brass, Black | The Nova that stands beside a sofa.
Wall Lamp Nova | Lumo | 54.50 | 15 | 4.1 | 22 | Colour: Brass, White | The Nova that needs two screws.
Pendant Lamp Orbit | Halden | 89 | 12 | 4.7 | 93 | Colour: White, Sage, Clay | A sphere of paper over the table.
Pendant Lamp Orbit Large | Halden | 129 | 3 | 4.7 | 41 | Colour: White, Clay | The same sphere, 60 cm across.
Table Lamp Pebble | Halden | 45 | 31 | 4.3 | 57 | Colour: Clay, Sand, Blue | A round stone that glows.
Table Lamp Pebble, Set of 2 | Halden | 82 | 11 | 4.2 | 19 | Colour: Clay, Sand | Two stones for two bedsides.
Clip Lamp Fjord | Nordlys | 24.90 | 60 | 3.9 | 88 | Colour: Black, Red, Blue | Holds on to whatever you read at.
Reading Lamp Heron | Nordlys | 72 | 18 | 4.5 | 35 | Colour: Black, Brass | A long neck that stays where you put it.
Reading Lamp Heron, Rechargeable | Nordlys | 98 | 7 | 4.0 | 12 | Colour: Black | The Heron without a cable.
Lantern Dusk | Nordlys | 34 | 0 | 4.4 | 27 | Colour: Black, Sage | For the last hour in the garden.`,
  chairs: `
Chair Alder | Halden | 149 | 20 | 4.6 | 84 | Colour: Oak, Black | Solid wood, four legs, no tricks.
Armchair Alder | Halden | 329 | 5 | 4.8 | 39 | Colour: Oak, Sage, Clay | Alder with arms and a wool seat.
Bar Stool Alder | Halden | 169 | 14 | 4.2 | 26 | Colour: Oak, Black; Size: 65 cm, 75 cm | Alder for the counter.
Dining Chair Linden | Moss & Co | 119 | 36 | 4.4 | 97 | Colour: Oak, White, Blue | Stacks four high.
Dining Chair Linden with Armrests | Moss & Co | 139 | 22 | 4.3 | 31 | Colour: Oak, White | For long suppers.
Folding Chair Tilt | Moss & Co | 39.90 | 75 | 4.0 | 143 | Colour: Red, Blue, White | Thin enough for the cupboard.
Folding Chair Tilt XL | Moss & Co | 49.90 | 48 | 3.8 | 61 | Colour: Red, Blue | Wider, and a little deeper.
Office Chair Mesa | Kontor | 219 | 17 | 4.3 | 112 | Colour: Black, Sand; Size: Regular, Tall | Six knobs, all useful.
Office Chair Mesa Mesh | Kontor | 249 | 0 | 4.5 | 58 | Colour: Black; Size: Regular, Tall | The Mesa with an airy back.
Lounge Chair Cove | Kontor | 399 | 4 | 4.9 | 23 | Colour: Clay, Blue, Sage | You will not get up again.
Rocking Chair Wren | Halden | 279 | 6 | 4.7 | 45 | Colour: Oak, Black | Quiet on wood, quieter on carpet.
Step Stool Peg | Moss & Co | 44 | 33 | 4.6 | 70 | Colour: Oak, White, Red | Two steps and a handle.`,
  kitchen: `
Kettle Brook 1.0 l | Brook | 49 | 28 | 4.5 | 134 | Colour: White, Black, Sage | Boils four cups, sings one note.
Kettle Brook 1.7 l | Brook | 59 | 19 | 4.4 | 92 | Colour: White, Black | Boils seven cups, sings the same note.
Pour-over Set Morn | Brook | 36 | 41 | 4.7 | 66 | Colour: White, Clay | Cone, jug and forty filters.
Chef's Knife Kite 16 cm | Kite | 58 | 25 | 4.6 | 48 | Colour: Oak, Black | For small hands and small onions.
Chef's Knife Kite 20 cm | Kite | 68 | 30 | 4.8 | 155 | Colour: Oak, Black | The one you will reach for.
Bread Board Ash | Kite | 32 | 0 | 4.3 | 29 | Colour: Oak; Size: Small, Large | With a groove for the crumbs.
Cast Iron Pan Ember 24 cm | Ember | 54 | 37 | 4.7 | 201 | Colour: Black, Red | Gets better every year.
Cast Iron Pan Ember 28 cm | Ember | 66 | 21 | 4.7 | 176 | Colour: Black, Red | Gets heavier, too.
Mixing Bowls Ember, Set of 3 | Ember | 42 | 52 | 4.2 | 38 | Colour: White, Sage, Blue | One lid fits all three.
Salt & Pepper Mills Duo | Kite | 48.50 | 16 | 4.1 | 44 | Colour: Oak, Black, White | They never run out together.
Storage Jar "Larder" 1 l | Brook | 12.90 | 90 | 4.4 | 83 | Colour: White, Sand | Airtight, with a chalk label.
Tea Towels Stripe, Pair | Ember | 16 | 110 | 4.5 | 59 | Colour: Red, Blue, Sage | Linen that dries.`,
  toys: `
Wooden Train Pine | Pinewood | 34 | 29 | 4.8 | 118 | Colour: Red, Blue, Oak | An engine, two coaches, no batteries.
Wooden Train Pine, Freight | Pinewood | 38 | 12 | 4.6 | 42 | Colour: Red, Oak | An engine, three wagons, six logs.
Building Blocks 50 | Pinewood | 27 | 64 | 4.5 | 87 | Colour: Oak, Red | Fifty blocks in a cotton bag.
Building Blocks 100 | Pinewood | 45 | 38 | 4.7 | 121 | Colour: Oak, Red | A hundred blocks in a bigger bag.
Plush Bear Bruno | Bruno | 32 | 26 | 4.9 | 164 | Colour: Sand, Clay | 40 cm, hugs back.
Plush Bear Bruno Small | Bruno | 19.90 | 45 | 4.8 | 99 | Colour: Sand, Clay, Blue | 22 cm, fits in a coat pocket.
Puzzle Lighthouse 500 Pieces | Tidal | 17.50 | 33 | 4.4 | 52 | Colour: Blue | A wet evening.
Puzzle Lighthouse 1000 Pieces | Tidal | 22.50 | 18 | 4.6 | 71 | Colour: Blue | A wet week.
Kite Swift | Tidal | 29 | 0 | 4.2 | 36 | Colour: Red, Blue | Flies in the wind you have.
Marble Run Cascade | Pinewood | 59 | 10 | 4.7 | 63 | Colour: Oak | Sixty parts, nineteen ways down.
Spinning Top Trio | Tidal | 14 | 71 | 4.3 | 28 | Colour: Red, Blue, Sage | Three tops, one champion.
Memory Game Forest | Bruno | 18 | 47 | 4.5 | 40 | Colour: Sage | Seventy-two cards, thirty-six animals.`,
  books: `
The Quiet Garden | Moss Press | 24 | 34 | 4.7 | 89 | Format: Hardcover, Paperback, Audiobook | Doing less, growing more.
The Quiet Garden: Workbook | Moss Press | 14.50 | 50 | 4.1 | 17 | Format: Paperback | Twelve months to fill in.
Night Trains of Europe | Halt Books | 29 | 22 | 4.6 | 73 | Format: Hardcover, Paperback | Forty lines and where to sit.
A Field Guide to Clouds | Halt Books | 19 | 58 | 4.8 | 132 | Format: Hardcover, Paperback | Ten kinds, and how to wait.
A Field Guide to Mosses | Halt Books | 19 | 0 | 4.5 | 46 | Format: Hardcover, Paperback | Look down.
Bread in Five Days | Crumb | 22 | 27 | 4.4 | 104 | Format: Hardcover, Paperback | One dough, started on Monday.
Bread in Five Days, 2nd Edition | Crumb | 26 | 31 | 4.6 | 33 | Format: Hardcover | Now with rye.
Sundays with Soup | Crumb | 21 | 44 | 4.3 | 55 | Format: Hardcover, Paperback | Fifty-two pots.
Letters from Tromsø | Moss Press | 16.90 | 39 | 4.5 | 61 | Format: Paperback, Audiobook | A winter in envelopes.
The Small Workshop | Halt Books | 27.50 | 13 | 4.7 | 37 | Format: Hardcover | What fits on four square metres.
Under the Linden Tree | Moss Press | 12.90 | 65 | 3.9 | 142 | Format: Paperback, Audiobook | A novel about neighbours.
The Lighthouse Timetable | Moss Press | 18 | 20 | 4.2 | 24 | Format: Hardcover, Paperback | A slow mystery.`,
}

export const TITLES: Readonly<Record<string, string>> = {
  lamps: 'Lamps',
  chairs: 'Chairs',
  kitchen: 'Kitchen',
  toys: 'Toys',
  books: 'Books',
}

export const COLOURS: Readonly<Record<string, string>> = {
  Brass: '#b8893b',
  Black: '#3a3a3d',
  White: '#e9e4da',
  Sage: '#7f9b80',
  Clay: '#b9694a',
  Sand: '#d3b98e',
  Blue: '#4d7396',
  Red: '#b6453f',
  Oak: '#b08658',
}
