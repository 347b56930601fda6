// What fields hold: the server's value waits while the user is at it.
import { active, all, FIELD, setPlain } from './dom.js'
import { isPending, send, unsent } from './socket.js'

/**
 * Values of the server that wait.
 * @type {[node: PageElement, name: 'value' | 'checked' | 'selected' | 'open', value: string | null][]}
 */
let waiting = []
/**
 * The field of the composition that is under way, and what it held before.
 * @type {PageElement | null}
 */
let composing = null
/** @type {string} */
let before
/**
 * What fields held before the user began to type, since they got the focus or a value of the server.
 * @type {WeakMap<PageElement, string>}
 */
const beginnings = new WeakMap()

/**
 * Notes that the user is about to type.
 * @param {PageElement} node
 */
export const beginTyping = (node) => beginnings.has(node) || beginnings.set(node, node.value)

/**
 * Notes that the user left a field.
 * @param {PageElement} node
 */
export const endTyping = (node) => beginnings.delete(node)

/**
 * Whether undoing, or redoing, is a field's own: of what was typed there and is still there, or was undone there.
 * @type {(node: PageElement, isRedo: boolean) => boolean}
 */
export const hasTyping = (node, isRedo) => beginnings.has(node) && (isRedo || beginnings.get(node) !== node.value)

/** The fields that the user typed into. */
export const touched = new WeakSet()

/**
 * The node whose events say that the user changed this one.
 * @param {PageElement} node
 */
const owner = (node) => (node.matches('option,[type=radio]') && node.closest('select,fieldset')) || node

/**
 * Whether an event of a field, of any kind or of one, is without an answer.
 * @type {(node: PageElement, kind?: string) => boolean}
 */
export const isBusy = (node, kind) => isPending(owner(node), kind)

/**
 * What fields held when they were submitted, as long as that has no answer.
 * @type {WeakMap<PageElement, string[]>}
 */
const submissions = new WeakMap()

/**
 * Submits a field. What is typed into it from now on waits for the answer, and comes behind the value that the answer sets: a
 * list that one fills by Return gets one word after the other, however far away its server is.
 * @param {PageElement} node
 */
export function submit(node) {
  const held = submissions.get(node) ?? []
  submissions.set(node, held)
  held.push(node.value)
  send(node, 'submit').after = () => {
    const base = /** @type {string} */ (held.shift())
    const answer = waiting.find(([other, name]) => other === node && name === 'value')
    if (!answer) return
    /** @param {any} text */
    const rebased = (text) => text.startsWith(base) ? (answer[2] ?? '') + text.slice(base.length) : text
    waiting = waiting.filter((value) => value !== answer)
    for (const index of held.keys()) held[index] = rebased(held[index])
    for (const { event } of unsent(node, 'change')) event[3] = rebased(event[3])
    setValue(node, rebased(node.value))
  }
}

/** @param {PageElement} node */
export const isComposing = (node) => node === composing

/**
 * Begins a composition.
 * @param {PageElement} node
 */
export function compose(node) {
  composing = node
  before = node.value
}

/**
 * Ends a composition; true if it changed the field.
 * @param {PageElement} node
 */
export function endComposition(node) {
  composing = null
  return node.value !== before
}

/**
 * Sets a value unless the user changed it since, and waits for answers.
 * @type {(node: PageElement, name: 'value' | 'checked' | 'selected' | 'open', value: string | null) => unknown}
 */
export function setState(node, name, value) {
  const isOld = isBusy(node, 'change') && !(submissions.get(node)?.[0] != null && unsent(node, 'change')[0])
  waiting = waiting.filter(([other, key]) => other !== node || key !== name)
  if (!isOld) {
    if (isBusy(node) || node === composing) return waiting.push([node, name, value])
    if (name === 'value') setValue(node, value ?? '')
    else /** @type {any} */ (node)[name] = value !== null
  }
  if (node.matches('input')) setPlain(node, name, value)
}

/** Sets the values that waited. */
export function release() {
  const values = waiting
  waiting = []
  for (const value of values) setState(...value)
}

/**
 * Sets a value; the caret stays where it is between the characters that stay.
 * @type {(node: PageElement, value: string) => void}
 */
function setValue(node, value) {
  const old = node.value
  if (old !== value) {
    const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = node
    node.value = value
    beginnings.delete(node)
    if (start != null && node === active()) {
      const most = Math.min(old.length, value.length)
      let head = 0, tail = 0
      while (head < most && old[head] === value[head]) head++
      while (tail < most - head && old.at(-1 - tail) === value.at(-1 - tail)) tail++
      /** @param {any} at */
      const place = (at) => at <= head ? at : at >= old.length - tail ? at + value.length - old.length
        : Math.min(at, value.length - tail)
      node.setSelectionRange(place(start), place(end), /** @type {any} */ (direction))
    }
  }
  paint(node)
}

/**
 * Says how far a slider is, for the style.
 * @param {PageElement} node
 */
export function paint(node) {
  if (node.type !== 'range') return
  const { min, max, value } = /** @type {any} */ (node)
  node.style.setProperty('--fraction', max > +min ? /** @type {any} */ ((value - min) / (max - min)) : 0)
}

/** @param {PageElement} field */
export const nameOf = (field) => field.closest('[id]').id

/**
 * What a field is called: the same in the next document, where numbers of elements may differ.
 * @param {PageElement} field
 */
export const labelOf = (field) =>
  [field.closest('[data-testid]')?.dataset.testid, field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.placeholder] + ''

/** @type {(name: string, node?: any) => PageElement} */
export function fieldNamed(name, node = document) {
  const found = node.id === name ? node : node.querySelector('#' + name)
  return found?.matches(FIELD) ? found : found?.querySelector(FIELD)
}

/**
 * The fields that the user is at.
 * @param {PageElement} node
 */
export const inUse = (node) => [node, ...all(FIELD, node)].filter((field) =>
  field.matches(FIELD) && (field === active() || isBusy(field)))
