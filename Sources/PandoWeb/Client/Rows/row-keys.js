// Keys of the row that has the focus, or of a control in it: Delete deletes it, Alt and an arrow move it, and letters lead to a
// row that begins with them. Arrows in rows with rows in them are in tree-keys.js.
import { all, nearest, on } from '../Document/dom.js'

/** How long letters belong to one word, in milliseconds. */
const WORD = 800
/** What was typed, when its last letter was, and when it ends. */
let typed = '', typedAt = 0

/** @param {PageElement} target */
const isFieldOrTool = (target) => target.matches('input:not(.switch),textarea,select,[contenteditable]') || target.closest('.row-edits,.swipe,.menu-items,dialog .menu')

/**
 * Whether Tab or an arrow could stop at a node.
 * @param {PageElement} node
 */
const isStop = (node) => node.tabIndex >= 0 && !node.disabled && node.checkVisibility() && !node.closest('.row-edits,.swipe,.menu-items')

/**
 * The node of a row that gets the focus.
 * @param {PageElement} row
 */
const stopIn = (row) => [row, ...all('a[href],button,input,summary,[tabindex]', row)].find(isStop)

/** @param {PageElement} row */
const beginningOf = (row) => (row.querySelector(':scope>.row-content,:scope>td') ?? row).textContent?.trim().toLowerCase() ?? ''

/**
 * Moves the focus to the next row that begins with what was typed.
 * @type {(list: PageElement, row: PageElement | null, letter: string) => boolean}
 */
function typeAhead(list, row, letter) {
  const now = Date.now()
  typed = now - typedAt > WORD ? letter : typed + letter
  typedAt = now
  // The same letter again leads to the next row that begins with it.
  const words = [...typed].every((other) => other === typed[0]) ? typed[0] : typed
  const rows = all('.row,tbody>tr:not(.gap)', list), at = row ? rows.indexOf(row) : -1, first = words.length > 1 ? Math.max(at, 0) : at + 1
  for (const other of [...rows.slice(first), ...rows.slice(0, first)]) {
    const stop = beginningOf(other).startsWith(words) && stopIn(other)
    if (stop) return stop.focus(), true
  }
  return false
}

on(['keydown'], (event) => {
  const { key, target, ctrlKey, altKey, metaKey, shiftKey, isComposing, defaultPrevented } = event
  const list = target.closest?.('.list,.table:not(.calendar)')
  if (!list || isComposing || defaultPrevented || ctrlKey || metaKey || isFieldOrTool(target) || nearest(target, 'key')) return
  const row = /** @type {PageElement | null} */ (target.closest('.row,tbody>tr'))
  /** @type {(name: string) => PageElement | null | undefined} */
  const tool = (name) => row?.querySelector(`:scope>.row-edits>[data-action=${name}]`)
  const isAway = key === 'Delete' || key === 'Backspace', moves = { ArrowUp: 'moveUp', ArrowDown: 'moveDown' }[key]
  const button = isAway && !altKey && !shiftKey ? tool('delete') : altKey && !shiftKey && moves ? tool(moves) : null
  if (button) button.click()
  // Letters in a dialog with a field are for the field (focus-keys.js).
  else if (altKey || !/^[^\s]$/u.test(key) || target.closest('[aria-modal=true]')?.querySelector('input:not([type=checkbox],[type=radio]),textarea') || !typeAhead(list, row, key.toLowerCase())) return
  event.preventDefault()
})
