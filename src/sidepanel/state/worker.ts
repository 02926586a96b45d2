import { browser } from '../../platform/browser.ts'
import { asker } from '../../platform/message.ts'
import { panelLane } from '../../protocol/panel.ts'

/** Asks the worker; rejects with a MessageError. */
export const ask = asker('panel', panelLane, (message) => browser.runtime.sendMessage(message))
