// Fetches more.js, the part of the script that few pages need, once a page needs it.
import { moveRow } from './Controls/controls.js'
import { all, has, media, nearest, on } from './Document/dom.js'
import { beforeDrawing } from './Motion/batch-animations.js'
import { placeAll, placeBeside } from './Presentation/popover-placing.js'
import { send } from './Connection/socket.js'
import { word } from './Connection/translations.js'

let isAsked = false
/**
 * Functions that run after each batch: the function that places popovers, which may just have opened, and the
 * functions of more.js.
 * @type {(() => void)[]}
 */
const settlers = [placeAll]

/** @param {() => void} settle */
export const afterApplying = (settle) => settlers.push(settle)

/**
 * Runs the functions of more.js after a batch, and fetches that file if the page has a node that the selector finds.
 * Templates give nodes that nothing else distinguishes the class `late`: sheets, tabs, wheels, menus in menus. If
 * the file cannot be fetched, the page works without it.
 */
export function loadMore() {
  for (const settle of settlers) settle()
  if (isAsked || !document.querySelector('.chart,.table,.scroll,.collection,.select,.late,.part-toasts,.part-search,[data-on~=drag],[data-follow],[data-frames],[draggable=true],[title]')) return
  isAsked = true
  // more.js is given these functions, so that it shares the modules of this file instead of having copies of them.
  import('./more.js').then((/** @type {any} */ file) => file.default({ afterApplying, all, beforeDrawing, has, media, moveRow, nearest, on, placeBeside, send, word }))
}
