// How a batch is drawn over time.
import { all, media } from './dom.js'

/**
 * How the batch is drawn; null where it is drawn at once.
 * @type {KeyframeAnimationOptions | null}
 */
let timing = null
/**
 * Where nodes were.
 * @type {Map<Element, DOMRect>}
 */
let places = new Map()
/**
 * The nodes that are new.
 * @type {PageElement[]}
 */
let inserted = []
/** @type {ReturnType<typeof setTimeout>} */
let ending

/**
 * Where nodes were that share an identity with others, and which they were.
 * @type {Map<string, [PageElement, DOMRect]>}
 */
let matched = new Map()

/**
 * The nodes that share an identity.
 * @param {string} name
 */
const matches = (name) => all('[data-match]').filter((node) => node.dataset.match === name)

/** Begins a batch. */
export function beginMotion() {
  timing = null
}

/**
 * Animates what comes next. Times are in milliseconds.
 * @type {Patches['m']}
 */
export function animate(duration, delay, easing) {
  if (media('(prefers-reduced-motion: reduce)')) return
  const { style, classList } = document.documentElement
  timing = { duration, delay, easing, fill: 'backwards' }
  for (const node of all('[data-match]')) {
    const box = node.getBoundingClientRect()
    if (box.width) matched.set(/** @type {string} */ (node.dataset.match), [node, box])
  }
  style.setProperty('--motion', `${duration}ms ${easing} ${delay}ms`)
  classList.add('in-motion')
  clearTimeout(ending)
  ending = setTimeout(() => classList.remove('in-motion'), duration + delay)
}

/**
 * Notes where the children of a node are, before they move.
 * @param {PageElement} parent
 */
export function keepPlaces(parent) {
  if (!timing) return
  for (const node of parent.children) if (!places.has(node)) places.set(node, node.getBoundingClientRect())
}

/**
 * Notes that a node is new.
 * @param {PageElement} node
 */
export function noteInserted(node) {
  if (timing) inserted.push(node)
}

/**
 * What a transition begins or ends with, and what it is at rest, as frames of an animation.
 * @type {(text: string, isInserted: boolean) => [Keyframe, Keyframe]}
 */
function frames(text, isInserted) {
  const [, first, second] = text.match(/^asymmetric\(insertion: (.*), removal: (.*)\)$/) ?? []
  if (first) return frames(isInserted ? first : second, isInserted)
  const effects = text.match(/effect\[(.*?)\|(.*?)\]/), plain = text.replace(/effect\[.*?\]/g, '')
  /** @type {Record<string, number[]>} */
  const side = { top: [0, -1], bottom: [0, 1], leading: [-1, 0], trailing: [1, 0] }
  const moves = plain.match(/(move|push)\(\w+: (\w+)/), offset = plain.match(/offset\(x: ([-\d.]+), y: ([-\d.]+)/)
  const [x, y] = side[moves ? moves[2] : 'leading'], back = !isInserted && moves?.[1] !== 'move' ? -100 : 100
  const result = declared(effects?.[1])
  if (/opacity|push|blur/.test(plain)) result.opacity = 0
  if (/blur/.test(plain)) result.filter = 'blur(6px)'
  if (/scale/.test(plain)) result.scale = plain.match(/scale\(([\d.]+)/)?.[1] ?? 0
  if (moves || /slide/.test(plain)) result.translate = `${x * back}% ${y * back}%`
  if (offset) result.translate = `${offset[1]}px ${offset[2]}px`
  return [result, declared(effects?.[2])]
}

/**
 * The declarations of a style as a frame.
 * @param {string} [text]
 */
function declared(text) {
  return /** @type {Keyframe} */ (Object.fromEntries(text ? text.split(';').map((part) => part.split(':')) : []))
}

/**
 * A screen comes and goes as the view on it does.
 * @type {(node: PageElement, isInserted: boolean) => [Keyframe, Keyframe]}
 */
function transition(node, isInserted) {
  const view = node.querySelector(':scope.screen>.screen-content>.part>[data-transition]') ?? node
  return frames(view.dataset.transition ?? 'opacity', isInserted)
}

/**
 * Lets a copy that nobody can use go where the node was.
 * @param {PageElement} node
 */
export function animateRemoval(node) {
  // What another node takes the place of is drawn by that node.
  if (!timing || node.dataset.match && matches(node.dataset.match).length > 1) return
  const { left, top, width, height } = node.getBoundingClientRect()
  const copy = node.cloneNode(true)
  for (const inner of [copy, ...all('[id]', copy)]) inner.removeAttribute('id')
  copy.inert = true
  copy.ariaHidden = 'true'
  copy.style.cssText += `;position:fixed;inset:${top}px auto auto ${left}px;width:${width}px;height:${height}px;margin:0;pointer-events:none`
  document.body.append(copy)
  copy.animate(transition(node, false).reverse(), { ...timing, fill: 'both' }).onfinish = () => copy.remove()
}

/** Draws the way from where nodes were to where they are. */
export function endMotion() {
  const options = timing ?? undefined
  for (const node of inserted) if (!matched.has(node.dataset.match ?? '')) node.animate(transition(node, true), options)
  if (matched.size) for (const node of all('[data-match]')) takePlace(node, options)
  for (const [node, from] of places) {
    const to = node.getBoundingClientRect(), x = from.left - to.left, y = from.top - to.top
    // What was or is out of sight does not move.
    if (from.width && to.width && (x || y)) node.animate([{ translate: `${x}px ${y}px` }, {}], options)
  }
  places = new Map()
  matched = new Map()
  inserted = []
}

/**
 * Draws the way from the place and size of another node, which went, to those of one with the same identity.
 * @type {(node: PageElement, options?: KeyframeAnimationOptions) => void}
 */
function takePlace(node, options) {
  const [other, from] = matched.get(/** @type {string} */ (node.dataset.match)) ?? []
  const to = node.getBoundingClientRect()
  if (!from || other === node || other?.isConnected && other.checkVisibility() || !to.width || !to.height) return
  const transformOrigin = '0 0', move = `translate(${from.left - to.left}px,${from.top - to.top}px)`
  const transform = `${move} scale(${from.width / to.width},${from.height / to.height})`
  node.animate([{ transformOrigin, transform }, { transformOrigin, transform: 'none' }], options)
}
