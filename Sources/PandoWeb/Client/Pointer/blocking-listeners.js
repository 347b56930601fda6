// Listeners that may prevent a scroll. The browser waits for them before it scrolls, so they exist only while a node needs
// them.
import { afterApplying } from '../more-loader.js'

/**
 * Listens as long as a node of the page matches a selector.
 * @param {string} selector
 * @param {string} type
 * @param {(event: any) => void} answer
 */
export function listenWhile(selector, type, answer) {
  let isOn = false
  const look = () => {
    const isNeeded = !!document.querySelector(selector)
    if (isNeeded === isOn) return
    isOn = isNeeded
    const change = isOn ? addEventListener : removeEventListener
    change(type, answer, { capture: true, passive: false })
  }
  look()
  afterApplying(look)
}
