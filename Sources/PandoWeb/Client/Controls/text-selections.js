// The selections in fields whose selection is bound.
import { all, has, on } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'
import { send } from '../Connection/socket.js'

/**
 * The selections on which page and server agree, because the page reported them or the server set them.
 * @type {WeakMap<PageElement, string | undefined>}
 */
const selections = new WeakMap()
/** The fields whose last selection has no answer yet. */
const unanswered = new WeakSet()
/** Of those, the fields in which something else was selected meanwhile. */
const untold = new WeakSet()

/** @param {PageElement} node */
function tellSelection(node) {
  const { selectionStart: start, selectionEnd: end } = node, now = start + ' ' + end
  if (start == null || now === selections.get(node)) return
  if (unanswered.has(node)) return untold.add(node)
  selections.set(node, now)
  unanswered.add(node)
  send(node, 'select', start, end).after = () => {
    unanswered.delete(node)
    if (untold.delete(node)) tellSelection(node)
    else takeSelection(node)
  }
}

/**
 * Selects what the application sets. A field without the focus waits for the focus, because in some browsers a selection
 * would bring it.
 * @param {PageElement} node
 */
function takeSelection(node) {
  const wanted = node.dataset.selection
  if (!wanted || wanted === selections.get(node) || unanswered.has(node) || node !== document.activeElement) return
  selections.set(node, wanted)
  const [start, end] = wanted.split(' ')
  node.setSelectionRange(+start, +end)
}

// On `input` too, so that the selection is reported before the answer to the typing can come.
on(['selectionchange', 'input'], () => {
  const node = /** @type {PageElement} */ (document.activeElement)
  if (has(node, 'select')) tellSelection(node)
})
on(['focusin'], ({ target }) => {
  if (!has(target, 'select')) return
  takeSelection(target)
  tellSelection(target)
})
const takeAll = () => all('[data-selection]').forEach(takeSelection)
takeAll()
afterApplying(takeAll)
