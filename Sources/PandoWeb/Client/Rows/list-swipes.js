// Touch gestures: a swipe shows the tools of a row, a pull refreshes a list, and scrolling takes the keyboard away.
import { all, on } from '../Document/dom.js'
import { send } from '../Connection/socket.js'

/** How far a list is pulled until it is refreshed, in points. */
const PULL = 80
/**
 * The row and the list under the finger, where the row was, where the finger came down, the axis of its movement, and how far
 * it went. A row that is swiped moves on from where it is.
 * @type {{ row: PageElement, list: PageElement | undefined, from: number, x: number, y: number, axis: string, by: number } | null}
 */
let slide = null
/** Whether the touch closes other swiped rows, or the one under the finger if it does not move, and does nothing else. */
let isClosing = false, isOnOpen = false

/**
 * Whether a movement goes away from the leading edge. It uncovers the tools of that edge.
 * @type {(row: PageElement, by: number) => boolean}
 */
const isToEnd = (row, by) => by > 0 === (getComputedStyle(row).direction === 'ltr')

/** @type {(row: PageElement, by: number) => void} */
function swipe(row, by) {
  row.classList.toggle('swiped', !!by)
  row.classList.toggle('to-end', !!by && isToEnd(row, by))
  row.style.setProperty('--swipe', `${by}px`)
}

/** @type {(list: PageElement, by: number) => void} */
function pull(list, by) {
  list.classList.toggle('pulled', by > 0)
  list.style.setProperty('--pull', `${Math.min(Math.max(by, 0), PULL * 1.5)}px`)
}

/**
 * The tools at the side of a row that a movement shows.
 * @type {(row: PageElement, by: number) => PageElement | null}
 */
const toolsAt = (row, by) => row.querySelector(isToEnd(row, by) ? '.swipe-leading' : '.swipe-trailing,.row-edits')

on(['touchstart'], ({ target, touches }) => {
  const open = all('.swiped').filter((row) => !row.contains(target))
  for (const row of open) swipe(row, 0)
  isClosing = !!open[0]
  const { clientX: x, clientY: y } = touches[0], list = target.closest('[data-on~=refresh]:is(.list,.scroll)')
  const row = target.closest('.row:has(.swipe,.row-edits)'), isOpen = row?.matches('.swiped')
  isOnOpen = isOpen && !target.closest('.swipe,.row-edits')
  slide = touches.length > 1 ? null
    : { row, list: list?.scrollTop ? undefined : list, from: isOpen ? parseFloat(row.style.getPropertyValue('--swipe')) : 0, x, y, axis: '', by: 0 }
})
on(['touchmove'], ({ target, touches }) => {
  if (!slide) return
  const { row, list, from, x, y } = slide, across = touches[0].clientX - x + from, down = touches[0].clientY - y
  if (!slide.axis && Math.hypot(across - from, down) > 10) slide.axis = Math.abs(across - from) > Math.abs(down) ? 'x' : 'y'
  slide.by = slide.axis === 'x' ? across : down
  if (slide.axis === 'x' && row) swipe(row, toolsAt(row, across) ? across : 0)
  if (slide.axis === 'y' && list) pull(list, down)
  const field = /** @type {PageElement} */ (document.activeElement)
  if (slide.axis === 'y' && target.closest('.drops-keyboard') && field.matches('input,textarea') && field !== target) field.blur()
})
on(['touchend', 'touchcancel'], (event) => {
  const { type } = event
  const { row, list, from = 0, axis, by } = slide ?? {}
  slide = null
  isOnOpen &&= axis !== 'x'
  if (isOnOpen && row) swipe(row, 0)
  // A touch that closes a row makes no click.
  if ((isClosing || isOnOpen) && event.cancelable) event.preventDefault()
  if (axis === 'y' && list) {
    pull(list, 0)
    if (/** @type {number} */ (by) > PULL && type === 'touchend') send(list, 'refresh')
  }
  if (axis !== 'x' || !row || by == null) return
  const tools = toolsAt(row, by), far = Math.abs(by)
  // The tools are as wide as the finger went. Their own width is that of a row that was swiped before, or is measured without
  // the finger's.
  row.style.setProperty('--swipe', '0px')
  const width = from * by > 0 ? Math.abs(from) : tools?.offsetWidth ?? 0
  const isFull = far > row.offsetWidth * .6 && (tools?.dataset.value === 'fullSwipe' || tools?.matches('.row-edits'))
  if (isFull && type === 'touchend') /** @type {any} */ (tools?.querySelector('.button,.row-delete'))?.click()
  swipe(row, !isFull && far > width / 2 ? Math.sign(by) * width : 0)
})
// A tool that was pressed closes its row.
on(['click'], ({ target }) => {
  const row = target.closest('.swiped')
  if (row && target.closest('.swipe,.row-edits')) swipe(row, 0)
})
