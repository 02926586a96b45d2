/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`)
}
