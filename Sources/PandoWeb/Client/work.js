// Buttons that wait for the server's answer.
import { isPending } from './socket.js'

/**
 * The buttons that show it.
 * @type {Set<PageElement>}
 */
const working = new Set()

/**
 * Shows after a moment that the press of a button has no answer yet.
 * @param {PageElement} node
 */
export function showWork(node) {
  if (node.matches('.button')) setTimeout(() => {
    if (!isPending(node, 'tap')) return
    working.add(node)
    node.ariaBusy = 'true'
  }, 250)
}

/** Shows it no more where the answer came. */
export function endWork() {
  for (const node of working) {
    if (isPending(node, 'tap')) continue
    node.ariaBusy = null
    working.delete(node)
  }
}
