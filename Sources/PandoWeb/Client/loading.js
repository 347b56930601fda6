// Fetches what few pages need, once a page needs it.
import { all, has, media, nearest, on } from './dom.js'
import { send } from './socket.js'

let isAsked = false

/** Fetches the rest of the script if the page has a chart or a table, or takes pinches. A page that cannot get it works without. */
export function loadMore() {
  if (isAsked || !document.querySelector('.chart,.table,[data-on~=pinch]')) return
  isAsked = true
  // What is fetched shares these functions, because it may not have modules of its own for them.
  const file = import('./more.js')
  file.then((/** @type {any} */ more) => more.default({ all, has, media, nearest, on, send }))
}
