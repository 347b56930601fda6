// Keys that are typed after a shortcut wait for its answer, and go to what the answer gives the focus: a palette, the field of a
// search. Without this file they go to what has the focus meanwhile.
import { on } from '../Document/dom.js'
import { newest } from '../Connection/socket.js'

/** How long keys wait at most, in milliseconds. */
const LONGEST_HOLD = 3000
/**
 * The event of the shortcut that has no answer yet.
 * @type {QueuedEvent | undefined}
 */
let awaited
/**
 * The newest event before the last key.
 * @type {QueuedEvent | undefined}
 */
let newestBefore
/**
 * The keys that wait.
 * @type {KeyboardEvent[]}
 */
const heldKeys = []

addEventListener('keydown', (event) => {
  newestBefore = newest()
  const { key, ctrlKey, altKey, metaKey, isComposing } = event
  if (!awaited || isComposing || ctrlKey || altKey || metaKey || !/^(.|Enter|Backspace|Escape|Arrow.*)$/u.test(key)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  heldKeys.push(event)
}, true)

// Comes after keys.js, which has sent what the key does.
on(['keydown'], (event) => {
  const entry = newest()
  if (!event.defaultPrevented || !entry?.socket || entry === newestBefore || !entry.node?.closest('[data-shortcut]')) return
  const { after } = awaited = entry
  const answered = () => typeHeld(entry)
  entry.after = () => {
    after?.()
    answered()
  }
  setTimeout(answered, LONGEST_HOLD)
})

/** @param {QueuedEvent} entry */
function typeHeld(entry) {
  if (awaited !== entry) return
  awaited = undefined
  // A key that waited may be a shortcut itself.
  while (heldKeys[0] && !awaited) typeKey(/** @type {KeyboardEvent} */ (heldKeys.shift()))
}

/**
 * Does what a key does, which browsers do for the user's own keys only.
 * @param {KeyboardEvent} event
 */
function typeKey({ key, code, shiftKey }) {
  const node = /** @type {PageElement} */ (document.activeElement)
  if (!node.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }))) return
  if (/^(Enter| )$/.test(key) && node.matches('button,summary,a')) return node.click()
  if (!node.matches('input,textarea')) return
  if (key === 'Backspace') document.execCommand('delete')
  else if (/^.$/u.test(key)) document.execCommand('insertText', false, key)
  else if (key === 'Enter' && node.matches('textarea')) document.execCommand('insertLineBreak')
}
