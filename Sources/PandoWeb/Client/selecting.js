// What is selected in fields whose application follows it.
import { all, has, on } from './dom.js'
import { afterApplying } from './loading.js'
import { send } from './socket.js'

/**
 * What the server knows to be selected in each field: what it was told, or said itself.
 * @type {WeakMap<PageElement, string | undefined>}
 */
const selections = new WeakMap()
/** The fields of which the server has not answered what was selected. */
const unanswered = new WeakSet()
/** Those of them in which something else was selected meanwhile. */
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
 * Selects what the application says. A field without the focus does so when it gets it: some browsers would give it to the field.
 * @param {PageElement} node
 */
function takeSelection(node) {
  const wanted = node.dataset.selection
  if (!wanted || wanted === selections.get(node) || unanswered.has(node) || node !== document.activeElement) return
  selections.set(node, wanted)
  const [start, end] = wanted.split(' ')
  node.setSelectionRange(+start, +end)
}

// Typing is told before the answer to it can come.
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
