// Shows the values of a chart at the pointer, or at the place that arrow keys chose.
import { all, has, media, on } from '../Document/dom.js'
import { send } from '../Connection/socket.js'

/**
 * The chart whose values are shown, and their place along its axis, in percent.
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
 * The place of a row, in percent of the axis.
 * @param {PageElement} row
 */
const placeOf = (row) => +/** @type {string} */ (row.dataset.x ?? row.dataset.y)

/**
 * The row whose place is nearest to another.
 * @type {(list: PageElement[], at: number) => PageElement}
 */
const closest = (list, at) => list.reduce((a, b) => Math.abs(placeOf(b) - at) < Math.abs(placeOf(a) - at) ? b : a)

/**
 * What the values at a place must not cover: its bars, or a point or line without a width.
 * @type {(area: PageElement, list: PageElement[], isDown: boolean) => { left: number, right: number, top: number, bottom: number }}
 */
function marksAt(area, list, isDown) {
  const { left, top, width, height } = area.getBoundingClientRect(), at = /** @type {number} */ (shownAt) / 100
  const bars = all('rect', area).map((bar) => bar.getBoundingClientRect()).filter((bar) => bar.width && shownAt === placeOf(closest(list,
    100 * (isDown ? ((bar.top + bar.bottom) / 2 - top) / height : ((bar.left + bar.right) / 2 - left) / width))))
  const x = left + width * (isDown ? 0.5 : at), y = top + height * (isDown ? at : 0)
  if (!bars[0]) bars.push(new DOMRect(x, y))
  return {
    left: Math.min(...bars.map((bar) => bar.left)), right: Math.max(...bars.map((bar) => bar.right)),
    top: Math.min(...bars.map((bar) => bar.top)), bottom: Math.max(...bars.map((bar) => bar.bottom))
  }
}

/**
 * Shows the values nearest to a place, and tells the server their place.
 * @type {(node: PageElement, at: number) => void}
 */
function show(node, at) {
  const list = rows(node)
  if (!list.length) return
  const nearest = closest(list, at)
  if (chart === node && shownAt === placeOf(nearest)) return
  if (chart !== node) hide()
  chart = node
  shownAt = placeOf(nearest)
  const hasHorizontalBars = nearest.dataset.y !== undefined, pie = node.querySelector('.chart-pie')
  const readout = /** @type {PageElement} */ (node.querySelector('.chart-readout'))
  const area = pie ?? /** @type {PageElement} */ (node.querySelector('.chart-area')), place = area.getBoundingClientRect()
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
  const { offsetWidth: width, offsetHeight: height } = readout
  let left, top
  if (pie) {
    // The values of a sector stand on its ring.
    const turn = shownAt * Math.PI / 50, ring = 0.36
    left = place.left + place.width * (0.5 + ring * Math.sin(turn)) - width / 2
    top = place.top + place.height * (0.5 - ring * Math.cos(turn)) + 6
  } else {
    // The values stand beside what they are the values of: behind it if there is room, else before it, else above it.
    const marks = marksAt(area, list, hasHorizontalBars), behind = marks.right + 8, before = marks.left - 8 - width
    const isBeside = behind + width <= box.right || !hasHorizontalBars && before >= box.left
    left = behind + width <= box.right ? behind : isBeside ? before : hasHorizontalBars ? marks.right - width : (marks.left + marks.right - width) / 2
    const above = (hasHorizontalBars ? marks.top : place.top) - 4 - height
    top = hasHorizontalBars && isBeside ? (marks.top + marks.bottom - height) / 2 : isBeside ? place.top + 6
      : hasHorizontalBars && above < box.top ? marks.bottom + 4 : above
  }
  readout.style.left = `${Math.min(Math.max(left - box.left, 0), box.width - width)}px`
  readout.style.top = `${top - box.top}px`
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
