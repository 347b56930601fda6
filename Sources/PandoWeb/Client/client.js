// Pando in the browser: applies what the server answers, sends what the user does.
// The frames are described in docs/PROTOCOL.md.
const SVG = 'http://www.w3.org/2000/svg'
const NATIVE = 'a[href],button,input,select,textarea,summary,label'
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]'
const FIELD = 'input:not([type=radio],[type=checkbox],[type=range],[type=file]),textarea'
const BANNED = /^(script|style|link|meta|base|iframe|frame|object|embed|use|set|animate.*)$/i
const ADDRESS = /^(href|src|action|formaction|xlink:href|poster|data|srcset|ping|background)$/

const byId = (id) => document.getElementById(id)
const all = (selector, node = document) => [...node.querySelectorAll(selector)]
const meta = (name) => document.querySelector(`meta[name=${name}]`)?.content
const has = (node, kind) => node?.matches(`[data-on~=${kind}]`)
const nearest = (node, kind) => node?.closest?.(`[data-on~=${kind}]`)
const number = (node) => +node.closest('[id^=p]').id.match(/\d+/)[0]
const on = (types, answer) => types.split(' ').forEach((type) => document.addEventListener(type, answer, true))

const base = meta('pando-base')?.replace(/\/?$/, '/pando/')
const home = base ? new URL(base, document.baseURI) : new URL('.', import.meta.url) // where the server's files are
const root = new URL('..', home)

// ---- The socket

let socket, batch = 0, sent = 0, pause = 250, retry, willAck, isOver
let queue = [] // events without an answer: {n: number once sent, node, event}

function send(node, kind, ...values) {
  const isOpen = socket?.readyState === 1, last = queue.at(-1)
  if (!isOpen && /^(hover|key|drag)$/.test(kind)) return
  const event = [node ? number(node) : 0, kind, ...values]
  if (kind === 'change' && last && !last.n && last.event[0] === event[0] && last.event[1] === kind) queue.pop()
  queue.push({ node, event })
  if (isOpen) flush()
}

// Sends what this socket has not sent; not too much at once, which the server would not take.
function flush() {
  for (const entry of queue.slice(0, 100)) {
    if (entry.socket === socket) continue
    entry.socket = socket
    entry.n ??= ++sent
    socket.send(JSON.stringify([entry.n, ...entry.event]))
  }
}

function connect() {
  clearTimeout(retry)
  if (isOver || socket?.readyState < 2) return
  const url = new URL('socket', home)
  url.protocol = url.protocol.replace('http', 'ws')
  const mine = socket = new WebSocket(url)
  mine.onopen = () => {
    say('')
    told = JSON.stringify(facts())
    mine.send(JSON.stringify(['hello', 1, ...meta('pando').split(' ').slice(0, 2), batch, facts()]))
    flush()
  }
  mine.onmessage = ({ data }) => {
    if (mine !== socket) return
    pause = 250
    apply(...JSON.parse(data))
  }
  mine.onclose = ({ code }) => {
    if (mine !== socket) return
    socket = null
    isOver = code === 4002
    if (isOver) return say('This page is open in another window. Load it again to go on here.')
    if ([1002, 1008, 1009, 4001].includes(code)) return reload()
    say('Reconnecting…')
    retry = setTimeout(connect, pause * (0.5 + Math.random() / 2))
    pause = Math.min(pause * 2, 10000)
  }
}

// Loads the document again, with what was typed. A page that is refused again waits, each time longer.
function reload() {
  const now = Date.now()
  let left = 10000 - performance.now() // where nothing can be kept
  try {
    const [time, wait] = JSON.parse(sessionStorage.pandoReload ?? '[0,10000]'), age = now - time
    left = Math.min(wait - age, wait)
    if (left <= 0) {
      const typed = all(FIELD).filter((field) => touched.has(field) && field.type !== 'password')
      sessionStorage.pandoTyped = JSON.stringify(typed.map((field) => [name(field), labelOf(field), field.value]))
      sessionStorage.pandoReload = JSON.stringify([now, age > wait * 4 ? 10000 : Math.min(wait * 2, 600000)])
    }
  } catch {}
  if (left <= 0) return location.reload()
  say('Reconnecting…')
  retry = setTimeout(connect, left)
}

function say(words) {
  if (status.textContent !== words) status.textContent = words
}

// Says something for a while.
function tell(words) {
  say(words)
  setTimeout(() => status.textContent === words && say(''), 8000)
}

function acknowledge() {
  if (willAck) return
  const done = () => {
    if (!willAck) return
    willAck = clearTimeout(willAck)
    if (socket?.readyState === 1) socket.send(JSON.stringify(['ack', batch]))
  }
  willAck = setTimeout(done, 250) // pages in the background have no frames
  requestAnimationFrame(done)
}

