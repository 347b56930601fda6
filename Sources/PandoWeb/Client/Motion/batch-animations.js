// Animates the changes of a batch.
import { all, media } from '../Document/dom.js'

/**
 * The animation that the application sets for the batch; null for none.
 * @type {KeyframeAnimationOptions | null}
 */
let timing = null
/**
 * The frames of nodes before the batch moved them.
 * @type {Map<Element, DOMRect>}
 */
const places = new Map()
/**
 * The parents whose children have their frames in `places`. They are measured once a batch: a measure between two changes
 * makes the browser lay out the whole page.
 * @type {Set<Element>}
 */
const measuredParents = new Set()
/**
 * The copies of rows that the batch removed.
 * @type {PageElement[]}
 */
const rowCopies = []
/**
 * The nodes that the batch inserted.
 * @type {PageElement[]}
 */
const inserted = []
/**
 * The animations that ran before the batch.
 * @type {Animation[]}
 */
let earlier
/** @type {ReturnType<typeof setTimeout>} */
let ending

/**
 * The nodes with an identity of `matchedGeometryEffect` and their frames before the batch, by identity.
 * @type {Map<string, [PageElement, DOMRect]>}
 */
const matched = new Map()

/** The animation of changes for which the application sets none. Times are in milliseconds. */
const USUAL = { duration: 220, easing: 'cubic-bezier(.32,.72,0,1)' }
/** The most rows that come or go in one batch that is animated. A list in which more changes is drawn at once. */
const MOST_ROWS = 16
/** How long changes after a batch are animated as that batch is, at most. */
const MOST_MOTION = 1e4
/** The number of rows that may still come or go in the batch. */
let rowsLeft = MOST_ROWS

/**
 * How nodes are inserted and removed if the application sets no transition. The second selector finds the node
 * inside that moves.
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
 * Whether a list has a row window. Its rows come and go by scrolling, and their places are measured then.
 * @param {Element | null} list
 */
const isLong = (list) => list?.querySelector(':scope>.gap')

/** Whether the user prefers reduced motion. */
const isCalm = () => media('(prefers-reduced-motion: reduce)')

/**
 * Animates the insertion or the removal of a node of those kinds; undefined for other nodes.
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
 * Animates the patches that follow. Times are in milliseconds.
 * @type {Patches['m']}
 */
export function animate(duration, delay, easing, repeats = '1') {
  if (isCalm()) return
  const { style, classList } = document.documentElement
  // The nodes that the batch inserted before this patch are not animated like this.
  inserted.splice(0).forEach(appear)
  // Draws what the page has not drawn yet: a transition begins at what was drawn.
  earlier = document.getAnimations()
  timing = { duration, delay, easing, fill: 'backwards' }
  for (const node of all('[data-match]')) {
    const box = node.getBoundingClientRect()
    if (box.width) matched.set(/** @type {string} */ (node.dataset.match), [node, box])
  }
  style.setProperty('--motion', `${duration}ms ${easing} ${delay}ms`)
  style.setProperty('--repeats', repeats)
  classList.add('in-motion')
  clearTimeout(ending)
  // Animations that take longer continue. Other changes are drawn at once after that.
  ending = setTimeout(() => classList.remove('in-motion'), Math.min(duration + delay, MOST_MOTION))
}

/**
 * Notes where the children of a node are, before they move.
 * @param {PageElement} parent
 */
