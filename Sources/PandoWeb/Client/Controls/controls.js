// Sends what the user does with controls as events.
import { showColumnBefore } from '../Navigation/split-columns.js'
import { has, nearest, number, on } from '../Document/dom.js'
import { beginTyping, compose, endComposition, endTyping, isBusy, isComposing, paint, release, touched } from './fields.js'
import { send } from '../Connection/socket.js'
import { sayBriefly } from '../Connection/status.js'
import { word } from '../Connection/translations.js'

/** The values of steppers that the server has not answered yet. */
const steps = new WeakMap()

/**
 * Seconds since 1970 of a date or time in a field.
 * @param {string} text
 */
const utc = (text) => Date.parse((text.includes('-') ? '' : '1970-01-01T') + text + (text.includes(':') ? 'Z' : '')) / 1000

/** @param {{ value: string }[]} list */
const options = (list) => list.map((option) => +option.value.slice(1))

/**
 * Sends what a control holds.
 * @param {PageElement} node
 */
export function changed(node) {
  /** @param {unknown[]} value */
  const change = (...value) => has(node, 'change') && send(node, 'change', ...value)
  const { type, value } = node
  // files.js uploads files.
  if (type === 'file') return
  if (type === 'radio') {
    const group = node.closest('fieldset')
    return has(group, 'change') && send(group, 'change', 'selection', options([node]))
  }
  if (type === 'checkbox') return change('flag', node.checked)
  if (node.matches('select')) return change('selection', options([...node.selectedOptions]))
  if (type === 'color') return change('color', value)
  if (type === 'range') {
    paint(node)
    return change('number', node.valueAsNumber)
  }
  if (/^(date|time)/.test(type)) {
    // The field shows the server's time zone, so the difference to its former value is sent. A year that begins with 0 is
    // still being typed.
    if (!value || value[0] === '0' && type !== 'time') return
    return change('date', +/** @type {string} */ (node.dataset.value) + utc(value) - utc(node.defaultValue))
  }
  touched.add(node)
  change('text', value)
}

/** @type {(button: PageElement, sign: number) => unknown} */
function step(button, sign) {
  const control = nearest(button, 'change'), state = control?.dataset.value
  if (!control || !state) return control && send(control, 'change', 'number', sign)
  let [value, size, low, high] = state.split(' ').map(Number)
  if (isBusy(control, 'change')) value = steps.get(control)
  const next = Math.min(Math.max(+(value + sign * size).toPrecision(12), low), high)
  steps.set(control, next)
  if (next !== value) send(control, 'change', 'number', next)
}

/** @type {(row: PageElement, before: PageElement | null) => unknown} */
export const moveRow = (row, before) => send(row, 'move', number(row), before?.matches('.row') ? number(before) : null)

/**
 * Moves the row of a button up or down by one.
 * @type {(button: PageElement, isUp: boolean) => void}
 */
function moveBy(button, isUp) {
  const row = /** @type {PageElement} */ (nearest(button, 'move'))
  const other = isUp ? row.previousElementSibling : row.nextElementSibling
  if (has(other, 'move')) moveRow(row, isUp ? other : other.nextElementSibling)
}

/**
 * The actions of the buttons that Pando itself adds, by their `data-action`.
 * @type {Record<string, (button: PageElement) => unknown>}
 */
export const ACTIONS = {
  dismiss: (button) => send(button, 'dismiss'),
  refresh: (button) => send(button, 'refresh'),
  toggle: (button) => send(button, 'change', 'flag', button.ariaExpanded !== 'true'),
  increment: (button) => step(button, 1),
  decrement: (button) => step(button, -1),
  delete: (button) => send(button, 'delete', number(button)),
  async paste(button) {
    try {
      const words = await navigator.clipboard.readText()
      if (words) send(button, 'drop', [words], [0, 0])
    } catch {
      sayBriefly(word('The browser did not let this page paste.'))
    }
  },
  pick: (button) => send(button.closest('[data-on~=change]'), 'change', 'selection', [number(button)]),
  column: showColumnBefore,
  moveUp: (button) => moveBy(button, true),
  moveDown: (button) => moveBy(button, false),
}

on(['input'], (event) => event.isComposing || isComposing(event.target) || changed(event.target))
on(['beforeinput'], ({ target }) => beginTyping(target))
on(['focusout'], ({ target }) => endTyping(target))
on(['compositionstart'], ({ target }) => compose(target))
on(['compositionend'], ({ target }) => {
  if (endComposition(target)) changed(target)
  release()
})
on(['submit'], (event) => event.preventDefault())
