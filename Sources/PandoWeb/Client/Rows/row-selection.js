// Rows of which several can be selected, with a mouse: a press selects one row. With Control or Command it adds the row or
// takes it away, and with Shift it selects the rows from the last press on. Fingers and keys add rows and take them away.
import { all, has, nearest, on } from '../Document/dom.js'
import { send } from '../Connection/socket.js'

/**
 * The row from which a press with Shift selects.
 * @type {PageElement | undefined}
 */
let anchor
let isMouse = false

on(['pointerdown'], ({ pointerType }) => { isMouse = pointerType === 'mouse' })
// A press with Shift would mark the text between.
on(['mousedown'], (event) => { if (event.shiftKey && event.target.closest('.multiple') && !event.target.closest('input,textarea')) event.preventDefault() })

// The listener of the window runs before the one that sends the tap.
addEventListener('click', (event) => {
  const target = /** @type {PageElement} */ (event.target), row = nearest(target, 'tap'), list = row?.closest('.multiple:not(.edits)')
  if (!isMouse || !event.detail || !row?.matches('.row,tr') || !list || target.closest('a,button,input,textarea,select,summary,label')?.closest('.row,tr') === row) return
  const rows = all('.row,tr', list).filter((each) => has(each, 'tap')), from = event.shiftKey ? rows.indexOf(/** @type {PageElement} */ (anchor)) : -1
  if (from < 0) anchor = row
  if (from < 0 && (event.ctrlKey || event.metaKey)) return
  event.stopImmediatePropagation()
  const at = rows.indexOf(row), few = from < 0 ? [row] : rows.slice(Math.min(from, at), Math.max(from, at) + 1)
  if (has(list, 'change')) return send(list, 'change', 'selection', few.map(({ id }) => parseInt(id.slice(1))))
  // The rows of a table are elements of their own: the first one replaces the selection, and the others are added.
  few.forEach((each, index) => index ? send(each, 'tap') : send(each, 'change', 'flag', true))
}, true)
