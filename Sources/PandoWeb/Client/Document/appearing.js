// Tells the server which views that have something to do when they appear are in sight. They are in lists, lazy stacks and
// lazy grids; elsewhere a view appears when it is drawn.
import { all, has } from './dom.js'
import { afterApplying } from '../more-loader.js'
import { send } from '../Connection/socket.js'

/**
 * The changes that the server was not told yet.
 * @type {Map<PageElement, boolean>}
 */
const sightings = new Map()
/**
 * The last report on each view. Before the first one, the server takes a view to be out of sight.
 * @type {WeakMap<PageElement, boolean>}
 */
const sightsTold = new WeakMap()
let isTellingSights = false

// Views that a finger flings past are not reported: they are out of sight again when the time has passed.
const sightObserver = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) sightings.set(/** @type {PageElement} */ (target), isIntersecting)
  if (isTellingSights) return
  isTellingSights = true
  setTimeout(tellSights, 60)
})

function tellSights() {
  isTellingSights = false
  for (const [node, isSeen] of sightings) {
    if (!node.isConnected || !has(node, 'sight') || (sightsTold.get(node) ?? false) === isSeen) continue
    sightsTold.set(node, isSeen)
    send(node, 'sight', isSeen)
  }
  sightings.clear()
}

function watchSights() {
  for (const node of all('[data-on~=sight]')) sightObserver.observe(node)
}
watchSights()
afterApplying(watchSights)