export function keepPlaces(parent) {
  const isList = parent.matches('.rows,.list,.form') && parent.children.length < 200
  if (measuredParents.has(parent) || isLong(parent) || !timing && (!isList || rowsLeft < 1 || isCalm())) return
  measuredParents.add(parent)
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
 * The two frames of a transition: the state with which it begins or ends, and the state at rest.
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
 * The frames of a node's own transition. A screen has that of the view on it.
 * @type {(node: PageElement, isInserted: boolean) => [Keyframe, Keyframe]}
 */
function transition(node, isInserted) {
  const view = node.querySelector(':scope.screen>.screen-content>.part>[data-transition]') ?? node
  return frames(view.dataset.transition ?? 'opacity', isInserted)
}

/**
 * Animates the removal of a node, by an inert copy in its place.
 * @param {PageElement} node
 */
export function animateRemoval(node) {
  if (isLong(node.parentElement)) return
  // If a node with the same identity replaces a node, the new node is animated and the old one is
  // not.
  if (timing ? node.dataset.match && matches(node.dataset.match).length > 1
    : isCalm() || !KINDS.some(([kind]) => node.matches(kind)) || isRow(node) && rowsLeft-- < 1) return
  // The place of the node before the batch removed others.
  const { left, top, width, height } = places.get(node) ?? node.getBoundingClientRect()
  const copy = node.cloneNode(true)
  for (const inner of [copy, ...all('[id],[autofocus],[data-match],[data-follow],.measured', copy)]) {
    // A node inside that is replaced by one with the same identity is hidden in the copy, so that
    // it is seen once.
    if (timing && inner !== copy && matches(inner.dataset.match).length > 1) inner.style.visibility = 'hidden'
    for (const name of ['id', 'autofocus', 'data-match', 'data-follow']) inner.removeAttribute(name)
    // The server has no element for a copy, so the copy is not measured.
    inner.classList.remove('measured')
  }
  if (!timing && isRow(node)) rowCopies.push(copy)
  copy.inert = true
  copy.ariaHidden = 'true'
  copy.style.cssText += `;position:fixed;inset:${top}px auto auto ${left}px;width:${width}px;height:${height}px;margin:0;pointer-events:none`
  document.body.append(copy)
  const gone = timing ? copy.animate(transition(node, false).reverse(), { ...timing, fill: 'both' }) : drawKind(copy, node, false)
  if (gone) gone.onfinish = () => copy.remove()
  else copy.remove()
}

/**
 * Functions that run when nodes have their new places, before the animations begin.
 * @type {((timing: KeyframeAnimationOptions | null) => void)[]}
 */
export const beforeDrawing = []

/** Repeats the transitions that the batch has begun as often as their nodes, or nodes around these, declare. */
function repeat() {
  for (const move of /** @type {any[]} */ (document.getAnimations())) {
    // Animations that are no transitions have no property.
    if (earlier.includes(move) || !move.transitionProperty) continue
    const [iterations, direction] = getComputedStyle(move.effect.target).getPropertyValue('--repeats').split(' ')
    move.effect.updateTiming({ iterations, direction })
  }
}

/** @param {PageElement} node */
const isTaken = (node) => matched.has(/** @type {string} */ (node.dataset.match))

/**
 * Animates a new node. A node that takes the place of another is in sight from the beginning, and what is beside it appears.
 * @param {PageElement} node
 */
function appear(node) {
  if (!timing) drawKind(node, node, true)
  else if (!isTaken(node)) {
    if (!node.dataset.transition && all('[data-match]', node).some(isTaken)) [...node.children].forEach(appear)
    else node.animate(transition(node, true), timing)
  }
}

/** Animates nodes from their former places to their new ones. */
export function endMotion() {
  if (timing) repeat()
  for (const act of beforeDrawing) act(timing)
  if (!timing && rowsLeft < 0) {
    for (const copy of rowCopies) copy.remove()
    places.clear()
  }
  inserted.splice(0).filter((node) => timing || rowsLeft >= 0 || !isRow(node)).forEach(appear)
  if (matched.size) for (const node of all('[data-match]')) takePlace(node)
  for (const [node, from] of places) {
    const to = node.getBoundingClientRect(), x = from.left - to.left, y = from.top - to.top
    // A node that was and is above or below the window does not move.
    const isSeen = timing || Math.min(from.top, to.top) < innerHeight && Math.max(from.bottom, to.bottom) > 0
    if (from.width && to.width && (x || y) && isSeen && !node.matches('[data-follow]')) node.animate([{ translate: `${x}px ${y}px` }, {}], timing ?? USUAL)
  }
  places.clear()
  measuredParents.clear()
  rowCopies.length = 0
  matched.clear()
}

/**
 * Animates a node from the frame of a removed one with the same identity to its own.
 * @param {PageElement} node
 */
function takePlace(node) {
  const [other, from] = matched.get(/** @type {string} */ (node.dataset.match)) ?? []
  const to = node.getBoundingClientRect()
  if (!from || other === node || other?.isConnected && other.checkVisibility() || !to.width || !to.height) return
  const [kind, x, y] = (node.dataset.matching ?? 'frame 0 0').split(' ')
  const transformOrigin = `${+x * 100}% ${+y * 100}%`
  const move = `translate(${from.left - to.left + +x * (from.width - to.width)}px,${from.top - to.top + +y * (from.height - to.height)}px)`
  const scale = `scale(${from.width / to.width},${from.height / to.height})`
  const transform = { frame: move + scale, position: move, size: scale }[kind]
  node.animate([{ transformOrigin, transform }, { transformOrigin, transform: 'none' }], timing ?? USUAL)
}
