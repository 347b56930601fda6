// The values of fields. A value of the server waits while the user edits the field.
import { active, all, FIELD, setPlain } from '../Document/dom.js'
import { isPending, send, unsent } from '../Connection/socket.js'

/**
 * Values of the server that wait until the user's events are answered.
 * @type {[node: PageElement, name: 'value' | 'checked' | 'selected' | 'open', value: string | null][]}
 */
let waiting = []
/**
 * The field in which an input method composes text, and its value before.
 * @type {PageElement | null}
 */
let composing = null
/** @type {string} */
let before
/**
 * The values of fields before the user typed, from the time when the field got the focus or a value of the server.
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
 * Whether the field undoes or redoes by itself, instead of the page's history. Undoing is the field's while typed text is in
 * it, redoing once the user has typed there.
 * @type {(node: PageElement, isRedo: boolean) => boolean}
 */
export const hasTyping = (node, isRedo) => beginnings.has(node) && (isRedo || beginnings.get(node) !== node.value)

/** The fields that the user typed into. */
export const touched = new WeakSet()

/**
 * The node that sends the events of this one: the select of an option, the group of a radio button.
 * @param {PageElement} node
 */
const owner = (node) => (node.matches('option,[type=radio]') && node.closest('select,fieldset')) || node

/**
 * Whether an event of a field has no answer yet, of a given kind or of any.
 * @type {(node: PageElement, kind?: string) => boolean}
 */
export const isBusy = (node, kind) => isPending(owner(node), kind)

/**
 * The values with which fields were submitted, until the answer.
 * @type {WeakMap<PageElement, string[]>}
 */
const submissions = new WeakMap()

/**
 * Submits a field. Text that is typed before the answer is kept, and is appended to the value that the answer sets. So a
 * list can be filled by typing and Return, however slow the network is.
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
 * Sets a value of the server. The value is dropped if the user has changed the field since, and waits while events of the
 * field have no answer.
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

/** Whether values of the server wait. */
export const isWaiting = () => !!waiting[0]

/** Sets the values that waited. */
export function release() {
  const values = waiting
  waiting = []
  for (const value of values) setState(...value)
}

/**
 * Sets a value. The caret keeps its place between characters that both values have.
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
      const place = (at) => at >= old.length - tail ? at + value.length - old.length : at <= head ? at
        : Math.min(at, value.length - tail)
      node.setSelectionRange(place(start), place(end), /** @type {any} */ (direction))
    }
  }
  paint(node)
}

/**
 * Gives the style sheet the place of a slider, as a fraction.
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
 * The label by which a field is found in the next document, where elements may have other numbers.
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
 * The fields in a node, or the node itself, that have the focus or an event without an answer.
 * @param {PageElement} node
 */
export const inUse = (node) => [node, ...all(FIELD, node)].filter((field) =>
  field.matches(FIELD) && (field === active() || isBusy(field)))
