// Shows the values of a chart at the pointer, or at the place that arrow keys chose.
import { all, has, media, on } from '../Document/dom.js'
import { send } from '../Connection/socket.js'

/**
 * The chart whose values are shown, and their place along its axis, in hundredths.
 * @type {PageElement | null}
 */
let chart = null
/** @type {number | undefined} */
let shownAt

/**
 * The rows of a chart's table that have a place on the axis.
 * @param {PageElement} node
 */
const rows = (node) => all('tr[data-x],tr[data-y]', node)

/**
 * The place of a row, in hundredths of the axis.
 * @param {PageElement} row
 */
const placeOf = (row) => +/** @type {string} */ (row.dataset.x ?? row.dataset.y)

/**
 * Shows the values nearest to a place, and tells the server their place.
 * @type {(node: PageElement, at: number) => void}
 */
function show(node, at) {
  const list = rows(node)
  if (!list.length) return
  const nearest = list.reduce((a, b) => Math.abs(placeOf(b) - at) < Math.abs(placeOf(a) - at) ? b : a)
  if (chart === node && shownAt === placeOf(nearest)) return
  if (chart !== node) hide()
  chart = node
  shownAt = placeOf(nearest)
  const hasHorizontalBars = nearest.dataset.y !== undefined, pie = node.querySelector('.chart-pie')
  const readout = /** @type {PageElement} */ (node.querySelector('.chart-readout'))
  const area = (pie ?? /** @type {PageElement} */ (node.querySelector('.chart-area'))).getBoundingClientRect()
  const box = node.getBoundingClientRect()
  const names = all('th', node).map((name) => name.textContent)
  const lines = list.filter((row) => placeOf(row) === shownAt).map(({ children }) => {
    /** @type {string[]} */
    const [x, y, series] = [...children].map((cell) => cell.textContent ?? '')
    // A sector of a pie has a name and a value. Two numbers get the titles of their axes, which distinguish them.
    if (pie) return [series, x || y]
    const isNamed = series === undefined && !/\p{L}/u.test(hasHorizontalBars ? y : x)
    const [along, across] = isNamed ? [`${names[0]}  ${x}`, `${names[1]}  ${y}`] : [x, y]
    return hasHorizontalBars ? [across, series, along] : [along, series, across]
  })
  const title = lines[0][0]
  // A line and its points are one value.
  const values = new Set(lines.map((line) => line.slice(1).filter(Boolean).join('  ')))
  readout.textContent = [title, ...values].filter(Boolean).join('\n')
  // The values of a sector stand on its ring.
  const turn = shownAt * Math.PI / 50, ring = 36
  const x = pie ? 50 + ring * Math.sin(turn) : hasHorizontalBars ? 50 : shownAt
  const y = pie ? 50 - ring * Math.cos(turn) : hasHorizontalBars ? shownAt : 0
  const left = area.left - box.left + area.width * x / 100, half = readout.offsetWidth / 2
  readout.style.left = `${Math.min(Math.max(left, half), box.width - half)}px`
  readout.style.top = `${area.top - box.top + area.height * y / 100}px`
  if (!media('(prefers-reduced-motion: reduce)')) readout.animate([{ opacity: 0.4 }, {}], 160)
  if (has(node, 'change')) send(node, 'change', 'number', shownAt)
}

/** Hides the values. */
function hide() {
  if (!chart) return
  const readout = chart.querySelector('.chart-readout')
  if (readout) readout.textContent = ''
  if (has(chart, 'change')) send(chart, 'change', 'number', -1)
  chart = null
  shownAt = undefined
}

on(['pointermove', 'pointerdown'], ({ target, clientX, clientY }) => {
  const area = target.closest?.('.chart-area,.chart-pie'), node = area?.closest('.chart')
  if (!area || !node) return chart === document.activeElement ? undefined : hide()
  const { left, top, width, height } = area.getBoundingClientRect()
  const x = (clientX - left) / width, y = (clientY - top) / height
  const turn = Math.atan2(x - 0.5, (0.5 - y) * height / width) / Math.PI / 2
  show(node, 100 * (area.matches('.chart-pie') ? (turn + 1) % 1 : rows(node)[0]?.dataset.y ? y : x))
})

// A finger that scrolls the page hides the values.
on(['focusout', 'pointercancel'], () => hide())

on(['keydown'], (event) => {
  const { target, key } = event
  if (!target.matches?.('.chart')) return
  const places = [...new Set(rows(target).map(placeOf))].sort((a, b) => a - b)
  const now = chart === target && shownAt !== undefined ? places.indexOf(shownAt) : -1
  /** @type {Record<string, number>} */
  const next = { ArrowRight: now + 1, ArrowDown: now + 1, ArrowLeft: now - 1, ArrowUp: now - 1, Home: 0, End: places.length - 1 }
  if (key === 'Escape' && chart) hide()
  else if (key in next && places.length) show(target, places[Math.min(Math.max(next[key], 0), places.length - 1)])
  else return
  event.preventDefault()
})
