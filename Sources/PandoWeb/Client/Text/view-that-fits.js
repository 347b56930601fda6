// Shows the first of several alternatives that fits. The alternatives are the children of a node of the class `fitting`.
import { all } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'
import { send } from '../Connection/socket.js'

/**
 * The last report to the server: the alternative that fits, and the number of alternatives.
 * @type {WeakMap<PageElement, string>}
 */
const fitsTold = new WeakMap()
/** Watches the parents, which may grow while the alternatives do not. */
const around = new ResizeObserver(() => requestAnimationFrame(fit))

/** Shows the first alternative of each node that fits. */
function fit() {
  const places = all('.fitting').filter((node) => node.getClientRects().length).map((node) => {
    if (node.parentElement) around.observe(node.parentElement)
    const cells = /** @type {PageElement[]} */ ([...node.children])
    return { node, cells, styles: [node, ...cells].map(({ style }) => style.cssText), first: -1 }
  })
  // All nodes show an alternative before any is measured, so that the browser lays out once for each alternative and not for
  // each node.
  for (let at = 0, open = places; open.length; at += 1) {
    for (const { node, cells, styles } of open) {
      node.style.cssText = `${styles[0]};overflow:hidden;min-width:0;min-height:0;max-width:100%;max-height:100%;flex-shrink:9999;transition:none`
      cells.forEach(({ style }, index) => {
        style.cssText = `${styles[index + 1]};display:${index === at ? 'grid' : 'none'}!important;width:max-content;height:max-content;max-width:none;transition:none`
      })
    }
    for (const place of open) {
      const { node, cells } = place, cell = cells[at], along = node.dataset.fit
      const isWithin = !cell || (along === 'vertical' || along === 'none' || cell.offsetWidth <= node.clientWidth + 1)
        && (along === 'horizontal' || along === 'none' || cell.offsetHeight <= node.clientHeight + 1)
      if (isWithin) place.first = at
    }
    open = open.filter(({ first }) => first < 0)
  }
  for (const { node, cells, styles, first } of places) {
    [node, ...cells].forEach(({ style }, index) => { style.cssText = styles[index] })
    cells.forEach((cell, index) => { cell.hidden = index !== Math.min(first, cells.length - 1) })
    const news = `${first} of ${cells.length}`
    // The server assumes that the first alternative fits, until a report says otherwise.
    if ((fitsTold.get(node) ?? '0 of 1') === news) continue
    fitsTold.set(node, news)
    send(node, 'fit', first)
  }
}

fit()
afterApplying(fit)
addEventListener('resize', fit)
document.fonts.addEventListener('loadingdone', fit)
