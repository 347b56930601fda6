// The sidebar of a split view slides when it is hidden or shown in a wide window. In a narrow window the Back button of a
// column has the title of the column before, like the Back button of a pushed screen.
import { all, media } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'
import { beforeDrawing } from '../Motion/batch-animations.js'

/** As an inspector moves (column-transitions.js). Times are in milliseconds. */
const SIDEBAR_SHIFT = { duration: 200, easing: 'cubic-bezier(.32,.72,0,1)' }
/** The button that hides the sidebar and its distances from the edge, in points. */
const TOGGLE_ROOM = 56
/** The Back button with its arrow alone, in points. */
const ARROW_ROOM = 44
/** A navigation stack in the last column. The bar of its screens is the bar of the column. */
const NESTED = '.column-back~.part-detail>.screen-content>.part>.stack'
const SIDEBAR_LOOKS = `@media (max-width:700px){.split>.column-back[data-before]{display:flex;justify-content:start;gap:2px;width:auto;padding-inline:16px 4px;font-size:var(--body)}.split>.column-back[data-before]::after{content:attr(data-before)/"";white-space:nowrap}.column-back~.part-detail:has(>.screen-content>.part>.stack)>.bar-untitled{display:none}${NESTED}>.screen:first-child>.bar{display:grid;grid-template-columns:minmax(36px,1fr) minmax(0,auto) minmax(max-content,1fr);min-height:calc(var(--target,36px) + 20px);padding-block:4px}.split:has(>${NESTED}>.screen+.screen)>.column-back{visibility:hidden}}`

const sidebarSheet = new CSSStyleSheet()
sidebarSheet.replaceSync(SIDEBAR_LOOKS)
document.adoptedStyleSheets.push(sidebarSheet)

/**
 * Whether each split view hides its first column, by the name of the view, whose node may be replaced.
 * @type {Map<string, boolean>}
 */
const hidden = new Map()
/**
 * The widths of the columns that were seen last.
 * @type {WeakMap<Element, number>}
 */
const seenWidths = new WeakMap()
const seenObserver = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize: [{ inlineSize }] } of entries) if (inlineSize) seenWidths.set(target, inlineSize)
})

/** @type {(split: PageElement) => PageElement[]} */
const columnsOf = (split) => all(':scope>.part,:scope>.stack', split)

/**
 * Shows a column that was just hidden, out of the way of the others, until it has left.
 * @type {(node: PageElement, split: PageElement, width: number, sign: number, timing: KeyframeAnimationOptions) => void}
 */
function slideOut(node, split, width, sign, timing) {
  const { left, right, top, height } = split.getBoundingClientRect(), { style } = node, start = sign < 0 ? right - width : left
  // The width itself belongs to split-handles.js.
  const properties = { display: 'grid', position: 'fixed', 'box-sizing': 'border-box', inset: `${top}px auto auto ${start}px`, 'min-width': `${width}px`, 'max-width': `${width}px`, height: `${height}px`, 'z-index': '1' }
  const before = Object.entries(properties).map(([name, value]) => {
    const own = style.getPropertyValue(name)
    style.setProperty(name, value, 'important')
    return [name, own]
  })
  node.inert = true
  const animation = node.animate([{}, { translate: `${-sign * width}px` }], timing)
  animation.onfinish = animation.oncancel = () => {
    node.inert = false
    for (const [name, own] of before) style.setProperty(name, own)
  }
}

function slideSidebars(/** @type {KeyframeAnimationOptions | null} */ timing) {
  for (const split of all('.split[id]:not(.split-inspector)')) {
    const columns = columnsOf(split), sidebar = columns[0]
    columns.forEach((column) => seenObserver.observe(column))
    const isHidden = split.matches('.split-alone'), was = hidden.get(split.id)
    hidden.set(split.id, isHidden)
    if (was === undefined || was === isHidden || media('(prefers-reduced-motion: reduce)') || media('(max-width: 700px)')) continue
    const width = isHidden ? seenWidths.get(sidebar) : sidebar.offsetWidth, next = columns.slice(1).find((node) => node.checkVisibility())
    if (!width || !next) continue
    const sign = getComputedStyle(split).direction === 'rtl' ? -1 : 1, how = timing ?? SIDEBAR_SHIFT
    next.animate([{ marginInlineStart: `${isHidden ? width : -width}px` }, {}], how)
    split.querySelector(':scope>.split-toggle')?.animate([{ translate: `${(isHidden ? sign : -sign) * (width - TOGGLE_ROOM)}px` }, {}], how)
    if (isHidden) slideOut(sidebar, split, width, sign, how)
    else sidebar.animate([{ translate: `${-sign * width}px` }, {}], how)
  }
}

/** Gives the Back of a column the title of the column before, if there is room beside the title of the bar. */
export function nameBackButtons() {
  for (const back of all('.split>.column-back')) {
    const split = /** @type {PageElement} */ (back.parentNode), columns = columnsOf(split), shown = columns.filter((node) => node.checkVisibility()).at(-1)
    const before = shown && columns[columns.indexOf(shown) - 1], title = before?.querySelector('.screen-title')?.textContent
    const own = back.dataset.own ??= back.ariaLabel ?? ''
    delete back.dataset.before
    back.ariaLabel = title ? `${own}: ${title}` : own
    const bar = shown && all('.bar:not(:has(.tools-leading>*))', shown).find((node) => node.checkVisibility())
    if (!title || !bar || bar.matches('[data-crowded]') || !media('(max-width: 700px)')) continue
    back.dataset.before = title
    const words = document.createRange(), heading = bar.querySelector('.screen-title:not(.vh)')
    if (heading) words.selectNodeContents(heading)
    const { left, right } = heading ? words.getBoundingClientRect() : bar.getBoundingClientRect(), side = back.getBoundingClientRect()
    const isMirrored = getComputedStyle(split).direction === 'rtl'
    const room = !heading ? right - left - ARROW_ROOM : isMirrored ? side.right - right : left - side.left
    if (side.width > room - 4) delete back.dataset.before
  }
}

slideSidebars(null)
beforeDrawing.push(slideSidebars)
nameBackButtons()
afterApplying(nameBackButtons)
addEventListener('resize', nameBackButtons)
new MutationObserver(nameBackButtons).observe(document, { attributeFilter: ['data-column'], subtree: true })
