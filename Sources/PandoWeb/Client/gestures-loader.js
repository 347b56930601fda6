// Fetches gestures.js, the part of the script for what is dragged, swiped or pointed at, once a page has such a node.
import { moveRow } from './Controls/controls.js'
import { all, has, media, nearest, on } from './Document/dom.js'
import { afterApplying } from './more-loader.js'
import { beforeDrawing } from './Motion/batch-animations.js'
import { send } from './Connection/socket.js'
import { word } from './Connection/translations.js'

let isFetched = false

function fetchGestures() {
  if (isFetched || !document.querySelector('.insets,.chart,.table,.sheet,.split,.pages,.swipe,.row-edits,.choices-segmented,.stepper-buttons,.repeats,.drops-keyboard,[type=range],.part-search,.focuses,.context,.multiple,[data-on~=action],[data-on~=doubleTap],[data-on~=hoverPoint],[data-on~=sight],[data-on~=menu],[data-on~=pinch],[data-on~=refresh],[draggable=true],[data-on*=dr],.tools-trailing>:nth-child(2),.at-secondaryAction')) return
  isFetched = true
  // The file is given these functions, as more.js is.
  import('./gestures.js').then((/** @type {any} */ file) => file.default({ afterApplying, all, beforeDrawing, has, media, moveRow, nearest, on, send, word }))
}
fetchGestures()
afterApplying(fetchGestures)
