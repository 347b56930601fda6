// Sends the place of the pointer over views that handle it.
import { nearest, on } from '../Document/dom.js'
import { send } from '../Connection/socket.js'

/**
 * The nodes below the pointer that have a handler for its place.
 * @type {Set<PageElement>}
 */
let below = new Set()
/** Where the pointer is in the window, and the animation frame in which its place is sent. */
let x = 0, y = 0, telling = 0

function tellPlace() {
  telling = 0
  for (const node of below) {
    if (!node.isConnected) continue
    const { left, top } = node.getBoundingClientRect()
    send(node, 'hoverPoint', [x - left, y - top])
  }
}

// A pointer that leaves the window is over no view.
on(['pointermove', 'pointerout'], ({ type, target, relatedTarget, pointerType, clientX, clientY }) => {
  if (pointerType === 'touch') return
  const now = new Set()
  let node = nearest(type === 'pointerout' ? relatedTarget : target, 'hoverPoint')
  for (; node; node = nearest(node.parentElement, 'hoverPoint')) now.add(node)
  for (const node of below) if (!now.has(node) && node.isConnected) send(node, 'hoverPoint', null)
  below = now
  x = clientX
  y = clientY
  if (below.size && !telling) telling = requestAnimationFrame(tellPlace)
})
