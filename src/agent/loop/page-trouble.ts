import type { PageTrouble } from '../ports.ts'

/** One sentence a trouble, with the way out. */
const sentences: Record<PageTrouble, (origin: string) => { sentence: string; wayOut: string }> = {
  'no-access': (origin) => ({
    sentence: `${origin || 'This page'} is not shared with the agent.`,
    wayOut: 'Share the site in the panel.',
  }),
  forbidden: (origin) =>
    origin === 'file'
      ? {
          sentence: 'The tab shows a file of this computer, and those are not read.',
          wayOut: 'Open it at a web address in the tab, then resume.',
        }
      : {
          sentence: `No extension may work on ${origin || 'this page'} (browser pages, the web store and other extensions are closed to all).`,
          wayOut: 'Open another page in the tab, then resume.',
        },
  crashed: () => ({ sentence: 'The page crashed.', wayOut: 'Reload the tab, then resume.' }),
  discarded: () => ({
    sentence: 'The browser put the tab to sleep to save memory.',
    wayOut: 'Click the tab to wake it, then resume.',
  }),
  closed: () => ({ sentence: 'The tab was closed.', wayOut: 'Start a new run in the tab you want.' }),
  blocked: () => ({
    sentence: 'The page does not answer: a dialog is open in it, or it is busy.',
    wayOut: 'Answer the dialog in the tab; the run goes on by itself. Or stop the run.',
  }),
  'error-page': (origin) => ({
    sentence: `The browser could not load ${origin || 'the page'}.`,
    wayOut: 'Check the address and the network, reload the tab, then resume.',
  }),
}

export function describeTrouble(trouble: PageTrouble, origin: string): { sentence: string; wayOut: string } {
  return sentences[trouble](origin)
}
