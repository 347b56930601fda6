// Reports images that cannot be loaded, if the server has a handler for that.
import { all, has } from './dom.js'
import { afterApplying } from '../more-loader.js'
import { send } from '../Connection/socket.js'

/**
 * The images that were reported, each with its address at that time.
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

/** Reports the images that failed before this file was loaded. */
function reportFailures() {
  for (const node of all('img[data-on~=failure]')) {
    const picture = /** @type {any} */ (node)
    if (picture.complete && picture.src && !picture.naturalWidth) reportFailure(picture)
  }
}

document.addEventListener('error', ({ target }) => reportFailure(target), true)
reportFailures()
afterApplying(reportFailures)
