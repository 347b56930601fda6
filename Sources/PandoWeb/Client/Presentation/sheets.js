// Sheets in narrow windows. A finger drags them by their upper edge or their bar, to another detent or away, and by their
// content where that cannot be scrolled that way.
import { has, on } from '../Document/dom.js'
import { listenWhile } from '../Pointer/blocking-listeners.js'
import { send } from '../Connection/socket.js'

/** How far below its lowest detent a sheet is dragged until it is closed, in points. */
const AWAY = 160
/**
 * The sheet that is dragged, where the finger was at first, and the height of the sheet then and now.
 * @type {{ sheet: PageElement, from: number, height: number, now: number } | null}
 */
let grip = null

/** The sheets that a finger drags. In a narrow window an inspector is one. */
const SHEETS = '.sheet:not([class*=Cover]),.split-inspector>.part-detail'

/**
 * The node that closes a sheet.
 * @param {PageElement} sheet
 */
const ownerOf = (sheet) => sheet.matches('.part-detail') ? sheet.parentNode : sheet

/**
 * The heights of the detents of a sheet, in points.
 * @param {PageElement} sheet
 */
const heights = ({ dataset, offsetHeight }) => dataset.value?.split(' ')
  .map((text) => parseFloat(text) * (text.endsWith('%') ? innerHeight / 100 : 1)) ?? [offsetHeight]

/**
 * Shows a sheet up to a height. A sheet without detents is moved, because its content decides its height.
 * @type {(sheet: PageElement, height: number) => void}
 */
function showPart(sheet, height) {
  // The inspector has a button and a bar to grip beside it, which move with it (more-styles.js).
  if (sheet.matches('.part-detail')) sheet.parentNode.style.setProperty('--dragged', `${Math.max(sheet.offsetHeight - height, 0)}px`)
  else if (sheet.dataset.value) sheet.style.setProperty('--detent', `${height}px`)
  else sheet.style.translate = `0 ${Math.max(sheet.offsetHeight - height, 0)}px`
}

/**
 * Brings a sheet to the height of a detent, and reports the detent if the server has a handler for it.
 * @type {(sheet: PageElement, height: number, list: number[]) => void}
 */
function rest(sheet, height, list) {
  showPart(sheet, height)
  if (has(sheet, 'change')) send(sheet, 'change', 'number', list.indexOf(height))
}

on(['click'], ({ target }) => {
  if (!target.closest('.sheet .grabber') || grip && Math.abs(grip.now - grip.height) > 5) return
  const sheet = target.closest('.sheet'), list = heights(sheet)
  rest(sheet, list.find((height) => height > sheet.offsetHeight + 1) ?? Math.min(...list), list)
})
on(['pointerdown'], ({ target, clientY, pointerId, pointerType }) => {
  const isBar = pointerType === 'touch' && innerWidth <= 600 && target.closest('.bar') && !target.closest('button,a,input')
  const sheet = isBar || target.closest('.grabber') ? target.closest(SHEETS) : null
  grip = sheet ? { sheet, from: clientY, height: sheet.offsetHeight, now: sheet.offsetHeight } : null
  if (sheet) target.setPointerCapture(pointerId)
})
on(['pointermove'], ({ clientY, buttons }) => {
  if (!grip || !buttons) return
  grip.now = grip.height + grip.from - clientY
  showPart(grip.sheet, Math.max(grip.now, 0))
})
/**
 * The touch that may become a drag of the sheet that it is on.
 * @type {{ sheet: PageElement, target: PageElement, x: number, y: number } | null}
 */
let touch = null

on(['touchstart'], ({ target, touches }) => {
  const found = touches.length < 2 && target.closest(SHEETS), sheet = found && innerWidth <= (found.matches('.sheet') ? 600 : 700) && found
  // In these nodes a drag has another effect.
  const isOther = target.closest('.bar,.grabber,[type=range],textarea,.choices-wheel,[data-on~=drag],[data-on~=pinch],[data-on~=refresh]')
  touch = sheet && !isOther ? { sheet, target, x: touches[0].clientX, y: touches[0].clientY } : null
})
listenWhile('.sheet,.split-inspector>.part-detail', 'touchmove', (event) => {
  if (touch && !grip) {
    const { sheet, target, x, y } = touch, [{ clientX, clientY }] = event.touches, down = clientY - y
    if (Math.hypot(clientX - x, down) < 8) return
    /** @type {boolean} */
    let isAtTop = Math.abs(down) > Math.abs(clientX - x) && !target.closest('.lifted')
    for (let node = target; node !== sheet.parentNode; node = node.parentNode) if (node.scrollTop > 0) isAtTop = false
    // A movement up makes the sheet higher before it scrolls what is in it.
    if (isAtTop && (down > 0 || sheet.offsetHeight < Math.max(...heights(sheet)) - 1)) {
      grip = { sheet, from: clientY, height: sheet.offsetHeight, now: sheet.offsetHeight }
    }
    touch = null
  }
  if (grip && event.cancelable) event.preventDefault()
})
on(['pointerup', 'pointercancel'], () => {
  if (!grip || grip.now === grip.height) return
  const { sheet, now } = grip, list = heights(sheet), lowest = Math.min(...list), owner = ownerOf(sheet)
  const isAway = lowest - now > Math.min(AWAY, lowest * .4) && has(owner, 'dismiss')
  if (isAway) send(owner, 'dismiss')
  // The click at the end of a drag must find `grip`, by which it differs from a press.
  setTimeout(() => { grip = null })
  // An inspector stays where the finger left it, until the application removes it. If it does not,
  // the inspector comes back.
  if (isAway && owner !== sheet) return void setTimeout(() => { if (sheet.isConnected) rest(sheet, lowest, list) }, 600)
  rest(sheet, list.reduce((best, height) => Math.abs(height - now) < Math.abs(best - now) ? height : best), list)
})
