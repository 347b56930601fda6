// Tools that have no room in the bar of a screen go into a menu at its end, as do those that are used less often.
import { all } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'
import { nameBackButtons } from './sidebars.js'
import { word } from '../Connection/translations.js'

/** The gap between the parts of a bar, in points. */
const BAR_GAP = 12
/** The part of a bar that tools leave to its title, if the title is as long. */
const TITLE_SHARE = .4
/** How far the room around an icon may go beyond the edge of a bar, in points. */
const BEYOND = 10
/** Items that stay in the bar: they end what a person does. */
const LASTING = '.at-confirmationAction,.at-destructiveAction'
const DOTS = 'M5 12h.01M12 12h.01M19 12h.01', CHECK = 'M4.5 12.8l5 5L19.5 6.8'
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

// A tool in the menu is out of sight and out of reach, but not gone: its shortcut works, and a menu among the tools opens. A title
// that cannot be in the middle of its bar is in the middle of the room that the tools leave. In a narrow window the words of the
// Back button, which then stand in a line of their own, are out of sight if the title has no room beside them. The Back of a
// column lies over the bar, which leaves room for its arrow.
const overflowSheet = new CSSStyleSheet()
overflowSheet.replaceSync('.toolbar-item[data-over]{position:absolute;inset:0 auto auto 0;width:0;height:0;overflow:hidden;visibility:hidden}[data-over] .menu-items{visibility:visible}.tools-more{order:1}.tools-more>.button path{stroke-width:3}.bar[data-crowded]{grid-template-columns:max-content minmax(0,1fr) max-content!important}.column-back~* .bar[data-crowded]:not(:has(>.dismiss)){grid-template-columns:36px minmax(0,1fr) max-content!important}.bar[data-crowded=tight]{grid-template-columns:44px minmax(0,1fr) max-content!important}')
document.adoptedStyleSheets.push(overflowSheet)

/**
 * The menus of the bars, by the tools that they stand for.
 * @type {WeakMap<PageElement, PageElement>}
 */
const moreMenus = new WeakMap()
let menuCount = 0

/**
 * The controls of an item, without those in menus.
 * @param {PageElement} item
 */
const controlsOf = (item) => all('button,a,input,select,textarea', item).filter((node) => !node.closest('.menu-items'))

/**
 * Whether rows of a menu can stand for an item: its words, its buttons and links, and what it lets people choose.
 * @param {PageElement} item
 */
function hasRows(item) {
  const controls = controlsOf(item)
  if (!controls.length) return !!item.textContent?.trim() && !item.querySelector('[data-on]')
  return controls.every((node) => node.matches('button,a,select,[type=radio],[type=checkbox]'))
}

/**
 * Puts an item into the menu, or back into the bar.
 * @type {(item: PageElement, isOver: boolean) => void}
 */
