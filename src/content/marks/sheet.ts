/**
 * The style of the marks. Rules of `:host` that are important in here win over everything that the page can say of the
 * host, its own important rules included. https://drafts.csswg.org/css-cascade-5/#cascade-context
 */
export const sheetText = `
:host {
  all: initial !important;
  display: block !important;
  position: fixed !important;
  inset: 0 !important;
  overflow: clip !important;
  pointer-events: none !important;
  z-index: 2147483647 !important;
  direction: ltr !important;
  contain: strict !important;
  forced-color-adjust: none !important;
  color-scheme: only light !important;
}
:host::before, :host::after, :host::backdrop { display: none !important; }
div { position: absolute; box-sizing: border-box; }
.plate { background: #24272c; color: #fff; font: 12px/1.4 sans-serif; padding: 2px 6px; overflow: hidden; }
.box { border: 2px solid var(--ink); outline: 1px solid #fff; box-shadow: 0 0 0 2px #0009, inset 0 0 0 1px #fffc; }
.line { background: var(--ink); outline: 1px solid #fff; height: 2px; transform-origin: 0 50%; }
.label {
  background: var(--ink);
  color: #fff;
  outline: 1px solid #fff;
  box-shadow: 0 0 0 2px #0009;
  font-family: ui-monospace, 'DejaVu Sans Mono', Consolas, Menlo, monospace;
  font-weight: 700;
  text-align: center;
  white-space: pre;
}
.box.partly, .line.partly { opacity: 0.6; }
.label.partly { opacity: 0.85; }
.box.partly { border-style: dashed; }
`

/** Grounds on which white letters have a contrast of at least 5 to 1; neighbours in the list look unlike. */
export const inks = ['#b5121b', '#1a5fb4', '#1e6b2a', '#813d9c', '#8a4600', '#00606a', '#8f2f63', '#3d4654'] as const
