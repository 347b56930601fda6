// A secondary click in a view that no click gives the focus to, such as text in a row, gives it to the stop of the view before
// its menu opens. The menu gives the focus back there when it closes.

// Before the listeners of the document, one of which opens the menu.
addEventListener('contextmenu', ({ target }) => {
  const node = /** @type {PageElement} */ (target)
  if (document.activeElement !== document.body || !node.closest) return
  const row = node.closest('.row,tr'), holder = node.closest(':has(>.context)')
  /** @type {PageElement | null} */
  const source = row && !row.contains(holder) ? row : holder ?? row
  /** @type {PageElement | null | undefined} */
  const button = source?.querySelector('.context-button')
  button?.focus({ preventScroll: true })
}, true)
