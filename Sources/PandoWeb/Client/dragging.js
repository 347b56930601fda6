// Dragging things and rows.
import { moveRow } from './controls.js'
import { all, has, nearest, on } from './dom.js'
import { send } from './socket.js'

/**
 * The row that is dragged.
 * @type {PageElement | null}
 */
let row = null

on(['dragstart'], ({ target, dataTransfer }) => {
  const node = target.closest?.('[draggable=true]')
  if (!node) return
  row = has(node, 'move') ? node : null
  dataTransfer.setData('text/plain', node.dataset.drag ?? '')
})

on(['dragover', 'drop', 'dragend'], (event) => {
  const { type, target, clientX: x, clientY: y, dataTransfer } = event
  for (const marked of all('.drop-before,.drop-after')) marked.classList.remove('drop-before', 'drop-after')
  const other = nearest(target, 'move'), zone = nearest(target, 'drop')
  if (row && other && other !== row && other.parentNode === row.parentNode) {
    const box = other.getBoundingClientRect(), isAfter = y > box.y + box.height / 2
    event.preventDefault()
    if (type === 'dragover') other.classList.add(isAfter ? 'drop-after' : 'drop-before')
    const before = isAfter ? other.nextElementSibling : other
    if (type === 'drop' && before !== row) moveRow(row, before)
  } else if (zone && type !== 'dragend') {
    const box = zone.getBoundingClientRect(), words = dataTransfer.getData('text/plain')
    event.preventDefault()
    if (type === 'drop' && words) send(zone, 'drop', [words], [x - box.x, y - box.y])
  }
  if (type !== 'dragover') row = null
})
