// Fetches gestures.js, the part of the script for what is dragged, swiped or pointed at, once a page has such a node.
import { moveRow } from './Controls/controls.js'
import { all, byId, has, media, nearest, number, on } from './Document/dom.js'
import { afterApplying } from './more-loader.js'
import { beforeDrawing } from './Motion/batch-animations.js'
import { home } from './Connection/addresses.js'
import { send, session } from './Connection/socket.js'
import { word } from './Connection/translations.js'

let isFetched = false, attempts = ''

function fetchGestures() {
  if (isFetched || !document.querySelector('.insets,.chart,.table,.sheet,.split,.pages,.swipe,.row-edits,.choices-segmented,.stepper-buttons,.repeats,.drops-keyboard,[type=range],[type=file],.part-search,.focuses,.context,.multiple,[data-on~=action],[data-on~=doubleTap],[data-on~=hoverPoint],[data-on~=sight],[data-on~=menu],[data-on~=pinch],[data-on~=refresh],[draggable=true],[data-on*=dr],.tools-trailing>:nth-child(2),.at-secondaryAction')) return
  isFetched = true
  // The file is given these functions, as more.js is, and fetched again as that is.
  import('./gestures.js' + attempts).then((/** @type {any} */ file) => file.default({ afterApplying, all, beforeDrawing, byId, has, home, media, moveRow, nearest, number, on, send, session, word }), () => {
    isFetched = false
    attempts += '?'
    setTimeout(fetchGestures, 5000)
  })
}
fetchGestures()
afterApplying(fetchGestures)