// ---- Batches

let isApplying = false

function apply(number, answered, steps) {
  if (number <= batch) return
  if (number > batch + 1) return socket.close()
  batch = number
  queue = queue.filter(({ n }) => !(n <= answered))
  flush()
  const active = document.activeElement, focusName = active?.closest('[id]')?.id, row = active?.closest('.row')
  const beside = row && (row.nextElementSibling ?? row.previousElementSibling)
  isApplying = true
  wanted = undefined
  timing = null
  for (const [kind, ...rest] of steps) {
    try {
      STEPS[kind](...rest)
    } catch (error) {
      console.error('pando:', kind, rest[0], error)
    }
  }
  isApplying = false
  play()
  release()
  if (focusName && document.activeElement === document.body) {
    focus(byId(focusName) ?? byId(beside?.id + focusName.replace(/^p\d+/, '')))
  }
  watchDialogs()
  if (wanted) focus(byId(wanted))
  if (wanted === null) document.activeElement.blur()
  noteFocus(document.activeElement)
  acknowledge()
}

let wanted // the name of the node that is to have the focus, or null for none

const STEPS = {
  t: (place, words) => { find(place).textContent = words },
  a: (place, name, value) => setAttribute(find(place), name, value),
  c(place, nodes) {
    const node = find(place), old = [...node.childNodes]
    const moved = insert(nodes, node, null)
    for (const child of old) if (!moved.has(child)) child.remove()
  },
  r(name, node) {
    const old = byId(name)
    insert([node], old.parentNode, old)
    if (!keepFields(old, old.previousSibling)) old.remove()
  },
  i(place, node, before) {
    const parent = find(place), name = node[1]?.id
    keepPlaces(parent)
    insert([node], parent, before && find(before))
    if (timing && name) comes.push(byId(name))
  },
  d(name) {
    const node = byId(name)
    if (!node) return
    keepPlaces(node.parentNode)
    if (timing) leave(node)
    node.remove()
  },
  m(duration, delay, easing) {
    if (media('(prefers-reduced-motion: reduce)')) return
    const { style, classList } = document.documentElement
    timing = { duration, delay, easing, fill: 'backwards' }
    style.setProperty('--motion', `${duration}ms ${easing} ${delay}ms`)
    classList.add('in-motion')
    clearTimeout(ending)
    ending = setTimeout(() => classList.remove('in-motion'), duration + delay)
  },
  f: (name) => { wanted = name },
  title: (words) => { document.title = words },
  u(depth, path) {
    // The user went elsewhere since.
    if (queue.some(({ event }) => event[1] === 'history')) return
    place = { depth, path }
    travel()
  },
  open(address) {
    const { protocol, origin } = new URL(address, document.baseURI)
    const isAway = /^http/.test(protocol) && origin !== location.origin
    follow(address, isAway ? { target: '_blank', rel: 'noopener noreferrer' } : {})
  },
  copy,
  save: (address) => follow(address, { download: '' }),
}

function follow(href, attributes) {
  const link = make(['a', { ...attributes, href }, []])
  if (link.href) link.click()
}

async function copy(words) {
  try {
    return await navigator.clipboard.writeText(words)
  } catch {}
  // Without TLS there is no such clipboard; what is selected can be copied.
  const answer = (event) => {
    event.clipboardData.setData('text/plain', words)
    event.preventDefault()
  }
  document.addEventListener('copy', answer)
  if (!document.execCommand('copy')) tell('The browser did not let this page copy.')
  document.removeEventListener('copy', answer)
}

function find(place) {
  const [name, ...way] = place.split('.')
  return way.reduce((node, step) => node.children[step < 0 ? node.children.length + +step : step], byId(name))
}

function insert(nodes, parent, before) {
  const isSVG = parent.namespaceURI === SVG && parent.localName !== 'foreignObject'
  const marks = new Map(), moved = new Set()
  for (const node of nodes.map((node) => make(node, isSVG, marks))) parent.insertBefore(node, before)
  for (const [mark, name] of marks) {
    const node = byId(name)
    if (node) move(node, mark.parentNode, mark)
    mark.remove()
    moved.add(node)
  }
  return moved
}

// A node that is there already moves last, so that it never leaves the document: a mark stands for it.
function make(node, isSVG, marks) {
  if (typeof node === 'string') return document.createTextNode(node)
  const [tag, attributes, children = []] = node
  if (tag === '=' || BANNED.test(tag)) {
    const mark = document.createComment('')
    if (tag === '=') marks.set(mark, attributes)
    return mark
  }
  isSVG ||= tag === 'svg'
  const made = isSVG ? document.createElementNS(SVG, tag) : document.createElement(tag)
  made.append(...children.map((child) => make(child, isSVG && tag !== 'foreignObject', marks)))
  // The value comes last: what it may be is said by the others.
  const isState = (name) => name === 'value' || name === 'checked'
  const entries = Object.entries(attributes).sort(([a], [b]) => isState(a) - isState(b))
  for (const [name, value] of entries) setAttribute(made, name, value)
  return made
}

