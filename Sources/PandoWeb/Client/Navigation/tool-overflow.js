// Tools that have no room in the bar of a screen go into a menu at its end, as do those that are used less often.
import { all } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'
import { word } from '../Connection/translations.js'

/** The least room of a title beside the tools, and the gap between the parts of a bar, in points. */
const TITLE_ROOM = 72, BAR_GAP = 12
/** How far the room around an icon may go beyond the edge of a bar, in points. */
const BEYOND = 10
/** Items that stay in the bar: they end what a person does. */
const LASTING = '.at-confirmationAction,.at-destructiveAction'
const DOTS = 'M5 12h.01M12 12h.01M19 12h.01'
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

// A tool in the menu is out of sight and out of reach, but not gone: its shortcut works.
const overflowSheet = new CSSStyleSheet()
overflowSheet.replaceSync('.toolbar-item[data-over]{position:absolute;inset:0 auto auto 0;width:0;height:0;overflow:hidden;visibility:hidden}.tools-more{order:1}.tools-more>.button path{stroke-width:3}')
document.adoptedStyleSheets.push(overflowSheet)

/**
 * The menus of the bars, by the tools that they stand for.
 * @type {WeakMap<PageElement, PageElement>}
 */
const moreMenus = new WeakMap()
let menuCount = 0

/**
 * The control of an item that a menu can stand for: its only one, a button or a link.
 * @param {PageElement} item
 */
function pressOf(item) {
  const controls = all('button,a,input,select,textarea', item)
  return controls.length === 1 && controls[0].matches('button:not(.menu-button),a') ? controls[0] : undefined
}

/**
 * Puts an item into the menu, or back into the bar.
 * @type {(item: PageElement, isOver: boolean) => void}
 */
function putAway(item, isOver) {
  const tool = pressOf(item)
  if (tool && item.hasAttribute('data-over') !== isOver) tool.tabIndex = isOver ? -1 : 0
  item.toggleAttribute('data-over', isOver)
}

