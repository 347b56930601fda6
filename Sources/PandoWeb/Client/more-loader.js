// Fetches more.js, the part of the script that few pages need, once a page needs it.
import { moveRow } from './Controls/controls.js'
import { all, byId, has, media, nearest, number, on } from './Document/dom.js'
import { beforeDrawing } from './Motion/batch-animations.js'
import { placeAll, placeBeside } from './Presentation/popover-placing.js'
import { home } from './Connection/addresses.js'
import { newest, send, session } from './Connection/socket.js'
import { word } from './Connection/translations.js'

let isAsked = false, retries = ''
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
 * Templates give nodes that nothing else distinguishes the class `late`: sheets, tabs, wheels, menus in menus. Without
 * the file the page works, with less. If it cannot be fetched, it is asked for again, at an address of its own, because
 * browsers remember modules that failed.
 */
export function loadMore() {
  for (const settle of settlers) settle()
  if (isAsked || !document.querySelector('.chart,.table,.scroll,.collection,.select,.late,.part-toasts,.part-search,[data-on~=drag],[data-shortcut],[data-follow],[data-frames],[draggable=true],[title]')) return
  isAsked = true
  // more.js is given these functions, so that it shares the modules of this file instead of having copies of them.
  import('./more.js' + retries).then((/** @type {any} */ file) => file.default({ afterApplying, all, beforeDrawing, byId, has, home, media, moveRow, nearest, newest, number, on, placeBeside, send, session, word }), () => {
    isAsked = false
    retries += '?'
    setTimeout(loadMore, 5000)
  })
}
