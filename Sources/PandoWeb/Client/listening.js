// Listeners that may stop a scroll, for which a browser waits before it scrolls.
import { afterApplying } from './loading.js'

/**
 * Listens as long as the page has what needs it.
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
