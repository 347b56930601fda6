// Fetches what few pages need, once a page needs it.
import { moveRow } from './controls.js'
import { all, has, media, nearest, on } from './dom.js'
import { beforeDrawing } from './motion.js'
import { placeBeside } from './placing.js'
import { send } from './socket.js'
import { word } from './words.js'

let isAsked = false
/**
 * What the rest of the script does after each batch.
 * @type {(() => void)[]}
 */
const settlers = []

/** @param {() => void} settle */
export const afterApplying = (settle) => settlers.push(settle)

/**
 * Tells the rest of the script of a batch. Fetches it if the page has a chart, a table, a picker with a list, a toggle that is a
 * button, a tooltip, toasts, a search, a view that follows another, something to drag, swipe or pull, or that takes pinches, or
 * something else that says so by its class, such as a sheet, tabs, a wheel or a menu in a menu; a browser that cannot works without.
 */
export function loadMore() {
  for (const settle of settlers) settle()
  if (isAsked || !document.querySelector('.chart,.table,.select,.toggle-button,.late,.swipe,.row-edits,.part-toasts,.part-search,[data-on~=pinch],[data-on~=refresh],[data-follow],[draggable],[title]')) return
  isAsked = true
  // What is fetched shares these functions, because it may not have modules of its own for them.
  const file = import('./more.js')
  file.then((/** @type {any} */ more) => more.default({ afterApplying, all, beforeDrawing, has, media, moveRow, nearest, on, placeBeside, send, word }))
}
