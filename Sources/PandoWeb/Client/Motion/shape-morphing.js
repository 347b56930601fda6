// Draws shapes on the way between two outlines, which the server samples. The browser alone would
// move each point of a path on a straight line, and would draw a path with other parts at once.
import { all, media } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'

/**
 * The last way of each path, and the animation that draws it.
 * @type {Map<PageElement, { way: string, move: Animation }>}
 */
const morphs = new Map()

function morph() {
  for (const [node, { move }] of morphs) {
    if (node.isConnected && node.dataset.frames) continue
    move.cancel()
    morphs.delete(node)
  }
  for (const node of all('[data-frames]')) {
    const way = node.dataset.frames ?? '', last = morphs.get(node)
    if (last?.way === way) continue
    const [timing, ...outlines] = way.split('|'), [duration, delay, iterations, direction, ...easing] = timing.split(' ')
    // The last way, and the transition that the browser has begun.
    for (const move of node.getAnimations()) move.cancel()
    const frames = outlines.map((outline) => ({ d: `path("${outline}")` }))
    const move = node.animate(/** @type {any} */ (frames), /** @type {any} */ ({ duration: +duration, delay: +delay, iterations, direction, easing: easing.join(' '), fill: 'backwards' }))
    if (media('(prefers-reduced-motion: reduce)')) move.cancel()
    morphs.set(node, { way, move })
  }
}

afterApplying(morph)
morph()
