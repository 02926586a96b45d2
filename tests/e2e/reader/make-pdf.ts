const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')

/** Lines of a page as a content stream, the first 60 points below the top. */
const stream = (lines: string[]) =>
  lines.map((line, at) => `BT /F1 12 Tf 50 ${732 - at * 16} Td (${escaped(line)}) Tj ET`).join('\n')

/** A PDF of pages of lines in Helvetica. `locked` asks for a password, with a key that fits none. */
export function makePdf(pages: string[][], { locked = false, title = '' } = {}): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((lines, index) => {
      const content = stream(lines)
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ]
    }),
    `<</Title(${escaped(title)})>>`,
  ]
  const key = '00'.repeat(32)
  if (locked) objects.push(`<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>`)
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = file.length
  const info = objects.length - (locked ? 1 : 0)
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  file += places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const lock = locked ? `/Encrypt ${objects.length} 0 R/ID[<${key}><${key}>]` : ''
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info ${info} 0 R${lock}>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
