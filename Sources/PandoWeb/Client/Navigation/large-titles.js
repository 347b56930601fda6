// A large title becomes one in the bar while what is under it is scrolled, in a narrow window. In a wide one a line appears
// between the title and what scrolls under it.
import { media, on } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'

/** How far a screen is scrolled when its title goes into the bar, and how far it can be scrolled at least then, in points. */
const COLLAPSE_AT = 48, LEAST_SCROLL = 160

/**
 * The screens that are scrolled: what scrolls in each, and the form of its title at the top.
 * @type {Map<PageElement, [scroller: PageElement, form: string]>}
 */
const scrolledScreens = new Map()

/** @param {PageElement} screen */
function formOf(screen) {
  return ['title-automatic', 'title-large'].find((form) => screen.classList.contains(form))
}

/** @type {(screen: PageElement, from: string, to: string) => void} */
function change(screen, from, to) {
  if (!screen.classList.replace(from, to) || media('(prefers-reduced-motion: reduce)')) return
  const title = screen.querySelector(':scope>.bar .screen-title')
  title?.animate([{ opacity: 0, translate: to === 'title-inline' ? '0 8px' : '0 -8px' }, {}], { duration: 180, easing: 'ease-out' })
}

/** @param {PageElement} screen */
function expand(screen) {
  const [, form] = scrolledScreens.get(screen) ?? []
  scrolledScreens.delete(screen)
  screen.removeAttribute('data-scrolled')
  if (form) change(screen, 'title-inline', form)
}

on(['scroll'], ({ target }) => {
  const screen = target.closest?.('.screen:not(dialog *)'), bar = screen?.querySelector(':scope>.bar:not(.bar-untitled,:has(>.dismiss))')
  if (!screen || !bar) return
  const known = scrolledScreens.get(screen)
  if (known) {
    if (known[0] === target && target.scrollTop <= 0) expand(screen)
    return
  }
  const form = formOf(screen), isNarrow = media('(max-width: 600px)')
  // A scroll view that is a part of the screen does not change the title.
  const isWhole = target.clientWidth > screen.clientWidth * 0.9 && target.clientHeight > screen.clientHeight * 0.5
  if (!form || !isWhole || target.scrollTop < (isNarrow ? COLLAPSE_AT : 1) || isNarrow && target.scrollHeight - target.clientHeight < LEAST_SCROLL) return
  scrolledScreens.set(screen, [target, form])
  screen.setAttribute('data-scrolled', '')
  if (isNarrow) change(screen, form, 'title-inline')
})

afterApplying(() => {
  for (const [screen, [scroller, form]] of scrolledScreens) {
    if (!screen.isConnected) scrolledScreens.delete(screen)
    else if (!scroller.isConnected || !scroller.checkVisibility() && screen.checkVisibility()) expand(screen)
    // The server has written the form of the title again.
    else if (media('(max-width: 600px)') && screen.classList.contains(form)) screen.classList.replace(form, 'title-inline')
  }
})

// A window that was made wide has room for a large title.
matchMedia('(max-width: 600px)').addEventListener('change', () => [...scrolledScreens.keys()].forEach(expand))
