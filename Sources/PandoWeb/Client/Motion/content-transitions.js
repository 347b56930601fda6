// Draws how new words or a new image take the place of the old ones (`contentTransition`), where the change is animated.
import { all } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'
import { beforeDrawing } from './batch-animations.js'

/** The most characters that roll at once. */
const MOST_CHARACTERS = 60
/**
 * The numbers of `numericText(value:)`, whose change gives the direction.
 * @type {WeakMap<Element, number>}
 */
const numbers = new WeakMap()
/**
 * The words of nodes whose characters roll.
 * @type {WeakMap<Element, string>}
 */
const rolling = new WeakMap()
const changes = new MutationObserver(() => {})

/**
 * Lets the characters that differ roll. They stand in nodes of their own until then.
 * @type {(node: Element, old: string, timing: KeyframeAnimationOptions, isDown: boolean) => void}
 */
function roll(node, old, timing, isDown) {
  const before = [...old], now = [...node.textContent ?? '']
  let start = 0, end = 0
  while (start < now.length && now[start] === before[start]) start++
  while (end < Math.min(now.length, before.length) - start && now.at(-1 - end) === before.at(-1 - end)) end++
  const fresh = now.slice(start, now.length - end), gone = before.slice(start, before.length - end)
  if (fresh.length + gone.length > MOST_CHARACTERS) return void node.animate([{ opacity: 0 }, {}], timing)
  const words = now.join(''), shift = isDown ? -60 : 60
  /** @type {(character: string, by: number, isOld: boolean) => HTMLElement} */
  const part = (character, by, isOld) => {
    const made = document.createElement('span'), away = { translate: `0 ${by}%`, opacity: 0, filter: 'blur(2px)' }
    made.textContent = character
    made.style.cssText = isOld ? 'position:absolute;inset-inline-end:0' : 'display:inline-block;position:relative;white-space:pre'
    if (isOld) made.ariaHidden = 'true'
    made.animate(isOld ? [{}, away] : [away, {}], { ...timing, fill: 'both' })
    return made
  }
  const parts = fresh.map((character, index) => {
    const made = part(character, shift, false), other = gone[gone.length - fresh.length + index]
    if (other) {
      // The old character is not moved by the new one, which moves itself.
      const place = document.createElement('span')
      place.style.cssText = 'display:inline-block;position:relative'
      place.append(made, part(other, -shift, true))
      return place
    }
    return made
  })
  rolling.set(node, words)
  node.replaceChildren(now.slice(0, start).join(''), ...parts, now.slice(now.length - end).join(''))
  const { duration, delay } = /** @type {{ duration: number, delay: number }} */ (timing)
  // What the server has written since then stays.
  setTimeout(() => {
    if (rolling.get(node) !== words) return
    rolling.delete(node)
    if (parts[0]?.parentNode === node) node.textContent = words
    changes.takeRecords()
  }, duration + delay)
}

function watch() {
  for (const node of all('[data-change]')) {
    changes.observe(node, { childList: true, subtree: true, attributeFilter: ['d', 'src'] })
    numbers.set(node, +(node.dataset.change?.split(' ')[1] ?? NaN))
  }
  // Changes without an animation are not drawn at a later animation.
  changes.takeRecords()
}
watch()
afterApplying(watch)
beforeDrawing.push((timing) => {
  const records = changes.takeRecords()
  if (!timing) return
  /** @type {Map<PageElement, string>} */
  const changed = new Map()
  for (const { target, removedNodes } of records) {
    const node = /** @type {PageElement} */ (target)
    if (!changed.has(node)) changed.set(node, rolling.get(node) ?? removedNodes[0]?.textContent ?? '')
  }
  for (const [target, old] of changed) {
    const node = /** @type {PageElement | null} */ (target.closest('[data-change]'))
    const [kind, value] = node?.dataset.change?.split(' ') ?? []
    if (kind === 'symbolEffect') (target.closest('svg,img') ?? target).animate([{ scale: .4, opacity: 0 }, {}], timing)
    else if (kind === 'numericText' && target instanceof HTMLElement && !target.querySelector('[id]')) roll(target, old, timing, value === 'down' || node != null && +value < (numbers.get(node) ?? NaN))
    else if (kind) target.animate([{ opacity: 0 }, {}], timing)
  }
})
