// Moves an inspector, and the columns of a split view in a narrow window, when they come and go.
import { all, media } from '../Document/dom.js'
import { beforeDrawing } from './batch-animations.js'
import { indexOfColumn } from '../Navigation/column-history.js'

/** As screens of a stack move. Times are in milliseconds, and the way of a column is in points. */
const SHIFT = { duration: 220, easing: 'cubic-bezier(.32,.72,0,1)' }, COLUMN_WAY = 56
/** How far an inspector is below its place, in a narrow window. */
const DRAGGED = '--dragged'
/**
 * The inspector that each view shows, by the name of the view, whose node may be replaced; null for none.
 * @type {Map<string, PageElement | null>}
 */
const inspectors = new Map()
/**
 * The widths and heights of inspectors. An inspector that is gone has none.
 * @type {WeakMap<Element, [number, number]>}
 */
const inspectorSizes = new WeakMap()
const inspectorObserver = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize: [{ inlineSize, blockSize }] } of entries) {
    if (inlineSize) inspectorSizes.set(target, [inlineSize, blockSize])
  }
})
const isStill = () => media('(prefers-reduced-motion: reduce)')
const isNarrowSplit = () => media('(max-width: 700px)')
/** @param {Element} node */
const signOf = (node) => getComputedStyle(node).direction === 'rtl' ? -1 : 1

// An own property moves only if its type is known.
try {
  /** @type {any} */ (CSS).registerProperty({ name: DRAGGED, syntax: '<length>', inherits: true, initialValue: '0px' })
} catch {}

/**
 * Lets the content take or leave the room of an inspector.
 * @type {(split: PageElement, size: [number, number], timing: KeyframeAnimationOptions, isShown: boolean) => void}
 */
function giveRoom(split, [width, height], timing, isShown) {
  const content = /** @type {PageElement | null} */ (split.querySelector(':scope>.part-content'))
  const side = isNarrowSplit() ? 'marginBlockEnd' : 'marginInlineEnd', by = isNarrowSplit() ? height : width
  content?.animate([{ [side]: `${isShown ? -by : by}px` }, {}], timing)
}

/**
 * Moves a removed inspector out of its place.
 * @type {(split: PageElement, node: PageElement, size: [number, number]) => void}
 */
function slideAway(split, node, [width, height]) {
  const { left, right, top, bottom } = split.getBoundingClientRect(), sign = signOf(split), isSheet = isNarrowSplit()
  const around = /** @type {any} */ (document.createElement('div')), dragged = parseFloat(split.style.getPropertyValue(DRAGGED)) || 0
  split.style.removeProperty(DRAGGED)
  for (const inner of [node, ...all('[id],[data-match],[data-follow],.measured', node)]) {
    for (const name of ['id', 'autofocus', 'data-match', 'data-follow']) inner.removeAttribute(name)
    inner.classList.remove('measured')
  }
  around.className = 'split split-inspector'
  around.style.display = 'contents'
  around.inert = true
  around.ariaHidden = 'true'
  const start = sign < 0 ? left : right - width
  node.style.cssText += `;position:fixed;box-sizing:border-box;margin:0;pointer-events:none;z-index:4;inset:${isSheet ? bottom - height : top}px auto auto `
    + `${isSheet ? left : start}px;width:${width}px;height:${isSheet ? height : bottom - top}px`
  around.append(node)
  document.body.append(around)
  const frames = isSheet ? [{ translate: `0 ${dragged}px` }, { translate: `0 ${height}px` }] : [{}, { translate: `${sign * width}px` }]
  node.animate(frames, { ...SHIFT, fill: 'both' }).onfinish = () => around.remove()
}

function shift(/** @type {KeyframeAnimationOptions | null} */ timing) {
  for (const split of all('.split-inspector[id]')) {
    const node = /** @type {PageElement | null} */ (split.querySelector(':scope>.part-detail')), old = inspectors.get(split.id)
    if (old === node) continue
    inspectors.set(split.id, node)
    if (node) inspectorObserver.observe(node)
    if (old === undefined || old && node || isStill()) continue
    if (node) {
      /** @type {[number, number]} */
      const size = [node.offsetWidth, node.offsetHeight]
      giveRoom(split, size, timing ?? SHIFT, true)
      if (isNarrowSplit()) split.animate([{ [DRAGGED]: `${size[1]}px` }, { [DRAGGED]: '0px' }], timing ?? SHIFT)
      else node.animate([{ translate: `${signOf(split) * size[0]}px` }, {}], timing ?? SHIFT)
    } else if (old) {
      inspectorObserver.unobserve(old)
      const size = inspectorSizes.get(old)
      if (!size) continue
      giveRoom(split, size, timing ?? SHIFT, false)
      // What the application animates leaves by its transition.
      if (!timing) slideAway(split, old, size)
    }
  }
}
shift(null)
beforeDrawing.push(shift)

new MutationObserver((changes) => {
  for (const { target, oldValue } of changes) {
    const split = /** @type {PageElement} */ (target), before = indexOfColumn(split, oldValue), now = indexOfColumn(split, split.dataset.column)
    const columns = all(':scope>:not(.column-back)', split), names = ['sidebar', 'content', 'detail']
    const isBeside = columns.some((node) => node.matches(`.part-${names[before]}`) && node.checkVisibility())
    const shown = columns.filter((node) => node.checkVisibility()).at(-1)
    if (now === before || isBeside || isStill()) continue
    shown?.animate([{ translate: `${Math.sign(now - before) * signOf(split) * COLUMN_WAY}px`, opacity: 0 }, {}], SHIFT)
  }
}).observe(document, { attributeFilter: ['data-column'], attributeOldValue: true, subtree: true })
