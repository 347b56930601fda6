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

/** Milliseconds and the curve of what moves by itself. */
const USUAL = { duration: 220, easing: 'cubic-bezier(.32,.72,0,1)' }
/** How many rows come, go or move at once at most: a list that is another one changes at once. */
const MOST_ROWS = 16
/** What a batch has still to draw of those. */
let rowsLeft = MOST_ROWS

/**
 * How nodes come and go where the application says nothing: screens, sheets and dialogs, popovers, rows. The second
 * selector is that of the node inside that moves.
 * @type {[string, string, Keyframe][]}
 */
const KINDS = [
  ['.stack>.screen', '', { translate: '56px', opacity: 0 }],
  ['.layer', '.sheet', { translate: '0 min(100%, 12rem)' }],
  ['.layer', '.question', { scale: 1.06 }],
  ['.popover', '', { scale: 0.95, opacity: 0 }],
  ['.layer,.row,.rows>*,.toast', '', { opacity: 0 }],
]

/** @param {PageElement} node */
const isRow = (node) => node.matches('.row,.rows>*')

/**
 * Whether rows come and go because they are scrolled: where they are is measured then.
 * @param {Element | null} list
 */
const isLong = (list) => list?.querySelector(':scope>.gap')

/** Whether a page moves at all. */
const isCalm = () => media('(prefers-reduced-motion: reduce)')

/**
 * Draws how a node of those kinds comes or goes; nothing for others.
 * @type {(node: PageElement, from: PageElement, isInserted: boolean) => Animation | undefined}
 */
function drawKind(node, from, isInserted) {
  /** @type {Animation | undefined} */
  let last
  for (const [kind, inside, frame] of KINDS) {
    const moving = from.matches(kind) && (inside ? node.querySelector(`:scope>${inside}`) : node)
    if (!moving) continue
    const frames = isInserted ? [frame, {}] : [{}, frame]
    last = moving.animate(frames, { ...USUAL, fill: isInserted ? 'backwards' : 'both' })
    if (!inside && kind !== '.layer') break
  }
  return last
}

/**
 * Shows a panel that took the place of another.
 * @param {PageElement} node
 */
export function drawShown(node) {
  if (node.matches('.tab-panel') && !isCalm()) node.animate([{ opacity: 0 }, {}], { ...USUAL, duration: 180 })
}

/**
 * The nodes that share an identity.
 * @param {string} [name]
 */
const matches = (name) => all('[data-match]').filter((node) => name && node.dataset.match === name)

/** Begins a batch. */
export function beginMotion() {
  timing = null
  rowsLeft = MOST_ROWS
}

/**
 * Animates what comes next. Times are in milliseconds.
 * @type {Patches['m']}
 */
export function animate(duration, delay, easing) {
  if (isCalm()) return
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
  const isList = parent.matches('.rows,.list,.form') && parent.children.length < 200
  if (isLong(parent) || !timing && (!isList || !rowsLeft || isCalm())) return
  for (const node of parent.children) if (!places.has(node)) places.set(node, node.getBoundingClientRect())
}

/**
 * Notes that a node is new.
 * @param {PageElement} node
 */
export function noteInserted(node) {
  if (!isLong(node.parentElement) && (timing || !isCalm() && (!isRow(node) || rowsLeft-- > 0))) inserted.push(node)
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
  if (isLong(node.parentElement)) return
  if (timing ? node.dataset.match && matches(node.dataset.match).length > 1
    : isCalm() || !KINDS.some(([kind]) => node.matches(kind)) || isRow(node) && rowsLeft-- < 1) return
  // Where it was before others of the batch went.
  const { left, top, width, height } = places.get(node) ?? node.getBoundingClientRect()
  const copy = node.cloneNode(true)
  for (const inner of [copy, ...all('[id],.measured,[autofocus],[data-match],[data-follow]', copy)]) {
    // What takes the place of something in it is seen once.
    if (timing && inner !== copy && matches(inner.dataset.match).length > 1) inner.style.visibility = 'hidden'
    for (const name of ['id', 'autofocus', 'data-match', 'data-follow']) inner.removeAttribute(name)
    // The server knows no copies, and waits for no sizes of them.
    inner.classList.remove('measured')
  }
  copy.inert = true
  copy.ariaHidden = 'true'
  copy.style.cssText += `;position:fixed;inset:${top}px auto auto ${left}px;width:${width}px;height:${height}px;margin:0;pointer-events:none`
  document.body.append(copy)
  const gone = timing ? copy.animate(transition(node, false).reverse(), { ...timing, fill: 'both' }) : drawKind(copy, node, false)
  if (gone) gone.onfinish = () => copy.remove()
  else copy.remove()
}

/**
 * What is done when nodes are where they will be, before their ways are drawn.
 * @type {((timing: KeyframeAnimationOptions | null) => void)[]}
 */
export const beforeDrawing = []

/** Draws the way from where nodes were to where they are. */
export function endMotion() {
  const options = timing ?? undefined
  for (const act of beforeDrawing) act(timing)
  for (const node of inserted) {
    if (!timing) drawKind(node, node, true)
    else if (!matched.has(node.dataset.match ?? '')) node.animate(transition(node, true), options)
  }
  if (matched.size) for (const node of all('[data-match]')) takePlace(node, options)
  for (const [node, from] of places) {
    const to = node.getBoundingClientRect(), x = from.left - to.left, y = from.top - to.top
    // What was or is out of sight does not move.
    const isSeen = timing || Math.min(from.top, to.top) < innerHeight && Math.max(from.bottom, to.bottom) > 0
    if (from.width && to.width && (x || y) && isSeen && !node.matches('[data-follow]')) node.animate([{ translate: `${x}px ${y}px` }, {}], options ?? USUAL)
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
  const [kind, x, y] = (node.dataset.matching ?? 'frame 0 0').split(' ')
  const transformOrigin = `${+x * 100}% ${+y * 100}%`
  const move = `translate(${from.left - to.left + +x * (from.width - to.width)}px,${from.top - to.top + +y * (from.height - to.height)}px)`
  const scale = `scale(${from.width / to.width},${from.height / to.height})`
  const transform = { frame: move + scale, position: move, size: scale }[kind]
  node.animate([{ transformOrigin, transform }, { transformOrigin, transform: 'none' }], options)
}
