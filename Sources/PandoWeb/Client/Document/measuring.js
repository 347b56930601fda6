// Measures sizes and places for the server. The nodes have the class `measured`, and `data-measure` says what to measure.
import { number } from './dom.js'
import { noteScroll, scrollMeasure } from './scrolling.js'
import { isAwaiting, send } from '../Connection/socket.js'

const measuredNodes = /** @type {HTMLCollectionOf<PageElement>} */ (document.getElementsByClassName('measured'))
/**
 * The nodes that are watched, with their sizes.
 * @type {Map<Element, number[] | null>}
 */
const measuredSizes = new Map()
/**
 * The measures that were sent last.
 * @type {WeakMap<Element, Measured[]>}
 */
const measuresSent = new WeakMap()
/** @typedef {number | boolean | null} Measured */
/** The number of occasions: things that happened at the page and did not follow from a measure. */
let occasion = 0
let measureFrame = 0, measureRounds = 0, measuredAt = 0, measuredOccasion = 0
/** @type {ReturnType<typeof setTimeout> | undefined} */
let measurePause

/** The most measures that the server takes in one event. */
const MOST = 200
/**
 * The number of rounds after which the page measures once a second. So many rounds mean that the measures keep changing the
 * sizes.
 */
const PATIENCE = 50
const LAYOUT = /width|height|padding|margin|gap|flex|font|^all$/

const sizeObserver = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize: [box], contentRect: { width, height } } of entries) {
    if (!measuredSizes.has(target)) continue
    const isInside = /** @type {PageElement} */ (target).dataset.measure?.endsWith('inside')
    measuredSizes.set(target, isInside ? [width, height] : [box.inlineSize, box.blockSize])
  }
  measureNow()
})

/** Begins to measure, now and whenever something may have moved. */
export function startMeasuring() {
  const types = ['scroll', 'resize', 'load', 'toggle', 'input', 'keydown', 'pointerdown', 'transitionend']
  for (const type of types) {
    addEventListener(type, ({ target }) => {
      occasion++
      if (type === 'scroll') noteScroll(target, measureSoon)
      measureSoon()
    }, { capture: true, passive: true })
  }
  measureSoon()
}

/** Measures before the next frame is drawn. */
export function measureSoon() {
  if (measuredNodes.length || measuredSizes.size) measureFrame ||= requestAnimationFrame(measureNow)
}

/** Observes the nodes of the class `measured`, and no others. */
function watchMeasured() {
  for (const node of measuredNodes) {
    if (measuredSizes.has(node)) continue
    measuredSizes.set(node, null)
    sizeObserver.observe(node)
  }
  for (const node of measuredSizes.keys()) {
    if (node.isConnected && node.classList.contains('measured')) continue
    measuredSizes.delete(node)
    sizeObserver.unobserve(node)
  }
}

/** Sends the measures that changed, once the former ones are answered. */
function measureNow() {
  cancelAnimationFrame(measureFrame)
  measureFrame = 0
  watchMeasured()
  if (measurePause || isAwaiting('measure')) return
  // While a size is in transition, the former size counts. The end of the transition is measured.
  const isMoving = document.documentElement.classList.contains('in-motion') || document.getAnimations().some(
    (animation) => animation instanceof CSSTransition && LAYOUT.test(animation.transitionProperty))
  if (isMoving) measureSoon()
  /** @type {[PageElement, Measured[]][]} */
  const changes = []
  const ideals = measureIdeals()
  for (const node of measuredNodes) {
    if (changes.length === MOST) break
    const old = measuresSent.get(node), now = measureOf(node, ideals.get(node), isMoving ? old : undefined)
    if (now && (old?.length !== now.length || now.some((value, index) => differs(value, old[index])))) changes.push([node, now])
  }
  if (!changes.length || !isAllowed()) return
  send(null, 'measure', occasion, changes.map(([node, values]) => [number(node), ...values]))
  // Without a connection nothing was sent.
  if (isAwaiting('measure')) for (const [node, values] of changes) measuresSent.set(node, values)
}

/** @type {(lhs: Measured, rhs: Measured) => boolean} */
const differs = (lhs, rhs) => (lhs === null) !== (rhs === null) || typeof lhs === 'boolean' && lhs !== rhs || Math.abs(Number(lhs) - Number(rhs)) >= 1

/** Whether another round may follow the former ones. After too many, the next one waits for a second. */
function isAllowed() {
  const now = performance.now()
  if (occasion !== measuredOccasion || now - measuredAt > 500) measureRounds = 0
  ;[measuredAt, measuredOccasion] = [now, occasion]
  if (++measureRounds <= PATIENCE) return true
  measurePause = setTimeout(() => {
    measurePause = undefined
    measureRounds = PATIENCE - 1
    measuredAt = performance.now()
    measureNow()
  }, 1000)
  return false
}

/** @param {number} length */
const toLarger = (length) => Math.ceil(length * 2 - 0.02) / 2
/** @param {number} place */
const toNearest = (place) => Math.round(place * 2) / 2

/**
 * The measures of a node; undefined if it is not drawn.
 * @type {(node: PageElement, ideal: number[] | undefined, old: Measured[] | undefined) => Measured[] | undefined}
 */
function measureOf(node, ideal, old) {
  const wish = node.dataset.measure ?? '', size = measuredSizes.get(node)
  if (!size) return
  if (wish === 'scroll') return node.getClientRects().length ? scrollMeasure(node) : undefined
  const isPlace = wish.startsWith('place')
  const rect = isPlace || !size[0] || !size[1] ? node.getBoundingClientRect() : undefined
  if (rect && !rect.width && !rect.height && !node.getClientRects().length) return
  // An observer gives inline boxes no size.
  const [width, height] = old ?? (size[0] || size[1] ? size : [rect?.width ?? 0, rect?.height ?? 0]).map(toLarger)
  if (ideal) return [width, height, null, null, ...ideal]
  if (!isPlace || !rect) return [width, height]
  let { left, top } = rect
  if (wish.endsWith('inside')) {
    const { paddingLeft, paddingTop } = getComputedStyle(node)
    left += node.clientLeft + parseFloat(paddingLeft)
    top += node.clientTop + parseFloat(paddingTop)
  }
  return [width, height, toNearest(left), toNearest(top)]
}

/**
 * The ideal sizes of the nodes with `data-measure="ideal"`: width, height, minimum width, and the axes that they fill, as
 * bits. All nodes are changed before one is read, so that the browser lays out twice and not twice for each.
 */
function measureIdeals() {
  const cells = [...measuredNodes].filter((node) => node.dataset.measure === 'ideal' && measuredSizes.get(node))
  /** @type {Map<PageElement, number[]>} */
  const ideals = new Map()
  if (!cells.length) return ideals
  const styles = cells.map((node) => node.style.cssText)
  /** @param {string} width */
  const lay = (width) => {
    for (const { style } of cells) style.cssText += `;transition:none;height:auto;min-width:0;min-height:0;width:${width}`
  }
  lay('max-content')
  for (const node of cells) {
    const { width, height } = node.getBoundingClientRect(), { classList } = node.firstElementChild ?? node
    ideals.set(node, [toLarger(width), toLarger(height), 0, +classList.contains('fx') + 2 * +classList.contains('fy')])
  }
  lay('min-content')
  for (const node of cells) {
    const values = ideals.get(node)
    if (values) values[2] = toLarger(node.getBoundingClientRect().width)
  }
  cells.forEach((node, index) => { node.style.cssText = styles[index] })
  return ideals
}
