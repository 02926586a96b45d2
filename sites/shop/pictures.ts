import { COLOURS } from './data/goods.ts'
import { Html, html } from './html.ts'
import type { Product } from './types.ts'

type Draw = (main: string, dark: string, product: Product) => readonly string[]

const line = (d: string, colour: string, width = 5): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"
    stroke-linejoin="round"/>`
const area = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`
const disc = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`
const box = (x: number, y: number, w: number, h: number, colour: string, r = 4): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}"/>`

const glow = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffd98a" opacity=".45"/>`

/** The first word that occurs in the name decides what is drawn. */
const DRAWINGS: readonly (readonly [RegExp, Draw])[] = [
  [/Floor Lamp/, (m, d) => [glow(80, 62, 34), line('M80 60V150M58 152h44', d), area('M58 62l10-32h24l10 32z', m)]],
  [
    /Pendant/,
    (m, d) => [
      glow(80, 96, 46),
      line('M80 8v48', d, 3),
      disc(80, 88, 34, m),
      line('M48 80q32 14 64 0M50 100q30 12 60 0', d, 1.5),
    ],
  ],
  [
    /Pebble/,
    (m, d) => [glow(80, 96, 50), `<ellipse cx="80" cy="98" rx="42" ry="32" fill="${m}"/>`, line('M60 136h40', d)],
  ],
  [
    /Lantern/,
    (m, d) => [
      glow(80, 92, 40),
      line('M62 52q18-32 36 0', d, 4),
      box(54, 52, 52, 80, m),
      box(64, 64, 32, 56, '#ffe3a6'),
    ],
  ],
  [
    /Wall Lamp/,
    (m, d) => [glow(92, 86, 34), box(36, 56, 12, 58, d), line('M48 84h34', d), area('M76 92l10-34h22l10 34z', m)],
  ],
  [
    /Lamp/,
    (m, d) => [
      glow(112, 84, 30),
      line('M58 146L46 88l48-40', d),
      box(38, 142, 50, 9, d),
      area('M84 58l18-22 32 34-34 12z', m),
    ],
  ],
  [
    /Office/,
    (m, d) => [
      box(54, 26, 52, 54, m, 12),
      box(48, 86, 64, 16, m, 8),
      line('M80 102v24M56 144l24-18 24 18M80 126v20', d),
    ],
  ],
  [
    /Armchair|Lounge/,
    (m, d) => [
      box(46, 40, 68, 60, m, 18),
      box(32, 74, 22, 50, d, 10),
      box(106, 74, 22, 50, d, 10),
      box(50, 92, 60, 30, m, 8),
      line('M48 126v18M112 126v18', d),
    ],
  ],
  [/Stool/, (m, d) => [box(50, 48, 60, 12, m, 6), line('M60 60L48 148M100 60l12 88M54 108h52', d)]],
  [
    /Rocking/,
    (m, d) => [
      line('M56 96L44 30M62 100l48 2M60 100v40M106 102v36M36 138q44 24 88 0', d),
      area('M44 34l18-4 14 58-20 4z', m),
      box(56, 90, 56, 12, m),
    ],
  ],
  [/Chair/, (m, d) => [line('M54 24v122M106 90v56M54 96h52', d), box(56, 28, 42, 40, m, 8), box(50, 84, 62, 13, m, 6)]],
  [
    /Kettle/,
    (m, d) => [
      area('M52 140l8-70q20-22 40 0l8 70z', m),
      line('M108 84q26-2 22 30M60 66q20-44 40 0', d),
      disc(80, 54, 5, d),
      area('M56 92l-24-20 6-4 22 10z', m),
    ],
  ],
  [
    /Pour-over/,
    (m, d) => [area('M46 40h68l-24 40H70z', m), area('M54 88h52l10 50q-36 16-72 0z', d), line('M44 40h72', d)],
  ],
  [
    /Knife/,
    (m, d) => [
      area('M26 66h78v26q-50 4-78-26z', '#b9bec4'),
      box(104, 64, 42, 15, m, 7),
      disc(116, 71, 2, d),
      disc(132, 71, 2, d),
    ],
  ],
  [/Board/, (m, d) => [box(46, 44, 68, 100, m, 12), box(70, 16, 20, 34, m, 8), disc(80, 28, 5, d)]],
  [/Pan/, (m, d) => [disc(66, 84, 42, d), disc(66, 84, 34, m), line('M106 70l42-22', d, 10)]],
  [/Bowl/, (m, d) => [area('M22 70h116q-8 62-58 62T22 70z', m), area('M44 52h72l-2 12H46z', d)]],
  [
    /Mills/,
    (m, d) => [
      area('M44 144l6-62q-8-22 10-26 18 4 10 26l6 62z', m),
      area('M88 144l6-62q-8-22 10-26 18 4 10 26l6 62z', d),
      disc(60, 46, 7, m),
      disc(104, 46, 7, d),
    ],
  ],
  [/Jar/, (m, d) => [box(48, 46, 64, 98, m, 14), box(54, 26, 52, 18, d), box(60, 80, 40, 26, '#f6f1e6')]],
  [/Towels/, (m) => [box(44, 26, 72, 118, '#f3ede2', 3), ...[40, 58, 110, 128].map((y) => box(44, y, 72, 7, m, 0))]],
  [
    /Train/,
    (m, d) => [
      box(22, 72, 60, 42, m),
      box(28, 44, 30, 32, d),
      box(66, 52, 10, 22, d),
      box(92, 80, 46, 34, d),
      ...[36, 68, 104, 126].map((x) => disc(x, 120, 11, m)),
    ],
  ],
  [
    /Blocks/,
    (m, d) => [
      box(34, 96, 44, 44, m),
      box(82, 96, 44, 44, d),
      box(58, 50, 44, 44, '#c9b48d'),
      area('M58 46l22-28 22 28z', m),
    ],
  ],
  [
    /Bear/,
    (m, d) => [
      disc(54, 42, 14, m),
      disc(106, 42, 14, m),
      disc(80, 60, 32, m),
      `<ellipse cx="80" cy="118" rx="38" ry="34" fill="${m}"/>`,
      disc(70, 54, 4, d),
      disc(90, 54, 4, d),
      disc(80, 70, 10, '#f3e6cf'),
      disc(80, 66, 3, d),
    ],
  ],
  [
    /Puzzle/,
    (m, d) => [
      box(26, 30, 108, 100, m),
      area('M70 122l4-70h12l4 70z', '#f3ede2'),
      box(72, 42, 16, 10, d),
      line('M26 80q14-14 27 0t27 0 27 0 27 0M80 30q-12 12 0 25t0 25 0 25 0 25', '#ffffff55', 2),
    ],
  ],
  [
    /Kite/,
    (m, d) => [
      area('M84 14l34 46-34 52-34-52z', m),
      area('M84 14v98l-34-52z', d),
      line('M84 112q-26 14-6 24t-8 20', d, 2),
    ],
  ],
  [
    /Marble/,
    (m, d) => [
      line('M30 40l86 20M130 76L40 96M30 112l90 20', m, 9),
      line('M36 40v108M124 60v88', d),
      disc(64, 36, 9, '#4d7396'),
      disc(92, 74, 9, '#b6453f'),
    ],
  ],
  [/Top/, (m, d) => [area('M36 70h88q-14 34-44 66-30-32-44-66z', m), line('M80 40v30', d, 7), line('M44 86h72', d, 4)]],
  [/Memory/, (m, d) => [0, 1, 2, 3].map((i) => box(36 + (i % 2) * 48, 30 + (i >> 1) * 56, 40, 48, i % 3 ? m : d))],
]

