// The connection. Events are sent and wait for their answers; batches of patches are received.
import { home } from './addresses.js'
import { meta, number } from '../Document/dom.js'
import { say } from './status.js'
import { word } from './translations.js'

/** @type {Handlers} */
let handlers
/** @type {WebSocket | null | undefined} */
let socket
/** @type {ReturnType<typeof setTimeout>} */
let retry
/** @type {ReturnType<typeof setTimeout>} */
let deadline
/** How long the server may be silent before the connection is taken for lost, in milliseconds; the server says it. */
let silence = 0
let batch = 0, acknowledged = 0, sent = 0, pause = 250, isOver = false
/** @type {QueuedEvent[]} */
let queue = []
/**
 * The session that this tab had before, as a list of its id and its secret in another list; empty if there was none.
 * @type {unknown[]}
 */
let former = []

/**
 * Connects a page to its session.
 * @param {Handlers} its
 */
export function start(its) {
  handlers = its
  try {
    former = [JSON.parse(sessionStorage.pandoSession)]
  } catch {}
  connect()
}

/**
 * Whether an event has no answer yet, of a given kind or of any.
 * @param {string} [kind]
 */
export const isAwaiting = (kind) => queue.some(({ event }) => !kind || event[1] === kind)

/**
 * Whether an event of a node has no answer yet, of a given kind or of any.
 * @type {(node: PageElement, kind?: string) => boolean}
 */
export const isPending = (node, kind) => queue.some((entry) => entry.node === node && (!kind || entry.event[1] === kind))

/** The newest event without an answer. */
export const newest = () => queue.at(-1)

/**
 * The events of a kind that a node has not sent yet.
 * @type {(node: PageElement, kind: string) => QueuedEvent[]}
 */
export const unsent = (node, kind) => queue.filter((entry) => entry.node === node && entry.event[1] === kind && !entry.n)

/**
 * Sends an event, now or when the page is connected again. The `after` of the entry that is returned runs after the answer.
 * @type {(node: PageElement | null, kind: string, ...values: unknown[]) => QueuedEvent}
 */
export function send(node, kind, ...values) {
  const isOpen = socket?.readyState === 1, last = queue.at(-1)
  /** @type {QueuedEvent} */
  const entry = { node, event: [node ? number(node) : 0, kind, ...values] }
  if (!isOpen && /^(hover|key|drag|measure|rows)/.test(kind)) return entry
  if (kind === 'change' && last && !last.n && last.event[0] === entry.event[0] && last.event[1] === kind) queue.pop()
  queue.push(entry)
  if (isOpen) flush()
  return entry
}

/**
 * Sends a frame that needs no answer; false if the page is not connected.
 * @param {unknown[]} frame
 */
export function post(frame) {
  if (socket?.readyState !== 1) return false
  socket.send(JSON.stringify(frame))
  return true
}

// Sends the events that this socket has not sent, up to the number that the server takes at once. After a submission, the
// next event of the same field waits for the answer, and all later events wait too.
function flush() {
  const submitted = new Set()
  for (const entry of queue.slice(0, 100)) {
    const { node, event } = entry
    if (node && submitted.has(node)) break
    if (event[1] === 'submit') submitted.add(node)
    if (!socket || entry.socket === socket) continue
    acknowledge()
    entry.socket = socket
    entry.n ??= ++sent
    socket.send(JSON.stringify([entry.n, ...entry.event]))
  }
}

export function connect() {
  clearTimeout(retry)
  if (isOver || (socket && socket.readyState < 2)) return
  const url = new URL('socket', home)
  url.protocol = url.protocol.replace('http', 'ws')
  const mine = socket = new WebSocket(url)
  mine.onopen = () => {
    say('')
    const own = session().slice(0, 2)
    post(['hello', 1, ...own, acknowledged = batch, handlers.hello(), ...former])
    try {
      sessionStorage.pandoSession = JSON.stringify(own)
    } catch {}
    flush()
  }
  mine.onmessage = ({ data }) => {
    if (mine !== socket) return
    pause = 250
    const [number, answered, patches] = JSON.parse(data)
    if (!number) silence = answered
    // A network that goes away without a word closes no socket for minutes.
    clearTimeout(deadline)
    if (silence) deadline = setTimeout(() => {
      mine.close()
      closed({ code: 0 })
    }, silence)
    // After more missed batches than the server keeps, the next one is the whole document and has a later number.
    if (number <= batch) return
    batch = number
    // Numbers ascend in the queue, and entries that were not sent are at its end.
    const done = queue.splice(0, queue.filter(({ n }) => /** @type {number} */ (n) <= answered).length)
    handlers.apply(patches)
    for (const entry of done) entry.after?.()
    flush()
    // Pages in the background get no animation frames.
    setTimeout(acknowledge, 250)
    requestAnimationFrame(acknowledge)
  }
  /** @param {{ code: number }} event */
  const closed = ({ code }) => {
    if (mine !== socket) return
    socket = null
    isOver = code === 4002
    if (isOver) return say(word('This page is open in another window. Load it again to go on here.'))
    if ([1002, 1008, 1009, 4001].includes(code)) return handlers.refused()
    reconnect(pause * (0.5 + Math.random() / 2))
    pause = Math.min(pause * 2, 10000)
  }
  mine.onclose = closed
}

/**
 * Connects after a while.
 * @param {number} wait In milliseconds.
 */
export function reconnect(wait) {
  say(word(navigator.onLine ? 'Reconnecting…' : OFFLINE))
  retry = setTimeout(connect, wait)
}

const OFFLINE = 'You are offline. What you do here is sent when you are back.'

/** Says at once that there is no network. The socket closes only later. */
export const sayOffline = () => say(word(OFFLINE))

/** The session, its secret, and the depth of the document in the history. */
export const session = () => (meta('pando') ?? '').split(' ')

// Tells the server which batches were applied, before each event, because the server needs to know which text the
// user's typing changed. Values of fields that wait are not applied yet.
function acknowledge() {
  if (acknowledged < batch && !handlers.waits() && post(['ack', batch])) acknowledged = batch
}
