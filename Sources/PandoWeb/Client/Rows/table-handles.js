// The handles at the ends of a table's headings, which the pointer drags and arrow keys move. A double press, or Home, gives
// all columns the widths of their contents.
import { on } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'
import { giveBack, headingsOf, keep, PHONE, resize, settleWidths, widthOf } from './table-widths.js'
import { word } from '../Connection/translations.js'

/** How far a key moves a handle, in points. */
const STEP = 10
/**
 * The heading that is dragged, where the pointer was at first, and how wide the column was then.
 * @type {{ heading: PageElement, start: number, width: number } | null}
 */
let resizing = null
/**
 * The handle that arrow keys move. If none is held, arrow keys move the focus.
 * @type {PageElement | null}
 */
let held = null

/** 1 if columns end at the right, else -1. */
const wayOf = (/** @type {Element} */ heading) => getComputedStyle(heading).direction === 'rtl' ? -1 : 1

/** @type {(handle: PageElement) => PageElement} */
const tableOf = (handle) => /** @type {any} */ (handle.closest('table'))

/** @type {(target: PageElement) => PageElement | null} */
const handleAt = (target) => target.closest?.('.handle')

/** @param {PageElement | null} handle */
function hold(handle) {
  held?.classList.remove('held')
  handle?.classList.add('held')
  held = handle
}

/** @param {PageElement} handle */
function tell(handle) {
  handle.ariaValueNow = `${widthOf(handle.parentNode)}`
}

/**
 * Gives a heading its handle (WAI-ARIA Authoring Practices, "Window Splitter"). Arrow keys reach the handle, Tab does not.
 */
function addHandle(/** @type {PageElement} */ heading) {
  const handle = /** @type {any} */ (document.createElement('span'))
  handle.className = 'handle'
  handle.tabIndex = -1
  handle.role = 'separator'
  handle.ariaOrientation = 'vertical'
  heading.append(handle)
  tell(handle)
}

/** Gives new headings their widths and handles. The last column has none: it takes the room that the others leave. */
function settle() {
  for (const table of /** @type {NodeListOf<any>} */ (document.querySelectorAll('.table:not(.calendar)>table'))) {
    settleWidths(table)
    headingsOf(table).forEach((heading, index, { length }) => {
      const handle = heading.querySelector(':scope>.handle')
      if (index === length - 1) handle?.remove()
      else if (!handle) addHandle(heading)
    })
  }
}

settle()
afterApplying(settle)
matchMedia(PHONE).addEventListener('change', settle)

on(['pointerdown'], (event) => {
  const handle = event.button === 0 && handleAt(event.target)
  if (!handle) return
  event.preventDefault()
  const heading = handle.parentNode
  resizing = { heading, start: event.clientX, width: widthOf(heading) }
})

on(['pointermove'], ({ clientX }) => {
  if (resizing) resize(resizing.heading, resizing.width + (clientX - resizing.start) * wayOf(resizing.heading))
})

on(['pointerup', 'pointercancel'], ({ clientX }) => {
  if (resizing && clientX !== resizing.start) keep(tableOf(resizing.heading))
  resizing = null
})

on(['dblclick'], ({ target }) => {
  const handle = handleAt(target)
  if (handle) giveBack(tableOf(handle))
})

// The handle has a name only while it has the focus. Otherwise its name would be part of the heading's, which is read out
// with each cell.
on(['focusin'], ({ target }) => {
  if (!target.matches('.handle')) return
  tell(target)
  target.ariaLabel = `${word('Width')}: ${target.parentNode.innerText.trim()}`
  target.ariaDescription = word('Return, then arrow keys')
})

on(['focusout'], ({ target }) => {
  if (!target.matches('.handle')) return
  hold(null)
  target.ariaLabel = target.ariaDescription = null
})

// Before the document's listeners, so that a key that moves a handle moves nothing else.
addEventListener('keydown', (event) => {
  const { key, ctrlKey, altKey, metaKey } = event, target = /** @type {PageElement} */ (event.target)
  if (!target.matches?.('.handle') || ctrlKey || altKey || metaKey) return
  const isHeld = target === held, side = +(key === 'ArrowRight') - +(key === 'ArrowLeft')
  if (key === 'Enter' || key === ' ') hold(isHeld ? null : target)
  else if (isHeld && key === 'Escape') hold(null)
  else if (isHeld && side) resize(target.parentNode, widthOf(target.parentNode) + side * STEP * wayOf(target))
  else if (isHeld && key === 'Home') giveBack(tableOf(target))
  else return
  if (side) keep(tableOf(target))
  tell(target)
  event.preventDefault()
  event.stopImmediatePropagation()
}, true)
