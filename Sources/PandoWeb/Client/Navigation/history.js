// The browser's history has an entry for each pushed screen. The state of an entry lists the depths of all entries up to it.
import { root } from '../Connection/addresses.js'
import { isAwaiting, send, session } from '../Connection/socket.js'

/**
 * The depth and the path that the server shows.
 * @type {{ depth: number, path: string } | undefined}
 */
let place
/** Whether the browser is going back to that depth. */
let isGoing = false

/**
 * Makes the browser's history follow the server, unless the user has gone elsewhere since.
 * @type {(depth: number, path: string) => void}
 */
export function follow(depth, path) {
  if (isAwaiting('history')) return
  place = { depth, path }
  travel()
}

/**
 * Whether the query of an address names a window of the application. All addresses of such a page keep the query.
 * @param {string} query
 */
export const isWindow = (query) => /pando-w/.test(query)

function travel() {
  if (isGoing || !place) return
  const { depth, path } = place
  /** @type {number[]} */
  const depths = history.state?.pando ?? [depth], top = /** @type {number} */ (depths.at(-1))
  const back = depths.length - Math.max(depths.filter((other) => other <= depth).length, 1)
  if (back) {
    isGoing = true
    return history.go(-back)
  }
  const state = { ...history.state, pando: depth > top ? [...depths, depth] : [...depths.slice(0, -1), depth] }
  const query = isWindow(location.search) ? location.search : ''
  history[depth > top ? 'pushState' : 'replaceState'](state, '', new URL('./' + path + query, root))
}

const path = () => location.pathname.slice(root.pathname.length)

/** @param {PopStateEvent} event */
export function popped({ state }) {
  if (isGoing) {
    isGoing = false
    return travel()
  }
  if (state?.pando) send(null, 'history', state.pando.at(-1), path())
}

/** Compares the browser's entry with the depth that the document names. */
export function startHistory() {
  const depth = +(session()[2] ?? 0), depths = history.state?.pando
  if (!depths) history.replaceState({ pando: [depth] }, '')
  else if (depths.at(-1) !== depth) follow(depth, path())
}