function putAway(item, isOver) {
  if (item.hasAttribute('data-over') === isOver) return
  for (const control of controlsOf(item)) control.tabIndex = isOver ? -1 : 0
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
 * The words of a control: its name, those of its label, or its own.
 * @param {any} control
 */
const controlName = (control) => control.ariaLabel ?? (control.labels?.[0]?.querySelector('.labeled-label') ?? control.labels?.[0] ?? control).textContent.trim()

/**
 * Writes the row that stands for a control, or for one of its choices.
 * @param {Element} parent
 * @param {any} control
 * @param {string} role
 * @param {() => void} press
 * @param {boolean | null} [isOn]
 * @param {string} [words]
 */
function drawRow(parent, control, role, press, isOn, words = controlName(control)) {
  const row = drawNode('button', { type: 'button', role, class: `button menu-item h${control.matches('.role-destructive') ? ' role-destructive' : ''}` }, parent)
  if (isOn != null) {
    row.ariaChecked = `${isOn}`
    drawNode('path', { d: CHECK }, drawNode('svg', { class: 'icon menu-check', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, row))
  }
  row.disabled = control.matches(':disabled,[aria-disabled=true]')
  const icon = isOn == null && control.querySelector('.icon:not(.menu-mark)'), label = drawNode('span', { class: icon ? 'labelled h' : 'text' }, row)
  if (icon) label.append(icon.cloneNode(true))
  label.append(words)
  row.onclick = () => {
    row.closest('[popover]').hidePopover()
    press()
  }
}

/**
 * The rows of what a person chooses from, below the words that say what is chosen.
 * @type {(menu: Element, words: string | null | undefined) => any}
 */
function drawSection(menu, words) {
  const section = drawNode('div', { role: 'group', class: 'menu-section', 'aria-label': words ?? '' }, menu)
  if (words) drawNode('span', { class: 'part-header', 'aria-hidden': 'true' }, section).append(words)
  return section
}

/**
 * Writes the items of a menu, as the tools are now.
 * @type {(menu: PageElement, tools: PageElement) => void}
 */
function fillMenu(menu, tools) {
  menu.replaceChildren()
  for (const item of all(':scope>[data-over]', tools)) {
    const controls = controlsOf(item)
    if (!controls.length) drawNode('span', { class: 'part-header' }, menu).append(item.textContent?.trim())
    /** @type {any} */
    let section
    for (const control of /** @type {any[]} */ (controls)) {
      const press = () => control.click()
      if (control.matches('select')) {
        section = drawSection(menu, controlName(control))
        for (const option of control.options) drawRow(section, control, 'menuitemradio', () => {
          control.value = option.value
          for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
        }, option.selected, option.text)
      } else if (control.type === 'radio') {
        section ??= drawSection(menu, control.closest('fieldset')?.querySelector('legend')?.textContent.trim())
        drawRow(section, control, 'menuitemradio', press, control.checked)
      } else if (control.type === 'checkbox') drawRow(menu, control, 'menuitemcheckbox', press, control.checked)
      // A menu of the tools opens where the menu of all of them was.
      else if (control.matches('.menu-button')) drawRow(menu, control, 'menuitem', () => {
        const { left, bottom } = moreOf(tools).getBoundingClientRect()
        control.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left, clientY: bottom }))
      })
      else {
        const isOn = control.ariaPressed
        drawRow(menu, control, isOn ? 'menuitemcheckbox' : 'menuitem', press, isOn && isOn === 'true')
      }
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
  for (const item of items) putAway(item, item.matches('.at-secondaryAction') && hasRows(item))
  const style = getComputedStyle(bar), target = parseFloat(style.getPropertyValue('--target')) || 32, gap = parseFloat(getComputedStyle(tools).columnGap) || 0
  const title = bar.querySelector(':scope>.screen-title:not(.vh),:scope>.screen-titles'), isInLine = style.flexWrap === 'nowrap' || style.display === 'grid'
  const beside = [...bar.querySelectorAll(':scope>.dismiss,:scope>.refresh,:scope>.toolbar>.tools-leading,:scope>.toolbar>.tools-principal')].map((node) => breadthOf(/** @type {any} */ (node)))
  // The Back of a column lies over its bar.
  const back = tools.closest('.part')?.parentElement?.querySelector(':scope>.column-back')
  if (back && !bar.querySelector(':scope>.dismiss')) beside.push(Math.min(breadthOf(/** @type {any} */ (back)), target))
  const widest = Math.max(0, ...beside), inner = bar.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd)
  // In a very narrow bar the title is in a line of its own. Beside tools it has twice the gap, so that it is none of them.
  if (title && isInLine && getComputedStyle(title).gridRowStart !== '2') beside.push(Math.min(title.scrollWidth, bar.clientWidth * TITLE_SHARE) + BAR_GAP)
  const room = inner - beside.reduce((sum, width) => sum + (width && width + BAR_GAP), 0)
  const widths = new Map(items.filter((item) => !item.hasAttribute('data-over') && item.checkVisibility()).map((item) => [item, breadthOf(item) + gap]))
  let need = [...widths.values()].reduce((sum, width) => sum + width, -gap)
  const isAnyOver = () => items.some((item) => item.hasAttribute('data-over'))
  if (need > room + BEYOND || isAnyOver()) need += target + gap
  // What a person came to do goes last.
  const isPrimary = (/** @type {PageElement} */ item) => +item.matches('.at-primaryAction')
  for (const item of items.reverse().sort((one, other) => isPrimary(one) - isPrimary(other))) {
    if (need <= room + BEYOND) break
    if (item.matches(LASTING) || item.hasAttribute('data-over') || !hasRows(item)) continue
    putAway(item, true)
    need -= widths.get(item) ?? 0
  }
  if (isAnyOver()) tools.append(more)
  const length = title?.scrollWidth ?? 0, isCrowded = isInLine && !!title && 2 * (Math.max(need, widest) + BAR_GAP) + length > inner
  const dismiss = /** @type {PageElement | null} */ (bar.querySelector(':scope>.dismiss')), isBelow = !!title && getComputedStyle(title).gridRowStart === '2'
  const isTight = dismiss && getComputedStyle(dismiss).flexWrap === 'wrap'
    && [...dismiss.children].reduce((sum, node) => sum + breadthOf(/** @type {any} */ (node)), 2 * BAR_GAP) + need + (isBelow ? 0 : length) > inner
  bar.toggleAttribute('data-crowded', isCrowded)
  if (isCrowded && isTight) bar.setAttribute('data-crowded', 'tight')
  if (back) nameBackButtons()
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
