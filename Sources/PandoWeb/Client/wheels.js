// Wheels of pickers. The row in the middle is the chosen one, whether the user or the server turned the wheel.
import { all, media, on } from './dom.js'
import { afterApplying } from './loading.js'

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

function turnAll() {
  for (const wheel of all(WHEEL)) turnWheel(wheel)
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
// A browser moves radio buttons by the arrow keys only.
on(['keydown'], (event) => {
  const { key, target, ctrlKey, altKey, metaKey } = event, wheel = target.closest(WHEEL)
  /** @type {Record<string, number>} */
  const steps = { PageDown: 5, PageUp: -5, Home: -1e9, End: 1e9 }
  if (!wheel || !steps[key] || ctrlKey || altKey || metaKey) return
  event.preventDefault()
  const inputs = all('input:not(:disabled)', wheel), at = inputs.indexOf(target) + steps[key]
  const input = inputs[Math.min(Math.max(at, 0), inputs.length - 1)]
  input.focus({ preventScroll: true })
  input.click()
})
on(['input'], ({ target }) => {
  const wheel = target.closest(WHEEL)
  if (wheel) turnWheel(wheel)
})
turnAll()
afterApplying(turnAll)
