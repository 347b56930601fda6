// Wheels of pickers. The row in the middle is the chosen one, whether the user or the server turned the wheel. A wheel is one
// spin button with a value for assistive technology and the key Tab. Without this file its rows are radio buttons.
import { all, media, on } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'

const WHEEL = '.choices-wheel .choices-options'
/**
 * The row that each wheel shows.
 * @type {WeakMap<Element, Element>}
 */
const shownRows = new WeakMap()

/** @param {PageElement} wheel */
const rowsOf = (wheel) => /** @type {PageElement[]} */ ([...wheel.children])

/**
 * Turns a wheel to the row that is chosen.
 * @param {PageElement} wheel
 */
function turnWheel(wheel) {
  const row = rowsOf(wheel).find((row) => row.querySelector(':checked'))
  if (!row || !wheel.clientHeight || shownRows.get(wheel) === row) return
  const isFirst = !shownRows.has(wheel)
  shownRows.set(wheel, row)
  const top = row.offsetTop - (wheel.clientHeight - row.offsetHeight) / 2
  const behavior = /** @type {any} */ (isFirst || media('(prefers-reduced-motion: reduce)') ? 'instant' : 'smooth')
  wheel.scrollTo({ top, behavior })
}

/**
 * Chooses the row at which a wheel has come to rest.
 * @param {PageElement} wheel
 */
function settleWheel(wheel) {
  const middle = wheel.scrollTop + wheel.clientHeight / 2
  const row = rowsOf(wheel).find((row) => row.offsetTop + row.offsetHeight > middle)
  const input = /** @type {HTMLInputElement | null | undefined} */ (row?.querySelector('input'))
  if (!row || !input || input.checked) return
  if (input.matches(':disabled')) {
    shownRows.delete(wheel)
    return turnWheel(wheel)
  }
  shownRows.set(wheel, row)
  input.click()
}

/**
 * Says what a wheel is and shows.
 * @param {PageElement} wheel
 */
function describeWheel(wheel) {
  const group = /** @type {PageElement} */ (wheel.closest('fieldset')), rows = rowsOf(wheel)
  const at = rows.findIndex((row) => row.querySelector(':checked'))
  /** @type {Record<string, string | null>} */
  const facts = {
    role: 'spinbutton',
    tabindex: wheel.querySelector('input:enabled') ? '0' : null,
    'aria-disabled': wheel.querySelector('input:enabled') ? null : 'true',
    'aria-label': group.ariaLabel ?? group.querySelector('legend')?.textContent?.trim() ?? '',
    'aria-valuemin': '1',
    'aria-valuemax': `${rows.length}`,
    'aria-valuenow': `${at + 1}`,
    'aria-valuetext': rows[at]?.textContent?.trim() ?? '',
  }
  for (const [name, fact] of Object.entries(facts)) {
    if (fact === null) wheel.removeAttribute(name)
    else if (wheel.getAttribute(name) !== fact) wheel.setAttribute(name, fact)
  }
  for (const row of rows) if (!row.ariaHidden) row.ariaHidden = 'true'
  if (group.role === 'radiogroup') group.role = 'group'
}

function turnAll() {
  for (const wheel of all(WHEEL)) {
    turnWheel(wheel)
    describeWheel(wheel)
  }
}

/**
 * The timers that find a wheel at rest, for browsers without `scrollend`.
 * @type {WeakMap<Element, ReturnType<typeof setTimeout>>}
 */
const restTimers = new WeakMap()
const hasEnd = 'onscrollend' in window
on([/** @type {any} */ (hasEnd ? 'scrollend' : 'scroll')], ({ target }) => {
  if (!target.matches?.(WHEEL)) return
  if (hasEnd) return settleWheel(target)
  clearTimeout(restTimers.get(target))
  restTimers.set(target, setTimeout(() => settleWheel(target), 150))
})
// On the window, before the listener of lists, which would move the focus to another row.
addEventListener('keydown', (event) => {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event, wheel = /** @type {PageElement} */ (event.target)
  /** @type {Record<string, number>} */
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5, Home: -1e9, End: 1e9 }
  if (!wheel.matches?.(WHEEL) || !steps[key] || ctrlKey || altKey || metaKey || shiftKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const inputs = all('input:enabled', wheel), at = inputs.findIndex((input) => input.checked) + steps[key]
  inputs[Math.min(Math.max(at, 0), inputs.length - 1)]?.click()
}, true)
on(['input'], ({ target }) => {
  const wheel = target.closest(WHEEL)
  if (!wheel) return
  turnWheel(wheel)
  describeWheel(wheel)
})
turnAll()
afterApplying(turnAll)