const COVERS = ['#4f6d5a', '#8c4f3d', '#3f5673', '#7a6a3c', '#5d4a6b', '#2f6a6f']

const cover: Draw = (_main, _dark, { name, sku }) => {
  const colour = COVERS[Number(sku.slice(-2)) % COVERS.length] ?? '#4f6d5a'
  const title = name.replace(/^(The|A) /, '').split(/[ :,]/)
  const words = title.filter((word) => word.length > 3).slice(0, 2)
  const text = words.map((word, i) => `<text x="84" y="${66 + i * 17}">${word}</text>`).join('')
  return [
    box(42, 20, 80, 122, colour),
    box(42, 20, 9, 122, '#00000033'),
    line('M62 46h44M62 100h44', '#ffffff88', 1.5),
    `<g fill="#fff" font-family="Georgia,serif" font-size="13" text-anchor="middle">${text}</g>`,
  ]
}

const mix = (hex: string, to: number, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * (1 - share) + to * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

/** A drawing of a product in its first colour; decoration, so it has no name. */
export const picture = (product: Product): Html => {
  const colours = product.options.find(({ name }) => name === 'Colour')?.values ?? []
  const main = COLOURS[colours[0] ?? ''] ?? '#7f9b80'
  const draw = DRAWINGS.find(([words]) => words.test(product.name))?.[1]
  const drawn = (product.category === 'books' ? cover : (draw ?? cover))(main, mix(main, 0, 0.45), product)
  return html`<svg class="picture" viewBox="0 0 160 160" aria-hidden="true" focusable="false">
    <rect width="160" height="160" fill="${mix(main, 255, 0.82)}"/>${new Html(drawn.join(''))}</svg>`
}