function move(node, parent, before) {
  try {
    return parent.moveBefore(node, before)
  } catch {}
  const active = document.activeElement
  const caret = node.contains(active) && active.selectionStart != null && [active.selectionStart, active.selectionEnd]
  parent.insertBefore(node, before)
  if (node.contains(active)) active.focus({ preventScroll: true })
  if (caret) active.setSelectionRange(...caret)
}

function isSafe(name, value) {
  try {
    const { protocol, href } = new URL(value, document.baseURI)
    return /^(https?|mailto|tel):$/.test(protocol)
      || (name === 'src' && /^data:image\/(png|jpeg|gif|webp|avif)[;,]/.test(href))
  } catch {}
}

function setAttribute(node, name, value) {
  const key = name.toLowerCase()
  if (key.startsWith('on') || key === 'srcdoc' || (value !== null && ADDRESS.test(key) && !isSafe(key, value))) {
    return console.warn('pando: refused', name)
  }
  if (key === 'style') {
    node.style.cssText = value ?? ''
    return paint(node)
  }
  const isState = key === 'value' ? node.matches('input,textarea') : key === 'checked' ? node.matches('input')
    : node.matches(key === 'selected' ? 'option' : key === 'open' ? 'details' : ':not(*)')
  if (isState) setState(node, key, value)
  else setPlain(node, name, value)
}

function setPlain(node, name, value) {
  if (value === null) node.removeAttribute(name)
  else node.setAttribute(name, value)
}

// ---- Motion

let timing = null, ending, places = new Map(), comes = [] // how the batch is drawn; where nodes were; what is new

function keepPlaces(parent) {
  if (!timing) return
  for (const node of parent.children) if (!places.has(node)) places.set(node, node.getBoundingClientRect())
}

