// The back gesture of a device closes the top dialog or popover, as Escape does, instead of leaving the page (HTML, "Close
// requests and close watchers").
import { all } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'

/** @type {any} */
const CloseRequests = /** @type {any} */ (window).CloseWatcher
/** @type {{ onclose: () => void, destroy(): void } | undefined} */
let closer
/**
 * The dialog or popover that a close request closes.
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
  // A close watcher works once. The application may keep the dialog open, and then needs another watcher.
  closable = closer = undefined
  setTimeout(watchTop, 500)
}

if (CloseRequests) {
  afterApplying(watchTop)
  watchTop()
}
