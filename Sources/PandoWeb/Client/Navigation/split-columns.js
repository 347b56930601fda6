// Chooses the column of a split view that a narrow window shows (splits-and-tabs.css).
import { active, all, on } from '../Document/dom.js'
import { focusScreen } from '../Keyboard/focus.js'

/** @type {(split: PageElement, column: string) => void} */
function showColumn(split, column) {
  split.dataset.column = column
  const shown = all(':scope>.part,:scope>.stack', split).filter((node) => node.checkVisibility()).at(-1)
  if (!active().checkVisibility() && shown) focusScreen(shown)
}

/**
 * Shows the column before the one that is in sight.
 * @param {PageElement} button
 */
export function showColumnBefore(button) {
  const split = button.closest('.split')
  const isMiddleNext = split.querySelector(':scope>.part-content')?.checkVisibility() === false
  showColumn(split, isMiddleNext ? 'content' : 'sidebar')
}

// A choice in a column is shown in the next column.
on(['click'], ({ target }) => {
  const column = target.closest('.split:not(.split-inspector)>:is(.part-sidebar,.part-content)')
  if (!column || !target.closest('.row[data-on~=tap],.link-push[tabindex]') || target.closest('.row-edits,.swipe,.menu-items')) return
  const hasMiddle = column.matches('.part-sidebar') && column.parentNode.querySelector(':scope>.part-content')
  showColumn(column.parentNode, hasMiddle ? 'content' : 'detail')
})
