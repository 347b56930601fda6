// Sheets that rest at several heights, in narrow windows.
import { has, on } from './dom.js'
import { send } from './socket.js'

/**
 * The sheet that is dragged, where the finger was, and how high the sheet was there.
 * @type {{ sheet: PageElement, from: number, height: number, now: number } | null}
 */
let grip = null

/**
 * The heights of a sheet in points.
 * @param {PageElement} sheet
 */
const heights = ({ dataset }) => /** @type {string} */ (dataset.value).split(' ')
  .map((text) => parseFloat(text) * (text.endsWith('%') ? innerHeight / 100 : 1))

/**
 * Lets the sheet of a button rest at the next height.
 * @param {PageElement} button
 */
export function rest(button) {
  const sheet = button.closest('.sheet'), list = heights(sheet)
  if (grip && Math.abs(grip.now - grip.height) > 5) return
  setHeight(sheet, list.find((height) => height > sheet.offsetHeight + 1) ?? Math.min(...list))
}

/** @type {(sheet: PageElement, height: number) => void} */
const setHeight = (sheet, height) => sheet.style.setProperty('--detent', `${height}px`)

on(['pointerdown'], ({ target, clientY, pointerId }) => {
  const sheet = target.closest('.grabber')?.closest('.sheet')
  grip = sheet ? { sheet, from: clientY, height: sheet.offsetHeight, now: sheet.offsetHeight } : null
  if (sheet) target.setPointerCapture(pointerId)
})
on(['pointermove'], ({ clientY, buttons }) => {
  if (!grip || !buttons) return
  grip.now = grip.height + grip.from - clientY
  setHeight(grip.sheet, Math.max(grip.now, 0))
})
on(['pointerup', 'pointercancel'], () => {
  if (!grip || grip.now === grip.height) return
  const { sheet, now } = grip, list = heights(sheet)
  if (now < Math.min(...list) * .6 && has(sheet, 'dismiss')) send(sheet, 'dismiss')
  // The click that ends the movement is none.
  setTimeout(() => { grip = null })
  setHeight(sheet, list.reduce((best, height) => Math.abs(height - now) < Math.abs(best - now) ? height : best))
})
