// Buttons that wait for the server's answer.
import { isPending } from '../Connection/socket.js'

/**
 * The buttons that are shown as waiting.
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

/** Ends that for the buttons whose answer came. */
export function endWork() {
  for (const node of working) {
    if (isPending(node, 'tap')) continue
    node.ariaBusy = null
    working.delete(node)
  }
}
