// First step of `npm start` and `npm test`: sets up what is missing, then runs the TypeScript tool named as argument.
// Uses nothing but Node's own modules, for on a fresh clone there is nothing else. Speaks on stderr alone: with --json
// the standard output belongs to the tool.
import { pathToFileURL } from 'node:url'
import { findChromium, installChromium } from './setup/chromium.mjs'
import { checkNode } from './setup/node.mjs'
import { installPackages, packagesAreThere } from './setup/packages.mjs'
import { say } from './setup/say.mjs'

/** A sentence for the person, and nonzero. */
function giveUp(problem, wayOut) {
  say(`\n${problem}\n${wayOut}`)
  process.exit(1)
}

const [tool, ...args] = process.argv.slice(2).filter((word) => word !== '--no-browser')
if (!tool) giveUp('tools/setup.mjs needs the tool to run.', 'As in: node tools/setup.mjs tools/run.ts')

const tooOld = checkNode(process.versions.node)
if (tooOld) giveUp(tooOld, 'Install a newer one from https://nodejs.org and try again.')

if (!packagesAreThere()) {
  say('Installing the packages that package-lock.json names (about a minute) …')
  if (!installPackages()) giveUp('npm ci failed; its own words are above.', 'Mend what it names, then try again.')
}

// A question about usage needs no browser either.
if (!process.argv.includes('--no-browser') && !args.includes('--help')) {
  const chromium = findChromium() ?? (await installChromium())
  if (!chromium) {
    giveUp('No Chromium from version 148 on was found, and none could be installed.', 'Set CHROME_PATH to one.')
  }
  process.env.CHROME_PATH = chromium
}

const { register } = await import('tsx/esm/api')
register()
process.argv.splice(1, process.argv.length - 1, tool, ...args)
await import(pathToFileURL(tool).href)
