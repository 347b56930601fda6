// Draws followers (`matchedGeometryEffect`) in the frame of their source: at its place, and in its size along the axes that
// the follower fills. The neighbours of a follower stay where they are.
import { all } from '../Document/dom.js'
import { beforeDrawing } from './batch-animations.js'

/**
 * Draws a follower at its source by two animations, so that the server's declarations stay unchanged.
 * @typedef {object} Hold
 * @property {PageElement} source
 * @property {number[]} own The size of the follower without a source.
 * @property {Animation} size
 * @property {Animation} shift
 * @property {number[]} by How far the follower is moved.
 * @property {number[]} box The frame in which the follower is drawn.
 * @property {number[]} from The frame in which it was drawn at its former source.
 * @property {Animation | null} way The way from that frame to the source.
 */

/** @type {Map<PageElement, Hold>} */
const holds = new Map()
/** The time until which frames are compared on each animation frame, because something moves without events. */
let movesUntil = 0, holdFrame = 0

/** @type {(node: Element) => number[]} */
function boxOf(node) {
  const { left, top, width, height } = node.getBoundingClientRect()
  return [left, top, width, height]
}

/** @type {(node: PageElement, composite: CompositeOperation) => Animation} */
function still(node, composite) {
  const animation = node.animate([{}, {}], { duration: 1, composite })
  animation.pause()
  return animation
}

/** @type {(name: string) => PageElement | undefined} */
const sourceNamed = (name) => all('[data-match]').find((node) => node.dataset.match === name && node.checkVisibility() && node.getBoundingClientRect().width)

/** @param {Hold | undefined} last */
function letGo(last) {
  last?.size.cancel()
  last?.shift.cancel()
}

/**
 * Finds the source of each follower. A follower with another source than before is animated on its way there.
 * @param {KeyframeAnimationOptions | null} [timing]
 */
function findSources(timing) {
  const nodes = all('[data-follow]')
  for (const [node, last] of holds) {
    if (nodes.includes(node)) continue
    letGo(last)
    last.way?.cancel()
    holds.delete(node)
  }
  for (const node of nodes) {
    const source = sourceNamed(/** @type {string} */ (node.dataset.follow)), last = holds.get(node)
    letGo(last)
    holds.delete(node)
    const isSame = last?.source === source
    if (!isSame) last?.way?.cancel()
    if (!source) continue
    const own = boxOf(node).slice(2), size = still(node, 'replace'), shift = still(node, 'add')
    const way = last && isSame ? last.way : last && timing ? node.animate([{}, {}], { ...timing, fill: 'both' }) : null
    sourceObserver.observe(source)
    holds.set(node, { source, own, size, shift, by: [0, 0], box: last?.box ?? [], from: (isSame ? last?.from : last?.box) ?? [], way })
  }
  movesUntil = performance.now() + (timing ? Number(timing.duration) + Number(timing.delay) : 300) + 100
  placeFollowers()
}

const sourceObserver = new ResizeObserver(followSoon)

/** Draws each follower where its source is now. */
function placeFollowers() {
  for (const [node, hold] of holds) placeFollower(node, hold)
  if (holds.size && performance.now() < movesUntil) followSoon()
}

function followSoon() {
  if (!holdFrame && holds.size) {
    holdFrame = requestAnimationFrame(() => {
      holdFrame = 0
      placeFollowers()
    })
  }
}

/** @type {(node: PageElement, hold: Hold) => void} */
function placeFollower(node, hold) {
  const { source, own, size, shift, by, from, way } = hold
  const [kind, x, y] = (node.dataset.matching ?? 'frame 0.5 0.5').split(' '), anchor = [Number(x), Number(y)]
  const goal = boxOf(source), progress = way?.effect?.getComputedTiming().progress ?? 1
  /** @type {(to: number, index: number) => number} */
  const onTheWay = (to, index) => from.length ? from[index] + (to - from[index]) * progress : to
  const fills = ['.fx', '.fy'].map((axis) => kind !== 'position' && node.matches(axis))
  const [width, height] = [0, 1].map((axis) => fills[axis] ? onTheWay(goal[axis + 2], axis + 2) : own[axis])
  /** @type {Record<string, string>} */
  const frame = {}
  if (fills[0]) Object.assign(frame, { width: `${width}px`, minWidth: '0', maxWidth: 'none', marginInlineEnd: `${own[0] - width}px` })
  if (fills[1]) Object.assign(frame, { height: `${height}px`, minHeight: '0', maxHeight: 'none', marginBlockEnd: `${own[1] - height}px` })
  if (fills[0] || fills[1]) Object.assign(frame, { aspectRatio: 'auto', flex: 'none' })
  const effects = [size, shift].map(({ effect }) => /** @type {KeyframeEffect} */ (effect))
  effects[0].setKeyframes([frame, frame])
  const now = boxOf(node)
  hold.by = [0, 1].map((axis) => {
    const ownPlace = now[axis] - by[axis], end = [width, height][axis]
    if (kind === 'size') return anchor[axis] * (own[axis] - end)
    return onTheWay(goal[axis] + anchor[axis] * goal[axis + 2] - anchor[axis] * end, axis) - ownPlace
  })
  const translate = hold.by.map((length) => `${length}px`).join(' ')
  effects[1].setKeyframes([{ translate }, { translate }])
  hold.box = boxOf(node)
  if (progress === 1 && way?.playState === 'finished') {
    way.cancel()
    hold.way = null
    hold.from = []
  }
}

beforeDrawing.push(findSources)
for (const type of ['scroll', 'resize', 'load', 'toggle']) addEventListener(type, followSoon, { capture: true, passive: true })
addEventListener('resize', () => findSources(), { passive: true })
findSources()