// What a transition begins or ends with, as a frame of an animation.
function frame(text, comes) {
  const [, first, second] = text.match(/^asymmetric\(insertion: (.*), removal: (.*)\)$/) ?? []
  if (first) return frame(comes ? first : second, comes)
  const side = { top: [0, -1], bottom: [0, 1], leading: [-1, 0], trailing: [1, 0] }
  const moves = text.match(/(move|push)\(\w+: (\w+)/), offset = text.match(/offset\(x: ([-\d.]+), y: ([-\d.]+)/)
  const [x, y] = side[moves ? moves[2] : 'leading'], back = !comes && moves?.[1] !== 'move' ? -100 : 100
  const result = {}
  if (/opacity|push|blur/.test(text)) result.opacity = 0
  if (/blur/.test(text)) result.filter = 'blur(6px)'
  if (/scale/.test(text)) result.scale = text.match(/scale\(([\d.]+)/)?.[1] ?? 0
  if (moves || /slide/.test(text)) result.translate = `${x * back}% ${y * back}%`
  if (offset) result.translate = `${offset[1]}px ${offset[2]}px`
  return result
}

// A screen comes and goes as the view on it does.
function transition(node, comes) {
  const view = node.querySelector(':scope.screen>.screen-content>.part>[data-transition]') ?? node
  return frame(view.dataset.transition ?? 'opacity', comes)
}

// A copy that nobody can use goes where the node was.
function leave(node) {
  const { left, top, width, height } = node.getBoundingClientRect()
  const copy = node.cloneNode(true)
  for (const inner of [copy, ...all('[id]', copy)]) inner.removeAttribute('id')
  copy.inert = true
  copy.ariaHidden = 'true'
  copy.style.cssText += `;position:fixed;inset:${top}px auto auto ${left}px;width:${width}px;height:${height}px;margin:0;pointer-events:none`
  document.body.append(copy)
  copy.animate([{}, transition(node, false)], { ...timing, fill: 'both' }).onfinish = () => copy.remove()
}

// Draws the way from where nodes were to where they are.
function play() {
  for (const node of comes) node.animate([transition(node, true), {}], timing)
  for (const [node, from] of places) {
    const to = node.getBoundingClientRect(), x = from.left - to.left, y = from.top - to.top
    // What was or is out of sight does not move.
    if (from.width && to.width && (x || y)) node.animate([{ translate: `${x}px ${y}px` }, {}], timing)
  }
  places = new Map()
  comes = []
}

// ---- History and window

let place, isGoing, told // where the server is; whether the browser is on its way there; what was told of the window

// The history has an entry for each screen that was pushed; each knows the depths of those before it.
function travel() {
  if (isGoing || !place) return
  const { depth, path } = place, depths = history.state?.pando ?? [depth], top = depths.at(-1)
  const back = depths.length - Math.max(depths.filter((other) => other <= depth).length, 1)
  if (back) {
    isGoing = true
    return history.go(-back)
  }
  const state = { pando: depth > top ? [...depths, depth] : [...depths.slice(0, -1), depth] }
  history[depth > top ? 'pushState' : 'replaceState'](state, '', new URL('./' + path, root))
}

function wentTo({ state }) {
  if (isGoing) {
    isGoing = false
    return travel()
  }
  if (state?.pando) send(null, 'history', state.pando.at(-1), location.pathname.slice(root.pathname.length))
}

const media = (query) => matchMedia(query).matches
const facts = () => [Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', innerWidth, innerHeight,
  media('(prefers-color-scheme: dark)'), media('(prefers-reduced-motion: reduce)'), document.hidden]

// Tells the server of the window, and leaves it for the next document.
function tellWindow() {
  const now = JSON.stringify(facts())
  document.cookie = `pando-window=${encodeURIComponent(now)};path=${root.pathname};max-age=31536000;samesite=lax`
  if (now === told || socket?.readyState !== 1) return
  told = now
  socket.send(JSON.stringify(['window', ...facts()]))
}

let telling
function tellSoon() {
  clearTimeout(telling)
  telling = setTimeout(tellWindow, 150)
}

// ---- What controls hold

let held = [], composing = null
const touched = new WeakSet()

// The node whose events say that the user changed this one.
const owner = (node) => (node.matches('option,[type=radio]') && node.closest('select,fieldset')) || node
const isBusy = (node, kind) => queue.some((entry) =>
  entry.node === owner(node) && (!kind || entry.event[1] === kind))

// The server's value waits for answers; what the user changed since makes it old.
function setState(node, name, value) {
  const isOld = isBusy(node, 'change')
  held = held.filter(([other, key]) => other !== node || key !== name)
  if (!isOld) {
    if (isBusy(node) || node === composing) return held.push([node, name, value])
    if (name === 'value') setValue(node, value ?? '')
    else node[name] = value !== null
  }
  if (node.matches('input')) setPlain(node, name, value)
}

function release() {
  const values = held
  held = []
  for (const value of values) setState(...value)
}

// Sets a value; the caret stays where it is between the characters that stay.
function setValue(node, value) {
  const old = node.value
  if (old !== value) {
    const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = node
    node.value = value
    if (start != null && node === document.activeElement) {
      const most = Math.min(old.length, value.length)
      let head = 0, tail = 0
      while (head < most && old[head] === value[head]) head++
      while (tail < most - head && old.at(-1 - tail) === value.at(-1 - tail)) tail++
      const place = (at) => at <= head ? at : at >= old.length - tail ? at + value.length - old.length
        : Math.min(at, value.length - tail)
      node.setSelectionRange(place(start), place(end), direction)
    }
  }
  paint(node)
}

// How far a slider is, for the style.
function paint(node) {
  if (node.type !== 'range') return
  const { min, max, value } = node
  node.style.setProperty('--fraction', max > +min ? (value - min) / (max - min) : 0)
}

const name = (field) => field.closest('[id]').id
// What a field is called: the same in the next document, where numbers of elements may differ.
const labelOf = (field) =>
  [field.closest('[data-testid]')?.dataset.testid, field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.placeholder] + ''

function fieldNamed(name, node = document) {
  const found = node.id === name ? node : node.querySelector('#' + name)
  return found?.matches(FIELD) ? found : found?.querySelector(FIELD)
}

// Moves fields in use from the node that goes into the one that comes; true if the node is one.
function keepFields(old, fresh) {
  for (const field of [old, ...all(FIELD, old)]) {
    if (!field.matches(FIELD) || (field !== document.activeElement && !isBusy(field))) continue
    const twin = fieldNamed(name(field), fresh)
    if (twin?.localName !== field.localName || twin.type !== field.type) continue
    for (const { name } of [...field.attributes]) if (!twin.hasAttribute(name)) field.removeAttribute(name)
    for (const { name, value } of twin.attributes) setAttribute(field, name, value)
    if (!twin.hasAttribute('value')) setState(field, 'value', twin.value)
    move(field, twin.parentNode, twin)
    twin.remove()
  }
  return !fresh.isConnected
}

// ---- Controls

const steps = new WeakMap()
const utc = (text) => Date.parse((text.includes('-') ? '' : '1970-01-01T') + text + (text.includes(':') ? 'Z' : '')) / 1000
const options = (list) => list.map((option) => +option.value.slice(1))

function changed(node) {
  const change = (...value) => has(node, 'change') && send(node, 'change', ...value)
  const { type, value } = node
  if (type === 'file') return node.files.length && upload(node)
  if (type === 'radio') {
    const group = node.closest('fieldset')
    return has(group, 'change') && send(group, 'change', 'selection', options([node]))
  }
  if (type === 'checkbox') return change('flag', node.checked)
  if (node.matches('select')) return change('selection', options([...node.selectedOptions]))
  if (type === 'color') return change('color', value)
  if (type === 'range') {
    paint(node)
    return change('number', node.valueAsNumber)
  }
  if (/^(date|time)/.test(type)) {
    // What is shown is in the server's time zone, so the change counts; a year that is being typed does not.
    if (!value || value[0] === '0' && type !== 'time') return
    return change('date', +node.dataset.value + utc(value) - utc(node.defaultValue))
  }
  touched.add(node)
  change('text', value)
}

function step(button, sign) {
  const control = nearest(button, 'change'), state = control?.dataset.value
  if (!state) return control && send(control, 'change', 'number', sign)
  let [value, size, low, high] = state.split(' ').map(Number)
  if (isBusy(control, 'change')) value = steps.get(control)
  const next = Math.min(Math.max(+(value + sign * size).toPrecision(12), low), high)
  steps.set(control, next)
  if (next !== value) send(control, 'change', 'number', next)
}

const moveRow = (row, before) => send(row, 'move', number(row), before?.matches('.row') ? number(before) : null)

const ACTIONS = {
  dismiss: (button) => send(button, 'dismiss'),
  refresh: (button) => send(button, 'refresh'),
  toggle: (button) => send(button, 'change', 'flag', button.ariaExpanded !== 'true'),
  increment: (button) => step(button, 1),
  decrement: (button) => step(button, -1),
  delete: (button) => send(button, 'delete', number(button)),
  async paste(button) {
    try {
      const words = await navigator.clipboard.readText()
      if (words) send(button, 'drop', [words], [0, 0])
    } catch {
      tell('The browser did not let this page paste.')
    }
  },
  moveUp(button) {
    const row = nearest(button, 'move'), before = row.previousElementSibling
    if (has(before, 'move')) moveRow(row, before)
  },
  moveDown(button) {
    const row = nearest(button, 'move'), next = row.nextElementSibling
    if (has(next, 'move')) moveRow(row, next.nextElementSibling)
  },
}

on('input', ({ target, isComposing }) => isComposing || target === composing || changed(target))
let before // the composition
on('compositionstart', ({ target }) => {
  composing = target
  before = target.value
})
on('compositionend', ({ target }) => {
  composing = null
  if (target.value !== before) changed(target)
  release()
})
on('submit', (event) => event.preventDefault())

// ---- Files

const asked = new Set() // the elements whose chooser was opened

// Opens the browser's own chooser, where it lets a page; the field does too.
function choose(field) {
  const id = number(field)
  if (asked.has(id)) return
  asked.add(id)
  if (navigator.userActivation?.isActive) field.click()
}

on('cancel', ({ target }) => target.matches('[type=file]') && send(target, 'dismiss'))

// Sends files one after the other. The question may be drawn anew meanwhile.
async function upload(field) {
  const id = number(field), part = (selector) => byId('p' + id)?.querySelector(selector)
  const files = [...field.files], total = files.reduce((sum, { size }) => sum + size, 0), names = []
  const show = (words, done) => {
    const bar = part('progress')
    if (!bar) return
    part('[role=alert]').textContent = words
    part('[type=file]').disabled = done !== undefined
    bar.hidden = done === undefined
    bar.value = total ? done / total || 0 : 0
  }
  const [session, token] = meta('pando').split(' ')
  let sum = 0
  show('', 0)
  part('[data-action=dismiss]').focus()
  for (const file of files) {
    const request = new XMLHttpRequest()
    request.open('POST', new URL(`upload/${session}/${id}?${new URLSearchParams({ name: file.name, total })}`, home))
    request.setRequestHeader('Pando-Token', token)
    request.upload.onprogress = ({ loaded }) => part('progress') ? show('', sum + loaded) : request.abort()
    await new Promise((done) => {
      request.onloadend = done
      request.send(file)
    })
    if (request.status !== 201) {
      field.value = ''
      const isPlain = request.getResponseHeader('content-type')?.startsWith('text/plain')
      return show(isPlain ? request.responseText : 'The file could not be sent.')
    }
    names.push(request.responseText)
    sum += file.size
  }
  if (part('progress')) send(part('[type=file]'), 'files', names)
}

// ---- Pressing and pointing

let pressed, from, timer, gesture, wasHeld // where a press began; whether it became more than a press
let hovered = new Set()

on('click', (event) => {
  const { target, detail } = event, top = topDialog()
  if (wasHeld && detail) return
  closeMenus(target)
  if (has(top, 'dismiss') && (top.matches('.popover') ? !top.contains(target)
    : target === top.parentNode && target === pressed && top.role !== 'alertdialog')) return send(top, 'dismiss')
  const button = target.closest('[data-action]')
  if (button) return ACTIONS[button.dataset.action]?.(button)
  const tab = target.closest('[role=tab]')
  if (tab) return send(tab.closest('.tab-view'), 'change', 'selection', [number(tab)])
  const node = target.closest(NATIVE + ',[data-on~=tap]')
  if (!node || node.ariaDisabled === 'true' || node.matches('input,select,textarea,label')) return
  if (node.matches('summary')) {
    const details = node.parentNode
    if (has(node, 'change')) send(details, 'change', 'flag', !details.open)
    // A menu that does something by itself opens by its mark, a long press or the arrow key.
    if (!has(node, 'tap') || target.closest('.menu-mark')) return
    event.preventDefault()
  }
  if (has(node, 'tap') && !(detail > 1 && has(node, 'doubleTap'))) send(node, 'tap')
  if (node.closest('.menu-items') && !node.matches('summary')) closeMenus()
})

on('dblclick', ({ target }) => {
  const node = nearest(target, 'doubleTap')
  if (node) send(node, 'doubleTap')
})

on('pointerdown', (event) => {
  const { target, clientX: x, clientY: y } = event
  pressed = target
  from = [x, y]
  wasHeld = false
  clearTimeout(timer)
  if (event.button) return
  const long = nearest(target, 'longPress'), node = target.closest('input,select,textarea,[data-on~=drag]')
  if (long) timer = setTimeout(() => { wasHeld = true, send(long, 'longPress') }, 500)
  if (!has(node, 'drag')) return
  const box = node.getBoundingClientRect(), start = [x - box.x, y - box.y]
  gesture = { node, box, start, place: start }
  drag(false)
})

function drag(isOver) {
  gesture.frame = 0
  send(gesture.node, 'drag', gesture.start, gesture.place, isOver)
}

on('pointermove', ({ clientX: x, clientY: y, pointerId }) => {
  const isFar = from && Math.hypot(x - from[0], y - from[1]) > 10
  if (isFar) clearTimeout(timer)
  if (!gesture) return
  const { node, box } = gesture
  if (isFar && !wasHeld) node.setPointerCapture(pointerId)
  wasHeld ||= isFar
  gesture.place = [x - box.x, y - box.y]
  gesture.frame ||= requestAnimationFrame(() => gesture && drag(false))
})

on('pointerup pointercancel', () => {
  clearTimeout(timer)
  if (!gesture) return
  cancelAnimationFrame(gesture.frame)
  drag(true)
  gesture = null
})

on('pointerover pointerout', ({ type, target, relatedTarget, pointerType }) => {
  if (pointerType === 'touch') return
  const now = new Set()
  let node = nearest(type === 'pointerover' ? target : relatedTarget, 'hover')
  for (; node; node = nearest(node.parentElement, 'hover')) now.add(node)
  for (const node of hovered) if (!now.has(node) && node.isConnected) send(node, 'hover', false)
  for (const node of now) if (!hovered.has(node)) send(node, 'hover', true)
  hovered = now
})

// ---- Dragging things and rows

let row // that is dragged

on('dragstart', ({ target, dataTransfer }) => {
  const node = target.closest?.('[draggable=true]')
  if (!node) return
  row = has(node, 'move') ? node : null
  dataTransfer.setData('text/plain', node.dataset.drag ?? '')
})

on('dragover drop dragend', (event) => {
  const { type, target, clientX: x, clientY: y, dataTransfer } = event
  for (const marked of all('.drop-before,.drop-after')) marked.classList.remove('drop-before', 'drop-after')
  const other = nearest(target, 'move'), zone = nearest(target, 'drop')
  if (row && other !== row && other?.parentNode === row.parentNode) {
    const box = other.getBoundingClientRect(), isAfter = y > box.y + box.height / 2
    event.preventDefault()
    if (type === 'dragover') other.classList.add(isAfter ? 'drop-after' : 'drop-before')
    const before = isAfter ? other.nextElementSibling : other
    if (type === 'drop' && before !== row) moveRow(row, before)
  } else if (zone && type !== 'dragend') {
    const box = zone.getBoundingClientRect(), words = dataTransfer.getData('text/plain')
    event.preventDefault()
    if (type === 'drop' && words) send(zone, 'drop', [words], [x - box.x, y - box.y])
  }
  if (type !== 'dragover') row = null
})

// ---- Focus, dialogs, menus

let focused = null, dialogs = [] // each dialog with what had the focus before

const canFocus = (node) => !node.disabled && node.tabIndex >= 0 && node.getClientRects().length
const stops = (node) => all(FOCUSABLE, node).filter(canFocus)
const topDialog = () => dialogs.at(-1)?.[0]

function focus(node) {
  if (!node) return
  const inside = [node, ...all('*', node)]
  const found = inside.find((node) => has(node, 'focus')) ?? inside.find((node) => node.matches(FOCUSABLE)) ?? node
  if (!found.matches(FOCUSABLE)) found.tabIndex = -1
  found.focus()
}

function enter(dialog) {
  const all = stops(dialog)
  focus(dialog.querySelector('[autofocus]') ?? all.find((node) => !node.dataset.action) ?? all[0] ?? dialog)
}

function watchDialogs() {
  for (const [dialog, back] of dialogs.filter(([dialog]) => !dialog.isConnected).reverse()) {
    dialogs = dialogs.filter(([other]) => other !== dialog)
    if (document.activeElement === document.body && back?.isConnected) back.focus()
  }
  for (const dialog of all('.layer>dialog,.popover')) {
    if (dialogs.some(([other]) => other === dialog)) continue
    dialogs.push([dialog, document.activeElement])
    if (!dialog.contains(document.activeElement)) enter(dialog)
    const field = dialog.querySelector('[type=file]')
    if (field) choose(field)
  }
}

function noteFocus(target) {
  const now = nearest(target, 'focus') ?? null
  if (isApplying || now === focused) return
  if (focused?.isConnected) send(focused, 'focus', false)
  focused = now
  if (now) send(now, 'focus', true)
}

on('focusin', ({ target }) => {
  const top = topDialog()
  if (!isApplying && top?.ariaModal === 'true' && !top.contains(target) && !target.closest('.part-toasts')) return enter(top)
  noteFocus(target)
})
// The focus that goes with the window comes back with it.
on('focusout', ({ relatedTarget }) => document.hasFocus() && noteFocus(relatedTarget))

// Closes the menus that a node is not in; the first of them.
function closeMenus(target) {
  const open = all('.menu[open],.context-menu[open]').filter((menu) => !target || !menu.contains(target))
  for (const menu of open) {
    if (menu.contains(document.activeElement)) menu.firstElementChild.focus()
    menu.open = false
  }
  return open[0]
}

function openMenu(menu) {
  menu.open = true
  stops(menu.lastElementChild)[0]?.focus()
}

on('contextmenu', (event) => {
  const { target } = event
  if (target.closest('input,textarea,.menu-items')) return
  const menu = target.closest('.menu')
    ?? target.closest(':has(>.context-menu)')?.querySelector(':scope>.context-menu')
    ?? actionMenu(nearest(target, 'action'), event)
  if (!menu) return
  event.preventDefault()
  openMenu(menu)
})

// The accessibility actions of a node as a menu.
function actionMenu(node, { clientX: x, clientY: y }) {
  if (!node) return
  const item = (words, index) => ['button', { class: 'button menu-item', 'data-index': index }, [words]]
  const items = node.dataset.actions.split('\x1f').map(item)
  const menu = make(['details', { class: 'context-menu', style: `position:fixed;inset:${y}px auto auto ${x}px` },
    [['summary', {}, []], ['div', { class: 'menu-items' }, items]]])
  menu.onclick = ({ target: { dataset: { index } } }) => index && send(node, 'action', +index)
  menu.ontoggle = () => {
    if (menu.open) return
    menu.remove()
    node.focus()
  }
  document.body.append(menu)
  return menu
}

// ---- Keys

const isApple = /Mac|iP/.test(navigator.platform)
const KEYS = { ' ': 'space', Enter: 'return', Backspace: 'delete', Delete: 'deleteForward', ArrowUp: 'upArrow',
  ArrowDown: 'downArrow', ArrowLeft: 'leftArrow', ArrowRight: 'rightArrow' }

function modifiers(event) {
  const { shiftKey: shift, ctrlKey: control, altKey: option, metaKey: command } = event
  return Object.entries({ shift, control, option, command }).filter(([, isDown]) => isDown).map(([name]) => name)
}

// The node whose shortcut was pressed, if there is one in sight.
function shortcut(event, isTyping) {
  const { key, code, altKey } = event, down = modifiers(event)
  const letter = altKey && /^(Key|Digit).$/.test(code) ? code.at(-1) : key
  const pressed = KEYS[letter] ?? letter
  return all('[data-shortcut]', topDialog() ?? document).find((node) => {
    const [, before, wanted] = node.dataset.shortcut.match(/^((?:\w+\+)*)(.+)$/)
    const needed = before.split('+').filter(Boolean).map((name) => !isApple && name === 'command' ? 'control' : name)
    const isSign = /^\W$/.test(letter) // shift belongs to the sign
    const isSame = (name) => needed.includes(name) === down.includes(name) || (isSign && name === 'shift')
    return wanted.toLowerCase() === pressed.toLowerCase() && ['shift', 'control', 'option', 'command'].every(isSame)
      && !(isTyping && !needed.length && wanted.length === 1)
      && !node.closest('[hidden],:disabled,[aria-disabled=true]')
      && (node.checkVisibility() || node.closest('details:not([open])'))
  })
}

on('keydown keyup', (event) => {
  const { type, key, target, repeat, isComposing } = event
  if (isComposing || /^(Shift|Control|Alt|Meta|CapsLock|Dead|Process|Unidentified)$/.test(key)) return
  const isTyping = target.matches('input,textarea,select'), down = modifiers(event)
  const isPlain = !down.some((name) => name !== 'shift'), isButton = target.matches('button,summary,a')
  const listener = nearest(target, 'key')
  if (listener) send(listener, 'key', key, down, type === 'keyup' ? 'up' : repeat ? 'repeat' : 'down')
  if (type === 'keyup') return
  const isAnswered = () => {
    const top = topDialog(), menu = target.closest('.menu-items,[role=tablist]')
    const isPress = (key === 'Enter' || key === ' ') && isPlain
    const isSubmit = key === 'Enter' && target.matches('input') && has(target, 'submit')
    if (isSubmit) send(target, 'submit')
    if (!(isPress && (isButton || target.matches('textarea')))) {
      const node = shortcut(event, isTyping)
      if (node) return has(node, 'shortcut') ? send(node, 'shortcut') : node.click(), true
    }
    if (isSubmit) return true
    if (key === 'Escape') {
      if (closeMenus()) return true
      const node = isTyping && has(target, 'dismiss') ? target : has(top, 'dismiss') && top
      return node && (send(node, 'dismiss'), true)
    }
    if (key === 'Tab' && top?.ariaModal === 'true') {
      const list = [top, ...all('.part-toasts')].flatMap(stops), at = list.indexOf(target)
      const next = event.shiftKey ? Math.max(at, 0) - 1 : at + 1
      if (top.contains(list[at]) && top.contains(list[next])) return
      return (list.at(next % list.length) ?? top).focus(), true
    }
    if (/^Arrow/.test(key) && menu && isPlain && !isTyping) {
      const all = stops(menu), by = /Down|Right/.test(key) ? 1 : -1
      return all.at((all.indexOf(target) + by) % all.length).focus(), true
    }
    if (key === 'ArrowDown' && target.matches('.menu>summary')) return openMenu(target.parentNode), true
    if (isPress && !target.matches(NATIVE) && target.ariaDisabled !== 'true') {
      const kind = ['tap', 'doubleTap', 'longPress'].find((kind) => has(target, kind))
      if (kind) return repeat || send(target, kind), true
    }
    // Keys that would scroll are the element's.
    return listener && isPlain && !target.matches(NATIVE) && /^( |Arrow.*|Page.*|Home|End|Backspace)$/.test(key)
  }
  if (isAnswered()) event.preventDefault()
})

// ---- The beginning

const status = document.createElement('div')
status.id = 'pando-status'
status.role = 'status'

if (meta('pando')) {
  document.body.append(status)
  // What was typed before the document was loaded again, or before it was live.
  try {
    for (const [name, label, value] of JSON.parse(sessionStorage.pandoTyped ?? '[]')) {
      const alike = all(FIELD).filter((field) => labelOf(field) === label)
      const field = alike.length > 1 ? alike.find((field) => field === fieldNamed(name)) : alike[0]
      if (field) field.value = value
    }
    delete sessionStorage.pandoTyped
  } catch {}
  for (const field of all(FIELD)) if (field.value !== field.defaultValue && field.type !== 'color') changed(field)
  watchDialogs()
  noteFocus(document.activeElement)
  const depth = +(meta('pando').split(' ')[2] ?? 0), depths = history.state?.pando
  if (!depths) history.replaceState({ pando: [depth] }, '')
  else if (depths.at(-1) !== depth) STEPS.u(depth, location.pathname.slice(root.pathname.length))
  connect()
  tellWindow()
  for (const type of ['online', 'pageshow']) addEventListener(type, connect)
  addEventListener('popstate', wentTo)
  addEventListener('resize', tellSoon)
  matchMedia('(prefers-color-scheme: dark)').onchange = tellSoon
  on('visibilitychange', () => {
    tellSoon()
    if (!document.hidden) connect()
  })
}
