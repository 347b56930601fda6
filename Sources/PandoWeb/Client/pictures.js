// Pictures whose failure the server wants to know of.
import { all, has } from './dom.js'
import { afterApplying } from './loading.js'
import { send } from './socket.js'

/**
 * The pictures of which the server knows, each with its address then.
 * @type {WeakMap<EventTarget, string>}
 */
const told = new WeakMap()

/** @param {EventTarget | null} target */
function reportFailure(target) {
  if (!(target instanceof HTMLImageElement) || told.get(target) === target.src) return
  const node = /** @type {any} */ (target)
  if (!has(node, 'failure')) return
  told.set(target, target.src)
  send(node, 'failure')
}

/** Some failed before this file was there. */
function reportFailures() {
  for (const node of all('img[data-on~=failure]')) {
    const picture = /** @type {any} */ (node)
    if (picture.complete && picture.src && !picture.naturalWidth) reportFailure(picture)
  }
}

document.addEventListener('error', ({ target }) => reportFailure(target), true)
reportFailures()
afterApplying(reportFailures)