/** @type {(tag: string, attributes: Record<string, string>, parent: Element) => any} */
function drawNode(tag, attributes, parent) {
  const node = /^(svg|path)$/.test(tag) ? document.createElementNS(SVG_NAMESPACE, tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  parent.append(node)
  return node
}

/**
 * Writes the items of a menu, as the tools are now.
 * @type {(menu: PageElement, tools: PageElement) => void}
 */
function fillMenu(menu, tools) {
  menu.replaceChildren()
  for (const item of all(':scope>[data-over]', tools)) {
    const tool = /** @type {any} */ (pressOf(item))
    if (!tool) continue
    const isOn = tool.ariaPressed, deletes = tool.matches('.role-destructive')
    const row = drawNode('button', { type: 'button', role: isOn ? 'menuitemcheckbox' : 'menuitem', class: `button menu-item h${deletes ? ' role-destructive' : ''}` }, menu)
    if (isOn) row.ariaChecked = isOn
    row.disabled = tool.matches(':disabled,[aria-disabled=true]')
    const icon = tool.querySelector('.icon'), label = drawNode('span', { class: icon ? 'labelled h' : 'text' }, row)
    if (icon) label.append(icon.cloneNode(true))
    label.append(tool.ariaLabel ?? tool.textContent.trim())
    row.onclick = () => {
      menu.hidePopover()
      tool.click()
    }
  }
}

/**
 * The button that opens the menu of some tools. It comes after them.
 * @param {PageElement} tools
 */
function moreOf(tools) {
  const known = moreMenus.get(tools)
  if (known) return known
  const id = `pando-more-${menuCount += 1}`, more = /** @type {any} */ (document.createElement('div'))
  more.className = 'menu tools-more'
  const attributes = { type: 'button', class: 'button h button-borderless menu-button', 'aria-haspopup': 'menu', 'aria-label': word('Actions'), popovertarget: id }
  const label = drawNode('span', { class: 'label-automatic' }, drawNode('button', attributes, more))
  const icon = { class: 'icon', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round', 'aria-hidden': 'true' }
  drawNode('path', { d: DOTS }, drawNode('svg', icon, label))
  const menu = drawNode('div', { id, popover: '', role: 'menu', class: 'menu-items', 'aria-label': word('Actions') }, more)
  menu.addEventListener('beforetoggle', (/** @type {any} */ event) => { if (event.newState === 'open') fillMenu(menu, tools) })
  moreMenus.set(tools, more)
  return more
}

/** @param {PageElement} node */
const breadthOf = (node) => node?.checkVisibility() ? node.getBoundingClientRect().width : 0

/**
 * Puts the last tools into the menu, until the others have room.
 * @param {PageElement} tools
 */
function fitTools(tools) {
  const bar = tools.closest('.bar'), more = moreOf(tools), items = all(':scope>.toolbar-item', tools)
  if (!bar?.checkVisibility()) return
  more.remove()
  for (const item of items) putAway(item, item.matches('.at-secondaryAction') && !!pressOf(item))
  const style = getComputedStyle(bar), target = parseFloat(style.getPropertyValue('--target')) || 32, gap = parseFloat(getComputedStyle(tools).columnGap) || 0
  const title = bar.querySelector(':scope>.screen-title:not(.vh),:scope>.screen-titles'), isInLine = style.flexWrap === 'nowrap' || style.display === 'grid'
  const beside = [...bar.querySelectorAll(':scope>.dismiss,:scope>.refresh,:scope>.toolbar>.tools-leading,:scope>.toolbar>.tools-principal')].map((node) => breadthOf(/** @type {any} */ (node)))
  // The Back of a column lies over its bar.
  const back = tools.closest('.part')?.parentElement?.querySelector(':scope>.column-back')
  if (back && !bar.querySelector(':scope>.dismiss')) beside.push(Math.min(breadthOf(/** @type {any} */ (back)), target))
  // In a very narrow bar the title is in a line of its own.
  if (title && isInLine && getComputedStyle(title).gridRowStart !== '2') beside.push(Math.min(title.scrollWidth, TITLE_ROOM))
  const room = bar.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd) - beside.reduce((sum, width) => sum + (width && width + BAR_GAP), 0)
  const widths = new Map(items.filter((item) => !item.hasAttribute('data-over') && item.checkVisibility()).map((item) => [item, breadthOf(item) + gap]))
  let need = [...widths.values()].reduce((sum, width) => sum + width, -gap)
  const isAnyOver = () => items.some((item) => item.hasAttribute('data-over'))
  if (need > room + BEYOND || isAnyOver()) need += target + gap
  // What a person came to do goes last.
  const isPrimary = (/** @type {PageElement} */ item) => +item.matches('.at-primaryAction')
  for (const item of items.reverse().sort((one, other) => isPrimary(one) - isPrimary(other))) {
    if (need <= room + BEYOND) break
    if (item.matches(LASTING) || item.hasAttribute('data-over') || !pressOf(item)) continue
    putAway(item, true)
    need -= widths.get(item) ?? 0
  }
  if (isAnyOver()) tools.append(more)
}

/**
 * The tools that are fitted, and the bars with the sizes that they were fitted to.
 * @type {WeakMap<Element, string>}
 */
const fitted = new WeakMap()
const barObserver = new ResizeObserver((entries) => {
  for (const { target, contentRect: { width, height } } of entries) {
    const size = `${width} ${height}`
    if (fitted.get(target) === size) continue
    fitted.set(target, size)
    for (const tools of all(':scope>.toolbar>.tools-trailing', target)) fitTools(tools)
  }
})
const toolObserver = new MutationObserver((changes) => {
  const changed = new Set(changes.map(({ target }) => /** @type {any} */ (target.nodeType === 1 ? target : target.parentElement)))
  const tools = new Set([...changed].filter((node) => node && !node.closest('.menu-items')).map((node) => node.closest('.tools-trailing')))
  for (const node of tools) if (node) fitTools(node)
  toolObserver.takeRecords()
})

function followBars() {
  for (const tools of all('.bar>.toolbar>.tools-trailing')) {
    const bar = tools.closest('.bar')
    if (fitted.has(tools) || !bar) continue
    fitted.set(tools, '')
    toolObserver.observe(tools, { childList: true, characterData: true, subtree: true })
    barObserver.observe(bar)
  }
}

followBars()
afterApplying(followBars)
