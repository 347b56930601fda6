// The gesture by which a device goes back closes what is open above the page, as the key Escape does, and does not leave the page
// (HTML, "Close requests and close watchers").
import { all } from './dom.js'
import { afterApplying } from './loading.js'

/** @type {any} */
const CloseRequests = /** @type {any} */ (window).CloseWatcher
/** @type {{ onclose: () => void, destroy(): void } | undefined} */
let closer
/**
 * What it closes.
 * @type {PageElement | undefined}
 */
let closable

function watchTop() {
  const dialog = all(':is(.layer>dialog,.popover):not(body>[inert],body>[inert] *)').at(-1)
  if (dialog === closable) return
  closable = dialog
  closer?.destroy()
  closer = dialog && new CloseRequests()
  if (closer) closer.onclose = closeTop
}

function closeTop() {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  // It closes once, and what it asks to close may stay open.
  closable = closer = undefined
  setTimeout(watchTop, 500)
}

if (CloseRequests) {
  afterApplying(watchTop)
  watchTop()
}
