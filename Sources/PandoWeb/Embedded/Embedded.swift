// swift-format-ignore-file
// Made by scripts/embed from the files in Client, StyleSheet and Icons.

/// What pages get that is not Swift.
enum Embedded {
  /// The script that makes a page live.
  static let script: String = #"""
const NATIVE = 'a[href],button,input,select,textarea,summary,label'
const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]'
const FIELD = 'input:not([type=radio],[type=checkbox],[type=range],[type=file]),textarea'
const byId = (id) => (document.getElementById((id)))
const all = (selector, node = document) => [...(node.querySelectorAll(selector))]
const meta = (name) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content')
const active = () => (document.activeElement)
const has = (node, kind) => node?.matches(`[data-on~=${kind}]`)
const nearest = (node, kind) => node?.closest?.(`[data-on~=${kind}]`)
const number = (node) => +(node.closest('[id^=p]').id.match(/\d+/))[0]
const on = (types, answer) =>
types.forEach((type) => document.addEventListener(type, (answer), true))
const media = (query) => matchMedia(query).matches
function setPlain(node, name, value) {
if (value === null) node.removeAttribute(name)
else node.setAttribute(name, value)
}
const base = meta('pando-base')?.replace(/\/?$/, '/pando/')
const home = base ? new URL(base, document.baseURI) : new URL('.', import.meta.url)
const root = new URL('..', home)
const status = document.createElement('div')
status.id = 'pando-status'
status.role = 'status'
function say(words) {
if (status.textContent !== words) status.textContent = words
}
function sayBriefly(words) {
say(words)
setTimeout(() => status.textContent === words && say(''), 8000)
}
let handlers
let socket
let retry
let acknowledgement
let batch = 0, sent = 0, pause = 250, isOver = false
let queue = []
let former = []
function start(its) {
handlers = its
try {
former = [JSON.parse(sessionStorage.pandoSession)]
} catch {}
connect()
}
const isAwaiting = (kind) => queue.some(({ event }) => !kind || event[1] === kind)
const isPending = (node, kind) => queue.some((entry) => entry.node === node && (!kind || entry.event[1] === kind))
function send(node, kind, ...values) {
const isOpen = socket?.readyState === 1, last = queue.at(-1)
if (!isOpen && /^(hover|key|drag)$/.test(kind)) return
const event = [node ? number(node) : 0, kind, ...values]
if (kind === 'change' && last && !last.n && last.event[0] === event[0] && last.event[1] === kind) queue.pop()
queue.push({ node, event })
if (isOpen) flush()
}
function post(frame) {
if (socket?.readyState !== 1) return false
socket.send(JSON.stringify(frame))
return true
}
function flush() {
for (const entry of queue.slice(0, 100)) {
if (!socket || entry.socket === socket) continue
entry.socket = socket
entry.n ??= ++sent
socket.send(JSON.stringify([entry.n, ...entry.event]))
}
}
function connect() {
clearTimeout(retry)
if (isOver || (socket && socket.readyState < 2)) return
const url = new URL('socket', home)
url.protocol = url.protocol.replace('http', 'ws')
const mine = socket = new WebSocket(url)
mine.onopen = () => {
say('')
const own = session().slice(0, 2)
post(['hello', 1, ...own, batch, handlers.hello(), ...former])
try {
sessionStorage.pandoSession = JSON.stringify(own)
} catch {}
flush()
}
mine.onmessage = ({ data }) => {
if (mine !== socket) return
pause = 250
const [number, answered, patches] = JSON.parse(data)
if (number <= batch) return
if (number > batch + 1) return socket.close()
batch = number
queue = queue.filter(({ n }) => !((n) <= answered))
flush()
handlers.apply(patches)
acknowledge()
}
mine.onclose = ({ code }) => {
if (mine !== socket) return
socket = null
isOver = code === 4002
if (isOver) return say('This page is open in another window. Load it again to go on here.')
if ([1002, 1008, 1009, 4001].includes(code)) return handlers.refused()
reconnect(pause * (0.5 + Math.random() / 2))
pause = Math.min(pause * 2, 10000)
}
}
function reconnect(wait) {
say('Reconnecting…')
retry = setTimeout(connect, wait)
}
const session = () => (meta('pando') ?? '').split(' ')
function acknowledge() {
if (acknowledgement) return
const done = () => {
if (!acknowledgement) return
acknowledgement = clearTimeout(acknowledgement)
post(['ack', batch])
}
acknowledgement = setTimeout(done, 250)
requestAnimationFrame(done)
}
let waiting = []
let composing = null
let before
const touched = new WeakSet()
const owner = (node) => (node.matches('option,[type=radio]') && node.closest('select,fieldset')) || node
const isBusy = (node, kind) => isPending(owner(node), kind)
const isComposing = (node) => node === composing
function compose(node) {
composing = node
before = node.value
}
function endComposition(node) {
composing = null
return node.value !== before
}
function setState(node, name, value) {
const isOld = isBusy(node, 'change')
waiting = waiting.filter(([other, key]) => other !== node || key !== name)
if (!isOld) {
if (isBusy(node) || node === composing) return waiting.push([node, name, value])
if (name === 'value') setValue(node, value ?? '')
else (node)[name] = value !== null
}
if (node.matches('input')) setPlain(node, name, value)
}
function release() {
const values = waiting
waiting = []
for (const value of values) setState(...value)
}
function setValue(node, value) {
const old = node.value
if (old !== value) {
const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = node
node.value = value
if (start != null && node === active()) {
const most = Math.min(old.length, value.length)
let head = 0, tail = 0
while (head < most && old[head] === value[head]) head++
while (tail < most - head && old.at(-1 - tail) === value.at(-1 - tail)) tail++
const place = (at) => at <= head ? at : at >= old.length - tail ? at + value.length - old.length
: Math.min(at, value.length - tail)
node.setSelectionRange(place(start), place(end), (direction))
}
}
paint(node)
}
function paint(node) {
if (node.type !== 'range') return
const { min, max, value } = (node)
node.style.setProperty('--fraction', max > +min ? ((value - min) / (max - min)) : 0)
}
const nameOf = (field) => field.closest('[id]').id
const labelOf = (field) =>
[field.closest('[data-testid]')?.dataset.testid, field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.placeholder] + ''
function fieldNamed(name, node = document) {
const found = node.id === name ? node : node.querySelector('#' + name)
return found?.matches(FIELD) ? found : found?.querySelector(FIELD)
}
const inUse = (node) => [node, ...all(FIELD, node)].filter((field) =>
field.matches(FIELD) && (field === active() || isBusy(field)))
const asked = new Set()
function choose(field) {
const id = number(field)
if (asked.has(id)) return
asked.add(id)
if (navigator.userActivation?.isActive) field.click()
}
on(['cancel'], ({ target }) => target.matches('[type=file]') && send(target, 'dismiss'))
async function upload(field) {
const id = number(field), [secret, token] = session()
const part = (selector) => byId('p' + id)?.querySelector(selector)
const files = [...field.files], total = files.reduce((sum, { size }) => sum + size, 0)
const names = []
const show = (words, done) => {
const bar = part('progress')
if (!bar) return
part('[role=alert]').textContent = words
part('[type=file]').disabled = done !== undefined
bar.hidden = done === undefined
bar.value = total ? (done) / total || 0 : 0
}
let sum = 0
show('', 0)
part('[data-action=dismiss]').focus()
for (const file of files) {
const request = new XMLHttpRequest(), query = new URLSearchParams({ name: file.name, total: total + '' })
request.open('POST', new URL(`upload/${secret}/${id}?${query}`, home))
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
if (!value || value[0] === '0' && type !== 'time') return
return change('date', +(node.dataset.value) + utc(value) - utc(node.defaultValue))
}
touched.add(node)
change('text', value)
}
function step(button, sign) {
const control = nearest(button, 'change'), state = control?.dataset.value
if (!control || !state) return control && send(control, 'change', 'number', sign)
let [value, size, low, high] = state.split(' ').map(Number)
if (isBusy(control, 'change')) value = steps.get(control)
const next = Math.min(Math.max(+(value + sign * size).toPrecision(12), low), high)
steps.set(control, next)
if (next !== value) send(control, 'change', 'number', next)
}
const moveRow = (row, before) => send(row, 'move', number(row), before?.matches('.row') ? number(before) : null)
function moveBy(button, isUp) {
const row = (nearest(button, 'move'))
const other = isUp ? row.previousElementSibling : row.nextElementSibling
if (has(other, 'move')) moveRow(row, isUp ? other : other.nextElementSibling)
}
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
sayBriefly('The browser did not let this page paste.')
}
},
moveUp: (button) => moveBy(button, true),
moveDown: (button) => moveBy(button, false),
}
on(['input'], (event) => event.isComposing || isComposing(event.target) || changed(event.target))
on(['compositionstart'], ({ target }) => compose(target))
on(['compositionend'], ({ target }) => {
if (endComposition(target)) changed(target)
release()
})
on(['submit'], (event) => event.preventDefault())
let row = null
on(['dragstart'], ({ target, dataTransfer }) => {
const node = target.closest?.('[draggable=true]')
if (!node) return
row = has(node, 'move') ? node : null
dataTransfer.setData('text/plain', node.dataset.drag ?? '')
})
on(['dragover', 'drop', 'dragend'], (event) => {
const { type, target, clientX: x, clientY: y, dataTransfer } = event
for (const marked of all('.drop-before,.drop-after')) marked.classList.remove('drop-before', 'drop-after')
const other = nearest(target, 'move'), zone = nearest(target, 'drop')
if (row && other && other !== row && other.parentNode === row.parentNode) {
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
let focused = null
let dialogs = []
let isApplying = false
let wanted
let last
let beside
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
function applyQuietly(change) {
const node = active(), row = node?.closest('.row')
last = node?.closest('[id]')?.id
beside = row && (row.nextElementSibling ?? row.previousElementSibling)
isApplying = true
wanted = undefined
change()
isApplying = false
}
function moveFocus(name) {
wanted = name
}
function settleFocus() {
if (last && active() === document.body) {
focus(byId(last) ?? byId(beside?.id + last.replace(/^p\d+/, '')))
}
watchDialogs()
if (wanted) focus(byId(wanted))
if (wanted === null) active().blur()
noteFocus(active())
}
function enter(dialog) {
const all = stops(dialog)
focus(dialog.querySelector('[autofocus]') ?? all.find((node) => !node.dataset.action) ?? all[0] ?? dialog)
}
function watchDialogs() {
for (const [dialog, back] of dialogs.filter(([dialog]) => !dialog.isConnected).reverse()) {
dialogs = dialogs.filter(([other]) => other !== dialog)
if (active() === document.body && back?.isConnected) back.focus()
}
for (const dialog of all('.layer>dialog,.popover')) {
if (dialogs.some(([other]) => other === dialog)) continue
dialogs.push([dialog, active()])
if (!dialog.contains(active())) enter(dialog)
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
on(['focusin'], ({ target }) => {
const top = topDialog()
if (!isApplying && top?.ariaModal === 'true' && !top.contains(target) && !target.closest('.part-toasts')) return enter(top)
noteFocus(target)
})
on(['focusout'], ({ relatedTarget }) => document.hasFocus() && noteFocus(relatedTarget))
let place
let isGoing = false
function follow(depth, path) {
if (isAwaiting('history')) return
place = { depth, path }
travel()
}
function travel() {
if (isGoing || !place) return
const { depth, path } = place
const depths = history.state?.pando ?? [depth], top = (depths.at(-1))
const back = depths.length - Math.max(depths.filter((other) => other <= depth).length, 1)
if (back) {
isGoing = true
return history.go(-back)
}
const state = { pando: depth > top ? [...depths, depth] : [...depths.slice(0, -1), depth] }
history[depth > top ? 'pushState' : 'replaceState'](state, '', new URL('./' + path, root))
}
const path = () => location.pathname.slice(root.pathname.length)
function popped({ state }) {
if (isGoing) {
isGoing = false
return travel()
}
if (state?.pando) send(null, 'history', state.pando.at(-1), path())
}
function startHistory() {
const depth = +(session()[2] ?? 0), depths = history.state?.pando
if (!depths) history.replaceState({ pando: [depth] }, '')
else if (depths.at(-1) !== depth) follow(depth, path())
}
const SVG = 'http://www.w3.org/2000/svg'
const BANNED = /^(script|style|link|meta|base|iframe|frame|object|embed|use|set|animate.*)$/i
const ADDRESS = /^(href|src|action|formaction|xlink:href|poster|data|srcset|ping|background)$/
function find(address) {
const [name, ...path] = address.split('.')
return path.reduce((node, index) => node.children[+index < 0 ? node.children.length + +index : +index], byId(name))
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
function make(node, isSVG, marks) {
if (typeof node === 'string') return document.createTextNode(node)
const [tag, attributes, children = []] = node
if (tag === '=' || BANNED.test(tag)) {
const mark = document.createComment('')
if (tag === '=') marks?.set(mark, attributes)
return mark
}
isSVG ||= tag === 'svg'
const made = isSVG ? document.createElementNS(SVG, tag) : document.createElement(tag)
made.append(...children.map((child) => make(child, isSVG && tag !== 'foreignObject', marks)))
const isState = (name) => +(name === 'value' || name === 'checked')
const entries = Object.entries(attributes)
for (const [name, value] of entries.sort(([a], [b]) => isState(a) - isState(b))) setAttribute(made, name, value)
return made
}
function move(node, parent, before) {
try {
return parent.moveBefore(node, before)
} catch {}
const field = active(), isInside = node.contains(field)
const start = isInside ? field.selectionStart : null, end = isInside ? field.selectionEnd : null
parent.insertBefore(node, before)
if (isInside) field.focus({ preventScroll: true })
if (start != null) field.setSelectionRange(start, end)
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
if (isState) setState(node, (key), value)
else setPlain(node, name, value)
}
function closeMenus(target) {
const open = all('.menu[open],.context-menu[open]').filter((menu) => !target || !menu.contains(target))
for (const menu of open) {
if (menu.contains(active())) menu.firstElementChild.focus()
menu.open = false
}
return open[0]
}
function openMenu(menu) {
menu.open = true
stops(menu.lastElementChild)[0]?.focus()
}
on(['contextmenu'], (event) => {
const { target } = event
if (target.closest('input,textarea,.menu-items')) return
const menu = target.closest('.menu')
?? target.closest(':has(>.context-menu)')?.querySelector(':scope>.context-menu')
?? actionMenu(nearest(target, 'action'), event)
if (!menu) return
event.preventDefault()
openMenu(menu)
})
function actionMenu(node, { clientX: x, clientY: y }) {
if (!node) return
const item = (words, index) => ['button', { class: 'button menu-item', 'data-index': index }, [words]]
const items = (node.dataset.actions).split('\x1f').map(item)
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
const isApple = /Mac|iP/.test(navigator.platform)
const KEYS = { ' ': 'space', Enter: 'return', Backspace: 'delete', Delete: 'deleteForward', ArrowUp: 'upArrow',
ArrowDown: 'downArrow', ArrowLeft: 'leftArrow', ArrowRight: 'rightArrow' }
function modifiers(event) {
const { shiftKey: shift, ctrlKey: control, altKey: option, metaKey: command } = event
return Object.entries({ shift, control, option, command }).filter(([, isDown]) => isDown).map(([name]) => name)
}
const isDisabled = (node) => node.matches(':disabled,[aria-disabled=true]')
function shortcut(event, isTyping) {
const { key, code, altKey } = event, down = modifiers(event)
const letter = altKey && /^(Key|Digit).$/.test(code) ? (code.at(-1)) : key
const pressed = KEYS[letter] ?? letter
const nodes = all('[data-shortcut]', topDialog() ?? document).filter((node) => {
const [, before, wanted] = (node.dataset.shortcut).match(/^((?:\w+\+)*)(.+)$/)
const needed = before.split('+').filter(Boolean)
.map((name) => !isApple && name === 'command' ? 'control' : name)
const isSign = /^\W$/.test(letter)
const isSame = (name) => needed.includes(name) === down.includes(name) || (isSign && name === 'shift')
return wanted.toLowerCase() === pressed.toLowerCase() && ['shift', 'control', 'option', 'command'].every(isSame)
&& !(isTyping && !needed.length && wanted.length === 1)
&& !node.closest('[hidden]')
&& (node.checkVisibility() || node.closest('details:not([open])'))
})
return nodes.find((node) => !isDisabled(node)) ?? nodes[0]
}
function pressShortcut(node) {
const isTaken = !isDisabled(node) || isAwaiting()
if (has(node, 'shortcut')) send(node, 'shortcut')
else node.click()
return isTaken
}
on(['keydown', 'keyup'], (event) => {
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
const isSubmit = key === 'Enter' && isPlain && target.matches('input') && has(target, 'submit')
if (isSubmit) send(target, 'submit')
if (!(isPress && (isButton || target.matches('textarea')))) {
const node = shortcut(event, isTyping)
if (node && pressShortcut(node)) return true
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
return all.at((all.indexOf(target) + by) % all.length)?.focus(), true
}
if (key === 'ArrowDown' && target.matches('.menu>summary')) return openMenu(target.parentNode), true
if (isPress && !target.matches(NATIVE)) {
const kind = ['tap', 'doubleTap', 'longPress'].find((kind) => has(target, kind))
if (kind) return repeat || send(target, kind), true
}
return listener && isPlain && !target.matches(NATIVE) && /^( |Arrow.*|Page.*|Home|End|Backspace)$/.test(key)
}
if (isAnswered()) event.preventDefault()
})
function click(href, attributes) {
const link = make(['a', { ...attributes, href }, []])
if (link.href) link.click()
}
function openAddress(address) {
const { protocol, origin } = new URL(address, document.baseURI)
const isAway = /^http/.test(protocol) && origin !== location.origin
click(address, isAway ? { target: '_blank', rel: 'noopener noreferrer' } : {})
}
const saveFile = (address) => click(address, { download: '' })
async function copy(words) {
try {
return await navigator.clipboard.writeText(words)
} catch {}
const answer = (event) => {
event.clipboardData.setData('text/plain', words)
event.preventDefault()
}
document.addEventListener('copy', answer)
if (!document.execCommand('copy')) sayBriefly('The browser did not let this page copy.')
document.removeEventListener('copy', answer)
}
let timing = null
let places = new Map()
let inserted = []
let ending
function beginMotion() {
timing = null
}
function animate(duration, delay, easing) {
if (media('(prefers-reduced-motion: reduce)')) return
const { style, classList } = document.documentElement
timing = { duration, delay, easing, fill: 'backwards' }
style.setProperty('--motion', `${duration}ms ${easing} ${delay}ms`)
classList.add('in-motion')
clearTimeout(ending)
ending = setTimeout(() => classList.remove('in-motion'), duration + delay)
}
function keepPlaces(parent) {
if (!timing) return
for (const node of parent.children) if (!places.has(node)) places.set(node, node.getBoundingClientRect())
}
function noteInserted(node) {
if (timing) inserted.push(node)
}
function frame(text, isInserted) {
const [, first, second] = text.match(/^asymmetric\(insertion: (.*), removal: (.*)\)$/) ?? []
if (first) return frame(isInserted ? first : second, isInserted)
const side = { top: [0, -1], bottom: [0, 1], leading: [-1, 0], trailing: [1, 0] }
const moves = text.match(/(move|push)\(\w+: (\w+)/), offset = text.match(/offset\(x: ([-\d.]+), y: ([-\d.]+)/)
const [x, y] = side[moves ? moves[2] : 'leading'], back = !isInserted && moves?.[1] !== 'move' ? -100 : 100
const result = {}
if (/opacity|push|blur/.test(text)) result.opacity = 0
if (/blur/.test(text)) result.filter = 'blur(6px)'
if (/scale/.test(text)) result.scale = text.match(/scale\(([\d.]+)/)?.[1] ?? 0
if (moves || /slide/.test(text)) result.translate = `${x * back}% ${y * back}%`
if (offset) result.translate = `${offset[1]}px ${offset[2]}px`
return result
}
function transition(node, isInserted) {
const view = node.querySelector(':scope.screen>.screen-content>.part>[data-transition]') ?? node
return frame(view.dataset.transition ?? 'opacity', isInserted)
}
function animateRemoval(node) {
if (!timing) return
const { left, top, width, height } = node.getBoundingClientRect()
const copy = node.cloneNode(true)
for (const inner of [copy, ...all('[id]', copy)]) inner.removeAttribute('id')
copy.inert = true
copy.ariaHidden = 'true'
copy.style.cssText += `;position:fixed;inset:${top}px auto auto ${left}px;width:${width}px;height:${height}px;margin:0;pointer-events:none`
document.body.append(copy)
copy.animate([{}, transition(node, false)], { ...timing, fill: 'both' }).onfinish = () => copy.remove()
}
function endMotion() {
const options = timing ?? undefined
for (const node of inserted) node.animate([transition(node, true), {}], options)
for (const [node, from] of places) {
const to = node.getBoundingClientRect(), x = from.left - to.left, y = from.top - to.top
if (from.width && to.width && (x || y)) node.animate([{ translate: `${x}px ${y}px` }, {}], options)
}
places = new Map()
inserted = []
}
function apply(patches) {
beginMotion()
applyQuietly(() => {
for (const [kind, ...values] of patches) {
try {
(PATCHES[kind])(...values)
} catch (error) {
console.error('pando:', kind, values[0], error)
}
}
})
endMotion()
release()
settleFocus()
}
const PATCHES = {
t: (address, words) => { find(address).textContent = words },
a: (address, name, value) => setAttribute(find(address), name, value),
c(address, nodes) {
const node = find(address), old = [...node.childNodes]
const moved = insert(nodes, node, null)
for (const child of old) if (!moved.has(child)) child.remove()
},
r(name, node) {
const old = byId(name)
insert([node], old.parentNode, old)
if (!keepFields(old, (old.previousSibling))) old.remove()
},
i(address, node, before) {
const parent = find(address), name = (node)[1]?.id
keepPlaces(parent)
insert([node], parent, before ? find(before) : null)
if (name) noteInserted(byId(name))
},
d(name) {
const node = byId(name)
if (!node) return
keepPlaces(node.parentNode)
animateRemoval(node)
node.remove()
},
m: animate,
f: moveFocus,
title: (words) => { document.title = words },
u: follow,
open: openAddress,
copy,
save: saveFile,
}
function keepFields(old, fresh) {
for (const field of inUse(old)) {
const twin = fieldNamed(nameOf(field), fresh)
if (twin?.localName !== field.localName || twin.type !== field.type) continue
for (const { name } of [...field.attributes]) if (!twin.hasAttribute(name)) field.removeAttribute(name)
for (const { name, value } of twin.attributes) setAttribute(field, name, value)
if (!twin.hasAttribute('value')) setState(field, 'value', twin.value)
move(field, twin.parentNode, twin)
twin.remove()
}
return !fresh.isConnected
}
let pressed
let from
let longPress
let wasHeld
let gesture = null
let hovered = new Set()
on(['click'], (event) => {
const { target, detail } = event, top = topDialog()
if (wasHeld && detail) return
closeMenus(target)
if (top && has(top, 'dismiss') && (top.matches('.popover') ? !top.contains(target)
: target === top.parentNode && target === pressed && top.role !== 'alertdialog')) return send(top, 'dismiss')
const button = target.closest('[data-action]')
if (button) return ACTIONS[(button.dataset.action)]?.(button)
const tab = target.closest('[role=tab]')
if (tab) return send(tab.closest('.tab-view'), 'change', 'selection', [number(tab)])
const node = target.closest(NATIVE + ',[data-on~=tap]')
if (!node || node.matches('input,select,textarea,label')) return
if (node.matches('summary')) {
if (node.ariaDisabled === 'true') return
const details = node.parentNode
if (has(node, 'change')) send(details, 'change', 'flag', !details.open)
if (!has(node, 'tap') || target.closest('.menu-mark')) return
event.preventDefault()
}
if (has(node, 'tap') && !(detail > 1 && has(node, 'doubleTap'))) send(node, 'tap')
if (node.closest('.menu-items') && !node.matches('summary')) closeMenus()
})
on(['dblclick'], ({ target }) => {
const node = nearest(target, 'doubleTap')
if (node) send(node, 'doubleTap')
})
on(['pointerdown'], (event) => {
const { target, clientX: x, clientY: y } = event
pressed = target
from = [x, y]
wasHeld = false
clearTimeout(longPress)
if (event.button) return
const long = nearest(target, 'longPress'), node = target.closest('input,select,textarea,[data-on~=drag]')
if (long) longPress = setTimeout(() => { wasHeld = true, send(long, 'longPress') }, 500)
if (!has(node, 'drag')) return
const box = node.getBoundingClientRect(), start = [x - box.x, y - box.y]
gesture = { node, box, start, place: start, frame: 0 }
drag(false)
})
function drag(isOver) {
if (!gesture) return
gesture.frame = 0
send(gesture.node, 'drag', gesture.start, gesture.place, isOver)
}
on(['pointermove'], ({ clientX: x, clientY: y, pointerId }) => {
const isFar = from && Math.hypot(x - from[0], y - from[1]) > 10
if (isFar) clearTimeout(longPress)
if (!gesture) return
const { node, box } = gesture
if (isFar && !wasHeld) node.setPointerCapture(pointerId)
wasHeld ||= isFar
gesture.place = [x - box.x, y - box.y]
gesture.frame ||= requestAnimationFrame(() => drag(false))
})
on(['pointerup', 'pointercancel'], () => {
clearTimeout(longPress)
if (!gesture) return
cancelAnimationFrame(gesture.frame)
drag(true)
gesture = null
})
on(['pointerup'], ({ target, button }) => {
const node = target.closest('button:disabled:not([data-action])')
if (!button && !wasHeld && has(node, 'tap') && node.contains(pressed)) send(node, 'tap')
})
on(['pointerover', 'pointerout'], ({ type, target, relatedTarget, pointerType }) => {
if (pointerType === 'touch') return
const now = new Set()
let node = nearest(type === 'pointerover' ? target : relatedTarget, 'hover')
for (; node; node = nearest(node.parentElement, 'hover')) now.add(node)
for (const node of hovered) if (!now.has(node) && node.isConnected) send(node, 'hover', false)
for (const node of now) if (!hovered.has(node)) send(node, 'hover', true)
hovered = now
})
function reload() {
const now = Date.now()
let left = 10000 - performance.now()
try {
const [time, wait] = JSON.parse(sessionStorage.pandoReload ?? '[0,10000]'), age = now - time
left = Math.min(wait - age, wait)
if (left <= 0) {
const typed = all(FIELD).filter((field) => touched.has(field) && field.type !== 'password')
sessionStorage.pandoTyped = JSON.stringify(typed.map((field) => [nameOf(field), labelOf(field), field.value]))
sessionStorage.pandoReload = JSON.stringify([now, age > wait * 4 ? 10000 : Math.min(wait * 2, 600000)])
}
} catch {}
if (left <= 0) return location.reload()
reconnect(left)
}
function restoreFields() {
try {
for (const [name, label, value] of JSON.parse(sessionStorage.pandoTyped ?? '[]')) {
const alike = all(FIELD).filter((field) => labelOf(field) === label)
const field = alike.length > 1 ? alike.find((field) => field === fieldNamed(name)) : alike[0]
if (field) field.value = value
}
delete sessionStorage.pandoTyped
} catch {}
for (const field of all(FIELD)) if (field.value !== field.defaultValue && field.type !== 'color') changed(field)
}
let known
let timer
const metrics = () => [Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', innerWidth, innerHeight,
media('(prefers-color-scheme: dark)'), media('(prefers-reduced-motion: reduce)'), document.hidden]
function firstMetrics() {
const now = metrics()
known = JSON.stringify(now)
return now
}
function sendMetrics() {
const now = metrics(), text = JSON.stringify(now)
document.cookie = `pando-window=${encodeURIComponent(text)};path=${root.pathname};max-age=31536000;samesite=lax`
if (text !== known && post(['window', ...now])) known = text
}
function sendMetricsSoon() {
clearTimeout(timer)
timer = setTimeout(sendMetrics, 150)
}
if (meta('pando')) {
document.body.append(status)
restoreFields()
watchDialogs()
noteFocus(active())
startHistory()
start({ hello: firstMetrics, apply, refused: reload })
sendMetrics()
for (const type of ['online', 'pageshow']) addEventListener(type, connect)
addEventListener('popstate', popped)
addEventListener('resize', sendMetricsSoon)
matchMedia('(prefers-color-scheme: dark)').onchange = sendMetricsSoon
on(['visibilitychange'], () => {
sendMetricsSoon()
if (!document.hidden) connect()
})
}
"""#

  /// The script compressed with gzip, in base64.
  static let compressedScript: String = """
    H4sIAAAAAAACA5Q653LjOJr/9RTwJgBrmpb7sms8qk6bplO1uy/pNNWwCEksUwQPhNrtc/vqnuYe7J7kvgAQNNeTdmfGCF9O
    +ABq7do+iDdPP/z5n1+KCyHNcuftZlVcHUJwbVG33SEUvW3sOhTBfgnGW1P0h/3e+NuiMVe2kTOm8Ye3zz9ePn326peTWQZz
    VbeV/bIaaP355asXSIcQz1sX1DLcdvbCm6p2q4In651dX1+5LzjnzXZr02RTN3alB2aJ8tXtnysgrOpKi4tvharc+rC3bSi3
    NrxsLA6fAYhCAK0jkmkaxGH5nS9E6yoLKwmZSC3LslS4Uf7nwfrbywj8tGkGRK1XkeLeBoMkW7O3hJ1IPURWnxBwiVAXv7nD
    P/erT3qBwj4NwddgXqskkAyAKgdx16H+bJH8REfeiGom6J3pERQlL8R13bJhcLoo9yaAkXv1aVmZYE5c+98gBsKgGBG/tWDf
    PvwgjXXjethflD9O5bC/sj4RIfRjGiZ8JZd19f1Ft5K6rCuWTJ3+R3V8qvVynuzqWiSBAdAXwrT9jfVIa0Yr5cb5lwbQEGBi
    dlNVLz/D4FXdgy2tJ5BCqEijEMEfrNaD+6qa/EfeIkok0Gtcj4vJeLPNoQW7g2S9De8aU7fRTujOQnw2DRAWd7N6IxRNxMXF
    BdijabQgA3i7d59t9jfFzMw2veX9fhwMY6Kz+xT0pgeqFHRKdqat3AkuSb0A4l1j1hYsebr4zWkh5Cntn8ohPNwecYnEApx9
    Iz6+f6VwWmTr4fTj+z9rcT5AyFIWot53zocSGZcH3ySa3jmMlwyKsMgoAfTBhAOEZeaw9taEFLpKVvVnkJDByhozOurFSzJt
    eddY3EzL2RfmVt04X/XJ9BEB68VzzidxBH6IMI/sxj0w8pjoM1/bTTOinRnNwFEf6r11h6A4Mx+jmniK3/2OhJQSgu8f5/M5
    urOxmK9t1Vjf06R362sbaOht8Lc0Muvr1t00ttqitXj3CoMRZJ4Xooc1HnXmQIHx5O9gUvdvP1MGbgyEFiFBIB9wf7miKaTP
    3nqeZ52D8UHVgZRNsgEMrMxAIFjMaH+5fPum7Izvrept3wP6ZXDebG1JzrvkNSiS92JN8t5RBLd2HVSO5rp/emPqULdbzMBU
    bVjYsocoUupOWExmcU87Rwgjvn7lxeXZiqxMiAPJd7atkOKkik3oAnpMdxqVCErEcIAeU5kXAfw1Rz0yHfAccSsEnCCUuWTL
    JNnbzmJRY09jwprq9jKYwIzPCtEYqr4spwnq5ExTRB8xLop1+r3aOfDu12t7+7UCi+vfnJYBqyrLhMFz8C3zZDOhv0irRazN
    sTCfY+BMxF0RP1wkmeR6hyexRM4oHP49wkHZpqVomDkbZpjk3anZonqd6yAS4vjQ78DTbMDob9acFddi0yCIHqdo50DpjTf7
    oeY+YtgjNGwySswHBivJZxTHffAQMPXmNpLTM4ank2LMMkrBmSAU25jCQ7hNCq+mXlsFlj2DRE+SHTHPHE08J6PwUAs8++sW
    GD6EiPtxtRWLxYU4PsbM/zFFlhGcXDsK4JVGG45USklJcdpY41NdoyLETuB6gsJHE6N3eTS29TfiyTT+Dr4Znw6MM5wQsFt2
    3gW3dgg2ng6nmdyF0AGGvOnlcGbXrR0ME+n/i726pLmi0wlBStc6zjiu0VzB5UDG3eBeLF9KZ8890TMKrqXc2aZxEnxJdgSE
    gstvMdTukkCUJgCujysdy+WPVEZgPPEYENfjapkjPuqyB0wgg+rcCWy/uCbGCCObHOVwSn4YHQxR7SUXgdRUWUj/jvubFUqV
    Czvy4ABgDPHNBWufiI/3vuUtcZzTLYrCbR9okg4uxuDUH6rdpm6C9QqrQKr1SrUaeSY5tR6MMljfdB0c0VF+PRudl2PTkQRs
    uLWr7M8yHE8F92+z4Uhdp3Pib+fzJ6PsyEpjjH3Y1b3o0Fvwl4KwbkEPF3ZA5KaGOLgpxStnKlEHYbYGdoMTW4ddL4DYUrLh
    l2fAhUrJP9J//6lAvmersgadDpXtFcozZF2OSm834PdKYSlLKc6h8Huh5uXfgZ9em7ArPcbkXmlxismbooX3wDIDDgsxn0+q
    RyaO57hOKfY+LUNs/9///C8oQ9UECI8apwhSCETNPUFMmnznGfW6UkP5E1JCrnZNHZQUUmdhHjg/enfSQE3KU+VamxilSv1D
    GJN1QHtQLqdoqYLAuoxFY4VKTuAemgTlKTBV0WCQF3142tZ7g9r9AU8mAkjdY+6cYlO3dntgyksYtNwtWihKNuob3AHypBpK
    prm+tEGN6uHk3kaj4eooXYeSFOP7u9R4Fjy83cXHgU1tmwqUk1rj0YEwQyf07NDfPtKgDc2bIllYkLg/4D7Pao5ETf1btkIO
    DF6yDIznXKbAYrGR4ow7oXGUg0yRKU4zmam9OVIyEa4rTHxEDz1OJ+ajt8fcLTboKLZVhEztmJ5l58fRUECXVGTAaPZ2RZah
    OUmCRNAVsEVzZJwbzKZKSTPiGV03tW3KisSdO7jlVB+7YvK4wv0krUqNJvhnHCKTBBxzm+/DzH2JmHgsZXOSpe+R7CQ68YEJ
    g+3HLucPa1djTW9VtjnB9Nmms3GKjVs+lsZtIobOHsVGesrpUWUzV9dUDyMPVcNF1HYCeyc4uairMD6c86WtyMsv2+ocA3a0
    9KL2PDgXVRqK+xT7mTGsZAGIrjhie8ccZx/y05PSWaq968Po0EDhy8a227CLysaZ5luvNRVfWoOpGxzNbnZ1Ay6nnW+IHHIE
    MktcAv8nS/BcE43j44SHdBLeCdNndL5DwRpC6Ezm4bqmP0COtaG+E2uL4ddAE7AJIaoLnJzjf769EFnLSIi3j5lF3spws/Ns
    IxMe2iYJw/7AeErue48pr0gq9oouBM/AzTBWg1Njb99B7AfOn3EU5uWU58QKizmFmvRUWyZH5B1224XYmy9RXowcRk2yhtuG
    JH7nXWd9gPP/5GTjDXGVhCrgCRDIgIGUYiInSBa7DoXbPKMbaW4EMG/fbpAZnSTkCxo9eEfkR8SIQq/YE5zZcoLET5cBxoS9
    KHEO4pe8VEQmxtfmFdLDssRLRL5flHC/XYyfejIE+WUHHrd+BZEg8zMVA7wBnSp+2Zu+POd02rhDO5SEGkaxVIsF45zTn8nz
    svy1BIYIlm6vTCe//NJLvAYiTP887k/oMFR+oWk/9vbBQRuLPBQ60zQMzrro1XAGZePTaCICJieDjOsJnjTptGP8/GjfXw9N
    Czcs+WjfOXBrRMiHZzVcM+IWxTvRKXemV/XopYRXTVXhajyuPtdbA9YoD731T1E+g9wWZd3TzOohEuv1Nd00XKuWcm3atW3k
    qsCbRjB+a9PDFU/yYZW/bHALxS9IDFUIWdX9vu57qTWId9uuxaDwoWucqX5a4UIse7v2SC24a9uuxlfdVOmMD+OvISgpfVZR
    ssNoAntMwiODRhKoAZ6Y+MmETUIrK+QaDFZ3mpfeVoe1Vao/7As8xer/SrcwWAFWuFBg9ufcJ7KruNDv3A3M+f21oMY9Nu3p
    XdzDNioEsnu39Ratx70N7A3OZoglPiZfmMb6AOZ/9C0YASduKsEr5qrBUEQBuGpCCtlN3dpqBmzKXV1Vtk37F9P9dM6ycbAc
    siKnvIAZMMciyB0+mQaPR1ReSUn2Ybm4hnGJvYjBghJuoJj0SnOvkj0k3Ib9kCMm3i9iVv3r61d/CqF7z4v4mkFuz283l9b4
    9e6d8WbfqzvyzzmRLHEYvX3Of6jw4QNe5FHiBVjJd28vP8giEVSfOJJPf3PHcXoPo7q6X/zmjljff4qvRJlMb0MU8E/WVNYD
    SfpQ8AHjW8Y4z+BMv3Rtigd+AMBFW8XgmwYMuCQZOwYmg+PRlOiaK+exBhnsDkkdOPjAAVapHJZZ95YotClohg1KeLQgVA8O
    1LTD3xIoup7Mz9BlnFkpeKTMb93Y58JSQt2iifoOdm20UfqkeIKRjKcdtRD9v9RhpyQG/mmHNGQ6NVj/RHkxUPaR7AdAAWPA
    C4fl0Fq7Q1OJ1uFVkz5IlBLrIWUwXwseI6FnZF4uDyVmf+zppx7RXBkfScdCSIppWXC5GD0hBNv1o0vua9MNNe8Q1hgHqDl5
    6oUJNr530WJ+WZEnFA9Sorpn//QP85P5GfzzAVaPBYLCnynKOaP8O+Gg8Kf0bBJ58/2Z4rCpe+aPg3IPAirepcVjHrPH47vk
    2fh7A98D+ZNDzmleRfLpGkLU8MCb3B/TiTNZL8SAOLR/aPJx64cY5CncoBKHbsh9IwHwKRBbW2TGycjyTrDpIUFmLbbeHbrI
    KHdt6TUhByqqRbCP6TXZgNFwHYJJdARfWOlJfCJT+j1C1ooJgRyN2cqChSMoW+lHLqPMTeop/uNigNUJnTdt9ZY3ULKJXK5x
    Xk6JxmX20iP2ZdPcPbgYTChw75AUIzpP+ze0mKxz+j2+CNuvod5bzd+ciEv+yEFoeIjRIH0SknOJbsn3DCQw6DAVBFnIIv1i
    ILbmKZiPMX1VnJzQhMHsxhwavmSTN/mhi7s61pfpc8mTjz0HYNFQ8Ucuoq+3bY5ILKEeP1GkX0gkuBx4gMIf8hLw4qHsbKC4
    hyY6IvjsybiT4jfOxxGcfYTS8V16ScSL2D417gYOzXq7A8OzPKN3Uioy0aPjV54pJ4zZeNJwIcVDJUHlX4p8eXDj54H5oo4V
    4x6TkOL3JJkug3vn7bqm7vPsiSZRNcuqZ8ylz1wKos9S4mj8EvLT1kGMfBbgDy7ec+/o0Tz8God1kUjxokQoRCUauKYT5CLn
    dAnrWN8TWCJ1Tm8kuToTz2e3Q5DU/cdu1HixMNNIYhHSlSc+2l0QrlggUtl5+7l2hz7+cuKyvmrwbeqcNlHphxtkPayRRCoz
    SBZhzSN9ZnfOfx8hlu359PmHP799cykuQKHYeJ6LqEW2Ks/HF5kCEn0DGu9+DDqCIHRw221jfww4uz7WZN6hi/vLL/i9wFax
    4PiDRZpwTnvSakJ2nPlnAFfZn4Y7YcDGhh8VkiFyaEVAXcR7XWeA6oB+xx8O2dR8EQFDc6OZL6Xrpu6unPEVfXzFbkpxrhCC
    nkrgXQf8l7S5gsG8EPPV6FPjbPRbF2rrriAyeutFVXNfh4UmpA9aLDH3ePfFDIPpY/fAAtPwR+trhnzhbtofhcUP9Aj8/5Vd
    aXsiOZL+zq/ImT4SldNU1d5LrYu+j2f6qmNOit3GNnYzRQEP4LY9xv99431DQUgiKff0YTJ1hEKhkBSKQ6nnaVXp8jhN4zVr
    8KmXmgGgN/DXrhbQo3RApglLWUaIJ3bX61Mwbju7m/ngYE2hd1nPDUqF8cCAGFaW0DF1tBA2trC+On03be/+csXfL3Tf6wbs
    Bra0YDFSAHAP2e9VQ+PxaxEL1hcyyvfpOdqUUloycfirhwB2iePvCQZ0ZIdrVPC9HAi4vGlrjiuuiFvaPJb9L+Q9O4s0Vbb5
    o2WzDRhtkAY3mNo5nGk2FE6wu0KSNSLILJIif+lXN/b81351WxKnii4t6YlaPF1F6sOZGhqwuof2j3UzaPRlfLER1EKIRYWO
    4/Ua/ojRA7BbJ3WIutcqdwDbKAzvSNOm+ocwXls+YMXRwXhAE05Q9sA1Mc3B8Ue6+AOHXvOSJN+5RB6W9rSKNPXZ4oq2us9J
    vJd0Imng0oVuSMHb6jmq9G6rI/7+MpHdfgNDc6eViQu51Yc4aJtORYp11tAgo57wWEZbo+bOwufVDu11tg2W6ICsoJmCMioW
    +6lmYnWlFQsgME6pAOyMWpIWJQ9T1raDbPpctkyf8AB9yw6l2wZQaNs0oKPHIMpkuY2Pt6Ps3PS7YsySxehelycqpybnqXVa
    fGxni8u127BleODRgWFI3Revx3M5FuGRXmXRsr2e7kzKonn9CuAzVTUXJ9famaFafNS/hY86jDhPLBWUdHqLDs1sNqZSWCxz
    4NR+m6N81ICbAtywMe6Tyl+wp+ZsYB2PTn40Kbj8SELZ2b5lmTXVPPovEHONfP2oNn18YU/QCoKjjDOhl9oBtlsHOlm0F04P
    ud571mCeIssGW4sxxwfgRMSojqax7dzBj749L66mk41IJrpdhnKjMuNBY/yWOqqbyN4Bz1hmaT0awHykvFTt1sVuu0yNbh4W
    xUMn4146DyrjVoke2E6iLF3y+n1+iCATxciCO4eFhMK+vJnFwsYx5q1pBOKcdy/vxfktSirVofJnBY4j35QgoI2s3shy9/L/
    XcJVv6F+C+N1jXFW9l6bIEpMQ+XgLSnNT7zjDcve6exqJUBE7Iz9sZyQO2RglukcMpaw2A7OVMtjB+2ttJgNx1ebBQuM6FgE
    ACXD/y6TRFThbmVlzuJJgWf4pSQp3UWHWh4+QWdvRyJF2FrgHhyaMFIE9AUCL/2lQMQeFvbVOtrgfQ2NT4UrSOkFoqV0IA5z
    B3gHGA6ylpmUzlXvl4J1qWg2vp2snsfOwttX9wXjT8MV3thtmJ44polrrNVSdxOjpPUiepsYyVBL9sOEh0LOObY+qimyauOS
    QudM+CwfMtNj4Rbn7GvHEF+2rttkNlKUTMgJwWaS5WG7RUXQxDbRzAUzphVDhf3csnZN2BGr45uxQCYU+dVKePIKXMfMwqmJ
    03nrccc3u+rEt7xuHBTvjrAWsgc8qX+/OIeZcHdMp4e55NroOQmZwedkfYdd4HizkAVq7crWOMoCJXTKoeARwruyuLLDkZy/
    xkK310mXfEbIJqlAiIbDzCrFUxiXySjMfL1IV/dkg5+JAqx7PlnCRWYpyjObFh4R0a3lyC0ceOv96phryl2VVK1E3bka/zqZ
    5bunpRlgxYWqR4AppYkCpDTCUpqreVhiIk60UU0G6tIMrh2yxKiJo69dM/HGJhoWD8nUPPd7MeWhVbLliwtBsiT8T6wads5F
    MTwCcNlPozd51jTLhvLlonuMkq7LYidITvajr+Cr5+zEgDZtRanRnFHVTxLdX1y6aCVkMGJ7wxxYjSWLPmI8o8TdVBNGXWKC
    LbVJQqkewwaP4WgYZhUccSTuRMnZ4mxMaxFSIRpExFDH0twDKwmfWC5F/XAXqXBfMApeC/41gjq3sULKCraAyBomvTEGjspx
    LRJ5Qhmt2NeprPhGa5FznfvQ36PuzoNh+C/ce5+E5v28qWuPFgm7Ein1u7vRH9oQNu6GiOoZL+sWSjZsmcbdZJBe/elrQYrx
    C/3Hj6+vr3vX/9pbrC4f/4tYBB+vf700M+5nn/7ww5eIkRULy/psNV1utvSp2opQ+XYL9+ctovK2U0anbPXv4vTvss5vJ6JV
    PN9eSa7IJ9sxvYUnvUcSFDQ1he0XX7z88tUrBY9Q3u16dbZVSWaLgIX4eIPW+iwA12WJMILUg8KAvBQ+2GL2XK4grgt8HzWK
    THIkh8HWB42umzyVgDCwSMQiZpPouSkPJcxFJB5GGEXsZ44z8fST2vPhETPE2+9JNcizbEE5qmKZfnwYNSrTAqGc32R7ERcQ
    tihzXHUebiJwV1wdSs2nw8N6OT5DmCQ3LsmVXcGyMR1n8PPSEzFAiSXkRw5X3XENkhmoaZxuIO6XPk4uWwFBSFZEFIYcl1AF
    1ltzLCWijUIPIRhG2svP2CstaV3M5FJUU1M6pVJCKc9bTkg3elIDYoBRy5VHMSF0mBx1X4Gq4NQ2d298wIx0gNo7R7RM8RDJ
    oiKEhtO4gbQIOoWuHGhpu8aomzFkSIu7FUYwjqJaYpTavKWoNnRSYyfVmUtTKLLcJZZo7ge9iiIYb4hBKsEF7dmAdjA8pijZ
    RGEZoQ9pIQicVDsIvp5IIQ6VFhocCLz94VWX9ATaVb+9kHaqA3gItMHK3uv5fCMf8s0Zka8cLE4KgG+bB86kPsfiZuyB9Eel
    3zhp7mnR/C609EC8Kd3GtJVeTOg6IXOOd89wsrwB6K3h4NMdjqH4OuWhxPDrjmF3tpdTTLIsZltIVXic+8idl8d74+xy3TEr
    kNa0WYwKrXPYY8aK84zrRqbrb01ZhLouW7Ooh2rTH9BLm1dr7nMe1fgNvMzbS7sruqn8H16JMB0MVCAk0wndVVGR+epsJRtu
    n8Id40NLN3Wrt+89zWLEOF3/MZDjiyzS3qlvYrFFJDYV9kZKxiaioUZL7LyNOTZc7P7rwfbdWGTaxXYzmYW+xesa4NARrk5Y
    XXbcWiN9sQH3ZUe/nLx53F3KBvz35eRyK9GC2+vJ6XIrBsGLMHzWjCJA4BcyfvCu5mx6OO6EsSGqYRKj/XcLCbz7nFYpUlsy
    M/8x8WIJFlBiuAs1OE+7eciG9MhEEWILWHqm00HAuyETgnM/sFqIi9j1eCU+hFFSi9Ft0fPLBFHHAtITtOupg/rZek3ftZM0
    2MRayV3myyXJANsqNKhaIk/8fhKsp1bFFqkDlWTt6ufp3glysNaMkVd1ChhOlcw7nyBwYM1jBe9XeRTi9hJ7EMqAI9LeiE05
    97fGzPDg/f1k3qLZiKG2qvx5J0WGSBk1WGxAmmNPq8PujIdE1XMpPJ5Pkbh3/s+WbpTAig1wJgxYrVLnw8LS4Gpt2tzPZZNy
    jTOzAci1sMYWSIVm3inAJBAgYn7n1e3YqQpIJs/GeZuBkQPWsDmNK31Q4bDpkjRwcyQ7XChDCjZsOAjH083kXaIa6ST0K828
    cdyEeWRulFl92AmeZ4MZ6tI9XIqtz4QWXs4B6jGDpNtTf2kejJraeXaPbGB4HzJp5cPRufcDbtYgmfrugM23un+fmQUETDzP
    /VwyrNVroVbIYzjCxKRqR3oad+GrzXp1X+tX9zvb2ihpxgxMpcJ5vYt3fXPz9CK6cqFCyIeTEtjQFoQMr3Q8JINLYr/62dwS
    +hfTm8n5M+zPm/6Hd7f3y5sK2nH98+HdjST8LFh3hsM63vUE8OjGCFISb3FJ20t4D53l02g0stk2Z+AEumu83ZfK7DUfjUz4
    l8Tme+m1aiFG8Zy3A07foTKwdzdPbXxZ2g8lgJlMzUwZbtIvarhEJy++WVC7iTYffz8+205/inuye+0sRVOI47aN2R++/Cu9
    qKq6qoVgPFFKV76E6lLetRFJ+EwO3czsJ95EX+DBU75arGR/xH746UrsU3DIqa+WfK6bDn/heoPy8sN3K/vd5GIj6TP5ydJf
    wlgPPPCrOVUmvp5PRdharW25SiIUf5lebP4wue3rk8y0zWrG953b3nimBWJAMa8ziiWEt+bnvtAZsQuJ/s5gG0gD5RCCm0Eg
    AKP/JsrjWSdRl2cATcdTuvt/4dEeBwygdd9sy80QuuxjezUXmUT8+kXOFGdXGyUXEHp9C51KSjhKQIjnNwI5GSBk8raKku6x
    sjABnS6sol4UI0/bL6aX003omdAJ8PDH4YOpZ1WsMN0idDToNTl0qJCpbNPHRB+wtv1ew1Gsj6O6SdX/qGqzyQfFKOr6IjsL
    NNHaP9pbDa2BoCMAj+TuoP/m+ujNUXgUur0jUUu5h+rknL1QoLaAHrns8dlC5MqxONKSE/zYGS0V9NlwqVz5SqWxyHSQuFjL
    BUY54VLR9ubPRnAlWlKEEP2UGxH1GAJmsE0MeZkOwVrbydHjdHCFmlIwl+BZkKNb5gDUMIJovHvNTu5svP+jHmyPt0CCXYcE
    3zVurvCmHXLffyLjCbzqSOsVl8Jp8NSoZmbXPez/JH7Dp1MZvlsNEsyq2W5HyVfFy1DjFGS0UE7ds+v6/GaiuzCsC4GPFHsV
    Oa8IuJB+y5aLIS/hEVE35sTzU+JrYbxsES776X4vnIUZWo9isyZAytwFq8go4fFq+YADnJRxLzjRhIu+p0kdKAsps/C0lDn3
    Coyy/Vy5ZPvpbLP9Hjrqz8fL9Xdyacr2C/FK3UpM1JkQbvvH+fRcQGHRgtbYz36lmGUsZFLpoeNVY6EVh9fEMjrqdygYLc0+
    70xFa3MHRPiM4lsLDtFB1e65HNe7lZe3DLZ76kk340nMSsWxttdYRseE3Wkqc9CywcSCg59+HCu86xPSuKHHRsqaexT+NF6k
    Y5LRYZNtc/CE4IJdo1GU4syD7ozqhO4x2s4Ps5Rq6kxVUDFax0bJ10c6vUrlsq6XxWMrjyhETDIbAvOhVQIZdB2FA4V+17UO
    YBUylgDqZZt+4A+hVJQf3PBdbw74LYtLqLLLxwrE0zzkOJXWZ+MllR5MTw7qBcQMS8OqpJv77Vd2FKz6WmKxzLLVlp+utaRb
    sqR5YfclyFB/PT6t3+sT4MQFp0ErL0XN4a1wAkAUukjasKrwIC6NjlEFNXs8Jvx4EbtZBLPoCdOk12rgdmkskE+g+H3Kyx9w
    xxV7kLkpoIHheDMykhQ5aGQUyqgn5kEMIw4fKZa6UWJDAhwL6o3U2wVjUSZ/nOvSMDmLifI7G+J2PynUCLCPQWyBXLyl4J/C
    HbDbx08NZ6kOjLv4LQgKT1+p8RHKWDcGBf7F4O8OJ3XbtOZy89xOnEa+RAujFVJ35cYnRzKRf1dA1muSk2mrVx6KGLQZqzP5
    4ko289f6MlvMLwmqHqkg4XdVprOGiZzgzDdsbeHebn3dseJOFS3r+0kxjO34R0G/2pKMvUfbn0RZLD/fyF63Ff37dnd6TPde
    m4G+I2CRaNewZCoVyiHUM6fWKSciTMiuhxhDI4BZ6kVNiU69gVIKdXpIDaxusk6pc/tUjceFnbnQ0C/ktDqdpzp6K9+ipU/v
    IL2l1A5lfamcB4UVLIQFd7bQtI5ia40YsEHlao36/05n4zkuARNnIXmdLxZLDvB8IZ2erFbY3O6rvmhTEs+UsTh/TqlPMODk
    tqK5O8oMiKzta8h9eVuEKOPsztrSrHQ4quh6NVVTqdZssTDpjXxALhUz+exw4Jd+ILwjwj3EcZ3DdznX6JFAUAzM38+KT24m
    Z5/rQYUluWT8c+FNqAXPBIMZFUTvw8IuZJO4Vr8MzF3BMkM/k9UMNjl3t3e99cw5/nQizPX9As/0g8lAp1Mjenx0z69W5Eu4
    w4jnpShSx5DYXTeO26zr7pIstz5WX4vz43dsol/pe9jTE9+pprCpLPaCOmifS/HBlNyO5111AKMGEf+YB3AmgdIKCsJO6x1C
    ipyQ+ecP7wza/bu1qCMV1L08EbYk4vbxNDwEEqEBCPnFpkrr0NldE7x3mXMZrpMBa3Y9q460a9la9XYyWf7EYe/qprTTLStt
    jMBt7h1aYWdgDxXrKRPBBdEERE0BuZjSAMDBwJFQOqZ+G7kvCzAw5Iw16WG7f4cUfY946QHWOoMUUiUODS24fUxSqMNB6Z3C
    RtYncYGQ7eDsTVfbIv91xWWpqUjt8Uxf30CZQ9fCETEk3Eg9Q8RRqAbacNWPLWf4ReyiCfwOYpW4e9FzD85BC5Hw32kC3oVZ
    QERJOH6KWEls0aJi0CSmVGl08broYxeJW9AvvOmKcqpf4W94HBoZ4wsZtKK8Jr7p3kjB4fGb897oSIre+ptUNfIi/AY0RU+G
    2vhAkYBDHPW4xF1UAOZt+TunA/YyFh70cCMzD794xxnzWO6pEADyd3dBzFqWY5ArSpwLESNEB8OebeGnH7dK9CWEWL4XS/He
    GlY7WFLVcHCRQ5HufyxvQq1V5Cgzm7TWYU5BP6a9EVWuEYu9A+coBuwxVRfiF3neDneDeKoZrb1YbW6qRyTf/UeVGEN2Lz8T
    no7XoaqaKwjAhGKvMjgwoNjWqzULZ915crtk++T6dTqxEJd2s5uQZzWZzJ/H3+N49ctzHpCeq5LWWxrVHraTzSq0s9O5enkU
    ruPw1hmGLRvSS53K7E25ApZbDGwP1BiLYDA9hyslQwW51bx3aVMI3LKT+0LmE7p48aiZrrLTuWzdWGaHqODHR4YBNYQSRkGL
    7X2poZ7SzwjCwVTyN2bsZQrOrN/ozU92ZGVG4XlwJAzy7IDFTXpf2txAFkl7RppIEf4igdRBJT6wjByPRGDoPxHwU6hLjilS
    QSk6n/zcbstifxVNEyKGMOgVrGgBA6Moy+sY+i4urtkQPMXqJgej6drdkgnZrGvFbaqJZFPejKPwwWseMdWyVdo+FZjiPdjD
    nmwAU+XIbESlE5h2Uq5wog+Y7q0hUY09wIRNhTg21O9hxKpjqcInWaotQ0aX6XjgVGAqB1S1Bf7cvcFSdRvKjt1Vu4WmzyVK
    15dbNcyWHbzvtIieudiZjEh6iTa7nomfnSwOzxSHKQnLbwiQjgbNjh3dnz59/fk3X75i6VHoWvHkfNGdyCl2hSrm9cMEc/up
    7WsFWm+InZkFGH2Dg6qzVhpPn4bH+RFL0dGLLDb93THLDifsZeba3HpPHGziY69dOFUJjMzvKgOXl206Zw4EQ7/ve1vU5r2x
    jEdwN+gfUHGk1cyluPByJr/bjSU+iKyOgROwUfBkfcqdzAxBC/mklr6v/DLL8krbzFdYUdD7loh6orLhezzKQXz+ilc9dSWx
    qfB3F25pcZaCyaLAY5oTb9+JW5sjFcsx8PstZdtmOOi+EF/0oPDZrAYEW9wI43cfh1zwdsIQd31+wNW68E1JMER6qgDrtG3B
    HZZKKSYCbyzYdC76Hm7ayCFuw5tXkongJz5mptx/1Y9xEA2dcfqptqbh/tJ0oM7o75QaTbr2lAPOC2A8ZNIdWsGbvI0U5UKy
    QF/DxlNeryo6SaYEg0gaouyg8NBnsSRtuyVIuxfXCuDVAxFT7O6Uh+6BoF+D6TqvUZxOgIrZVHz+yZxW278NVbZj64U2R5De
    UuGMTLiFL98BTOxebncVtNoxp9G2IhRgagWY7uynCaHDZOc3kzB/x9FIAxVVeWKGaTxzz+TDTu8aLwFYfyNN8vlyshZ4k1TZ
    ws/iFDEUtI9SafaAa11TqR05dbloD2RULHiW0iouz+45R5qVAIXbjSfMdn23x8lWg/YwyE4/Ykz1OUo47QHPM42kZo+AtU7P
    fLz4VKNdXeND3XSJYaSSWj9Lc2BxD6mFx2phA2sXRg1jehlLLQuu1bAJPT5ta8mMjdaMPGaoI8GL9+TtGAeZOhy6BdA+hEJI
    o/C+C3Ciuh0Xmzb+5TuxFGTX4Jhvgg9n+8cSeY20E77t9kA3eNx5No4Z5mTg1rHSzKtMCcmv2BgKDwQjivkfxHptF2v9Luap
    +5x2OAEkdFA38HZjMSI9vLeHlb5Er4RK95I4NZ9XT/HuZRIjTbBupLWddG326wj9IOWT6ZzcO3Q6s+XkYAA0ILa5Azi2jlmO
    tZfwFuOJDor+B9ewA/6t7tDhzl1apYOlVt5UsdSxtc0coTO96W4xVux1HPPJHhFCyTYCuBktNO0T7dCU8UmHG2Zs1gFe8E2i
    TZV7V3mfMFsa0ps1c4Rwhvr3J0/2uRsNOvv6fT0PHgstnKb97pyO72D24TPJiLXiBf99e4NeRt6eiN4R6HQ5OrlpDun2KSLT
    t8QmDHdrskdw1NCRGJacdripLJUo+CsRs08MCgoZk2K315lx8HqtWPLb82LSTNdfjVfxvIx5SeP7L7dL8eoC/ZDMA9+tvTwd
    BawIquNj7VAd5teSGjaSKfE5T2Iph8pFIjJRYGHaKbQb4vOE0t1dr4LNIUbnEUAnI91DDGGjg+rt3wBSxk74YG+tuILR2l6S
    O+mN4P8UlVi9QCFDNShPqr6tkMv2EUvXTbuy8bfcQWcuWDuXWzr8ZfJHsM1YS6YDh+eWvaWIhourY+tWUvSEQpoT2a6RKC+Z
    y+6H2DG/OGTk3yBL07mx8/7acme3u0NMuJ1N9vcag5DhmfjwlBjVv7BEPGg8I7xnJVQXJMzQ5xUD0PJY3jZdnQrmplVAcRsK
    H4PkQJBS35oxLWQbeAEYQceGHHw7KOVUPy4IgHQpBYlwV3V5aQtvCpfHSHkq+070q2gyicVqyWD6+ZkVSsMIh7jzWL90BvPN
    A19PfUkEqG8XmxRb4H3nUkDRlfYAsKM4+DW8gC95Uk7b0vmAUrg844n3CHyCru8+4RH2v91RkQmVnJrK4eKTn45FN7deQxkg
    PNTWl9faUvm1QyKgjtfe4LA4uVNQTt79Gnxe2n2QdC3tDYVqSsDnpIzYdP6tGsTR6xcU5Ofu/gNZTwIvuXMHiJKgOkHdLcR4
    xz+7x9LFh6dwC8Ukaj1cQ1qGJkcCpBHKhxnHia18IwyTenxN304eGO6C2lxFmFRek0Rg5s0NmXwQk6gCc4BW4WRPOcOIA9aR
    LT29Uok/xceo7uMtu9XBDifD06o18l7rOpG24gqe9A7xks/96nW/t5X55vqBb/rNzQlkFyOhhm56wip/fzvfzHpYR7D7foXl
    QtZx4RnRdf+6u/VdUgDkb4t5DFJt1Cb1Z7WN8fkbWn6aTunXQSSP1zJtIS+e4+4FLBy/2f0jcZOK3vjOtrSvf69d2lsc31l6
    h6TYn4CS6h75WHDzjyc/CLehzfcAXL+9YLF4O6UlVr8hrp/aPBGPkbkEvMDti87scymrFuD7Z7h7RApkt+Xci0Ht5li47ORf
    n/77v2IleLaW5LWcG09m4xvagVmfrMEeg2XiJx+1Uf2YgmTB69OIgjoHuv5qAbNFKZ6RnUKHP/n5Jqkqbgv//kSP0MXnMgGv
    1fqn3xgJnWItKi7za72HL7+kR19F8OF3cPsZlzRqWWosXrsft1Y4qmWDbtPWtiaqUiW6XLT91EPAMwvfJalF5j/wef+42obO
    Xn4tOjV0F5D00qO2QkKI6T9QpBiS0KFu4PvfMNFgBLVPcJRgVHj8dRfJouVSqbyoYNemFfMxWEdVJ3H//025IL/1gwAA
    """

  /// The style sheet without the theme.
  static let styleSheet: String = #"""
:root{color-scheme:light dark;--font:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Ubuntu,Cantarell,"Liberation Sans",sans-serif;--font-rounded:ui-rounded,"SF Pro Rounded","Nunito",var(--font);--font-serif:ui-serif,"New York",Charter,Georgia,"Noto Serif","Liberation Serif",serif;--font-mono:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;--radius:12px;--radius-s:9px;--pad:16px;--quick:.14s ease-out;--lift:0 1px 2px #00000014,0 1px 1px #0000000a;--float:0 0 0 1px light-dark(#0000000f,#ffffff1a),0 12px 32px #0000002e,0 2px 6px #00000014}\#
[data-scheme]{color:var(--label)}\#
[data-scheme=light]{color-scheme:light}\#
[data-scheme=dark]{color-scheme:dark}\#
*,::before,::after{box-sizing:border-box;--tint-soft:light-dark(color-mix(in srgb,var(--tint) 12%,transparent),color-mix(in srgb,var(--tint) 20%,transparent))}\#
html{font-family:var(--font);-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-font-smoothing:antialiased;accent-color:var(--tint)}\#
body{margin:0;font-size:1.0625rem;line-height:1.35;color:var(--label);background:var(--page);min-height:100dvh;display:grid;overflow-wrap:break-word}\#
.fills-window body{height:100dvh}\#
h1,h2,h3,h4,h5,h6,p,ul,figure,fieldset,hr,dl,dd{margin:0;padding:0;border:0;font:inherit;min-width:0}\#
ul{list-style:none}\#
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit;margin:0}\#
button,summary,.pressable,select,label:has(input){cursor:pointer;-webkit-tap-highlight-color:transparent;touch-action:manipulation}\#
:disabled,[aria-disabled=true]{cursor:default;opacity:.45}\#
label:has(:disabled){cursor:default}\#
a{color:var(--tint-text);text-decoration:none}\#
a:hover{text-decoration:underline;text-underline-offset:.2em}\#
.inline-link{text-decoration:underline;text-decoration-color:color-mix(in srgb,currentColor 40%,transparent);text-underline-offset:.2em}\#
summary{list-style:none}\#
summary::-webkit-details-marker{display:none}\#
::placeholder{color:var(--label-3);opacity:1}\#
::selection{background:color-mix(in srgb,var(--tint) 28%,transparent)}\#
[hidden]{display:none!important}\#
.vh,.bar:has(.tools-principal>*)>.screen-title,.label-hidden :is(.labeled-label,.measure-label,.choices-label){position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}\#
:focus-visible{outline:2px solid var(--tint-text)!important;outline-offset:2px!important}\#
.glass{-webkit-backdrop-filter:blur(20px) saturate(1.6);backdrop-filter:blur(20px) saturate(1.6)}\#
.text{white-space:pre-wrap;text-wrap:pretty;max-width:100%}\#
.one-line{white-space:pre;overflow:hidden;text-overflow:ellipsis}\#
.clamped{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:var(--lines);overflow:hidden}\#
.selectable{user-select:text}\#
code{font-family:var(--font-mono);font-size:.92em}\#
strong{font-weight:650}\#
h1.text,h2.text,h3.text{text-wrap:balance}\#
.icon{display:inline-block;width:calc(1.2em*var(--icon,1));height:calc(1.2em*var(--icon,1));flex:none;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.22em}\#
.icon-fill{fill:currentColor;fill-rule:evenodd}\#
.icon-bare{stroke:none}\#
.icon.resizable{width:auto;height:auto;min-width:10px;min-height:10px}\#
.file{display:block;max-width:100%}\#
.file.resizable{min-width:0;min-height:0;object-fit:fill}\#
.content-fit{object-fit:contain!important}\#
.content-fill{object-fit:cover!important}\#
.labelled{gap:.5em}\#
.row .labelled:not(.painted,.button *)>:is(.icon,.part-icon){color:var(--tint-text)}\#
.label-iconOnly .part-title,.label-iconOnly .label-title,.label-titleOnly .part-icon,.label-titleOnly .icon{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}\#
.badge{font-size:.8125rem;font-weight:600;font-variant-numeric:tabular-nums;color:var(--label-2);background:var(--fill);border-radius:99px;padding:1px 8px;min-width:1.5rem;text-align:center;flex:none}\#
.problem{display:flex;gap:10px;align-items:start;padding:12px 14px;border-radius:var(--radius);background:color-mix(in srgb,var(--red) 10%,var(--surface));color:var(--red-text);font-size:.9375rem;text-align:start}\#
.problem .icon{margin-top:.1em}\#
.unavailable{justify-content:center;text-align:center;gap:10px;padding:40px 24px;color:var(--label-2)}\#
.unavailable>.icon,.unavailable .part-icon .icon,.unavailable .part-label .icon{width:3rem;height:3rem;color:var(--label-3);margin-bottom:4px}\#
.unavailable-title,.unavailable>.part-label,.unavailable .label-title{font-size:1.375rem;font-weight:700;color:var(--label)}\#
.unavailable .labelled{flex-direction:column}\#
.unavailable>.part-actions{margin-top:10px}\#
.z{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:safe center;min-width:0}\#
.z>*{grid-area:1/1;max-width:100%;position:relative}\#
.h,.v{display:flex;align-items:center;gap:8px}\#
.overlaps>*+*{margin-inline-start:var(--overlap)}\#
.v.overlaps>*+*{margin:var(--overlap) 0 0}\#
:is(.h,.v):has(.one-line){min-width:0}\#
span.h,span.v{display:inline-flex}\#
span.z{display:inline-grid}\#
:is(.h,.v)>span:is(.h,.v){display:flex}\#
.v{flex-direction:column}\#
.v>*{max-width:100%}\#
.h>.fx{flex:1 1 0;min-width:0}\#
:is(.h,.z)>.fy{align-self:stretch}\#
:is(.v,.z)>.fx{width:100%}\#
.v>.fy{flex:1 1 0}\#
.v>:is(.table,.collection){flex:1 1 auto}\#
.root{min-height:0;width:100%}\#
.fills-window .root{height:100dvh;overflow:auto}\#
.spacer{min-width:0;min-height:0}\#
.h>.spacer{min-width:8px}\#
.v>.spacer{min-height:8px}\#
.divider{background:var(--line);height:1px;align-self:stretch}\#
.h>.divider{width:1px;height:auto;flex:none}\#
.box{position:relative;isolation:isolate}\#
:has(>.part-background,>.part-overlay,>.popover,>.context-menu,>.menu){position:relative}\#
.box>.part-background,.box>.part-overlay{position:absolute;inset:0}\#
.box>.part-background{z-index:-1}\#
.box>.part-overlay{z-index:1;pointer-events:none}\#
.box>.part-overlay>*{pointer-events:auto}\#
.part-background>.fy,.part-overlay>.fy{align-self:stretch}\#
.grid,.lazy-grid{display:grid;gap:8px;place-items:center;justify-content:center;min-width:0}\#
.lazy-grid{justify-content:normal}\#
.grid-row{display:contents}\#
.grid>:not(.grid-row){grid-column:1/-1}\#
.grid.fx{justify-content:stretch}\#
.grid-row>.fx,.grid>.fx,.lazy-grid>.fx{width:100%}\#
.grid-row>.fy,.lazy-grid>.fy{align-self:stretch}\#
.scroll{overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:color-mix(in srgb,var(--edge) 60%,transparent) transparent}\#
.scroll-y{overflow:hidden auto}\#
.scroll-x{overflow:auto hidden}\#
.scroll-xy{overflow:auto}\#
.scroll.v{justify-content:flex-start;align-items:safe center}\#
.scroll.h{justify-content:flex-start}\#
.scroll.v>*,.scroll.h>*{flex:none}\#
.no-bars{scrollbar-width:none}\#
.shape{display:grid;min-width:10px;min-height:10px}\#
.shape>*{grid-area:1/1}\#
.ring{-webkit-mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0);mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0)}\#
.paint-around{height:100%}\#
.backed{position:relative;isolation:isolate}\#
.backing{position:absolute!important;inset:0;z-index:-1}\#
.shape>svg{width:0;height:0;min-width:100%;min-height:100%;overflow:visible}\#
.pressable{cursor:pointer}\#
.section-loose{align-items:center}\#
.button,.link{gap:.4em;border:0;background:none;padding:0;text-align:center;display:inline-flex;align-items:center;justify-content:center;color:var(--tint-text);border-radius:var(--radius-s);transition:background var(--quick),opacity var(--quick),filter var(--quick)}\#
.button{position:relative;text-decoration:none!important}\#
.button-bordered,.button-borderedProminent,.button-glass,.button-glassProminent,.menu>.button{padding:7px 14px;min-height:36px;font-weight:500}\#
.button-bordered,.button-glass,.menu>summary:not(.menu-item,.button-plain,.button-borderless){background:var(--tint-soft)}\#
.button-bordered:hover,.button-glass:hover,.menu>summary:hover{background:color-mix(in srgb,var(--tint) 19%,transparent)}\#
.button-borderedProminent,.button-glassProminent,.toggle-button[aria-pressed=true]{background:var(--tint);color:var(--on-tint)}\#
.button-borderedProminent:hover,.button-glassProminent:hover{filter:brightness(1.08)}\#
.button-plain{color:inherit;text-align:inherit;border-radius:4px}\#
.button-plain:hover{opacity:.75}\#
:is(.button-borderless,.button-link,.dismiss):hover::before{content:"";position:absolute;inset:-4px -8px;border-radius:var(--radius-s);background:var(--tint-soft)}\#
.button:active:not(:disabled){opacity:.65}\#
.button:disabled{filter:none}\#
.button-bordered:disabled,.button-borderedProminent:disabled{background:var(--fill);color:var(--label)}\#
.role-destructive{--tint:var(--red);--tint-text:var(--red-text);--on-tint:var(--red-on)}\#
.size-mini,.size-small{font-size:.9375rem}\#
.button.size-mini{padding:2px 8px;min-height:24px}\#
.button.size-small{padding:4px 10px;min-height:30px}\#
.button.size-large{padding:11px 20px;min-height:48px;border-radius:var(--radius)}\#
.button.size-extraLarge{padding:15px 26px;min-height:56px;border-radius:14px;font-size:1.1875rem}\#
.menu,.context-menu{position:relative;width:fit-content}\#
.menu-mark,.disclosure-mark{width:.8em;height:.8em;opacity:.7}\#
.menu-items{position:absolute;inset-block-start:calc(100% + 6px);inset-inline-start:0;z-index:20;min-width:13rem;max-width:min(20rem,90vw);padding:5px;border-radius:var(--radius);background:var(--raised);color:var(--label);box-shadow:var(--float);display:grid;text-align:start}\#
.menu-items :is(.menu-item,.button,.choice,.labeled,.link){justify-content:flex-start;width:100%;padding:7px 11px;min-height:36px;border-radius:8px;color:inherit;background:none;font-weight:400;text-align:start;font-size:1rem}\#
.menu-items :is(.button,.link):hover{background:var(--fill)}\#
.menu-items .role-destructive{color:var(--tint-text)}\#
.menu-items .divider,.menu-section+.menu-section{margin-block-start:5px;border-block-start:1px solid var(--line);padding-block-start:5px}\#
.menu-items .divider{padding:0}\#
.menu-items .part-header{font-size:.8125rem;color:var(--label-2);padding:6px 11px 2px}\#
.menu-items .menu .menu-items{position:static;box-shadow:none;padding:0 0 0 12px}\#
.disclosure>summary{display:flex;align-items:center;justify-content:space-between;gap:8px;min-height:36px;border-radius:6px}\#
.disclosure-mark{transition:rotate var(--quick)}\#
.disclosure[open]>summary>.disclosure-mark{rotate:90deg}\#
[dir=rtl] .disclosure-mark,[dir=rtl] .dismiss .icon{scale:-1 1}\#
.disclosure-content{padding-block:4px;align-items:stretch;text-align:start}\#
.labeled{display:flex;align-items:center;justify-content:space-between;gap:8px 16px;min-height:32px}\#
.labeled-label{display:flex;align-items:center;gap:8px;min-width:0}\#
.labeled-value{color:var(--label-2);text-align:end;justify-content:flex-end;display:flex}\#
.link:hover{text-decoration:none}\#
.link-push::after,.row .link-push::after{content:"";width:.5em;height:.5em;flex:none;border:solid var(--label-3);border-width:1.5px 1.5px 0 0;rotate:45deg;margin-inline:auto 4px}\#
.link-push:not(.row *)::after{display:none}\#
[dir=rtl] .link-push::after{rotate:-135deg}\#
.input,.select{width:100%;min-width:0;border:1px solid var(--edge);border-radius:var(--radius-s);background-color:var(--surface);padding:7px 11px;min-height:38px;transition:border-color var(--quick)}\#
.input:hover,.select:hover{border-color:var(--label-2)}\#
.input:focus-visible,.select:focus-visible{border-color:var(--tint-text);outline-offset:-1px!important}\#
.field-plain{border:0;background:none;padding:0;border-radius:4px;min-height:0}\#
.field-plain:focus-visible{outline-offset:4px!important}\#
.area{display:block;resize:none;line-height:1.4;height:100%}\#
.area-grows{field-sizing:content;height:auto;min-height:0;max-height:50dvh}\#
.input-date,.input-color{width:auto}\#
.input-color{appearance:none;border:0;background:none;padding:0;width:44px;height:30px;border-radius:8px;box-shadow:0 0 0 1px var(--edge);overflow:hidden;cursor:pointer}\#
.input-color::-webkit-color-swatch-wrapper{padding:0}\#
.input-color::-webkit-color-swatch{border:0}\#
.input.size-large{min-height:48px;padding:11px 14px}\#
.input.size-small{min-height:30px;padding:3px 8px}\#
.stepper-buttons{display:inline-flex;flex:none;border-radius:var(--radius-s);background:var(--fill);overflow:clip}\#
.stepper-buttons button{border:0;background:none;width:44px;height:32px;padding:0;display:grid;place-items:center}\#
.stepper-buttons button+button{box-shadow:-1px 0 0 color-mix(in srgb,var(--edge) 45%,transparent)}\#
.stepper-buttons button:hover:not(:disabled){background:color-mix(in srgb,var(--label) 8%,transparent)}\#
.stepper-buttons button:focus-visible{outline-offset:-2px!important}\#
.stepper-buttons .icon{width:1em;height:1em}\#
.switch{appearance:none;flex:none;width:48px;height:28px;border-radius:99px;margin:0;background:var(--edge);position:relative;transition:background .18s;cursor:inherit}\#
.switch::before{content:"";position:absolute;inset-block-start:3px;inset-inline-start:3px;width:22px;height:22px;border-radius:50%;background:#fff;transition:inset .18s;box-shadow:0 1px 3px #0000004d}\#
.switch:checked{background:var(--tint)}\#
.switch:checked::before{inset-inline-start:23px}\#
.toggle-checkbox{flex-direction:row-reverse;justify-content:flex-end}\#
.toggle-checkbox .switch,.choices-list input{appearance:none;flex:none;width:20px;height:20px;border-radius:6px;border:1.5px solid var(--edge);background:var(--surface);margin:0}\#
.toggle-checkbox .switch:checked{background:var(--tint);border-color:var(--tint)}\#
.toggle-checkbox .switch::before{inset:1px 5px 4px;width:auto;height:auto;border-radius:0;background:none;box-shadow:none;border:solid var(--on-tint);border-width:0 2.2px 2.2px 0;rotate:42deg;opacity:0}\#
.toggle-checkbox .switch:checked::before{opacity:1}\#
.range{appearance:none;width:100%;min-width:60px;height:28px;margin:0;background:none;flex:1 1 0;cursor:pointer;--share:calc(var(--fraction,0)*100%)}\#
.range::-webkit-slider-runnable-track{height:6px;border-radius:9px;background:linear-gradient(to right,var(--tint) var(--share),color-mix(in srgb,var(--edge) 55%,transparent) 0)}\#
[dir=rtl] .range::-webkit-slider-runnable-track{background:linear-gradient(to left,var(--tint) var(--share),color-mix(in srgb,var(--edge) 55%,transparent) 0)}\#
.range::-webkit-slider-thumb{appearance:none;width:22px;height:22px;border-radius:50%;margin-top:-8px;background:#fff;box-shadow:0 0 0 1px #0000002e,0 2px 5px #00000038}\#
.range::-moz-range-track{height:6px;border-radius:9px;background:color-mix(in srgb,var(--edge) 55%,transparent)}\#
.range::-moz-range-progress{height:6px;border-radius:9px;background:var(--tint)}\#
.range::-moz-range-thumb{width:22px;height:22px;border:0;border-radius:50%;background:#fff;box-shadow:0 0 0 1px #0000002e,0 2px 5px #00000038}\#
.range:focus-visible{border-radius:99px}\#
.slider{gap:12px;color:var(--label-2)}\#
.select{appearance:none;cursor:pointer;width:auto;max-width:100%;padding-inline-end:32px;background-repeat:no-repeat;background-position:calc(100% - 10px) 50%;background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='14' fill='none' stroke='%237f8694' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3.5 5.5 7 9l3.5-3.5'/%3E%3C/svg%3E");text-overflow:ellipsis}\#
[dir=rtl] .select{background-position:10px 50%}\#
.select option{background:var(--raised);color:var(--label)}\#
.picker:not(.form *,.list *){width:fit-content;max-width:100%}\#
.choices-segmented .choices-options{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);background:var(--fill);border-radius:10px;padding:3px;gap:2px}\#
.choices-segmented .choice{display:grid;place-items:center;position:relative;padding:4px 10px;min-height:30px;border-radius:8px;font-size:.9375rem;font-weight:500;color:var(--label-2);text-align:center;transition:background var(--quick)}\#
.choices-segmented input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}\#
.choices-segmented .choice:has(:checked){background:var(--thumb);color:var(--label);box-shadow:var(--lift)}\#
.choices-segmented .choice:has(:focus-visible){outline:2px solid var(--tint-text);outline-offset:1px}\#
.choices-options .choice-label{min-width:0}\#
.choices{text-align:start}\#
.choices-label{padding:0;font-weight:600;margin-block-end:4px}\#
.choices-list .choices-options{display:grid}\#
.choices-list .choice{display:flex;align-items:center;gap:10px;min-height:36px}\#
.choices-list input{border-radius:50%;display:grid;place-items:center}\#
.choices-list input:checked{border:6.5px solid var(--tint)}\#
.measure{display:grid;gap:6px;min-width:0;text-align:start}\#
.measure-label:empty,.measure .labeled-label:empty{display:none}\#
.measure-label{font-size:.9375rem}\#
.measure-bar{display:flex;align-items:center;gap:8px;font-size:.8125rem;color:var(--label-2)}\#
.measure>.part-currentValue{font-size:.8125rem;color:var(--label-2)}\#
.progress-bar,.meter-bar{appearance:none;border:0;width:100%;flex:1;height:6px;border-radius:9px;overflow:clip;background:color-mix(in srgb,var(--edge) 28%,transparent);display:block;color:var(--tint)}\#
.meter-bar{height:10px;background:linear-gradient(var(--tint) 0 0) 0/calc(var(--fraction)*100%) 100% no-repeat,color-mix(in srgb,var(--edge) 28%,transparent)}\#
[dir=rtl] .meter-bar{background-position:100%}\#
.meter-bar::-webkit-meter-inner-element{display:none}\#
.progress-bar::-webkit-progress-bar{background:none;border:0;height:100%;display:block}\#
.progress-bar::-webkit-progress-value{background:var(--tint);border-radius:9px;height:100%;block-size:100%;transition:inline-size .2s}\#
.progress-bar::-moz-progress-bar{background:var(--tint);border-radius:9px}\#
.meter-bar::-moz-meter-bar{background:none}\#
.progress-bar:indeterminate{background:linear-gradient(90deg,transparent 25%,var(--tint) 50%,transparent 75%) 0/200% color-mix(in srgb,var(--edge) 35%,transparent);animation:slide 1.4s linear infinite}\#
.progress-circular,.gauge-circular{justify-items:center;text-align:center;width:fit-content}\#
.progress-circle,.meter-circle{appearance:none;border:0;width:28px;height:28px;flex:none;border-radius:50%;background:conic-gradient(var(--tint) calc(var(--fraction,.25)*360deg),color-mix(in srgb,var(--edge) 40%,transparent) 0);-webkit-mask:radial-gradient(closest-side,transparent 74%,#000 78%);mask:radial-gradient(closest-side,transparent 74%,#000 78%)}\#
.progress-circle::-webkit-progress-bar,.meter-circle::-webkit-meter-inner-element,.meter-circle::-webkit-meter-bar{display:none}\#
.progress-circle::-moz-progress-bar,.meter-circle::-moz-meter-bar{background:none}\#
.progress-circle:indeterminate{animation:turn .9s linear infinite}\#
.meter-circle{width:56px;height:56px}\#
.gauge-circular{position:relative}\#
.gauge-circular>.part-currentValue{position:absolute;inset-block-end:0;height:56px;display:grid;place-items:center;width:100%;font-weight:600;color:var(--label)}\#
.size-large .progress-circle{width:44px;height:44px}\#
.size-mini .progress-circle,.size-small .progress-circle{width:18px;height:18px}\#
@keyframes turn{to{rotate:1turn}}\#
@keyframes slide{from{background-position:200% 0}to{background-position:0 0}}\#
.collection{overflow:hidden auto;background:var(--grouped);padding:16px;display:flex;flex-direction:column;text-align:start;overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:color-mix(in srgb,var(--edge) 60%,transparent) transparent}\#
.collection>*{width:100%;max-width:46rem;margin-inline:auto;flex:none}\#
.collection>.section{margin-block:14px}\#
.collection>:not(.section)+.section{margin-block-start:24px}\#
.collection>.section:first-child,.collection>.section:empty{margin-block-start:0}\#
.collection .part-header{font-size:.8125rem;font-weight:600;color:var(--label-2);padding:0 16px 6px;display:block;letter-spacing:.01em}\#
.section{position:relative}\#
.section-fold{position:absolute;inset-block-start:-8px;inset-inline-end:8px;width:32px;height:32px;border:0;background:none;color:var(--label-2);border-radius:8px}\#
.section-fold .icon{width:.8em;height:.8em}\#
.section-fold[aria-expanded=true] .icon{rotate:90deg}\#
.collection .part-footer{font-size:.8125rem;color:var(--label-2);padding:7px 16px 0;display:block}\#
.rows{background:var(--surface);border-radius:var(--radius);box-shadow:0 0 0 1px color-mix(in srgb,var(--line) 70%,transparent)}\#
.rows>*,.list>.row,.form>:not(.section){position:relative;min-height:44px;width:100%;padding:7px 16px}\#
.rows>.row,.list>.row,.form>.row{padding:0}\#
.list>.row,.form>:not(.section){background:var(--surface)}\#
.rows>:not(:last-child)::after,.list>.row:has(+.row)::after,.form>:not(.section):has(+:not(.section))::after{content:"";position:absolute;bottom:0;inset-inline:16px 0;height:1px;background:var(--line);pointer-events:none}\#
.no-line-after::after,.rows>:has(+.no-line)::after,.list>:has(+.no-line)::after{display:none!important}\#
.list>:not(.row)+.row,.list>.row:first-child,.form>:not(.section):first-child,.section+:not(.section),.rows>:first-child{border-start-start-radius:var(--radius);border-start-end-radius:var(--radius)}\#
.list>.row:last-child,.list>.row:has(+:not(.row)),.form>:not(.section):last-child,.form>:not(.section):has(+.section),.rows>:last-child{border-end-start-radius:var(--radius);border-end-end-radius:var(--radius)}\#
.row{display:flex;align-items:center;gap:10px;padding-inline-end:16px!important}\#
.row-content{flex:1;padding:7px 0 7px 16px;padding-inline:16px 0;min-height:44px;align-items:center}\#
.row-content:only-child,.row-content:has(+.swipe){padding-inline-end:0}\#
.row-content>.button-row,.row-content>.link,.rows>.button-row{flex:1;justify-content:flex-start;text-align:start;min-height:44px;padding-block:7px;margin-block:-7px;border-radius:0}\#
.rows>.button-row{margin:0}\#
.row-content>.link-push,.rows>.link-push{color:inherit}\#
.row:has(>.row-content>.button-row:hover),.row:has(>.row-content>.link:hover),.row.pressable:hover,.rows>.button-row:hover{background-color:var(--fill-soft)}\#
.row.selected{background-color:var(--tint-soft)!important}\#
.row:focus-visible,.row :is(.button-row,.link):focus-visible{outline-offset:-3px!important;border-radius:var(--radius)}\#
:is(.rows,.form) .input:not(.input-date,.field-roundedBorder){border:0;background:none;padding:2px 0;min-height:30px;border-radius:3px}\#
.rows>.input,.form>.input{padding:7px 16px!important;border:0;border-radius:0;background:none}\#
.rows>.input:focus-visible{outline-offset:-3px!important;border-radius:var(--radius)}\#
.field>.labeled-label{flex:0 0 34%}\#
:is(.rows,.form) .select{border-color:transparent;color:var(--label-2);text-align:end;margin-inline-end:-10px;min-height:32px;padding-block:3px}\#
:is(.rows,.form) .select:hover{background-color:var(--fill-soft)}\#
:is(.rows,.form) .input-date{border-color:transparent;background:var(--fill-soft);min-height:32px;padding-block:3px}\#
.rows:empty,.rows:not(:has(*)){display:none}\#
.list-plain,.list-inset{background:var(--page);padding-inline:0}\#
:is(.list-plain,.list-inset,.list-bordered)>*{max-width:none}\#
.list-bordered{background:var(--surface);border:1px solid var(--line);border-radius:var(--radius)}\#
.v>.collection{border-radius:var(--radius)}\#
:is(.list-plain,.list-inset,.list-bordered) :is(.rows,.row){background:none;box-shadow:none;border-radius:0!important}\#
.list-sidebar,.part-sidebar .list-automatic{background:none;padding:8px}\#
:is(.list-sidebar,.part-sidebar .list-automatic) :is(.rows,.row){background:none;box-shadow:none}\#
:is(.list-sidebar,.part-sidebar .list-automatic) .row{border-radius:var(--radius-s)!important;min-height:36px}\#
:is(.list-sidebar,.part-sidebar .list-automatic) .row::after{display:none}\#
:is(.list-sidebar,.part-sidebar .list-automatic) .row-content{min-height:36px;padding-block:4px;padding-inline-start:12px}\#
.list-sidebar .part-header{padding-inline:12px}\#
.form-columns{background:none}\#
.row-edits,.swipe{display:flex;gap:4px;flex:none;align-items:center}\#
.row-edit{border:0;background:none;border-radius:8px;width:32px;height:32px;padding:0;display:grid;place-items:center;color:var(--label-2)}\#
.row-edit:hover{background:var(--fill)}\#
.row-delete:is(:hover,:focus-visible){color:var(--red-text)}\#
.swipe-leading{order:-1;padding-inline-start:10px}\#
.button-swipe{background:var(--tint);color:var(--on-tint);padding:4px 12px;min-height:32px;font-size:.9375rem;font-weight:550;border-radius:8px}\#
@media (max-width:600px){.row:has(>.swipe){flex-wrap:wrap;padding-block-end:8px!important}.row:has(>.swipe)>.row-content{flex-basis:100%;order:-1}.row>.swipe{order:0;padding-inline-start:16px}.row>.swipe~.swipe{padding:0;margin-inline-start:auto}}\#
@media (hover:hover){.row-edits,.swipe{opacity:0;transition:opacity var(--quick)}.row:hover>:is(.row-edits,.swipe),.row:focus-within>:is(.row-edits,.swipe){opacity:1}}\#
.context-menu{position:absolute;inset-block-start:4px;inset-inline-end:4px;z-index:2}\#
.row>.context-menu{position:relative;inset:auto}\#
.context-menu>summary{width:30px;height:30px;border-radius:8px;display:grid;place-items:center;color:var(--label-2);background:color-mix(in srgb,var(--surface) 85%,transparent)}\#
.context-menu>summary:hover{background:var(--fill)}\#
.context-menu>.menu-items{inset-inline:auto 0}\#
@media (hover:hover){.context-menu:not([open])>summary{opacity:0}:hover>.context-menu>summary,.context-menu:focus-within>summary{opacity:1!important}}\#
.group-box{background:var(--fill-soft);border-radius:var(--radius);padding:14px 16px;display:grid;gap:8px;text-align:start}\#
.group-box>.part-label{font-weight:600;font-size:.9375rem}\#
.section-loose>.part-header{font-weight:600;color:var(--label-2);font-size:.9375rem}\#
.table{overflow:auto;text-align:start;background:var(--surface);border-radius:var(--radius);box-shadow:0 0 0 1px var(--line);scrollbar-width:thin}\#
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.9375rem}\#
th,td{padding:9px 16px;text-align:start;border-block-end:1px solid var(--line)}\#
tbody tr:last-child td{border-block-end:0}\#
thead th{position:sticky;top:0;background:var(--surface);font-weight:600;font-size:.8125rem;color:var(--label-2);white-space:nowrap;z-index:1}\#
td>:not(.fx){width:fit-content}\#
.sort{border:0;background:none;padding:2px 6px;margin:-2px -6px;border-radius:6px;font-weight:inherit;color:inherit;gap:4px}\#
.sort:hover{background:var(--fill)}\#
.sort .icon{width:.9em;height:.9em}\#
tbody tr:hover{background:var(--fill-soft)}\#
tr.selected{background:var(--tint-soft)!important}\#
.stack,.tab-view,.split{min-height:0;min-width:0}\#
.stack>.screen{width:100%;height:100%;min-height:0}\#
.stack>.screen:has(~.screen){display:none}\#
.screen{display:grid;grid-template:auto auto minmax(0,1fr)/minmax(0,1fr);position:relative;text-align:start;background:var(--page)}\#
.screen:has(>.screen-content>.part>.collection:not(.list-plain,.list-inset)){background:var(--grouped)}\#
.screen-content{grid-row:3;overflow:auto;min-height:0}\#
.bar{min-height:52px;padding:6px 16px;gap:4px 12px;grid-row:1;flex-wrap:wrap;text-align:start}\#
.screen:has(>.screen-content>.part>.collection:not(.list-plain,.list-sidebar))>:is(.bar,.part-search){padding-inline:max(16px,calc((100% - 46rem)/2))}\#
.bar-untitled:not(:has(button,a,.toolbar-item)){display:none}\#
.screen-title{font-size:1.75rem;font-weight:700;letter-spacing:-.018em;line-height:1.2;flex:1 1 auto;max-width:100%;order:2;text-wrap:balance}\#
.title-large .bar,.title-automatic .bar{padding-block-start:14px}\#
:is(.title-inline,.bar:has(>.dismiss),.sheet) .screen-title{font-size:1.0625rem;font-weight:650;letter-spacing:0;text-align:center;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;flex:1 1 0;min-width:0}\#
.bar:has(>.dismiss),.title-inline>.bar,.sheet .bar{flex-wrap:nowrap}\#
.bar:has(>.dismiss)+.part-search,.title-inline>.part-search{padding-block-start:10px!important}\#
.part-search:empty{display:none!important}\#
.title-inline .bar,.bar:has(>.dismiss){padding-block:4px;border-block-end:1px solid var(--line)}\#
.bar .dismiss{gap:2px;min-height:36px;order:0}\#
.bar:has(>.dismiss)::after{content:"";flex:0 1 4rem;order:5}\#
.bar:has(>.dismiss):has(.tools-trailing>*)::after{display:none}\#
.toolbar{display:contents}\#
.tools{display:flex;gap:16px;align-items:center;flex:none}\#
.tools:not(:has(*)){display:none}\#
.tools-leading{order:1}\#
.tools-principal{order:3;flex:1;justify-content:center;font-weight:650}\#
.tools-trailing{order:4;margin-inline-start:auto}\#
.tools-bottom{position:absolute;inset:auto 0 0;padding:8px 16px;min-height:52px;z-index:3;background:color-mix(in srgb,var(--page) 92%,transparent);border-block-start:1px solid var(--line);justify-content:space-between}\#
.screen:has(.tools-bottom>*){padding-block-end:52px}\#
.tools .button-borderless{min-height:36px;font-weight:500}\#
.screen>.part-search{grid-row:2;padding:0 16px 10px;display:block;text-align:start}\#
.screen>.part-search .input{max-width:28rem}\#
.screen-titles{flex:1;min-width:0;order:2}\#
.screen-subtitle{font-size:.8125rem;color:var(--label-2)}\#
.title-inline .screen-titles{text-align:center}\#
.part-search .input{background:var(--fill);border-color:transparent;border-radius:10px}\#
.split{display:grid;grid-auto-flow:column;grid-template-columns:minmax(220px,19rem);grid-auto-columns:minmax(0,1fr);grid-template-rows:minmax(0,1fr)}\#
.split-inspector{grid-template-columns:minmax(0,1fr) minmax(220px,20rem)}\#
.split-inspector>:last-child:not(:first-child){border-inline-start:1px solid var(--line)}\#
.split>.part{min-width:0;min-height:0;overflow:auto}\#
.split>.screen{overflow:hidden}\#
.split-alone{grid-template-columns:minmax(0,1fr)}\#
.split-alone>.part-sidebar,.split-alone.split-double>.part-content{display:none}\#
.split>.part-sidebar{background:var(--fill-soft);border-inline-end:1px solid var(--line)}\#
.split>.part>.fy{height:100%}\#
.part-sidebar .screen,.part-sidebar .collection{background:none!important}\#
.split:not(.split-inspector):has(>.part-content){grid-template-columns:minmax(180px,15rem) minmax(220px,21rem) minmax(0,1fr)}\#
.split-alone:has(>.part-content){grid-template-columns:minmax(220px,21rem) minmax(0,1fr)!important}\#
.split-alone.split-double{grid-template-columns:minmax(0,1fr)!important}\#
.split:not(.split-inspector)>.part-content{border-inline-end:1px solid var(--line)}\#
.tab-view{display:grid;grid-template:auto minmax(0,1fr)/minmax(0,1fr)}\#
.tab-view.bare{grid-template:minmax(0,1fr)/minmax(0,1fr)}\#
.tab-view.bare>.tab-bar{display:none}\#
.tab-bar{display:grid;justify-content:center;padding:8px 12px;border-block-end:1px solid var(--line);background:var(--page)}\#
.tabs{display:flex;gap:4px;min-width:0;overflow:auto;padding:3px;border-radius:99px;background:var(--fill-soft);scrollbar-width:none}\#
.tab-button{border:0;background:none;border-radius:99px;padding:6px 16px;min-height:34px;display:flex;align-items:center;gap:7px;font-size:.9375rem;font-weight:550;color:var(--label-2);white-space:nowrap;position:relative}\#
.tab-button:hover{color:var(--label)}\#
.tab-button[aria-selected=true]{background:var(--thumb);color:var(--tint-text);box-shadow:var(--lift)}\#
.tab-button:focus-visible{outline-offset:-2px!important}\#
.tab-panels,.tab-panel{min-height:0;overflow:auto}\#
.tab-panels>.tab-panel{width:100%;align-self:stretch}\#
@media (max-width:700px){.split{display:flex;flex-direction:column}.split>.part-sidebar{border:0;border-block-end:1px solid var(--line)}.split>.part{flex:1 1 auto;border-inline:0!important}.split>.part-content{border-block-end:1px solid var(--line)}.split:not([class*=shows])>.part-sidebar{flex:none;max-height:40%}.split.shows-sidebar>.part:not(.part-sidebar),.split.shows-detail>.part:not(.part-detail),.split.shows-content>.part:not(.part-content){display:none}.tab-view{grid-template:minmax(0,1fr) auto/minmax(0,1fr)}.tab-view:not(.tab-view-page)>.tab-bar{grid-row:2;padding:2px 4px;padding-block-end:max(2px,env(safe-area-inset-bottom));border:0;border-block-start:1px solid var(--line);justify-content:stretch}.tab-view>.tab-panels{grid-row:1}.tabs{background:none;justify-content:space-around;padding:0}.tab-button{flex-direction:column;gap:2px;font-size:.6875rem;padding:5px 8px;flex:1;justify-content:center;min-height:48px;border-radius:12px;background:none!important;box-shadow:none!important}.tab-button .labelled{flex-direction:column;gap:2px}.tab-button .icon{width:1.5rem;height:1.5rem}.tab-button .badge{position:absolute;inset-block-start:2px;inset-inline-start:calc(50% + 6px);font-size:.6875rem;padding:0 5px;min-width:1.1rem;background:var(--red);color:var(--red-on)}.bar .dismiss span{display:none}.root:has(.tab-bar)>.part-toasts{inset-block-end:72px}.tools .label-automatic:has(>.icon,>.part-icon)>:not(.icon,.part-icon){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.tools .button .icon{width:1.5rem;height:1.5rem}}\#
.layer{position:fixed;inset:0;z-index:50;background:#00000061;display:grid;place-items:center;padding:20px;grid-template:minmax(0,1fr)/minmax(0,1fr)}\#
dialog{border:0;padding:0;color:inherit;margin:0;position:static}\#
.sheet,.question{background:var(--page);border-radius:18px;box-shadow:var(--float);width:100%;max-height:100%;overflow:auto;text-align:start}\#
.sheet{max-width:35rem;position:relative;display:grid;grid-template:auto auto minmax(0,1fr)/minmax(0,1fr)}\#
.sheet>.bar{grid-row:1}\#
.sheet>.part-search{grid-row:2;padding:0 16px 10px}\#
.sheet:has(.fy){height:min(100%,44rem)}\#
.sheet-content{grid-row:3;min-height:120px;overflow:auto}\#
.sheet>.dismiss,.popover>.dismiss{position:absolute;inset-block-start:12px;inset-inline-end:12px;width:30px;height:30px;border-radius:50%;background:var(--fill);color:var(--label-2);z-index:4}\#
.sheet>.dismiss .icon{width:.85em;height:.85em}\#
.sheet:has(>.dismiss) .bar{padding-inline:54px!important}\#
.sheet:has(>.dismiss) .bar:has(>.dismiss){padding-inline-start:16px!important}\#
.sheet:has(.tools-leading>*)>.dismiss{display:none}\#
.sheet:has(.tools-leading>*) .bar{padding-inline:16px!important}\#
.sheet .bar::after{display:none!important}\#
.question{text-align:center;max-width:21rem;padding:22px 18px 16px;display:grid;gap:6px}\#
.question-title{font-size:1.0625rem;font-weight:650}\#
.question-message{font-size:.9375rem;color:var(--label-2)}\#
.question-message:empty,.question-fields:empty{display:none}\#
.question-fields{margin-block-start:8px;align-items:stretch}\#
.question-actions,.question-actions>.part-actions{display:flex;flex-wrap:wrap;gap:8px}\#
.question-actions{margin-block-start:12px}\#
.question-actions>.part-actions{width:100%;flex-direction:row}\#
.question-actions .button{flex:1 1 8rem;padding:9px 12px;min-height:42px;background:var(--tint-soft);font-weight:550;border-radius:11px}\#
.question-actions .role-cancel{background:var(--fill);color:var(--label)}\#
.question-choice .question-actions .button{flex-basis:100%}\#
.file-field,.file-importer progress{width:100%;margin-block-start:8px;font:inherit;accent-color:var(--tint)}\#
.file-field{min-height:44px}\#
.popover{position:absolute;inset-block-start:calc(100% + 8px);inset-inline-start:50%;translate:-50% 0;z-index:30;background:var(--raised);border-radius:14px;box-shadow:var(--float);width:max-content;max-width:min(24rem,90vw);padding:0}\#
.popover>.dismiss:not(:focus-visible){opacity:0;pointer-events:none}\#
[dir=rtl] .popover{translate:50% 0}\#
.root>.popover{position:fixed;inset-block-start:50%;translate:-50% -50%}\#
[dir=rtl] .root>.popover{translate:50% -50%}\#
.popover-top{inset-block:auto calc(100% + 8px)}\#
.part-toasts{position:fixed;inset:auto 0 16px;z-index:60;padding:0 16px;pointer-events:none}\#
.part-toasts>*{max-width:26rem;margin:auto}\#
.part-toasts>*>*{pointer-events:auto}\#
@media (max-width:600px){.sheet-layer{padding:0;place-items:end stretch}.sheet-layer>.sheet{max-width:none;border-radius:18px 18px 0 0;max-height:94%}.sheet:has(.fy){height:94%}.sheet-layer>.rests{height:var(--detent)}}\#
.sheet[class*=Cover]{position:fixed;inset:0;min-width:100%;min-height:100%;border-radius:0}\#
.chart{display:flex;flex-direction:column;gap:10px;min-width:10px;min-height:180px;text-align:start;position:relative}\#
.chart svg{display:block;width:100%;height:100%;overflow:visible}\#
.chart-grid{stroke:var(--line);stroke-width:1}\#
.chart-plot{flex:1;display:grid;grid-template:auto minmax(0,1fr) auto auto/auto minmax(0,1fr);gap:4px 8px;font-size:.75rem;color:var(--label-2);font-variant-numeric:tabular-nums}\#
.chart-y-label{grid-area:1/1/2/3}\#
.chart-area{grid-area:2/2;min-height:120px;position:relative}\#
.chart-area>svg{position:absolute;inset:0}\#
.chart-y,.chart-x{position:relative;white-space:pre-line}\#
.chart-y{grid-area:2/1;text-align:end}\#
.chart-x{grid-area:3/2}\#
.chart-room{visibility:hidden}\#
.chart-y>*+*{position:absolute;inset-inline-end:0;translate:0 -50%}\#
.chart-x>*+*{position:absolute;top:0;translate:-50% 0;white-space:pre}\#
.chart-x-label{grid-area:4/2;text-align:center}\#
.chart-pie{flex:1;min-height:140px;position:relative}\#
.chart-pie>svg{position:absolute;inset:0}\#
.chart-sector{stroke:var(--page);stroke-width:1}\#
.chart-legend{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:.8125rem;color:var(--label-2)}\#
.chart-legend li{display:flex;align-items:center;gap:6px}\#
.chart-swatch{width:10px;height:10px;border-radius:3px;flex:none}\#
#pando-status{position:fixed;inset-block-end:16px;inset-inline:0;width:fit-content;margin-inline:auto;z-index:90;padding:8px 16px;border-radius:99px;background:var(--label);color:var(--page);font-size:.9375rem;box-shadow:var(--float);pointer-events:none}\#
#pando-status:empty{display:none}\#
[data-on~=drag]{touch-action:none}\#
.in-motion :where(body *){transition:all var(--motion)}\#
.drop-before{box-shadow:inset 0 2px var(--tint)}\#
.drop-after{box-shadow:inset 0 -2px var(--tint)}\#
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}\#
@media (prefers-contrast:more){:root{--label-2:var(--label);--label-3:var(--label);--line:var(--edge)}.button,.choices-segmented .choices-options,.collection .rows,.menu-items,.sheet,.question{box-shadow:inset 0 0 0 1px var(--edge)}}\#
@media (forced-colors:active){.button,.sheet,.question,.menu-items,.popover,.choice,.tab-button{border:1px solid}.switch,.paint{forced-color-adjust:none}}\#
@media (pointer:coarse){.button,.input,.select,.tab-button,.dismiss,.row-edit,.stepper-buttons button,.context-menu>summary,.disclosure>summary,.menu-items .button{min-height:44px;min-width:44px}.choice{min-height:36px}}\#
@media print{.fills-window body,.screen,.scroll,.collection{height:auto!important;overflow:visible!important}.tab-bar,.dismiss{display:none}}
"""#

  /// The icons by their names. Paths are parted by `;`; the letter before a path says how it is drawn: `S` its
  /// line, `F` its inside, `B` both.
  static let icons: [String: String] = [
    "airplane": "SM12 3c1 0 1.6 1 1.6 2.5v4l7 4.3v2l-7-2.2v4l2.2 1.7v1.4L12 19.5l-3.8 1.2v-1.4l2.2-1.7v-4l-7 2.2v-2l7-4.3v-4C10.4 4 11 3 12 3z",
    "alarm": "SM4.8 13a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0-14.4 0zM12 9v4.2l2.7 1.7M4 6.8L7 4M20 6.8L17 4",
    "alarm.fill": "FM3.91 13.14L4.3 15.5L5.37 17.64L5.54 17.87L7.13 19.46L7.36 19.63L9.5 20.7L12 21.1L14.5 20.7L16.64 19.63L16.87 19.46L18.55 17.76L19.65 15.63L19.74 15.37L20.1 13L19.74 10.63L19.65 10.37L18.55 8.24L16.87 6.54L16.64 6.37L14.5 5.3L12 4.9L9.63 5.26L9.37 5.35L7.24 6.45L5.54 8.13L5.37 8.36L4.3 10.5L3.91 12.86zM11.2 13.2L11.23 8.79L11.43 8.43L11.79 8.23L12.21 8.23L12.57 8.43L12.69 8.6L12.8 9L12.8 12.76L15.29 14.36L15.48 14.72L15.5 14.93L15.38 15.33L15.07 15.61L14.67 15.7L14.27 15.58L11.57 13.88L11.3 13.59z;SM4 6.8L7 4M20 6.8L17 4",
    "antenna.radiowaves.left.and.right": "SM12 11.5v9M8.7 13.8a4.7 4.7 0 0 1 0-6.6M15.3 13.8a4.7 4.7 0 0 0 0-6.6M5.8 16.7a8.8 8.8 0 0 1 0-12.4M18.2 16.7a8.8 8.8 0 0 0 0-12.4;FM10.3 10.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z",
    "archivebox": "SM4.5 4.5h15a1 1 0 0 1 1 1v2.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-2.5a1 1 0 0 1 1-1zM5 9h14v9.2a1.8 1.8 0 0 1-1.8 1.8H6.8A1.8 1.8 0 0 1 5 18.2zM10 12.8h4",
    "archivebox.fill": "FM4.27 3.62L3.7 3.78L3.33 4.01L3.01 4.33L2.72 4.85L2.6 5.5L2.63 8.3L3 8.2L21 8.2L21.37 8.3L21.4 5.5L21.33 4.98L21.16 4.58L20.89 4.21L20.42 3.84L20.02 3.67L19.5 3.6zM3.9 9.8L4.1 9.85L4.12 18.55L4.26 19.1L4.58 19.73L4.84 20.06L5.27 20.42L5.64 20.64L6.03 20.79L6.73 20.9L17.27 20.9L17.97 20.79L18.49 20.57L19.06 20.16L19.42 19.73L19.64 19.36L19.79 18.97L19.9 18.27L19.9 9.85L20.1 9.8zM14.21 13.77L9.79 13.77L9.43 13.57L9.31 13.4L9.23 13.21L9.23 12.79L9.43 12.43L9.79 12.23L10 12.2L14.21 12.23L14.57 12.43L14.77 12.79L14.8 13L14.77 13.21L14.57 13.57z",
    "arrow.clockwise": "SM19.5 12.5A7.5 7.5 0 1 1 17.3 7.2l2.2 2.2M19.5 4.5v4.9h-4.9",
    "arrow.clockwise.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM16.12 12.28A4.12 4.13 0 1 1 14.91 9.36L16.12 10.57M16.12 7.88L16.12 10.57L13.43 10.57",
    "arrow.clockwise.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM14 9.77L12.76 9.08L10.98 9.15L9.5 10.14L8.75 11.77L8.96 13.55L10.07 14.95L11.75 15.57L13.5 15.22L14.81 14.01L15.43 11.87L15.73 11.58L15.92 11.5L16.34 11.51L16.69 11.72L16.82 11.89L16.92 12.29L16.2 14.86L14.42 16.55L14.24 16.67L11.84 17.19L11.62 17.2L11.4 17.15L9.11 16.27L7.57 14.36L7.4 13.96L7.14 11.52L8.14 9.27L8.25 9.09L10.28 7.69L10.47 7.6L10.69 7.56L13.14 7.49L15.32 8.68L15.35 7.67L15.55 7.31L15.72 7.19L16.12 7.08L16.33 7.11L16.69 7.31L16.81 7.48L16.92 7.88L16.92 10.57L16.81 10.97L16.69 11.14L16.33 11.34L16.12 11.37L13.43 11.37L13.03 11.26L12.86 11.14L12.66 10.78L12.66 10.36L12.74 10.17L12.86 10L13.22 9.8z",
    "arrow.counterclockwise": "SM4.5 12.5A7.5 7.5 0 1 0 6.7 7.2L4.5 9.4M4.5 4.5L4.5 9.4L9.4 9.4",
    "arrow.counterclockwise.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM7.88 12.28A4.13 4.12 0 1 0 9.09 9.36L7.88 10.57M7.88 7.88L7.88 10.57L10.57 10.57",
    "arrow.counterclockwise.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM7.08 10.57L7.08 7.88L7.19 7.48L7.48 7.19L7.88 7.08L8.09 7.11L8.45 7.31L8.65 7.67L8.68 8.68L10.86 7.49L13.53 7.59L15.59 8.93L15.76 9.08L16.81 11.29L16.88 11.5L16.88 11.72L16.57 14.15L15.07 16.1L14.72 16.36L12.4 17.18L9.78 16.66L7.95 15.02L7.81 14.85L7.11 12.5L7.1 12.08L7.31 11.72L7.66 11.51L7.87 11.48L8.08 11.5L8.44 11.71L8.65 12.06L9.2 14L10.52 15.21L12.27 15.55L13.95 14.93L15.06 13.53L15.27 11.76L14.52 10.14L13.03 9.15L11.24 9.08L10 9.77L10.78 9.8L11.14 10L11.26 10.17L11.34 10.36L11.34 10.78L11.14 11.14L10.78 11.34L7.67 11.34L7.31 11.14L7.19 10.97z",
    "arrow.down": "SM12 4.5L12 19.5M5.5 13L12 19.5L18.5 13",
    "arrow.down.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM12 8.1L12 15.9M8.62 12.52L12 15.9L15.38 12.52",
    "arrow.down.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM11.6 16.59L8.05 13.09L7.85 12.73L7.82 12.52L7.93 12.12L8.22 11.83L8.62 11.72L9.02 11.83L11.2 13.97L11.2 8.1L11.23 7.89L11.43 7.53L11.6 7.41L12 7.3L12.4 7.41L12.57 7.53L12.77 7.89L12.8 8.1L12.8 13.97L14.98 11.83L15.38 11.72L15.78 11.83L16.07 12.12L16.18 12.52L16.07 12.92L15.95 13.09L12.57 16.47L12.4 16.59L12 16.7z",
    "arrow.down.left": "SM17.5 6.5L6.5 17.5M15.5 17.5L6.5 17.5L6.5 8.5",
    "arrow.down.right": "SM6.5 6.5L17.5 17.5M8.5 17.5L17.5 17.5L17.5 8.5",
    "arrow.down.to.line": "SM12 4v11.5M6.5 10l5.5 5.5 5.5-5.5M5 20h14",
    "arrow.left": "SM19.5 12L4.5 12M11 5.5L4.5 12L11 18.5",
    "arrow.left.arrow.right": "SM20 8H4.5M8 4.5L4.5 8 8 11.5M4 16h15.5M16 12.5l3.5 3.5-3.5 3.5",
    "arrow.left.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM15.9 12L8.1 12M11.48 8.62L8.1 12L11.48 15.38",
    "arrow.left.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM7.41 11.6L10.91 8.05L11.27 7.85L11.48 7.82L11.88 7.93L12.17 8.22L12.28 8.62L12.17 9.02L10.03 11.2L15.9 11.2L16.11 11.23L16.47 11.43L16.59 11.6L16.7 12L16.59 12.4L16.47 12.57L16.11 12.77L15.9 12.8L10.03 12.8L12.17 14.98L12.28 15.38L12.17 15.78L11.88 16.07L11.48 16.18L11.08 16.07L10.91 15.95L7.53 12.57L7.41 12.4L7.3 12z",
    "arrow.right": "SM4.5 12h15M13 5.5l6.5 6.5-6.5 6.5",
    "arrow.right.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM8.1 12L15.9 12M12.52 8.62L15.9 12L12.52 15.38",
    "arrow.right.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM16.59 12.4L13.09 15.95L12.92 16.07L12.52 16.18L12.12 16.07L11.83 15.78L11.72 15.38L11.83 14.98L13.97 12.8L8.1 12.8L7.89 12.77L7.53 12.57L7.41 12.4L7.3 12L7.41 11.6L7.53 11.43L7.89 11.23L8.1 11.2L13.97 11.2L11.83 9.02L11.72 8.62L11.83 8.22L12.12 7.93L12.52 7.82L12.73 7.85L13.09 8.05L16.47 11.43L16.59 11.6L16.7 12z",
    "arrow.triangle.2.circlepath": "SM4.6 11a7.5 7.5 0 0 1 12.8-4.2L19.5 9M19.5 4.5V9H15M19.4 13a7.5 7.5 0 0 1-12.8 4.2L4.5 15M4.5 19.5V15H9",
    "arrow.triangle.2.circlepath.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM7.71 11.42A4.35 4.35 0 0 1 15.13 8.98L16.35 10.26M16.35 7.65L16.35 10.26L13.74 10.26M16.29 12.58A4.35 4.35 0 0 1 8.87 15.02L7.65 13.74M7.65 16.35L7.65 13.74L10.26 13.74",
    "arrow.triangle.2.circlepath.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM13.53 9.49L14.45 9.46L13.94 9.04L13.24 8.69L12.47 8.5L11.68 8.49L10.91 8.65L10.19 8.98L9.57 9.46L9.06 10.06L8.7 10.77L8.41 11.81L8.12 12.11L7.72 12.22L7.51 12.2L7.15 11.99L6.94 11.64L6.93 11.22L7.17 10.28L7.78 9.11L8.52 8.24L9.29 7.65L10.33 7.16L11.44 6.91L12.76 6.93L13.87 7.22L14.74 7.65L15.55 8.29L15.58 7.44L15.78 7.08L15.95 6.96L16.35 6.85L16.56 6.88L16.92 7.08L17.04 7.25L17.15 7.65L17.15 10.28L17.03 10.68L16.75 10.95L16.35 11.06L13.74 11.06L13.34 10.95L13.17 10.83L12.97 10.47L12.97 10.05L13.17 9.69zM14.94 13.94L15.3 13.23L15.51 12.38L15.72 12.02L15.88 11.89L16.28 11.78L16.49 11.8L16.85 12.01L17.06 12.36L17.07 12.78L16.76 13.88L16.32 14.74L15.48 15.76L14.71 16.35L13.67 16.84L12.56 17.09L11.24 17.07L10.13 16.78L9.26 16.35L8.45 15.71L8.42 16.56L8.22 16.92L8.05 17.04L7.65 17.15L7.25 17.04L7.08 16.92L6.88 16.56L6.88 13.53L7.08 13.17L7.44 12.97L10.26 12.94L10.66 13.05L10.83 13.17L11.03 13.53L11.03 13.95L10.95 14.14L10.83 14.31L10.47 14.51L9.55 14.54L10.06 14.96L10.76 15.31L11.53 15.5L12.32 15.51L13.09 15.35L13.81 15.02L14.43 14.54z",
    "arrow.up": "SM12 19.5v-15M5.5 11L12 4.5l6.5 6.5",
    "arrow.up.arrow.down": "SM8 20V4.5M4.5 8L8 4.5 11.5 8M16 4v15.5M12.5 16l3.5 3.5 3.5-3.5",
    "arrow.up.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM12 15.9L12 8.1M8.62 11.48L12 8.1L15.38 11.48",
    "arrow.up.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM12.8 10.03L12.77 16.11L12.57 16.47L12.4 16.59L12.21 16.67L11.79 16.67L11.43 16.47L11.23 16.11L11.2 15.9L11.2 10.03L9.19 12.05L8.83 12.25L8.41 12.25L8.05 12.05L7.85 11.69L7.85 11.27L8.05 10.91L11.43 7.53L11.6 7.41L12 7.3L12.4 7.41L12.57 7.53L15.95 10.91L16.15 11.27L16.15 11.69L16.07 11.88L15.95 12.05L15.59 12.25L15.17 12.25L14.98 12.17z",
    "arrow.up.left": "SM17.5 17.5L6.5 6.5M15.5 6.5L6.5 6.5L6.5 15.5",
    "arrow.up.left.and.arrow.down.right": "SM14 10l6-6M14.5 4H20v5.5M10 14l-6 6M4 14.5V20h5.5",
    "arrow.up.right": "SM6.5 17.5l11-11M8.5 6.5h9v9",
    "arrow.up.right.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM9.14 14.86L14.86 9.14M10.18 9.14L14.86 9.14L14.86 13.82",
    "arrow.up.right.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM14.06 11.07L9.71 15.43L9.35 15.63L9.14 15.66L8.93 15.63L8.57 15.43L8.37 15.07L8.34 14.86L8.37 14.65L8.57 14.29L12.93 9.94L9.97 9.91L9.61 9.71L9.41 9.35L9.41 8.93L9.61 8.57L9.97 8.37L10.18 8.34L14.86 8.34L15.07 8.37L15.43 8.57L15.63 8.93L15.66 9.14L15.66 13.82L15.63 14.03L15.43 14.39L15.07 14.59L14.65 14.59L14.46 14.51L14.29 14.39L14.09 14.03z",
    "arrow.up.right.square": "SM7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3zM9.14 14.86L14.86 9.14M10.18 9.14L14.86 9.14L14.86 13.82",
    "arrow.up.right.square.fill": "FM6.93 3.1L6.32 3.16L5.73 3.32L5.17 3.56L4.65 3.89L4.19 4.29L3.81 4.77L3.5 5.29L3.32 5.73L3.16 6.32L3.1 7L3.1 17.07L3.14 17.54L3.27 18.14L3.5 18.71L3.81 19.23L4.29 19.81L4.77 20.19L5.17 20.44L5.86 20.73L6.46 20.86L6.93 20.9L17.07 20.9L17.54 20.86L18.14 20.73L18.71 20.5L19.23 20.19L19.81 19.71L20.19 19.23L20.44 18.83L20.73 18.14L20.86 17.54L20.9 17.07L20.9 6.93L20.86 6.46L20.73 5.86L20.5 5.29L20.19 4.77L19.81 4.29L19.23 3.81L18.83 3.56L18.27 3.32L17.54 3.14L17 3.1zM14.06 11.07L9.71 15.43L9.35 15.63L9.14 15.66L8.93 15.63L8.57 15.43L8.37 15.07L8.34 14.86L8.37 14.65L8.57 14.29L12.93 9.94L9.97 9.91L9.61 9.71L9.41 9.35L9.41 8.93L9.61 8.57L9.97 8.37L10.18 8.34L14.86 8.34L15.07 8.37L15.43 8.57L15.63 8.93L15.66 9.14L15.66 13.82L15.63 14.03L15.43 14.39L15.07 14.59L14.65 14.59L14.46 14.51L14.29 14.39L14.09 14.03z",
    "arrow.up.to.line": "SM12 20L12 8.5M6.5 14L12 8.5L17.5 14M5 4L19 4",
    "arrow.uturn.backward": "SM8.5 5L4 9.5 8.5 14M4 9.5h10.5a5 5 0 0 1 0 10H9",
    "arrow.uturn.forward": "SM15.5 5L20 9.5L15.5 14M20 9.5L9.5 9.5A5 5 0 0 0 9.5 19.5L15 19.5",
    "at": "SM8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM15.6 8.4v5.1a2.45 2.45 0 0 0 4.9 0V12a8.5 8.5 0 1 0-3.4 6.8",
    "backward": "SM20 6.5L12.3 12L20 17.5zM11.7 6.5L4 12L11.7 17.5z",
    "backward.end": "SM18.5 5.5L8.5 12L18.5 18.5zM5.5 5.5v13",
    "backward.end.fill": "BM18.5 5.5L8.5 12L18.5 18.5z;SM5.5 5.5v13",
    "backward.fill": "BM20 6.5L12.3 12L20 17.5zM11.7 6.5L4 12L11.7 17.5z",
    "bag": "SM5.5 8.5h13l.8 10a1.8 1.8 0 0 1-1.8 2H6.5a1.8 1.8 0 0 1-1.8-2zM8.7 11.8V10.5M15.3 11.8V10.5M8.7 8.5v-1a3.3 3.3 0 0 1 6.6 0v1",
    "bag.fill": "FM5.33 7.62L5.02 7.74L4.89 7.84L4.69 8.11L4.6 8.43L3.8 18.48L3.84 19.23L4.03 19.81L4.43 20.45L4.76 20.77L5.13 21.03L5.54 21.23L5.98 21.35L6.43 21.4L17.5 21.4L18.02 21.35L18.46 21.23L18.87 21.03L19.46 20.56L19.83 20.08L20.03 19.67L20.16 19.23L20.2 18.48L19.4 8.43L19.31 8.11L19.11 7.84L18.83 7.66L18.5 7.6zM9.47 10.29L9.5 11.8L9.39 12.2L9.27 12.37L8.91 12.57L8.49 12.57L8.3 12.49L8.01 12.2L7.9 11.8L7.9 10.5L8.01 10.1L8.13 9.93L8.49 9.73L8.91 9.73L9.27 9.93zM16.1 10.5L16.1 11.8L15.99 12.2L15.87 12.37L15.51 12.57L15.09 12.57L14.9 12.49L14.61 12.2L14.5 11.8L14.5 10.5L14.61 10.1L14.73 9.93L15.09 9.73L15.51 9.73L15.87 9.93L15.99 10.1z;SM8.7 8.5v-1a3.3 3.3 0 0 1 6.6 0v1",
    "battery.100": "SM4.7 7.5h12.1a2.2 2.2 0 0 1 2.2 2.2v4.6a2.2 2.2 0 0 1-2.2 2.2h-12.1a2.2 2.2 0 0 1-2.2-2.2v-4.6a2.2 2.2 0 0 1 2.2-2.2zM21.5 10.8v2.4;FM5.8 10h9.9a.8 .8 0 0 1 .8 .8v2.4a.8 .8 0 0 1-.8 .8h-9.9a.8 .8 0 0 1-.8-.8v-2.4a.8 .8 0 0 1 .8-.8z",
    "bell": "SM5 17c1-1 1.3-2.2 1.3-4V10a5.7 5.7 0 0 1 11.4 0v3c0 1.8.3 3 1.3 4zM10 20a2.2 2.2 0 0 0 4 0",
    "bell.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM8.36 14.6C8.88 14.08 9.04 13.46 9.04 12.52L9.04 10.96A2.96 2.96 0 0 1 14.96 10.96L14.96 12.52C14.96 13.46 15.12 14.08 15.64 14.6zM10.96 16.16A1.14 1.14 0 0 0 13.04 16.16",
    "bell.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM10.72 15.4L8.16 15.37L7.8 15.17L7.59 14.83L7.58 14.42L7.65 14.23L8.03 13.72L8.2 13.17L8.24 10.96L8.39 9.92L8.47 9.68L8.89 8.86L9.04 8.65L9.69 8L9.9 7.85L10.72 7.43L10.96 7.35L11.87 7.21L12.13 7.21L13.04 7.35L13.28 7.43L14.1 7.85L14.31 8L14.96 8.65L15.11 8.86L15.53 9.68L15.61 9.92L15.76 10.96L15.8 13.17L15.97 13.72L16.35 14.23L16.42 14.42L16.41 14.83L16.2 15.17L16.03 15.3L15.64 15.4L13.28 15.4L13.61 15.6L13.82 15.96L13.81 16.38L13.73 16.57L13.48 16.94L13.16 17.24L12.53 17.56L12.09 17.63L11.65 17.6L11.06 17.39L10.7 17.13L10.41 16.79L10.19 16.38L10.18 15.96L10.39 15.6zM11.2 15.4L11.52 15.59L11.79 15.95L12 16.03L12.21 15.95L12.48 15.59L12.8 15.4zM9.7 13.8L14.3 13.8L14.18 13.1L14.16 11.02L14.04 10.3L13.74 9.7L13.26 9.22L12.66 8.92L12 8.81L11.34 8.92L10.74 9.22L10.26 9.7L9.96 10.3L9.84 11.02L9.83 12.84z",
    "bell.fill": "BM5 17c1-1 1.3-2.2 1.3-4V10a5.7 5.7 0 0 1 11.4 0v3c0 1.8.3 3 1.3 4z;SM10 20a2.2 2.2 0 0 0 4 0",
    "bell.slash": "FM19.23 17.87L19.44 17.78L19.67 17.59L16.95 14.88L17.1 15.53L17.31 16.1L6.69 16.1L7 15.13L7.15 14.11L7.2 13.02L7.2 10.07L7.45 8.52L8.13 7.19L8.69 6.62L7.42 5.35L6.75 6.01L6.59 6.24L5.78 7.83L5.69 8.1L5.4 10L5.39 13.49L5.32 14.34L5.16 15.03L4.93 15.61L4.77 15.87L4.2 16.58L4.12 16.8L4.14 17.26L4.37 17.65L4.77 17.87L5 17.9zM18.61 13.28L18.6 10L18.31 8.1L18.22 7.83L17.41 6.24L17.25 6.01L15.99 4.75L15.76 4.59L14.17 3.78L13.9 3.69L12.14 3.41L11.86 3.41L10.1 3.69L9.35 4.02L10.74 5.41L12 5.21L13.48 5.45L14.81 6.13L15.87 7.19L16.55 8.52L16.8 10.07L16.8 11.47zM9.96 21.42L10.54 21.82L11.2 22.07L11.9 22.18L12.8 22.07L13.27 21.91L13.88 21.55L14.39 21.06L14.86 20.25L14.9 20.02L14.87 19.78L14.79 19.57L14.65 19.38L14.47 19.23L14.25 19.14L14.02 19.1L13.78 19.13L13.57 19.21L13.38 19.35L13.02 19.87L12.82 20.09L12.57 20.25L12.29 20.34L12 20.38L11.71 20.34L11.43 20.25L11.18 20.09L10.98 19.87L10.62 19.35L10.43 19.21L10.22 19.13L9.98 19.1L9.75 19.14L9.53 19.23L9.35 19.38L9.21 19.57L9.13 19.78L9.1 20.02L9.14 20.25L9.23 20.47L9.49 20.89z;SM4 3.5L20.5 20",
    "bell.slash.fill": "FM4.16 16.69L4.11 16.86L4.12 17.2L4.26 17.51L4.37 17.65L4.66 17.83L5 17.9L19 17.9L19.34 17.83L19.67 17.6L7.42 5.35L6.66 6.12L5.72 7.96L5.4 10L5.39 13.49L5.32 14.34L5.16 15.03L4.93 15.61zM18.61 13.28L18.6 10L18.28 7.96L17.34 6.12L15.99 4.75L15.76 4.59L14.04 3.72L12.14 3.41L11.86 3.41L10.1 3.69L9.35 4.02zM9.96 21.42L10.54 21.82L11.2 22.07L11.9 22.18L12.8 22.07L13.27 21.91L13.88 21.55L14.39 21.06L14.86 20.25L14.9 20.02L14.87 19.78L14.79 19.57L14.65 19.38L14.47 19.23L14.25 19.14L14.02 19.1L13.78 19.13L13.57 19.21L13.38 19.35L13.02 19.87L12.82 20.09L12.57 20.25L12.29 20.34L12 20.38L11.71 20.34L11.43 20.25L11.18 20.09L10.98 19.87L10.62 19.35L10.43 19.21L10.22 19.13L9.98 19.1L9.75 19.14L9.53 19.23L9.35 19.38L9.21 19.57L9.13 19.78L9.1 20.02L9.14 20.25L9.23 20.47L9.49 20.89z;SM4 3.5L20.5 20",
    "bold": "SM7.5 4.5H13a3.7 3.7 0 0 1 0 7.4H7.5zM7.5 11.9h6.4a3.8 3.8 0 0 1 0 7.6H7.5z",
    "bolt": "SM13 3.5L5.5 13.5h6L11 20.5l7.5-10h-6z",
    "bolt.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM12.55 7.32L8.43 12.82L11.72 12.82L11.45 16.68L15.57 11.18L12.28 11.18z",
    "bolt.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM13.45 7.38L13.25 10.28L15.57 10.28L15.92 10.35L16.22 10.56L16.33 10.7L16.46 11.03L16.44 11.39L16.29 11.72L12.17 17.22L12.05 17.35L11.75 17.53L11.57 17.57L11.22 17.55L11.05 17.49L10.77 17.27L10.6 16.97L10.56 16.79L10.75 13.72L8.43 13.72L8.08 13.65L7.78 13.44L7.67 13.3L7.54 12.97L7.56 12.61L7.71 12.28L11.95 6.65L12.25 6.47L12.43 6.43L12.6 6.42L12.95 6.51L13.23 6.73L13.33 6.87L13.4 7.03z",
    "bolt.fill": "BM13 3.5L5.5 13.5h6L11 20.5l7.5-10h-6z",
    "bolt.slash": "FM13.88 3.33L13.81 3.11L13.52 2.76L13.09 2.6L12.64 2.68L12.28 2.96L10.57 5.24L11.85 6.53L11.88 6.49L11.88 6.55L13.56 8.24zM4.78 12.96L4.66 13.18L4.6 13.42L4.62 13.67L4.7 13.9L4.84 14.11L5.03 14.27L5.25 14.37L5.5 14.4L10.53 14.4L10.1 20.44L10.19 20.89L10.31 21.08L10.69 21.34L10.91 21.4L11.36 21.32L11.72 21.04L16.6 14.53L15.32 13.24L12.12 17.51L12.4 13.56L12.38 13.32L12.3 13.09L12.16 12.89L11.97 12.73L11.74 12.63L11.5 12.6L7.3 12.6L10.46 8.39L9.17 7.1zM19.22 11.04L19.34 10.82L19.4 10.58L19.38 10.33L19.3 10.1L19.16 9.89L18.97 9.73L18.75 9.63L18.5 9.6L14.93 9.6L18 12.67zM11.66 9.59L11.62 10.68L11.7 10.91L11.84 11.11L12.03 11.27L12.26 11.37L12.5 11.4L13.47 11.4z;SM4 3.5L20.5 20",
    "bolt.slash.fill": "FM13.89 3.39L13.78 3.05L13.55 2.79L13.4 2.69L13.23 2.63L12.88 2.61L12.54 2.72L12.28 2.96L10.57 5.24L13.56 8.24zM4.78 12.96L4.63 13.29L4.6 13.46L4.66 13.82L4.85 14.12L5.15 14.33L5.32 14.38L10.53 14.4L10.11 20.61L10.22 20.95L10.45 21.21L10.6 21.31L10.95 21.4L11.12 21.39L11.46 21.28L11.72 21.04L16.6 14.53L9.17 7.1zM19.22 11.04L19.37 10.71L19.39 10.36L19.34 10.18L19.15 9.88L18.85 9.67L18.5 9.6L14.93 9.6L18 12.67z;SM4 3.5L20.5 20",
    "book": "SM12 6.5C10 5 7 4.7 3.5 5v13c3.5-.3 6.5 0 8.5 1.5zM12 6.5c2-1.5 5-1.8 8.5-1.5v13c-3.5-.3-6.5 0-8.5 1.5zM12 7v12",
    "book.closed": "SM7.3 3.5h10.2a1 1 0 0 1 1 1v16H7.3a1.8 1.8 0 0 1-1.8-1.8V5.3a1.8 1.8 0 0 1 1.8-1.8zM6 17h12",
    "book.closed.fill": "FM7.23 2.6L6.81 2.65L6.4 2.76L5.77 3.08L5.44 3.34L5.08 3.77L4.86 4.14L4.71 4.53L4.62 4.95L4.6 18.7L4.71 19.47L4.86 19.86L5.08 20.23L5.44 20.66L6.01 21.07L6.53 21.29L7.23 21.4L18.5 21.4L18.84 21.33L19 21.25L19.25 21L19.33 20.84L19.4 20.5L19.4 4.5L19.33 3.98L19.08 3.44L18.79 3.11L18.42 2.84L18.02 2.67L17.57 2.6zM6 17.8L5.6 17.69L5.43 17.57L5.23 17.21L5.2 17L5.23 16.79L5.43 16.43L5.6 16.31L6 16.2L18 16.2L18.4 16.31L18.57 16.43L18.69 16.6L18.8 17L18.69 17.4L18.57 17.57L18.4 17.69L18 17.8z",
    "book.fill": "FM12 5.42L11 4.9L10.18 4.59L9.32 4.35L8.48 4.19L7.48 4.07L5.55 4L3.44 4.1L3.27 4.13L2.97 4.27L2.74 4.52L2.66 4.67L2.6 5L2.6 18L2.67 18.36L2.76 18.52L3.03 18.77L3.38 18.89L5.54 18.8L6.47 18.81L8.17 18.96L8.95 19.11L9.66 19.31L10.32 19.56L10.92 19.87L11.65 20.33L12 20.4L12.35 20.33L13.08 19.87L13.68 19.56L14.34 19.31L15.05 19.11L15.83 18.96L17.53 18.81L18.46 18.8L20.62 18.89L20.97 18.77L21.24 18.52L21.33 18.36L21.4 18L21.4 5L21.38 4.83L21.26 4.52L21.03 4.27L20.73 4.13L20.56 4.1L18.45 4L16.52 4.07L15.52 4.19L14.68 4.35L13.82 4.59L12.91 4.94zM11.2 19L11.23 6.79L11.43 6.43L11.6 6.31L12 6.2L12.4 6.31L12.57 6.43L12.77 6.79L12.8 7L12.8 19L12.77 19.21L12.57 19.57L12.4 19.69L12 19.8L11.6 19.69L11.43 19.57L11.23 19.21z",
    "bookmark": "SM7 3.8h10a1.2 1.2 0 0 1 1.2 1.2v15.5L12 16l-6.2 4.5V5A1.2 1.2 0 0 1 7 3.8z",
    "bookmark.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM9.5 7.9L14.5 7.9A.6 .6 0 0 1 15.1 8.5L15.1 16.25L12 14L8.9 16.25L8.9 8.5A.6 .6 0 0 1 9.5 7.9z",
    "bookmark.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM9.5 7L14.66 7.01L15.03 7.1L15.32 7.25L15.61 7.49L15.8 7.76L15.95 8.1L16 8.5L16 16.25L15.98 16.43L15.84 16.76L15.59 17.01L15.43 17.09L15.07 17.15L14.73 17.07L12 15.11L9.27 17.07L8.93 17.15L8.57 17.09L8.41 17.01L8.16 16.76L8.02 16.43L8 16.25L8.01 8.34L8.2 7.76L8.49 7.39L8.97 7.1z",
    "bookmark.fill": "BM7 3.8h10a1.2 1.2 0 0 1 1.2 1.2v15.5L12 16l-6.2 4.5V5A1.2 1.2 0 0 1 7 3.8z",
    "bookmark.slash": "FM5.55 3.48L5.16 3.98L5.03 4.28L4.94 4.6L4.9 5L4.9 20.5L4.93 20.74L5.03 20.97L5.19 21.16L5.39 21.3L5.62 21.38L5.87 21.4L6.11 21.34L6.33 21.23L12 17.11L17.67 21.23L17.89 21.34L18.13 21.4L18.38 21.38L18.61 21.3L18.81 21.16L18.97 20.97L19.07 20.74L19.1 20.5L19.1 17.03L17.3 15.23L17.3 18.73L12.53 15.27L12.11 15.11L11.89 15.11L11.47 15.27L6.7 18.73L6.7 5.04L6.74 4.87L6.83 4.76zM19.1 5L19.06 4.6L18.97 4.28L18.66 3.71L18.29 3.34L18.02 3.16L17.4 2.94L17 2.9L8.23 2.9L10.03 4.7L16.96 4.7L17.21 4.79L17.3 5.04L17.3 11.97L19.1 13.77z;SM4 3.5L20.5 20",
    "bookmark.slash.fill": "FM5.55 3.48L5.16 3.98L5.03 4.28L4.94 4.6L4.9 5L4.9 20.5L4.97 20.85L5.06 21.01L5.31 21.26L5.47 21.34L5.83 21.4L6.17 21.32L12 17.11L17.67 21.23L18 21.38L18.17 21.4L18.53 21.34L18.69 21.26L18.94 21.01L19.03 20.85L19.1 20.5L19.1 17.03zM19.1 5L19.06 4.6L18.97 4.28L18.66 3.71L18.29 3.34L18.02 3.16L17.4 2.94L17 2.9L8.23 2.9L19.1 13.77z;SM4 3.5L20.5 20",
    "briefcase": "SM5.5 7.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM4 12.8c5 1.8 11 1.8 16 0M8.5 7.5V6A1.5 1.5 0 0 1 10 4.5h4A1.5 1.5 0 0 1 15.5 6v1.5",
    "briefcase.fill": "FM5.43 6.6L4.98 6.65L4.54 6.77L3.85 7.11L3.5 7.4L3.2 7.74L2.95 8.12L2.72 8.67L2.63 9.12L2.63 17.88L2.77 18.46L2.95 18.88L3.4 19.5L3.74 19.8L4.12 20.05L4.54 20.23L4.98 20.35L5.43 20.4L18.5 20.4L19.02 20.35L19.75 20.11L20.26 19.8L20.8 19.26L21.05 18.88L21.23 18.46L21.35 18.02L21.4 17.57L21.4 9.43L21.35 8.98L21.11 8.25L20.8 7.74L20.26 7.2L19.88 6.95L19.46 6.77L19.02 6.65L18.57 6.6zM5.34 14.06L3.57 13.47L3.29 13.17L3.22 12.97L3.24 12.56L3.46 12.21L3.83 12.02L4.04 12L5.74 12.51L7.26 12.88L8.82 13.14L10.4 13.3L12 13.35L13.6 13.3L15.18 13.14L16.74 12.88L18.26 12.51L19.96 12L20.37 12.09L20.54 12.21L20.76 12.56L20.8 12.76L20.71 13.17L20.43 13.47L18.71 14.05L17.03 14.45L15.36 14.73L13.67 14.9L12.03 14.95L10.33 14.9L8.58 14.72L6.97 14.45z;SM8.5 7.5V6A1.5 1.5 0 0 1 10 4.5h4A1.5 1.5 0 0 1 15.5 6v1.5",
    "bubble.left": "SM5.3 4.5h13.4a1.8 1.8 0 0 1 1.8 1.8v8.9a1.8 1.8 0 0 1-1.8 1.8H11l-4.5 3.8V17H5.3a1.8 1.8 0 0 1-1.8-1.8V6.3a1.8 1.8 0 0 1 1.8-1.8z",
    "bubble.left.fill": "BM5.3 4.5h13.4a1.8 1.8 0 0 1 1.8 1.8v8.9a1.8 1.8 0 0 1-1.8 1.8H11l-4.5 3.8V17H5.3a1.8 1.8 0 0 1-1.8-1.8V6.3a1.8 1.8 0 0 1 1.8-1.8z",
    "bubble.right": "SM18.7 4.5L5.3 4.5A1.8 1.8 0 0 0 3.5 6.3L3.5 15.2A1.8 1.8 0 0 0 5.3 17L13 17L17.5 20.8L17.5 17L18.7 17A1.8 1.8 0 0 0 20.5 15.2L20.5 6.3A1.8 1.8 0 0 0 18.7 4.5z",
    "bubble.right.fill": "BM18.7 4.5L5.3 4.5A1.8 1.8 0 0 0 3.5 6.3L3.5 15.2A1.8 1.8 0 0 0 5.3 17L13 17L17.5 20.8L17.5 17L18.7 17A1.8 1.8 0 0 0 20.5 15.2L20.5 6.3A1.8 1.8 0 0 0 18.7 4.5z",
    "building.2": "SM5 4h7a1 1 0 0 1 1 1v14.5a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-14.5a1 1 0 0 1 1-1zM13 9.5h6a1 1 0 0 1 1 1v10h-7zM7 8h3M7 12h3M7 16h3M16 13.5h1M16 17h1",
    "building.2.fill": "FM4.77 3.12L4.2 3.28L3.83 3.51L3.61 3.71L3.34 4.08L3.22 4.35L3.1 4.93L3.1 19.5L3.22 20.15L3.42 20.56L3.61 20.79L3.94 21.08L4.2 21.22L4.63 21.36L5 21.4L12 21.4L12.6 21.3L13 21.4L20 21.4L20.34 21.33L20.64 21.14L20.83 20.84L20.9 20.5L20.9 10.5L20.78 9.85L20.58 9.44L20.39 9.21L20.06 8.92L19.8 8.78L19.23 8.62L13.9 8.6L13.9 5L13.86 4.63L13.66 4.08L13.39 3.71L13.06 3.42L12.65 3.22L12 3.1zM10.21 8.77L6.79 8.77L6.43 8.57L6.31 8.4L6.2 8L6.23 7.79L6.43 7.43L6.79 7.23L10.21 7.23L10.57 7.43L10.77 7.79L10.8 8L10.77 8.21L10.57 8.57zM10.21 12.77L6.79 12.77L6.43 12.57L6.31 12.4L6.2 12L6.23 11.79L6.43 11.43L6.79 11.23L10.21 11.23L10.57 11.43L10.77 11.79L10.8 12L10.77 12.21L10.57 12.57zM17.21 14.27L16 14.3L15.6 14.19L15.43 14.07L15.23 13.71L15.23 13.29L15.31 13.1L15.43 12.93L15.79 12.73L17 12.7L17.4 12.81L17.69 13.1L17.8 13.5L17.69 13.9L17.57 14.07zM10.4 16.69L10 16.8L6.79 16.77L6.6 16.69L6.31 16.4L6.2 16L6.23 15.79L6.43 15.43L6.79 15.23L10.21 15.23L10.57 15.43L10.77 15.79L10.8 16L10.69 16.4zM17.4 17.69L17 17.8L16 17.8L15.6 17.69L15.43 17.57L15.23 17.21L15.23 16.79L15.31 16.6L15.6 16.31L15.79 16.23L17 16.2L17.4 16.31L17.69 16.6L17.8 17L17.69 17.4z",
    "calendar": "SM6 5.5h12a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-10.5a2 2 0 0 1 2-2zM4.9 10h14.2M8 3.5v3.8M16 3.5v3.8",
    "calendar.badge.clock": "SM6 5.5h12a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-10.5a2 2 0 0 1 2-2zM4.9 10h14.2M8 3.5v3.8M16 3.5v3.8M12 12.7v2.6l1.8 1.1",
    "calendar.badge.plus": "SM6 5.5h12a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-10.5a2 2 0 0 1 2-2zM4.9 10h14.2M8 3.5v3.8M16 3.5v3.8M12 12.5v5M9.5 15h5",
    "camera": "SM4.8 7.5h2.6l1.3-2a1 1 0 0 1 .8-.5h5a1 1 0 0 1 .8.5l1.3 2h2.6A1.8 1.8 0 0 1 21 9.3v8.4a1.8 1.8 0 0 1-1.8 1.8H4.8A1.8 1.8 0 0 1 3 17.7V9.3a1.8 1.8 0 0 1 1.8-1.8zM8.5 13.2a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
    "camera.fill": "FM4.73 6.6L4.31 6.65L3.9 6.76L3.27 7.08L2.94 7.34L2.66 7.66L2.43 8.01L2.26 8.4L2.12 8.95L2.12 18.05L2.26 18.6L2.43 18.99L2.84 19.56L3.16 19.84L3.51 20.07L3.9 20.24L4.31 20.35L4.8 20.4L19.2 20.4L19.69 20.35L20.36 20.14L20.84 19.84L21.34 19.34L21.57 18.99L21.74 18.6L21.85 18.19L21.9 17.77L21.9 9.23L21.79 8.53L21.64 8.14L21.34 7.66L20.84 7.16L20.36 6.86L19.97 6.71L19.55 6.62L17.09 6.6L16 4.93L15.77 4.65L15.48 4.41L15.15 4.24L14.5 4.1L9.5 4.1L9.11 4.15L8.6 4.36L8.17 4.72L6.91 6.6zM7.88 11.99L7.96 11.76L8.46 10.78L8.6 10.58L9.38 9.8L9.58 9.66L10.56 9.16L10.79 9.08L11.87 8.91L12.13 8.91L13.21 9.08L13.44 9.16L14.42 9.66L14.62 9.8L15.4 10.58L15.54 10.78L16.04 11.76L16.12 11.99L16.29 13.07L16.29 13.33L16.12 14.41L16.04 14.64L15.54 15.62L15.4 15.82L14.62 16.6L14.42 16.74L13.44 17.24L13.21 17.32L12.13 17.49L11.87 17.49L10.79 17.32L10.56 17.24L9.58 16.74L9.38 16.6L8.6 15.82L8.46 15.62L7.96 14.64L7.88 14.41L7.71 13.33L7.71 13.07zM9.44 14.03L9.82 14.78L10.42 15.38L11.17 15.76L12 15.89L12.83 15.76L13.58 15.38L14.18 14.78L14.56 14.03L14.69 13.2L14.56 12.37L14.18 11.62L13.58 11.02L12.83 10.64L12 10.51L11.17 10.64L10.42 11.02L9.82 11.62L9.44 12.37L9.31 13.2z",
    "capsule": "SM7.5 7h9a5 5 0 0 1 5 5v0a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v0a5 5 0 0 1 5-5z",
    "capsule.fill": "BM7.5 7h9a5 5 0 0 1 5 5v0a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v0a5 5 0 0 1 5-5z",
    "car": "SM4 13l1.8-5a1.8 1.8 0 0 1 1.7-1.2h9A1.8 1.8 0 0 1 18.2 8L20 13v5.5h-3V17H7v1.5H4zM5 12.6h14",
    "car.fill": "FM3.11 12.85L3.1 18.5L3.12 18.68L3.25 19L3.36 19.14L3.66 19.33L4 19.4L7 19.4L7.34 19.33L7.64 19.14L7.83 18.84L7.9 18.5L7.9 17.9L16.1 17.9L16.12 18.68L16.25 19L16.5 19.25L16.66 19.33L17 19.4L20.18 19.38L20.5 19.25L20.75 19L20.83 18.84L20.9 18.5L20.9 13L20.85 12.7L18.89 7.35L18.59 6.88L18.28 6.57L17.83 6.25L17.42 6.06L16.89 5.93L16.5 5.9L7.5 5.9L6.9 5.97L6.27 6.19L5.64 6.64L5.28 7.06L5.06 7.44zM19 13.4L4.79 13.37L4.43 13.17L4.31 13L4.2 12.6L4.31 12.2L4.43 12.03L4.79 11.83L5 11.8L19 11.8L19.21 11.83L19.57 12.03L19.69 12.2L19.8 12.6L19.69 13L19.57 13.17L19.21 13.37z",
    "cart": "SM2.8 4.5H5l2.3 10.4a1.5 1.5 0 0 0 1.5 1.2h8.4a1.5 1.5 0 0 0 1.4-1.1L20.5 8H5.8;FM8 19.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM15.3 19.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z",
    "cart.fill": "BM5.8 8h14.7l-1.9 7a1.5 1.5 0 0 1-1.4 1.1H8.8a1.5 1.5 0 0 1-1.5-1.2z;SM2.8 4.5H5L6.5 11;FM8 19.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM15.3 19.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z",
    "character": "SM5.5 19.5L11.4 4.5h1.2l5.9 15M7.6 14.5h8.8",
    "chart.bar": "SM4.8 13h2a.6 .6 0 0 1 .6 .6v5.8a.6 .6 0 0 1-.6 .6h-2a.6 .6 0 0 1-.6-.6v-5.8a.6 .6 0 0 1 .6-.6zM11 4.2h2a.6 .6 0 0 1 .6 .6v14.6a.6 .6 0 0 1-.6 .6h-2a.6 .6 0 0 1-.6-.6v-14.6a.6 .6 0 0 1 .6-.6zM17.2 9h2a.6 .6 0 0 1 .6 .6v9.8a.6 .6 0 0 1-.6 .6h-2a.6 .6 0 0 1-.6-.6v-9.8a.6 .6 0 0 1 .6-.6z",
    "chart.bar.fill": "BM4.8 13h2a.6 .6 0 0 1 .6 .6v5.8a.6 .6 0 0 1-.6 .6h-2a.6 .6 0 0 1-.6-.6v-5.8a.6 .6 0 0 1 .6-.6zM11 4.2h2a.6 .6 0 0 1 .6 .6v14.6a.6 .6 0 0 1-.6 .6h-2a.6 .6 0 0 1-.6-.6v-14.6a.6 .6 0 0 1 .6-.6zM17.2 9h2a.6 .6 0 0 1 .6 .6v9.8a.6 .6 0 0 1-.6 .6h-2a.6 .6 0 0 1-.6-.6v-9.8a.6 .6 0 0 1 .6-.6z",
    "chart.bar.xaxis": "SM5 11h2a.5 .5 0 0 1 .5 .5v5a.5 .5 0 0 1-.5 .5h-2a.5 .5 0 0 1-.5-.5v-5a.5 .5 0 0 1 .5-.5zM11 4h2a.5 .5 0 0 1 .5 .5v12a.5 .5 0 0 1-.5 .5h-2a.5 .5 0 0 1-.5-.5v-12a.5 .5 0 0 1 .5-.5zM17 8h2a.5 .5 0 0 1 .5 .5v8a.5 .5 0 0 1-.5 .5h-2a.5 .5 0 0 1-.5-.5v-8a.5 .5 0 0 1 .5-.5zM3.5 20.3h17",
    "chart.line.downtrend.xyaxis": "SM4 4v16h16M7.5 7l4 4.5 3-2.5 5 6.5M15.8 15.5h3.7v-3.7",
    "chart.line.uptrend.xyaxis": "SM4 4v16h16M7.5 15l4-4.5 3 2.5 5-6.5M15.8 6.5h3.7v3.7",
    "chart.pie": "SM10.7 4.2a8.3 8.3 0 1 0 9.1 9.1h-9.1zM14.5 3.6a8.3 8.3 0 0 1 5.9 5.9h-5.9z",
    "chart.pie.fill": "BM10.7 4.2a8.3 8.3 0 1 0 9.1 9.1h-9.1zM14.5 3.6a8.3 8.3 0 0 1 5.9 5.9h-5.9z",
    "chart.xyaxis.line": "SM4 4v16h16M7.5 12l4-3.5 3 2.5 5-4.5",
    "checklist": "SM11 7h9M11 16.5h9M3.8 7.2l1.7 1.7 3-3.6M3.8 16.7l1.7 1.7 3-3.6",
    "checkmark": "SM4.5 12.8l5 5L19.5 6.8",
    "checkmark.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM8.1 12.42L10.7 15.02L15.9 9.3",
    "checkmark.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM7.53 12.99L7.33 12.63L7.33 12.21L7.41 12.02L7.53 11.85L7.89 11.65L8.31 11.65L8.67 11.85L10.67 13.86L15.47 8.63L15.86 8.5L16.27 8.59L16.44 8.71L16.66 9.06L16.68 9.47L16.49 9.84L11.29 15.56L10.93 15.79L10.51 15.8L10.13 15.59z",
    "checkmark.seal": "SM12 2.8L14.76 5.35L18.51 5.49L18.65 9.24L21.2 12L18.65 14.76L18.51 18.51L14.76 18.65L12 21.2L9.24 18.65L5.49 18.51L5.35 14.76L2.8 12L5.35 9.24L5.49 5.49L9.24 5.35zM8.25 12.4L10.75 14.9L15.75 9.4",
    "checkmark.seal.fill": "FM12.48 2.04L12.17 1.92L12 1.9L11.83 1.92L11.52 2.04L8.87 4.46L5.46 4.59L5.13 4.67L4.85 4.85L4.67 5.13L4.59 5.46L4.46 8.87L2.14 11.39L1.96 11.67L1.9 12L1.96 12.33L2.14 12.61L4.46 15.13L4.59 18.54L4.67 18.87L4.85 19.15L5.13 19.33L5.46 19.41L8.87 19.54L11.39 21.86L11.67 22.04L12 22.1L12.33 22.04L12.61 21.86L15.13 19.54L18.54 19.41L18.87 19.33L19.15 19.15L19.33 18.87L19.41 18.54L19.54 15.13L21.86 12.61L22.04 12.33L22.1 12L22.04 11.67L21.86 11.39L19.54 8.87L19.41 5.46L19.33 5.13L19.15 4.85L18.87 4.67L18.54 4.59L15.13 4.46zM7.68 12.97L7.48 12.61L7.48 12.19L7.56 12L7.68 11.83L8.04 11.63L8.46 11.63L8.82 11.83L10.72 13.74L15.32 8.73L15.51 8.64L15.92 8.62L16.29 8.81L16.51 9.16L16.53 9.57L16.34 9.94L11.34 15.44L10.98 15.67L10.56 15.68L10.18 15.47z",
    "checkmark.shield": "SM12 3.3l7.5 2.7v5.3c0 4.5-3 7.6-7.5 9.5-4.5-1.9-7.5-5-7.5-9.5V6zM8.25 12.2L10.75 14.7L15.75 9.2",
    "checkmark.shield.fill": "FM12.15 2.41L11.7 2.45L4.2 5.15L3.88 5.34L3.76 5.48L3.67 5.64L3.6 6L3.6 11.3L3.69 12.67L3.97 14.02L4.48 15.41L5.12 16.57L5.84 17.56L6.76 18.55L7.81 19.45L8.98 20.26L10.25 20.98L11.62 21.62L12 21.7L12.38 21.62L13.68 21.01L15.02 20.26L16.11 19.5L17.17 18.62L18.16 17.56L18.88 16.57L19.52 15.41L20 14.14L20.29 12.79L20.4 11.3L20.4 6L20.33 5.64L20.12 5.34L19.8 5.15zM7.68 12.77L7.48 12.41L7.48 11.99L7.56 11.8L7.68 11.63L8.04 11.43L8.46 11.43L8.82 11.63L10.72 13.54L15.32 8.53L15.71 8.4L15.92 8.42L16.29 8.61L16.51 8.96L16.53 9.37L16.34 9.74L11.34 15.24L10.98 15.47L10.56 15.48L10.18 15.27z",
    "checkmark.square": "SM7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3zM8.1 12.42L10.7 15.02L15.9 9.3",
    "checkmark.square.fill": "FM6.93 3.1L6.32 3.16L5.73 3.32L5.17 3.56L4.65 3.89L4.19 4.29L3.81 4.77L3.5 5.29L3.32 5.73L3.16 6.32L3.1 7L3.1 17.07L3.14 17.54L3.27 18.14L3.5 18.71L3.81 19.23L4.29 19.81L4.77 20.19L5.17 20.44L5.86 20.73L6.46 20.86L6.93 20.9L17.07 20.9L17.54 20.86L18.14 20.73L18.71 20.5L19.23 20.19L19.81 19.71L20.19 19.23L20.44 18.83L20.73 18.14L20.86 17.54L20.9 17.07L20.9 6.93L20.86 6.46L20.73 5.86L20.5 5.29L20.19 4.77L19.81 4.29L19.23 3.81L18.83 3.56L18.27 3.32L17.54 3.14L17 3.1zM7.53 12.99L7.33 12.63L7.33 12.21L7.41 12.02L7.53 11.85L7.89 11.65L8.31 11.65L8.67 11.85L10.67 13.86L15.47 8.63L15.86 8.5L16.27 8.59L16.44 8.71L16.66 9.06L16.68 9.47L16.49 9.84L11.29 15.56L10.93 15.79L10.51 15.8L10.13 15.59z",
    "chevron.down": "SM5 8.5l7 7 7-7",
    "chevron.down.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM8.5 10.25L12 13.75L15.5 10.25",
    "chevron.down.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM7.93 10.82L7.73 10.46L7.73 10.04L7.81 9.85L7.93 9.68L8.29 9.48L8.71 9.48L8.9 9.56L12 12.62L15.1 9.56L15.5 9.45L15.9 9.56L16.19 9.85L16.3 10.25L16.19 10.65L16.07 10.82L12.57 14.32L12.21 14.52L12 14.55L11.79 14.52L11.43 14.32z",
    "chevron.left": "SM15 5l-7 7 7 7",
    "chevron.left.2": "SM12 5.5L5.5 12l6.5 6.5M18.5 5.5L12 12l6.5 6.5",
    "chevron.left.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM13.5 8.5L10 12L13.5 15.5",
    "chevron.left.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM12.93 7.93L13.29 7.73L13.71 7.73L13.9 7.81L14.07 7.93L14.27 8.29L14.27 8.71L14.19 8.9L11.13 12L14.19 15.1L14.3 15.5L14.19 15.9L13.9 16.19L13.5 16.3L13.1 16.19L12.93 16.07L9.43 12.57L9.23 12.21L9.2 12L9.23 11.79L9.43 11.43z",
    "chevron.left.forwardslash.chevron.right": "SM7.5 7l-5 5 5 5M16.5 7l5 5-5 5M14 4.5l-4 15",
    "chevron.right": "SM9 5l7 7-7 7",
    "chevron.right.2": "SM5.5 5.5L12 12l-6.5 6.5M12 5.5l6.5 6.5-6.5 6.5",
    "chevron.right.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM10.5 8.5L14 12L10.5 15.5",
    "chevron.right.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM9.93 9.07L9.73 8.71L9.7 8.5L9.73 8.29L9.93 7.93L10.1 7.81L10.5 7.7L10.9 7.81L14.57 11.43L14.77 11.79L14.8 12L14.77 12.21L14.57 12.57L11.07 16.07L10.9 16.19L10.5 16.3L10.1 16.19L9.81 15.9L9.7 15.5L9.81 15.1L12.87 12z",
    "chevron.up": "SM5 15.5l7-7 7 7",
    "chevron.up.chevron.down": "SM7.5 9.5L12 5l4.5 4.5M7.5 14.5L12 19l4.5-4.5",
    "chevron.up.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM8.5 13.75L12 10.25L15.5 13.75",
    "chevron.up.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM9.07 14.32L8.71 14.52L8.5 14.55L8.29 14.52L7.93 14.32L7.81 14.15L7.7 13.75L7.81 13.35L11.43 9.68L11.79 9.48L12 9.45L12.21 9.48L12.57 9.68L16.07 13.18L16.19 13.35L16.3 13.75L16.19 14.15L15.9 14.44L15.5 14.55L15.1 14.44L12 11.38z",
    "circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0z",
    "circle.fill": "BM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0z",
    "circle.inset.filled": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0z;FM7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "circle.lefthalf.filled": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0z;FM12 3.4a8.6 8.6 0 0 0 0 17.2z",
    "circle.righthalf.filled": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0z;FM12 3.4a8.6 8.6 0 0 1 0 17.2z",
    "clipboard": "SM7.5 5h9a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-11.5a2 2 0 0 1 2-2z;FM9.9 3h4.2a1.2 1.2 0 0 1 1.2 1.2v1.6a1.2 1.2 0 0 1-1.2 1.2h-4.2a1.2 1.2 0 0 1-1.2-1.2v-1.6a1.2 1.2 0 0 1 1.2-1.2z",
    "clock": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM12 7v5.2l3.4 2",
    "clock.arrow.circlepath": "SM4.6 14.5a8 8 0 1 0 .8-6.8L4 9.5M4 5v4.5h4.5M12 7.5v4.8l3.2 1.9",
    "clock.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM11.2 12.2L11.23 6.79L11.43 6.43L11.79 6.23L12 6.2L12.4 6.31L12.69 6.6L12.8 7L12.8 11.74L15.97 13.64L16.1 13.81L16.2 14.21L16.09 14.61L15.79 14.9L15.39 15L14.99 14.89L11.59 12.89L11.31 12.6z",
    "cloud": "SM7 18.5a4.1 4.1 0 0 1-.4-8.1 5.8 5.8 0 0 1 11-.9A4.6 4.6 0 0 1 17 18.5z",
    "cloud.fill": "BM7 18.5a4.1 4.1 0 0 1-.4-8.1 5.8 5.8 0 0 1 11-.9A4.6 4.6 0 0 1 17 18.5z",
    "cloud.rain": "SM7 15A4.1 4.1 0 0 1 6.6 6.9A5.8 5.8 0 0 1 17.6 6A4.6 4.6 0 0 1 17 15zM8.5 18l-1 2.7M12.5 18l-1 2.7M16.5 18l-1 2.7",
    "cloud.rain.fill": "BM7 15A4.1 4.1 0 0 1 6.6 6.9A5.8 5.8 0 0 1 17.6 6A4.6 4.6 0 0 1 17 15z;SM8.5 18l-1 2.7M12.5 18l-1 2.7M16.5 18l-1 2.7",
    "cloud.slash": "FM17 19.4L18.45 19.03L18.68 18.94L19.76 18.29L20.07 18L18.8 16.72L17.85 17.33L16.88 17.6L7.11 17.6L6.21 17.38L5.43 16.93L4.81 16.27L4.39 15.47L4.22 14.58L4.3 13.68L4.64 12.84L5.19 12.12L5.93 11.59L6.9 11.25L7.13 11.13L7.32 10.94L7.44 10.71L7.91 9.46L8.61 8.45L9.54 7.65L9.66 7.59L8.36 6.29L7.2 7.33L6.37 8.52L5.9 9.69L4.98 10.06L4.03 10.74L3.85 10.91L3.01 12.05L2.52 13.38L2.41 14.54L2.65 15.93L2.73 16.18L3.41 17.42L4.41 18.42L5.42 19L5.66 19.1L7 19.4zM21.53 15.89L21.87 14.43L21.88 14.18L21.74 12.69L21.2 11.28L20.3 10.08L19.32 9.29L18.23 8.79L17.52 7.61L16.51 6.57L15.09 5.67L13.27 5.11L11.81 5.05L10.6 5.28L12.19 6.87L13.07 6.91L14.25 7.26L15.3 7.9L16.15 8.78L16.82 9.95L17 10.17L17.25 10.33L18.29 10.77L19.08 11.4L19.67 12.23L20.01 13.18L20.08 14.19L19.98 14.66L21.42 16.1z;SM4 3.5L20.5 20",
    "cloud.slash.fill": "FM7 19.4L17 19.4L18.45 19.03L18.68 18.94L19.76 18.29L20.07 18L8.36 6.29L7.2 7.33L6.37 8.52L5.9 9.69L4.98 10.06L3.85 10.91L3.01 12.05L2.52 13.38L2.41 14.54L2.65 15.93L2.73 16.18L3.41 17.42L4.41 18.42L5.42 19L5.66 19.1zM21.53 15.89L21.87 14.43L21.88 14.18L21.74 12.69L21.2 11.28L20.3 10.08L19.32 9.29L18.23 8.79L17.52 7.61L16.51 6.57L15.09 5.67L13.27 5.11L11.81 5.05L10.6 5.28L21.42 16.1z;SM4 3.5L20.5 20",
    "cloud.sun": "SM6.22 19.91A3.53 3.53 0 0 1 5.88 12.94A4.99 4.99 0 0 1 15.34 12.17A3.96 3.96 0 0 1 14.82 19.91zM13.4 7.2a3.4 3.4 0 1 1 6 3M16.5 2.6v.6M21.6 7.6h.5M20.2 4l.5-.5",
    "cloud.sun.fill": "BM6.22 19.91A3.53 3.53 0 0 1 5.88 12.94A4.99 4.99 0 0 1 15.34 12.17A3.96 3.96 0 0 1 14.82 19.91z;SM13.4 7.2a3.4 3.4 0 1 1 6 3M16.5 2.6v.6M21.6 7.6h.5M20.2 4l.5-.5",
    "command": "SM9 9V6.6A2.6 2.6 0 1 0 6.4 9zM15 9h2.6A2.6 2.6 0 1 0 15 6.4zM15 15v2.6a2.6 2.6 0 1 0 2.6-2.6zM9 15H6.4A2.6 2.6 0 1 0 9 17.6zM9 9h6v6H9z",
    "cpu": "SM8.1 6.3h7.8a1.8 1.8 0 0 1 1.8 1.8v7.8a1.8 1.8 0 0 1-1.8 1.8h-7.8a1.8 1.8 0 0 1-1.8-1.8v-7.8a1.8 1.8 0 0 1 1.8-1.8zM10.5 10h3a.5 .5 0 0 1 .5 .5v3a.5 .5 0 0 1-.5 .5h-3a.5 .5 0 0 1-.5-.5v-3a.5 .5 0 0 1 .5-.5zM9.5 3v3M14.5 3v3M9.5 18v3M14.5 18v3M3 9.5h3M3 14.5h3M18 9.5h3M18 14.5h3",
    "cpu.fill": "FM8.1 5.4L7.61 5.45L7.2 5.56L6.81 5.73L6.46 5.96L6.14 6.24L5.88 6.57L5.56 7.2L5.45 7.61L5.4 8.1L5.4 15.97L5.45 16.39L5.56 16.8L5.73 17.19L5.96 17.54L6.24 17.86L6.81 18.27L7.33 18.49L8.03 18.6L15.97 18.6L16.39 18.55L16.8 18.44L17.19 18.27L17.54 18.04L18.04 17.54L18.27 17.19L18.49 16.67L18.6 15.97L18.6 8.03L18.55 7.61L18.44 7.2L18.27 6.81L18.04 6.46L17.54 5.96L17.19 5.73L16.67 5.51L16.25 5.42zM10.5 9.2L13.64 9.21L13.96 9.29L14.21 9.41L14.59 9.79L14.75 10.16L14.8 10.44L14.8 13.56L14.75 13.84L14.63 14.14L14.46 14.37L14.21 14.59L13.84 14.75L13.56 14.8L10.44 14.8L10.16 14.75L9.86 14.63L9.63 14.46L9.41 14.21L9.25 13.84L9.2 13.56L9.23 10.24L9.41 9.79L9.69 9.49L10.04 9.29zM10.8 13.2L13.2 13.2L13.2 10.8L10.8 10.8z;SM9.5 3v3M14.5 3v3M9.5 18v3M14.5 18v3M3 9.5h3M3 14.5h3M18 9.5h3M18 14.5h3",
    "creditcard": "SM5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3.9 10h16.2M6.5 14.8H10",
    "creditcard.fill": "FM4.93 4.6L4.48 4.65L4.04 4.77L3.35 5.11L3 5.4L2.61 5.85L2.39 6.25L2.22 6.67L2.13 7.12L2.13 16.88L2.27 17.46L2.45 17.88L2.9 18.5L3.24 18.8L3.62 19.05L4.04 19.23L4.48 19.35L5 19.4L19 19.4L19.52 19.35L20.25 19.11L20.76 18.8L21.3 18.26L21.55 17.88L21.73 17.46L21.85 17.02L21.9 16.57L21.9 7.43L21.85 6.98L21.61 6.25L21.3 5.74L20.76 5.2L20.38 4.95L19.96 4.77L19.52 4.65L19 4.6zM20.31 10.77L3.9 10.8L3.69 10.77L3.33 10.57L3.21 10.4L3.1 10L3.21 9.6L3.33 9.43L3.69 9.23L3.9 9.2L20.1 9.2L20.31 9.23L20.67 9.43L20.79 9.6L20.9 10L20.79 10.4L20.67 10.57zM10.21 15.57L6.29 15.57L5.93 15.37L5.81 15.2L5.7 14.8L5.73 14.59L5.93 14.23L6.29 14.03L6.5 14L10.21 14.03L10.57 14.23L10.77 14.59L10.8 14.8L10.77 15.01L10.57 15.37z",
    "cube": "SM12 3.5l7.5 4.3v8.4L12 20.5l-7.5-4.3V7.8zM4.9 8l7.1 4 7.1-4M12 12v8",
    "cube.fill": "FM12.28 2.64L11.91 2.6L11.55 2.72L4.05 7.02L3.9 7.13L3.68 7.43L3.6 7.8L3.6 16.2L3.62 16.39L3.77 16.73L4.05 16.98L11.55 21.28L11.91 21.4L12.09 21.4L12.45 21.28L19.95 16.98L20.23 16.73L20.32 16.57L20.4 16.2L20.4 7.8L20.38 7.61L20.23 7.27L19.95 7.02zM12.8 12.47L12.8 20L12.77 20.21L12.57 20.57L12.4 20.69L12 20.8L11.6 20.69L11.43 20.57L11.23 20.21L11.2 20L11.2 12.47L4.51 8.7L4.21 8.41L4.13 8.22L4.13 7.8L4.2 7.61L4.49 7.31L4.68 7.23L5.1 7.23L5.29 7.3L12 11.08L18.71 7.3L18.9 7.23L19.32 7.23L19.67 7.44L19.8 7.61L19.9 8.01L19.87 8.22L19.79 8.41L19.49 8.7z",
    "cup.and.saucer": "SM5 7h11.5v6a4.5 4.5 0 0 1-4.5 4.5H9.5A4.5 4.5 0 0 1 5 13zM16.5 8.5h1.7a2.5 2.5 0 0 1 0 5h-1.7M4 20.5h14",
    "cup.and.saucer.fill": "BM5 7h11.5v6a4.5 4.5 0 0 1-4.5 4.5H9.5A4.5 4.5 0 0 1 5 13z;SM16.5 8.5h1.7a2.5 2.5 0 0 1 0 5h-1.7M4 20.5h14",
    "curlybraces": "SM9 4.5c-2 0-2.8.9-2.8 2.7v2.3c0 1.4-.7 2.2-2 2.5 1.3.3 2 1.1 2 2.5v2.3c0 1.8.8 2.7 2.8 2.7M15 4.5C17 4.5 17.8 5.4 17.8 7.2L17.8 9.5C17.8 10.9 18.5 11.7 19.8 12C18.5 12.3 17.8 13.1 17.8 14.5L17.8 16.8C17.8 18.6 17 19.5 15 19.5",
    "desktopcomputer": "SM4.8 4h14.4a1.8 1.8 0 0 1 1.8 1.8v8.4a1.8 1.8 0 0 1-1.8 1.8h-14.4a1.8 1.8 0 0 1-1.8-1.8v-8.4a1.8 1.8 0 0 1 1.8-1.8zM12 16v4M8.5 20.2h7",
    "diamond": "SM12 3.2l8.8 8.8-8.8 8.8L3.2 12z",
    "diamond.fill": "BM12 3.2l8.8 8.8-8.8 8.8L3.2 12z",
    "divide": "SM5 12h14;FM10.6 6.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM10.6 17.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z",
    "doc": "SM13.5 3.5H7.3a1.8 1.8 0 0 0-1.8 1.8v13.4a1.8 1.8 0 0 0 1.8 1.8h9.4a1.8 1.8 0 0 0 1.8-1.8V8.5zM13.5 3.5v5h5",
    "doc.badge.plus": "SM13.5 3.5H7.3a1.8 1.8 0 0 0-1.8 1.8v13.4a1.8 1.8 0 0 0 1.8 1.8h9.4a1.8 1.8 0 0 0 1.8-1.8V8.5zM13.5 3.5v5h5M12 11.5v5.5M9.2 14.2h5.6",
    "doc.fill": "FM14 2.75L13.84 2.67L13.5 2.6L6.95 2.62L6.4 2.76L6.01 2.93L5.66 3.16L5.16 3.66L4.86 4.14L4.65 4.81L4.6 5.3L4.6 18.77L4.71 19.47L4.86 19.86L5.08 20.23L5.34 20.56L5.66 20.84L6.14 21.14L6.81 21.35L7.3 21.4L17.05 21.38L17.6 21.24L18.23 20.92L18.56 20.66L18.84 20.34L19.14 19.86L19.35 19.19L19.4 18.7L19.38 8.32L19.33 8.16L19.14 7.86zM12.7 8.5L12.73 3.29L12.93 2.93L13.29 2.73L13.71 2.73L13.9 2.81L14.07 2.93L14.27 3.29L14.3 7.7L18.71 7.73L19.07 7.93L19.27 8.29L19.27 8.71L19.07 9.07L18.71 9.27L18.5 9.3L13.5 9.3L13.29 9.27L12.93 9.07L12.73 8.71z",
    "doc.on.clipboard": "SM7.5 5h9a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-11.5a2 2 0 0 1 2-2zM9 11.5h6M9 15.3h6;FM9.9 3h4.2a1.2 1.2 0 0 1 1.2 1.2v1.6a1.2 1.2 0 0 1-1.2 1.2h-4.2a1.2 1.2 0 0 1-1.2-1.2v-1.6a1.2 1.2 0 0 1 1.2-1.2z",
    "doc.on.doc": "SM10.5 8.5h7.5a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2zM15.5 8.5V5.8A1.8 1.8 0 0 0 13.7 4H5.8A1.8 1.8 0 0 0 4 5.8v7.9a1.8 1.8 0 0 0 1.8 1.8h2.7",
    "doc.on.doc.fill": "BM10.5 8.5h7.5a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2z;SM15.5 8.5V5.8A1.8 1.8 0 0 0 13.7 4H5.8A1.8 1.8 0 0 0 4 5.8v7.9a1.8 1.8 0 0 0 1.8 1.8h2.7",
    "doc.text": "SM13.5 3.5H7.3a1.8 1.8 0 0 0-1.8 1.8v13.4a1.8 1.8 0 0 0 1.8 1.8h9.4a1.8 1.8 0 0 0 1.8-1.8V8.5zM13.5 3.5v5h5M9 12.7h6M9 16.2h6",
    "doc.text.fill": "FM14 2.75L13.84 2.67L13.5 2.6L6.95 2.62L6.4 2.76L6.01 2.93L5.66 3.16L5.16 3.66L4.86 4.14L4.65 4.81L4.6 5.3L4.6 18.77L4.71 19.47L4.86 19.86L5.08 20.23L5.34 20.56L5.66 20.84L6.14 21.14L6.81 21.35L7.3 21.4L17.05 21.38L17.6 21.24L18.23 20.92L18.56 20.66L18.84 20.34L19.14 19.86L19.35 19.19L19.4 18.7L19.38 8.32L19.33 8.16L19.14 7.86zM12.73 8.71L12.73 3.29L12.93 2.93L13.29 2.73L13.5 2.7L13.9 2.81L14.07 2.93L14.27 3.29L14.3 7.7L18.71 7.73L19.07 7.93L19.19 8.1L19.3 8.5L19.19 8.9L19.07 9.07L18.71 9.27L18.5 9.3L13.29 9.27L12.93 9.07zM15.21 13.47L9 13.5L8.79 13.47L8.43 13.27L8.23 12.91L8.2 12.7L8.23 12.49L8.43 12.13L8.79 11.93L9 11.9L15 11.9L15.21 11.93L15.57 12.13L15.77 12.49L15.8 12.7L15.77 12.91L15.57 13.27zM15.21 16.97L9 17L8.6 16.89L8.43 16.77L8.23 16.41L8.2 16.2L8.23 15.99L8.43 15.63L8.79 15.43L9 15.4L15 15.4L15.21 15.43L15.57 15.63L15.77 15.99L15.77 16.41L15.69 16.6L15.4 16.89z",
    "dollarsign": "SM16.6 8.2c-.5-1.8-2.2-2.7-4.6-2.7-2.6 0-4.4 1.2-4.4 3.1 0 4.6 9 2 9 6.7 0 2-1.9 3.2-4.6 3.2-2.5 0-4.4-1-4.9-2.9M12 3v18",
    "dollarsign.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM14.53 9.91C14.26 8.92 13.32 8.42 12 8.42C10.57 8.42 9.58 9.08 9.58 10.13C9.58 12.66 14.53 11.23 14.53 13.82C14.53 14.91 13.48 15.57 12 15.57C10.62 15.57 9.58 15.02 9.3 13.98M12 7.05L12 16.95",
    "dollarsign.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM15.18 9.36L15.33 9.85L15.25 10.25L14.98 10.57L14.59 10.71L14.39 10.7L14.01 10.52L13.87 10.36L13.7 9.96L13.53 9.7L13.26 9.49L12.8 9.31L12.8 11.31L13.87 11.67L14.42 11.99L14.64 12.19L15.02 12.66L15.17 12.99L15.31 13.66L15.3 14.21L15.11 14.81L14.87 15.2L14.57 15.53L14.21 15.8L13.82 16.01L13.4 16.17L12.8 16.31L12.77 17.16L12.57 17.52L12.4 17.64L12 17.75L11.6 17.64L11.43 17.52L11.23 17.16L11.2 16.31L10.27 16.07L9.53 15.65L9.21 15.37L8.93 15.04L8.71 14.67L8.55 14.25L8.51 13.84L8.69 13.46L9.03 13.23L9.44 13.19L9.82 13.37L9.96 13.52L10.22 14.1L10.47 14.36L10.84 14.57L11.2 14.68L11.2 12.57L10.4 12.31L9.7 11.93L9.48 11.74L9.1 11.29L8.94 10.95L8.78 10.05L8.84 9.59L8.99 9.16L9.41 8.56L9.85 8.19L10.55 7.85L11.2 7.69L11.2 7.05L11.31 6.65L11.6 6.36L12 6.25L12.4 6.36L12.69 6.65L12.8 7.05L12.8 7.68L13.64 7.9L14.35 8.29L14.66 8.56L14.92 8.88zM12.8 12.98L12.8 14.67L13.18 14.54L13.51 14.33L13.67 14.1L13.72 13.86L13.65 13.51L13.48 13.3L13.13 13.09zM11.2 10.89L11.2 9.32L10.88 9.44L10.59 9.64L10.44 9.86L10.39 10.08L10.46 10.42L10.62 10.62z",
    "drop": "SM12 3.4c3.6 4 6.2 7.1 6.2 10.7a6.2 6.2 0 0 1-12.4 0c0-3.6 2.6-6.7 6.2-10.7z",
    "drop.fill": "BM12 3.4c3.6 4 6.2 7.1 6.2 10.7a6.2 6.2 0 0 1-12.4 0c0-3.6 2.6-6.7 6.2-10.7z",
    "ellipsis": "FM3.3 12a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM10.3 12a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM17.3 12a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z",
    "ellipsis.bubble": "SM5.3 4.5h13.4a1.8 1.8 0 0 1 1.8 1.8v8.9a1.8 1.8 0 0 1-1.8 1.8H11l-4.5 3.8V17H5.3a1.8 1.8 0 0 1-1.8-1.8V6.3a1.8 1.8 0 0 1 1.8-1.8z;FM6.8 10.8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0zM10.8 10.8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0zM14.8 10.8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z",
    "ellipsis.bubble.fill": "FM5.23 3.6L4.81 3.65L4.4 3.76L4.01 3.93L3.66 4.16L3.16 4.66L2.93 5.01L2.76 5.4L2.65 5.81L2.6 6.3L2.6 15.27L2.71 15.97L2.86 16.36L3.16 16.84L3.44 17.16L3.77 17.42L4.4 17.74L4.95 17.88L5.6 17.9L5.62 20.97L5.74 21.28L5.97 21.53L6.12 21.62L6.45 21.7L6.79 21.65L6.94 21.58L11.33 17.9L19.05 17.88L19.47 17.79L19.86 17.64L20.34 17.34L20.66 17.06L20.92 16.73L21.24 16.1L21.35 15.69L21.4 15.27L21.4 6.3L21.35 5.81L21.14 5.14L20.92 4.77L20.56 4.34L19.99 3.93L19.6 3.76L19.19 3.65L18.77 3.6zM10.9 10.8L10.96 10.46L11.11 10.15L11.35 9.91L11.66 9.76L12 9.7L12.34 9.76L12.65 9.91L12.89 10.15L13.04 10.46L13.1 10.8L13.04 11.14L12.89 11.45L12.65 11.69L12.34 11.84L12 11.9L11.66 11.84L11.35 11.69L11.11 11.45L10.96 11.14zM6.96 11.14L6.9 10.8L6.96 10.46L7.11 10.15L7.35 9.91L7.66 9.76L8 9.7L8.34 9.76L8.65 9.91L8.89 10.15L9.04 10.46L9.1 10.8L9.04 11.14L8.89 11.45L8.65 11.69L8.34 11.84L8 11.9L7.66 11.84L7.35 11.69L7.11 11.45zM14.96 11.14L14.9 10.8L14.96 10.46L15.11 10.15L15.35 9.91L15.66 9.76L16 9.7L16.34 9.76L16.65 9.91L16.89 10.15L17.04 10.46L17.1 10.8L17.04 11.14L16.89 11.45L16.65 11.69L16.34 11.84L16 11.9L15.66 11.84L15.35 11.69L15.11 11.45z",
    "ellipsis.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0z;FM6.61 12A1.05 1.05 0 1 0 8.71 12A1.05 1.05 0 0 0 6.61 12zM10.95 12A1.05 1.05 0 1 0 13.05 12A1.05 1.05 0 1 0 10.95 12zM15.29 12A1.05 1.05 0 1 0 17.39 12A1.05 1.05 0 1 0 15.29 12z",
    "ellipsis.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM6.71 12L6.76 11.71L6.89 11.44L7.1 11.23L7.37 11.1L7.66 11.05L7.95 11.1L8.22 11.23L8.43 11.44L8.56 11.71L8.61 12L8.56 12.29L8.43 12.56L8.22 12.77L7.95 12.9L7.66 12.95L7.37 12.9L7.1 12.77L6.89 12.56L6.76 12.29zM11.1 12.29L11.05 12L11.1 11.71L11.23 11.44L11.44 11.23L11.71 11.1L12 11.05L12.29 11.1L12.56 11.23L12.77 11.44L12.9 11.71L12.95 12L12.9 12.29L12.77 12.56L12.56 12.77L12.29 12.9L12 12.95L11.71 12.9L11.44 12.77L11.23 12.56zM15.44 12.29L15.39 12L15.44 11.71L15.57 11.44L15.78 11.23L16.05 11.1L16.34 11.05L16.63 11.1L16.9 11.23L17.11 11.44L17.24 11.71L17.29 12L17.24 12.29L17.11 12.56L16.9 12.77L16.63 12.9L16.34 12.95L16.05 12.9L15.78 12.77L15.57 12.56z",
    "envelope": "SM5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM4.4 7.2L12 13l7.6-5.8",
    "envelope.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM8.75 8.75L15.25 8.75A1 1 0 0 1 16.25 9.75L16.25 14.25A1 1 0 0 1 15.25 15.25L8.75 15.25A1 1 0 0 1 7.75 14.25L7.75 9.75A1 1 0 0 1 8.75 8.75zM8.2 9.6L12 12.5L15.8 9.6",
    "envelope.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM8.69 7.95L15.31 7.95L15.59 7.98L16.01 8.12L16.48 8.43L16.67 8.64L16.88 8.99L17.02 9.41L17.05 9.75L17.04 14.47L16.88 15.01L16.57 15.48L16.26 15.74L16.01 15.88L15.59 16.02L15.25 16.05L8.69 16.05L8.41 16.02L7.99 15.88L7.52 15.57L7.33 15.36L7.12 15.01L6.96 14.47L6.96 9.53L7.02 9.25L7.18 8.88L7.52 8.43L7.88 8.18L8.13 8.06zM11.7 13.24L8.55 10.87L8.55 14.22L8.61 14.39L8.78 14.45L15.34 14.43L15.43 14.34L15.45 14.22L15.45 10.87L12.49 13.14L12.1 13.29zM14.55 9.55L9.45 9.55L12 11.49z",
    "envelope.fill": "FM5.43 4.6L4.98 4.65L4.54 4.77L3.85 5.11L3.5 5.4L3.2 5.74L2.89 6.25L2.72 6.67L2.63 7.12L2.6 16.57L2.72 17.33L2.89 17.75L3.2 18.26L3.5 18.6L3.85 18.89L4.25 19.11L4.98 19.35L5.43 19.4L18.5 19.4L19.02 19.35L19.75 19.11L20.15 18.89L20.6 18.5L20.89 18.15L21.11 17.75L21.35 17.02L21.4 16.57L21.4 7.5L21.35 6.98L21.11 6.25L20.8 5.74L20.5 5.4L20.15 5.11L19.75 4.89L19.02 4.65L18.57 4.6zM11.51 13.64L3.77 7.69L3.61 7.31L3.61 7.1L3.76 6.71L4.09 6.46L4.5 6.41L4.7 6.46L12 11.99L19.11 6.56L19.5 6.41L19.91 6.46L20.24 6.71L20.39 7.1L20.34 7.51L20.09 7.84L12.49 13.64L12.1 13.79L11.7 13.74z",
    "envelope.open": "SM3.5 10L12 4l8.5 6v8.2a1.8 1.8 0 0 1-1.8 1.8H5.3a1.8 1.8 0 0 1-1.8-1.8zM4 10.5l8 5 8-5",
    "envelope.open.fill": "FM2.85 9.38L2.67 9.66L2.6 10L2.62 18.55L2.76 19.1L3.08 19.73L3.44 20.16L4.01 20.57L4.53 20.79L5.3 20.9L18.77 20.9L19.47 20.79L19.99 20.57L20.56 20.16L20.84 19.84L21.07 19.49L21.29 18.97L21.4 18.2L21.4 10L21.38 9.83L21.26 9.51L21.02 9.26L12.36 3.17L12 3.1L11.64 3.17L11.48 3.26zM3.58 11.18L3.29 10.88L3.22 10.68L3.23 10.27L3.32 10.08L3.62 9.79L3.82 9.72L4.23 9.73L12 14.56L19.58 9.82L19.97 9.7L20.38 9.79L20.68 10.08L20.8 10.47L20.71 10.88L20.42 11.18L12.42 16.18L12.22 16.27L12 16.3L11.78 16.27L11.58 16.18z",
    "equal": "SM5 9h14M5 15h14",
    "eurosign": "SM18.5 6.8a7 7 0 1 0 0 10.4M3.8 10.3h9.7M3.8 13.7h9.7",
    "eurosign.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM15.38 9.3A3.64 3.64 0 1 0 15.38 14.7M7.74 11.12L12.78 11.12M7.74 12.88L12.78 12.88",
    "eurosign.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM12.78 11.92L10.14 11.92L10.14 12.08L12.99 12.11L13.35 12.31L13.47 12.48L13.55 12.67L13.55 13.09L13.35 13.45L13.18 13.57L12.78 13.68L10.77 13.68L11.24 14.25L12.41 14.77L13.7 14.71L14.99 14L15.19 13.92L15.6 13.93L15.96 14.15L16.16 14.51L16.15 14.92L15.93 15.28L14.14 16.27L12.11 16.36L10.26 15.54L9.06 14.13L8.96 13.98L8.87 13.68L7.53 13.65L7.17 13.45L6.97 13.09L6.94 12.88L7.05 12.48L7.34 12.19L7.74 12.08L8.51 12.08L8.51 11.92L7.53 11.89L7.17 11.69L7.05 11.52L6.94 11.12L7.05 10.72L7.17 10.55L7.53 10.35L8.87 10.32L8.96 10.02L9.06 9.87L10.12 8.59L10.42 8.37L12.11 7.64L13.96 7.7L14.31 7.8L15.93 8.72L16.15 9.08L16.16 9.49L15.96 9.85L15.6 10.07L15.19 10.08L14.99 10L13.7 9.29L12.41 9.23L11.24 9.75L10.77 10.32L12.99 10.35L13.35 10.55L13.47 10.72L13.58 11.12L13.47 11.52L13.18 11.81z",
    "exclamationmark": "SM12 4v10.5;FM10.6 19a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z",
    "exclamationmark.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM12 7.36L12 13.45;FM11.19 16.06A.81 .81 0 1 0 12.81 16.06A.81 .81 0 1 0 11.19 16.06z",
    "exclamationmark.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM11.23 13.66L11.2 7.36L11.23 7.15L11.43 6.79L11.6 6.67L12 6.56L12.4 6.67L12.57 6.79L12.77 7.15L12.8 7.36L12.8 13.45L12.77 13.66L12.57 14.02L12.21 14.22L12 14.25L11.79 14.22L11.43 14.02zM11.29 16.06L11.33 15.84L11.43 15.64L11.58 15.49L11.78 15.39L12 15.35L12.22 15.39L12.42 15.49L12.57 15.64L12.67 15.84L12.71 16.06L12.67 16.28L12.57 16.48L12.42 16.63L12.22 16.73L12 16.77L11.78 16.73L11.58 16.63L11.43 16.48L11.33 16.28z",
    "exclamationmark.octagon": "SM8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 7.52L12 13.4;FM11.22 15.92A.78 .78 0 1 0 12.78 15.92A.78 .78 0 1 0 11.22 15.92z",
    "exclamationmark.octagon.fill": "FM8.32 2.62L8 2.75L7.86 2.86L2.86 7.86L2.67 8.16L2.6 8.5L2.6 15.5L2.67 15.84L2.86 16.14L7.86 21.14L8.16 21.33L8.5 21.4L15.5 21.4L15.84 21.33L16.14 21.14L21.14 16.14L21.33 15.84L21.4 15.5L21.4 8.5L21.33 8.16L21.14 7.86L16.14 2.86L15.84 2.67L15.5 2.6zM11.23 13.61L11.23 7.31L11.43 6.95L11.6 6.83L12 6.72L12.21 6.75L12.57 6.95L12.77 7.31L12.8 7.52L12.77 13.61L12.57 13.97L12.21 14.17L12 14.2L11.79 14.17L11.43 13.97zM11.32 15.92L11.35 15.71L11.45 15.52L11.6 15.37L11.79 15.27L12 15.24L12.21 15.27L12.4 15.37L12.55 15.52L12.65 15.71L12.68 15.92L12.65 16.13L12.55 16.32L12.4 16.47L12.21 16.57L12 16.6L11.79 16.57L11.6 16.47L11.45 16.32L11.35 16.13z",
    "exclamationmark.shield": "SM12 3.3l7.5 2.7v5.3c0 4.5-3 7.6-7.5 9.5-4.5-1.9-7.5-5-7.5-9.5V6zM12 7.64L12 13.1;FM11.27 15.44A.73 .73 0 1 0 12.73 15.44A.73 .73 0 1 0 11.27 15.44z",
    "exclamationmark.shield.fill": "FM12.15 2.41L11.7 2.45L4.2 5.15L3.88 5.34L3.76 5.48L3.67 5.64L3.6 6L3.6 11.3L3.69 12.67L3.97 14.02L4.48 15.41L5.12 16.57L5.84 17.56L6.76 18.55L7.81 19.45L8.98 20.26L10.25 20.98L11.62 21.62L12 21.7L12.38 21.62L13.68 21.01L15.02 20.26L16.11 19.5L17.17 18.62L18.16 17.56L18.88 16.57L19.52 15.41L20 14.14L20.29 12.79L20.4 11.3L20.4 6L20.33 5.64L20.12 5.34L19.8 5.15zM11.23 13.31L11.23 7.43L11.43 7.07L11.6 6.95L12 6.84L12.21 6.87L12.57 7.07L12.77 7.43L12.8 7.64L12.77 13.31L12.57 13.67L12.21 13.87L12 13.9L11.79 13.87L11.43 13.67zM11.37 15.44L11.4 15.25L11.49 15.07L11.63 14.93L11.81 14.84L12 14.81L12.19 14.84L12.37 14.93L12.51 15.07L12.6 15.25L12.63 15.44L12.6 15.63L12.51 15.81L12.37 15.95L12.19 16.04L12 16.07L11.81 16.04L11.63 15.95L11.49 15.81L11.4 15.63z",
    "exclamationmark.square": "SM7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3zM12 7.36L12 13.45;FM11.19 16.06A.81 .81 0 1 0 12.81 16.06A.81 .81 0 1 0 11.19 16.06z",
    "exclamationmark.square.fill": "FM6.93 3.1L6.32 3.16L5.73 3.32L5.17 3.56L4.65 3.89L4.19 4.29L3.81 4.77L3.5 5.29L3.32 5.73L3.16 6.32L3.1 7L3.1 17.07L3.14 17.54L3.27 18.14L3.5 18.71L3.81 19.23L4.29 19.81L4.77 20.19L5.17 20.44L5.86 20.73L6.46 20.86L6.93 20.9L17.07 20.9L17.54 20.86L18.14 20.73L18.71 20.5L19.23 20.19L19.81 19.71L20.19 19.23L20.44 18.83L20.73 18.14L20.86 17.54L20.9 17.07L20.9 6.93L20.86 6.46L20.73 5.86L20.5 5.29L20.19 4.77L19.81 4.29L19.23 3.81L18.83 3.56L18.27 3.32L17.54 3.14L17 3.1zM11.23 13.66L11.2 7.36L11.23 7.15L11.43 6.79L11.6 6.67L12 6.56L12.4 6.67L12.57 6.79L12.77 7.15L12.8 7.36L12.8 13.45L12.77 13.66L12.57 14.02L12.21 14.22L12 14.25L11.79 14.22L11.43 14.02zM11.29 16.06L11.33 15.84L11.43 15.64L11.58 15.49L11.78 15.39L12 15.35L12.22 15.39L12.42 15.49L12.57 15.64L12.67 15.84L12.71 16.06L12.67 16.28L12.57 16.48L12.42 16.63L12.22 16.73L12 16.77L11.78 16.73L11.58 16.63L11.43 16.48L11.33 16.28z",
    "exclamationmark.triangle": "SM12 4.2l8.8 15.3H3.2zM12 9.8L12 15.05;FM11.3 17.3A.7 .7 0 1 0 12.7 17.3A.7 .7 0 1 0 11.3 17.3z",
    "exclamationmark.triangle.fill": "FM12.68 3.61L12.41 3.4L12.25 3.34L11.91 3.3L11.59 3.4L11.44 3.49L11.22 3.75L2.42 19.05L2.31 19.37L2.33 19.71L2.47 20.02L2.71 20.26L3.03 20.38L3.2 20.4L20.8 20.4L21.13 20.34L21.42 20.15L21.53 20.02L21.62 19.87L21.7 19.54L21.69 19.37L21.58 19.05zM11.23 15.26L11.23 9.59L11.43 9.23L11.6 9.11L11.79 9.03L12.21 9.03L12.57 9.23L12.77 9.59L12.8 9.8L12.77 15.26L12.57 15.62L12.21 15.82L12 15.85L11.79 15.82L11.43 15.62zM11.4 17.3L11.52 16.95L11.65 16.82L12 16.7L12.35 16.82L12.48 16.95L12.6 17.3L12.48 17.65L12.35 17.78L12 17.9L11.81 17.87L11.52 17.65z",
    "externaldrive": "SM5.5 8h13a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2z;FM15.6 12a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z",
    "externaldrive.fill": "FM5.43 7.1L4.67 7.22L4.25 7.39L3.85 7.61L3.5 7.9L3.2 8.24L2.95 8.62L2.72 9.17L2.63 9.62L2.6 14L2.65 14.52L2.77 14.96L3.11 15.65L3.5 16.1L4.12 16.55L4.67 16.78L5.5 16.9L18.57 16.9L19.02 16.85L19.46 16.73L20.15 16.39L20.6 16L21.05 15.38L21.28 14.83L21.4 14.07L21.37 9.62L21.23 9.04L20.89 8.35L20.5 7.9L19.88 7.45L19.33 7.22L18.5 7.1zM15.76 11.66L15.91 11.35L16.15 11.11L16.46 10.96L16.8 10.9L17.14 10.96L17.45 11.11L17.69 11.35L17.84 11.66L17.9 12L17.84 12.34L17.69 12.65L17.45 12.89L17.14 13.04L16.8 13.1L16.46 13.04L16.15 12.89L15.91 12.65L15.76 12.34L15.7 12z",
    "eye": "SM2.5 12C4.5 8 7.8 5.8 12 5.8S19.5 8 21.5 12c-2 4-5.3 6.2-9.5 6.2S4.5 16 2.5 12zM9.1 12a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0z",
    "eye.fill": "FM1.64 11.73L1.6 12.09L1.71 12.44L2.35 13.58L3.11 14.69L4.02 15.76L4.88 16.57L5.89 17.32L7.07 18L8.22 18.48L9.44 18.83L10.62 19.02L11.95 19.1L13.28 19.03L14.66 18.8L15.78 18.48L16.93 18L18.11 17.32L19.12 16.57L20.04 15.69L20.83 14.77L21.65 13.58L22.29 12.44L22.4 12.09L22.4 11.91L22.29 11.56L21.6 10.34L20.83 9.23L20.04 8.31L19.12 7.43L18.11 6.68L16.93 6L15.78 5.52L14.56 5.17L13.38 4.98L12.05 4.9L10.72 4.97L9.34 5.2L8.22 5.52L7.07 6L5.89 6.68L4.88 7.43L3.96 8.31L3.17 9.23L2.35 10.42zM8.3 12.07L8.45 10.98L8.53 10.74L8.94 9.93L9.09 9.73L9.73 9.09L9.93 8.94L10.74 8.53L10.98 8.45L11.87 8.31L12.13 8.31L13.02 8.45L13.26 8.53L14.07 8.94L14.27 9.09L14.91 9.73L15.06 9.93L15.47 10.74L15.55 10.98L15.69 11.87L15.69 12.13L15.55 13.02L15.47 13.26L15.06 14.07L14.91 14.27L14.27 14.91L14.07 15.06L13.26 15.47L13.02 15.55L12.13 15.69L11.87 15.69L10.98 15.55L10.74 15.47L9.93 15.06L9.73 14.91L9.09 14.27L8.94 14.07L8.53 13.26L8.45 13.02zM10.01 12.65L10.31 13.23L10.77 13.69L11.35 13.99L12 14.09L12.65 13.99L13.23 13.69L13.69 13.23L13.99 12.65L14.09 12L13.99 11.35L13.69 10.77L13.23 10.31L12.65 10.01L12 9.91L11.35 10.01L10.77 10.31L10.31 10.77L10.01 11.35L9.91 12z",
    "eye.slash": "FM2.4 13.66L3.11 14.69L3.96 15.69L4.88 16.57L5.89 17.32L6.97 17.95L8.12 18.45L9.44 18.83L10.72 19.03L12.05 19.1L13.28 19.03L14.56 18.83L15.78 18.48L16.93 18L18.02 17.38L18.85 16.77L17.56 15.49L17.08 15.85L16.18 16.36L15.22 16.77L14.21 17.06L13.13 17.24L12 17.3L10.87 17.24L9.79 17.06L8.78 16.77L7.82 16.36L6.92 15.85L6.08 15.22L5.29 14.48L4.57 13.63L3.9 12.67L3.53 12L3.9 11.33L4.57 10.37L5.29 9.52L6.08 8.78L6.92 8.15L7.82 7.64L8.78 7.23L9.19 7.11L7.78 5.7L6.97 6.05L5.98 6.62L4.88 7.43L3.96 8.31L3.11 9.31L2.4 10.34L1.71 11.56L1.6 12L1.71 12.44zM20.83 14.77L21.6 13.66L22.29 12.44L22.4 12L22.37 11.77L21.65 10.42L20.89 9.31L20.04 8.31L19.12 7.43L18.11 6.68L17.03 6.05L15.88 5.55L14.66 5.2L13.38 4.98L12.05 4.9L10.35 5.02L12.03 6.7L13.13 6.76L14.21 6.94L15.22 7.23L16.18 7.64L17.08 8.15L17.92 8.78L18.71 9.52L19.43 10.37L20.1 11.33L20.47 12L20.1 12.67L19.21 13.89L20.49 15.16zM8.35 13.04L8.44 13.3L8.85 14.11L9.02 14.34L9.66 14.98L9.89 15.15L10.7 15.56L10.96 15.65L11.86 15.79L12.14 15.79L13.04 15.65L13.3 15.56L14.11 15.15L14.34 14.98L14.98 14.34L15.15 14.11L15.5 13.43L13.97 11.9L13.89 12.61L13.61 13.17L13.17 13.61L12.61 13.89L12 13.99L11.39 13.89L10.83 13.61L10.39 13.17L10.11 12.61L10.01 12L10.11 11.39L10.39 10.83L10.83 10.39L11.39 10.11L12.1 10.03L10.57 8.5L9.89 8.85L9.66 9.02L9.02 9.66L8.85 9.89L8.44 10.7L8.35 10.96L8.21 11.86L8.2 12.08z;SM4 3.5L20.5 20",
    "eye.slash.fill": "FM3.11 14.69L4.02 15.76L4.88 16.57L5.89 17.32L7.07 18L8.22 18.48L9.44 18.83L10.62 19.02L11.95 19.1L13.28 19.03L14.66 18.8L15.78 18.48L16.93 18L18.11 17.32L18.85 16.77L15.42 13.35L15.06 14.07L14.27 14.91L14.07 15.06L13.02 15.55L12.13 15.69L11.87 15.69L10.98 15.55L9.93 15.06L9.73 14.91L8.94 14.07L8.45 13.02L8.3 12.07L8.45 10.98L8.94 9.93L9.09 9.73L9.93 8.94L10.65 8.58L7.78 5.7L7.07 6L5.89 6.68L4.88 7.43L3.96 8.31L3.17 9.23L2.35 10.42L1.64 11.73L1.6 12.09L1.71 12.44L2.35 13.58zM20.83 14.77L21.65 13.58L22.29 12.44L22.4 12.09L22.4 11.91L22.29 11.56L21.6 10.34L20.83 9.23L20.04 8.31L19.12 7.43L18.11 6.68L16.93 6L15.78 5.52L14.56 5.17L13.38 4.98L12.05 4.9L10.72 4.97L10.36 5.03L20.49 15.16zM11.35 13.99L12 14.09L12.65 13.99L13.23 13.69L13.69 13.23L13.99 12.65L14.09 12.01L11.99 9.91L11.35 10.01L10.77 10.31L10.31 10.77L10.01 11.35L9.91 12L10.01 12.65L10.31 13.23L10.77 13.69z;SM4 3.5L20.5 20",
    "face.smiling": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM8.2 14c.9 1.6 2.2 2.3 3.8 2.3s2.9-.7 3.8-2.3;FM8 9.8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0zM13.6 9.8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z",
    "face.smiling.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM8.1 9.8L8.16 9.46L8.31 9.15L8.55 8.91L8.86 8.76L9.2 8.7L9.54 8.76L9.85 8.91L10.09 9.15L10.24 9.46L10.3 9.8L10.24 10.14L10.09 10.45L9.85 10.69L9.54 10.84L9.2 10.9L8.86 10.84L8.55 10.69L8.31 10.45L8.16 10.14zM13.76 10.14L13.7 9.8L13.76 9.46L13.91 9.15L14.15 8.91L14.46 8.76L14.8 8.7L15.14 8.76L15.45 8.91L15.69 9.15L15.84 9.46L15.9 9.8L15.84 10.14L15.69 10.45L15.45 10.69L15.14 10.84L14.8 10.9L14.46 10.84L14.15 10.69L13.91 10.45zM7.85 14.94L7.43 14.23L7.42 13.82L7.62 13.45L7.78 13.32L8.17 13.2L8.38 13.22L8.75 13.42L9.4 14.34L9.67 14.62L10.24 15.06L10.88 15.34L11.6 15.48L12.4 15.48L12.77 15.43L13.45 15.22L13.76 15.06L14.33 14.62L14.6 14.34L15.25 13.42L15.62 13.22L15.83 13.2L16.22 13.32L16.51 13.62L16.58 13.82L16.57 14.23L16.2 14.88L15.8 15.4L15.05 16.11L14.61 16.41L14.05 16.7L13.55 16.88L12.58 17.07L11.96 17.1L10.96 17.01L10.36 16.86L9.87 16.66L9.02 16.17L8.6 15.81L8.2 15.4z",
    "flag": "SM5.5 5c4-2 7 2 13 0v9c-6 2-9-2-13 0zM5.5 21V4.5",
    "flag.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM8.62 8.36C10.7 7.32 12.26 9.4 15.38 8.36L15.38 13.04C12.26 14.08 10.7 12 8.62 13.04zM8.62 16.68L8.62 8.1",
    "flag.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM7.82 16.68L7.85 7.89L7.93 7.7L8.22 7.41L8.62 7.3L8.96 7.38L9.72 7.27L10.46 7.3L13.02 7.83L13.66 7.86L14.35 7.79L15.39 7.56L15.79 7.67L16.07 7.96L16.18 8.36L16.18 13.04L16.07 13.44L15.94 13.61L15.58 13.82L14.68 14.04L13.75 14.14L12.81 14.09L10.31 13.57L9.85 13.54L9.42 13.6L9.39 16.89L9.19 17.25L9.02 17.37L8.62 17.48L8.22 17.37L7.93 17.08zM9.42 8.92L9.42 11.98L9.87 11.94L10.56 11.99L13.02 12.51L13.66 12.54L14.58 12.42L14.58 9.38L13.75 9.46L12.9 9.42L12.07 9.29L10.31 8.89L9.85 8.86z",
    "flag.fill": "BM5.5 5c4-2 7 2 13 0v9c-6 2-9-2-13 0z;SM5.5 21V4.5",
    "flame": "SM12.2 3.3c.6 3.7 5.7 5.8 5.7 10.9a5.9 5.9 0 0 1-11.8 0c0-2.4 1-3.8 2.3-5.1.2 1.5.9 2.4 1.9 2.7-.4-2.9.2-6.1 1.9-8.5z",
    "flame.fill": "BM12.2 3.3c.6 3.7 5.7 5.8 5.7 10.9a5.9 5.9 0 0 1-11.8 0c0-2.4 1-3.8 2.3-5.1.2 1.5.9 2.4 1.9 2.7-.4-2.9.2-6.1 1.9-8.5z",
    "folder": "SM3.5 7a1.8 1.8 0 0 1 1.8-1.8h4l2 2.3h7.4a1.8 1.8 0 0 1 1.8 1.8v8a1.8 1.8 0 0 1-1.8 1.8H5.3a1.8 1.8 0 0 1-1.8-1.8z",
    "folder.badge.plus": "SM3.5 7a1.8 1.8 0 0 1 1.8-1.8h4l2 2.3h7.4a1.8 1.8 0 0 1 1.8 1.8v8a1.8 1.8 0 0 1-1.8 1.8H5.3a1.8 1.8 0 0 1-1.8-1.8zM12 10.5v5.6M9.2 13.3h5.6",
    "folder.badge.plus.fill": "FM2.6 7L2.62 17.65L2.76 18.2L2.93 18.59L3.34 19.16L3.77 19.52L4.14 19.74L4.53 19.89L5.3 20L18.77 20L19.47 19.89L19.99 19.67L20.56 19.26L20.92 18.83L21.14 18.46L21.29 18.07L21.4 17.37L21.4 9.23L21.29 8.53L21.07 8.01L20.66 7.44L20.23 7.08L19.86 6.86L19.47 6.71L18.77 6.6L11.71 6.6L9.98 4.61L9.67 4.38L9.3 4.3L5.3 4.3L4.81 4.35L4.4 4.46L4.01 4.63L3.66 4.86L3.34 5.14L3.08 5.47L2.86 5.84L2.71 6.23zM11.2 16.1L11.2 14.1L8.99 14.07L8.63 13.87L8.51 13.7L8.43 13.51L8.43 13.09L8.63 12.73L8.99 12.53L11.2 12.5L11.23 10.29L11.43 9.93L11.6 9.81L11.79 9.73L12.21 9.73L12.57 9.93L12.77 10.29L12.8 12.5L15.01 12.53L15.37 12.73L15.49 12.9L15.57 13.09L15.57 13.51L15.37 13.87L15.01 14.07L12.8 14.1L12.77 16.31L12.57 16.67L12.4 16.79L12 16.9L11.6 16.79L11.31 16.5z",
    "folder.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM7.58 9.4A.94 .94 0 0 1 8.52 8.46L10.6 8.46L11.64 9.66L15.48 9.66A.94 .94 0 0 1 16.42 10.6L16.42 14.76A.94 .94 0 0 1 15.48 15.69L8.52 15.69A.94 .94 0 0 1 7.58 14.76z",
    "folder.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM6.78 9.34L6.85 8.92L6.94 8.67L7.15 8.33L7.34 8.13L7.68 7.88L7.92 7.77L8.52 7.66L10.83 7.69L11.03 7.79L11.2 7.94L12.01 8.86L15.54 8.86L16.08 8.97L16.45 9.16L16.66 9.33L16.92 9.63L17.11 10L17.21 10.39L17.22 14.76L17.15 15.24L16.99 15.61L16.75 15.94L16.32 16.27L15.95 16.42L15.54 16.49L8.52 16.49L8.05 16.42L7.56 16.2L7.25 15.94L7.01 15.61L6.89 15.36L6.8 14.98zM8.38 14.72L8.42 14.85L8.55 14.89L15.54 14.87L15.62 14.72L15.6 10.54L15.45 10.46L11.64 10.46L11.41 10.43L11.21 10.33L11.04 10.18L10.23 9.26L8.46 9.28L8.38 9.43z",
    "folder.fill": "BM3.5 7a1.8 1.8 0 0 1 1.8-1.8h4l2 2.3h7.4a1.8 1.8 0 0 1 1.8 1.8v8a1.8 1.8 0 0 1-1.8 1.8H5.3a1.8 1.8 0 0 1-1.8-1.8z",
    "fork.knife": "SM7.5 11v9.5M4.5 3.5v4.6a3 3 0 0 0 6 0V3.5M7.5 3.5v6M17.5 20.5v-6.8h-3V9c0-3 1.2-4.7 3-5.5z",
    "forward": "SM4 6.5l7.7 5.5L4 17.5zM12.3 6.5L20 12l-7.7 5.5z",
    "forward.end": "SM5.5 5.5l10 6.5-10 6.5zM18.5 5.5v13",
    "forward.end.fill": "BM5.5 5.5l10 6.5-10 6.5z;SM18.5 5.5v13",
    "forward.fill": "BM4 6.5l7.7 5.5L4 17.5zM12.3 6.5L20 12l-7.7 5.5z",
    "gauge.medium": "SM5.5 18.3a8.6 8.6 0 1 1 13 0M12 13.2l3.6-4.6;FM10.4 13.4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0z",
    "gear": "SM10.54 5.26L10.88 3.17L13.12 3.17L13.46 5.26L14.78 5.68L16.29 4.2L18.09 5.51L17.15 7.4L17.96 8.52L20.05 8.21L20.74 10.33L18.87 11.31L18.87 12.69L20.74 13.67L20.05 15.79L17.96 15.48L17.15 16.6L18.09 18.49L16.29 19.8L14.78 18.32L13.46 18.74L13.12 20.83L10.88 20.83L10.54 18.74L9.22 18.32L7.71 19.8L5.91 18.49L6.85 16.6L6.04 15.48L3.95 15.79L3.26 13.67L5.13 12.69L5.13 11.31L3.26 10.33L3.95 8.21L6.04 8.52L6.85 7.4L5.91 5.51L7.71 4.2L9.22 5.68zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z",
    "gearshape": "SM10.26 5.63L10.61 3.21L13.39 3.21L13.74 5.63L15.27 6.27L17.23 4.8L19.2 6.77L17.73 8.73L18.37 10.26L20.79 10.61L20.79 13.39L18.37 13.74L17.73 15.27L19.2 17.23L17.23 19.2L15.27 17.73L13.74 18.37L13.39 20.79L10.61 20.79L10.26 18.37L8.73 17.73L6.77 19.2L4.8 17.23L6.27 15.27L5.63 13.74L3.21 13.39L3.21 10.61L5.63 10.26L6.27 8.73L4.8 6.77L6.77 4.8L8.73 6.27zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z",
    "gearshape.2": "SM7.45 4.8L7.68 3.2L9.52 3.2L9.75 4.8L10.76 5.22L12.05 4.25L13.35 5.55L12.38 6.84L12.8 7.85L14.4 8.08L14.4 9.92L12.8 10.15L12.38 11.16L13.35 12.45L12.05 13.75L10.76 12.78L9.75 13.2L9.52 14.8L7.68 14.8L7.45 13.2L6.44 12.78L5.15 13.75L3.85 12.45L4.82 11.16L4.4 10.15L2.8 9.92L2.8 8.08L4.4 7.85L4.82 6.84L3.85 5.55L5.15 4.25L6.44 5.22zM6.75 9A1.85 1.85 0 0 0 10.45 9A1.85 1.85 0 0 0 6.75 9zM16.43 14.42L16.61 13.21L18 13.21L18.17 14.42L18.94 14.74L19.91 14L20.9 14.99L20.16 15.97L20.48 16.73L21.7 16.91L21.7 18.3L20.48 18.47L20.16 19.23L20.9 20.22L19.91 21.2L18.94 20.47L18.17 20.79L18 22L16.61 22L16.43 20.79L15.67 20.47L14.69 21.2L13.7 20.22L14.44 19.23L14.12 18.47L12.91 18.3L12.91 16.91L14.12 16.73L14.44 15.97L13.7 14.99L14.69 14L15.67 14.74zM15.9 17.6A1.4 1.4 0 0 0 18.7 17.6A1.4 1.4 0 0 0 15.9 17.6z",
    "gearshape.fill": "FM8.86 5.24L7.15 3.99L6.8 3.9L6.62 3.91L6.28 4.05L4.16 6.13L3.96 6.44L3.91 6.62L3.9 6.8L3.99 7.15L5.24 8.86L5 9.44L2.9 9.76L2.59 9.95L2.38 10.25L2.31 10.61L2.31 13.39L2.38 13.75L2.47 13.91L2.59 14.05L2.9 14.24L5 14.56L5.24 15.14L3.99 16.85L3.9 17.2L3.96 17.56L4.05 17.72L6.13 19.84L6.28 19.95L6.62 20.09L6.8 20.1L7.15 20.01L8.86 18.76L9.44 19L9.76 21.1L9.95 21.41L10.09 21.53L10.43 21.67L13.39 21.69L13.57 21.67L13.91 21.53L14.05 21.41L14.24 21.1L14.56 19L15.14 18.76L16.85 20.01L17.2 20.1L17.38 20.09L17.72 19.95L19.84 17.87L19.95 17.72L20.09 17.38L20.1 17.2L20.01 16.85L18.76 15.14L19 14.56L21.1 14.24L21.41 14.05L21.53 13.91L21.67 13.57L21.69 10.61L21.67 10.43L21.53 10.09L21.41 9.95L21.1 9.76L19 9.44L18.76 8.86L20.01 7.15L20.1 6.8L20.09 6.62L19.95 6.28L17.87 4.16L17.72 4.05L17.38 3.91L17.2 3.9L16.85 3.99L15.14 5.24L14.56 5L14.24 2.9L14.05 2.59L13.91 2.47L13.57 2.33L13.39 2.31L10.61 2.31L10.43 2.33L10.09 2.47L9.95 2.59L9.76 2.9L9.44 5zM9.34 11.14L9.74 10.35L10.35 9.74L11.14 9.34L12 9.2L12.86 9.34L13.65 9.74L14.26 10.35L14.66 11.14L14.8 12L14.66 12.86L14.26 13.65L13.65 14.26L12.86 14.66L12 14.8L11.14 14.66L10.35 14.26L9.74 13.65L9.34 12.86L9.2 12z",
    "gift": "SM4.5 8h15a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1zM5.2 12h13.6v6.7a1.8 1.8 0 0 1-1.8 1.8H7a1.8 1.8 0 0 1-1.8-1.8zM12 8.9v11M12 8C10.3 3.7 6.3 3 6.3 5.6S9.5 8 12 8c2.5 0 5.7.2 5.7-2.4S13.7 3.7 12 8",
    "gift.fill": "FM4.27 7.12L3.7 7.28L3.33 7.51L3.01 7.83L2.78 8.2L2.64 8.63L2.6 8.93L2.6 11.07L2.72 11.65L2.92 12.06L3.11 12.29L3.33 12.49L3.7 12.72L4.3 12.89L4.32 19.05L4.41 19.47L4.56 19.86L4.86 20.34L5.14 20.66L5.47 20.92L6.1 21.24L6.51 21.35L6.93 21.4L17 21.4L17.49 21.35L18.16 21.14L18.64 20.84L18.96 20.56L19.22 20.23L19.44 19.86L19.59 19.47L19.68 19.05L19.7 12.89L20.3 12.72L20.79 12.39L21.16 11.92L21.28 11.65L21.38 11.23L21.4 9L21.36 8.63L21.16 8.08L20.79 7.61L20.42 7.34L20.15 7.22L19.5 7.1zM11.2 19.9L11.23 8.69L11.43 8.33L11.79 8.13L12 8.1L12.21 8.13L12.57 8.33L12.77 8.69L12.8 8.9L12.8 19.9L12.77 20.11L12.57 20.47L12.4 20.59L12 20.7L11.6 20.59L11.43 20.47L11.23 20.11z;SM12 8C10.3 3.7 6.3 3 6.3 5.6S9.5 8 12 8c2.5 0 5.7.2 5.7-2.4S13.7 3.7 12 8",
    "globe": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM3.4 12h17.2M12 3.4c2.6 2.4 3.8 5.3 3.8 8.6s-1.2 6.2-3.8 8.6c-2.6-2.4-3.8-5.3-3.8-8.6s1.2-6.2 3.8-8.6z",
    "graduationcap": "SM12 5L2.5 9.5 12 14l9.5-4.5zM6.5 11.6v4.6c1.5 1.5 3.3 2.3 5.5 2.3s4-.8 5.5-2.3v-4.6M21.5 9.5v5",
    "graduationcap.fill": "BM12 5L2.5 9.5 12 14l9.5-4.5z;SM6.5 11.6v4.6c1.5 1.5 3.3 2.3 5.5 2.3s4-.8 5.5-2.3v-4.6M21.5 9.5v5",
    "hammer": "SM11.2 6.2L14.5 3.5l6.3 5.9-2.6 2.8-2-1.9-1.4 1.2-3.9-3.8zM12 8.8l-7.6 7.8a1.75 1.75 0 0 0 2.5 2.5L14.6 11.4",
    "hammer.fill": "BM11.2 6.2L14.5 3.5l6.3 5.9-2.6 2.8-2-1.9-1.4 1.2-3.9-3.8z;SM12 8.8l-7.6 7.8a1.75 1.75 0 0 0 2.5 2.5L14.6 11.4",
    "hand.thumbsdown": "SM7.8 13.5L11 20.2A2.1 2.1 0 0 0 13.2 18.1L13.2 14.5L18.2 14.5A1.8 1.8 0 0 0 20 12.4L18.8 5.4A1.8 1.8 0 0 0 17 3.9L7.8 3.9zM4.3 13.5L4.3 3.9",
    "hand.thumbsdown.fill": "BM7.8 13.5L11 20.2A2.1 2.1 0 0 0 13.2 18.1L13.2 14.5L18.2 14.5A1.8 1.8 0 0 0 20 12.4L18.8 5.4A1.8 1.8 0 0 0 17 3.9L7.8 3.9z;SM4.3 13.5L4.3 3.9",
    "hand.thumbsup": "SM7.8 10.5L11 3.8a2.1 2.1 0 0 1 2.2 2.1v3.6h5a1.8 1.8 0 0 1 1.8 2.1l-1.2 7a1.8 1.8 0 0 1-1.8 1.5H7.8zM4.3 10.5v9.6",
    "hand.thumbsup.fill": "BM7.8 10.5L11 3.8a2.1 2.1 0 0 1 2.2 2.1v3.6h5a1.8 1.8 0 0 1 1.8 2.1l-1.2 7a1.8 1.8 0 0 1-1.8 1.5H7.8z;SM4.3 10.5v9.6",
    "headphones": "SM5.4 13.5h.8a1.6 1.6 0 0 1 1.6 1.6v3.3a1.6 1.6 0 0 1-1.6 1.6h-.8a1.6 1.6 0 0 1-1.6-1.6v-3.3a1.6 1.6 0 0 1 1.6-1.6zM17.8 13.5h.8a1.6 1.6 0 0 1 1.6 1.6v3.3a1.6 1.6 0 0 1-1.6 1.6h-.8a1.6 1.6 0 0 1-1.6-1.6v-3.3a1.6 1.6 0 0 1 1.6-1.6zM3.8 15.5V12a8.2 8.2 0 0 1 16.4 0v3.5",
    "heart": "SM12 20.2S3.4 15 3.4 9.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.6 2.6C20.6 15 12 20.2 12 20.2z",
    "heart.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM12 16.26C12 16.26 7.53 13.56 7.53 10.54A2.44 2.44 0 0 1 12 9.19A2.44 2.44 0 0 1 16.47 10.54C16.47 13.56 12 16.26 12 16.26z",
    "heart.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM11.52 17.02L10.48 16.3L9.17 15.21L8.4 14.42L7.73 13.58L7.16 12.63L6.76 11.56L6.64 10.42L6.78 9.59L7.12 8.81L7.65 8.15L8.33 7.64L9.12 7.32L9.96 7.21L10.58 7.26L11.38 7.52L12 7.91L12.62 7.52L13.42 7.26L14.27 7.22L15.1 7.39L15.67 7.64L16.35 8.15L16.99 9.01L17.22 9.59L17.36 10.42L17.36 10.66L17.18 11.76L16.77 12.77L16.27 13.58L15.6 14.42L14.83 15.21L13.52 16.3L12.48 17.02L12.17 17.14L12 17.16L11.83 17.14z",
    "heart.fill": "BM12 20.2S3.4 15 3.4 9.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.6 2.6C20.6 15 12 20.2 12 20.2z",
    "heart.slash": "FM12.72 20.81L14.38 19.65L15.62 18.67L16.94 17.51L18.25 16.17L16.97 14.89L15.68 16.22L14.45 17.31L13.32 18.2L12 19.13L10.68 18.2L9.55 17.31L8.32 16.22L7.1 14.98L5.99 13.61L5.1 12.17L4.52 10.69L4.31 9.2L4.43 8.25L4.8 7.36L5.37 6.59L6.12 5.99L7 5.59L7.57 5.5L6.1 4.02L5.09 4.51L4.16 5.25L3.17 6.57L2.66 7.9L2.51 9.08L2.51 9.32L2.8 11.25L3.53 13.04L4.49 14.61L5.73 16.14L7.06 17.51L8.38 18.67L9.59 19.63L11.52 20.96L11.75 21.06L12 21.1L12.25 21.06zM20.47 13.04L21.25 11.04L21.49 9.08L21.34 7.9L20.83 6.57L19.84 5.25L18.91 4.51L17.63 3.9L16.23 3.64L14.82 3.73L13.47 4.18L12.28 4.96L12 5.23L11.72 4.96L10.73 4.29L9.41 3.78L9.05 3.72L12.59 7.27L13.39 6.38L14.18 5.84L15.09 5.52L16.05 5.43L17 5.59L17.88 5.99L18.63 6.59L19.2 7.36L19.57 8.25L19.69 9.2L19.48 10.69L18.9 12.17L18.36 13.04L19.67 14.34z;SM4 3.5L20.5 20",
    "heart.slash.fill": "FM11.67 21.04L11.83 21.08L12.17 21.08L12.48 20.96L14.38 19.65L15.62 18.67L16.9 17.55L18.25 16.17L6.1 4.02L5.09 4.51L4.16 5.25L3.17 6.57L2.66 7.9L2.51 9.08L2.51 9.32L2.8 11.25L3.53 13.04L4.56 14.7L5.78 16.21L7.06 17.51L8.42 18.71L10.58 20.34zM20.47 13.04L21.25 11.04L21.49 9.08L21.34 7.9L20.83 6.57L19.84 5.25L18.91 4.51L17.63 3.9L16.23 3.64L14.82 3.73L13.47 4.18L12.28 4.96L12 5.23L11.72 4.96L10.73 4.29L9.41 3.78L9.05 3.72L19.67 14.34z;SM4 3.5L20.5 20",
    "heart.square": "SM7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3zM12 16.26C12 16.26 7.53 13.56 7.53 10.54A2.44 2.44 0 0 1 12 9.19A2.44 2.44 0 0 1 16.47 10.54C16.47 13.56 12 16.26 12 16.26z",
    "heart.square.fill": "FM6.93 3.1L6.32 3.16L5.73 3.32L5.17 3.56L4.65 3.89L4.19 4.29L3.81 4.77L3.5 5.29L3.32 5.73L3.16 6.32L3.1 7L3.1 17.07L3.14 17.54L3.27 18.14L3.5 18.71L3.81 19.23L4.29 19.81L4.77 20.19L5.17 20.44L5.86 20.73L6.46 20.86L6.93 20.9L17.07 20.9L17.54 20.86L18.14 20.73L18.71 20.5L19.23 20.19L19.81 19.71L20.19 19.23L20.44 18.83L20.73 18.14L20.86 17.54L20.9 17.07L20.9 6.93L20.86 6.46L20.73 5.86L20.5 5.29L20.19 4.77L19.81 4.29L19.23 3.81L18.83 3.56L18.27 3.32L17.54 3.14L17 3.1zM11.52 17.02L10.48 16.3L9.17 15.21L8.4 14.42L7.73 13.58L7.16 12.63L6.76 11.56L6.64 10.42L6.78 9.59L7.12 8.81L7.65 8.15L8.33 7.64L9.12 7.32L9.96 7.21L10.58 7.26L11.38 7.52L12 7.91L12.62 7.52L13.42 7.26L14.27 7.22L15.1 7.39L15.67 7.64L16.35 8.15L16.99 9.01L17.22 9.59L17.36 10.42L17.36 10.66L17.18 11.76L16.77 12.77L16.27 13.58L15.6 14.42L14.83 15.21L13.52 16.3L12.48 17.02L12.17 17.14L12 17.16L11.83 17.14z",
    "hexagon": "SM12 3.2l7.6 4.4v8.8L12 20.8l-7.6-4.4V7.6z",
    "hexagon.fill": "BM12 3.2l7.6 4.4v8.8L12 20.8l-7.6-4.4V7.6z",
    "hourglass": "SM6.5 3.5h11M6.5 20.5h11M8 3.5v3.6c0 2.4 4 3.6 4 4.9s-4 2.5-4 4.9v3.6M16 3.5v3.6c0 2.4-4 3.6-4 4.9s4 2.5 4 4.9v3.6",
    "house": "SM3.5 11.6L12 4l8.5 7.6M6 9.6v8.9A1.5 1.5 0 0 0 7.5 20h9a1.5 1.5 0 0 0 1.5-1.5V9.6M10 20v-5.5h4V20",
    "house.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM7.58 11.79L12 7.84L16.42 11.79M8.88 10.75L8.88 15.38A.78 .78 0 0 0 9.66 16.16L14.34 16.16A.78 .78 0 0 0 15.12 15.38L15.12 10.75M10.96 16.16L10.96 13.3L13.04 13.3L13.04 16.16",
    "house.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM15.92 12.41L15.89 15.69L15.65 16.26L15.22 16.69L14.77 16.9L14.4 16.96L9.6 16.96L9.23 16.9L8.78 16.69L8.42 16.36L8.18 15.93L8.08 15.38L8.08 12.41L7.74 12.57L7.54 12.59L7.14 12.46L6.87 12.15L6.78 11.75L6.82 11.54L7.05 11.19L11.47 7.24L11.81 7.06L12 7.04L12.37 7.13L12.53 7.24L17.09 11.35L17.22 11.75L17.2 11.95L17.02 12.32L16.86 12.46L16.46 12.59L16.26 12.57zM12 8.91L9.68 10.99L9.68 15.36L10.16 15.36L10.16 13.3L10.27 12.9L10.56 12.61L10.96 12.5L13.04 12.5L13.25 12.53L13.61 12.73L13.81 13.09L13.84 13.3L13.84 15.36L14.32 15.36L14.32 10.99zM11.76 15.36L12.24 15.36L12.24 14.1L11.76 14.1z",
    "house.fill": "FM12.45 3.22L12.28 3.14L11.91 3.1L11.72 3.14L11.4 3.33L2.9 10.93L2.69 11.22L2.63 11.39L2.61 11.75L2.66 11.92L2.85 12.22L3.15 12.43L3.5 12.5L5.1 12.5L5.1 18.5L5.14 18.94L5.33 19.53L5.75 20.15L6.15 20.48L6.83 20.8L7.5 20.9L10.3 20.9L10.3 14.8L13.7 14.8L13.7 20.9L16.57 20.9L17.17 20.8L17.65 20.6L18.15 20.25L18.48 19.85L18.76 19.31L18.88 18.81L18.9 12.5L20.68 12.48L21.01 12.34L21.15 12.22L21.34 11.92L21.39 11.75L21.37 11.39L21.31 11.22L21.1 10.93z",
    "info": "SM10 10.5h2v8.5M9.5 19h5;FM10.5 5.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z",
    "info.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM10.88 11.16L12 11.16L12 15.92M10.6 15.92L13.4 15.92;FM11.16 8.42A.84 .84 0 0 0 12.84 8.42A.84 .84 0 0 0 11.16 8.42z",
    "info.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM11.26 8.42L11.3 8.19L11.4 7.99L11.57 7.82L11.77 7.72L12 7.68L12.23 7.72L12.43 7.82L12.6 7.99L12.7 8.19L12.74 8.42L12.7 8.65L12.6 8.85L12.43 9.02L12.23 9.12L12 9.16L11.77 9.12L11.57 9.02L11.4 8.85L11.3 8.65zM11.2 15.12L11.2 11.96L10.67 11.93L10.31 11.73L10.11 11.37L10.11 10.95L10.31 10.59L10.67 10.39L12.21 10.39L12.57 10.59L12.77 10.95L12.8 11.16L12.8 15.12L13.4 15.12L13.8 15.23L13.97 15.35L14.17 15.71L14.17 16.13L13.97 16.49L13.8 16.61L13.4 16.72L10.6 16.72L10.2 16.61L10.03 16.49L9.83 16.13L9.83 15.71L9.91 15.52L10.03 15.35L10.39 15.15z",
    "ipad": "SM6.5 3h11a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM10.8 18.2h2.4",
    "iphone": "SM9.4 2.8h5.2a2.4 2.4 0 0 1 2.4 2.4v13.6a2.4 2.4 0 0 1-2.4 2.4h-5.2a2.4 2.4 0 0 1-2.4-2.4v-13.6a2.4 2.4 0 0 1 2.4-2.4zM10.8 18.2h2.4",
    "italic": "SM10 4.5h7M7 19.5h7M14.2 4.5l-4.4 15",
    "key": "SM3.8 16a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0zM11 13l8.5-8.5M16 8l2.8 2.8",
    "key.fill": "FM2.91 16.14L3.15 17.58L3.8 18.88L3.97 19.11L4.89 20.03L5.12 20.2L6.42 20.85L8 21.1L9.58 20.85L10.88 20.2L11.11 20.03L12.13 19L12.8 17.71L12.88 17.44L13.1 16L12.88 14.56L12.8 14.29L12.13 13L11.11 11.97L10.88 11.8L9.58 11.15L8 10.9L6.56 11.12L6.29 11.2L5 11.87L3.97 12.89L3.8 13.12L3.15 14.42L2.91 15.86zM6.86 15.63L7.03 15.3L7.3 15.03L7.63 14.86L8 14.8L8.37 14.86L8.7 15.03L8.97 15.3L9.14 15.63L9.2 16L9.14 16.37L8.97 16.7L8.7 16.97L8.37 17.14L8 17.2L7.63 17.14L7.3 16.97L7.03 16.7L6.86 16.37L6.8 16z;SM11 13l8.5-8.5M16 8l2.8 2.8",
    "keyboard": "SM4.8 6h14.4a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-14.4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM8 14.7h8;FM5.6 10a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0zM9.3 10a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0zM12.9 10a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0zM16.6 10a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0z",
    "keyboard.fill": "FM4.73 5.1L4.28 5.15L3.84 5.27L3.15 5.61L2.8 5.9L2.41 6.35L2.19 6.75L2.02 7.17L1.93 7.62L1.93 16.38L2.07 16.96L2.25 17.38L2.7 18L3.04 18.3L3.42 18.55L3.84 18.73L4.28 18.85L4.8 18.9L19.2 18.9L19.72 18.85L20.45 18.61L20.96 18.3L21.5 17.76L21.75 17.38L21.93 16.96L22.05 16.52L22.1 16.07L22.1 7.93L21.98 7.17L21.75 6.62L21.5 6.24L20.96 5.7L20.58 5.45L20.16 5.27L19.72 5.15L19.2 5.1zM5.74 10.25L5.7 10L5.74 9.75L5.85 9.53L6.03 9.35L6.25 9.24L6.5 9.2L6.75 9.24L6.97 9.35L7.15 9.53L7.26 9.75L7.3 10L7.26 10.25L7.15 10.47L6.97 10.65L6.75 10.76L6.5 10.8L6.25 10.76L6.03 10.65L5.85 10.47zM9.44 10.25L9.4 10L9.44 9.75L9.55 9.53L9.73 9.35L9.95 9.24L10.2 9.2L10.45 9.24L10.67 9.35L10.85 9.53L10.96 9.75L11 10L10.96 10.25L10.85 10.47L10.67 10.65L10.45 10.76L10.2 10.8L9.95 10.76L9.73 10.65L9.55 10.47zM13.04 10.25L13 10L13.04 9.75L13.15 9.53L13.33 9.35L13.55 9.24L13.8 9.2L14.05 9.24L14.27 9.35L14.45 9.53L14.56 9.75L14.6 10L14.56 10.25L14.45 10.47L14.27 10.65L14.05 10.76L13.8 10.8L13.55 10.76L13.33 10.65L13.15 10.47zM16.85 10.47L16.74 10.25L16.7 10L16.74 9.75L16.85 9.53L17.03 9.35L17.25 9.24L17.5 9.2L17.75 9.24L17.97 9.35L18.15 9.53L18.26 9.75L18.3 10L18.26 10.25L18.15 10.47L17.97 10.65L17.75 10.76L17.5 10.8L17.25 10.76L17.03 10.65zM16.4 15.39L16 15.5L8 15.5L7.79 15.47L7.43 15.27L7.31 15.1L7.2 14.7L7.31 14.3L7.43 14.13L7.79 13.93L8 13.9L16 13.9L16.21 13.93L16.57 14.13L16.77 14.49L16.8 14.7L16.69 15.1z",
    "laptopcomputer": "SM6.6 5h10.8a1.6 1.6 0 0 1 1.6 1.6v7.3a1.6 1.6 0 0 1-1.6 1.6h-10.8a1.6 1.6 0 0 1-1.6-1.6v-7.3a1.6 1.6 0 0 1 1.6-1.6zM2.5 18.7h19",
    "leaf": "SM20 4C10 4 5 8 5 14c0 1.8.6 3.2 1.5 4.2 1.1.8 2.5 1.3 4 1.3C17 19.5 20 13 20 4zM6.5 18c1.6-3 3.8-5.4 7-7.2M4 21.2l2.3-3.2",
    "leaf.fill": "FM20.89 3.85L20.75 3.5L20.63 3.36L20.33 3.16L19.96 3.1L17.11 3.22L14.38 3.59L12.13 4.15L10.07 4.95L8.3 5.97L6.82 7.2L5.55 8.78L4.73 10.41L4.25 12.18L4.1 14.03L4.17 15.12L4.28 15.73L4.56 16.68L4.78 17.22L5.23 18.02L5.81 18.78L6.38 19.2L7.2 19.66L8.09 20.01L8.98 20.25L9.52 20.34L10.47 20.4L12.44 20.2L14.46 19.51L16.05 18.49L17.28 17.28L18.5 15.51L19.39 13.62L20.03 11.59L20.52 9.25L20.8 6.72zM7.2 18.39L6.91 18.69L6.51 18.8L6.3 18.77L5.94 18.57L5.81 18.41L5.73 18.21L5.73 17.8L6.3 16.72L6.86 15.84L8.11 14.19L8.84 13.38L9.59 12.64L10.35 11.98L11.21 11.32L12.12 10.7L13.28 10.03L13.69 10.02L14.06 10.22L14.19 10.39L14.3 10.79L14.2 11.19L14.08 11.36L12.17 12.6L11.39 13.2L9.98 14.5L8.75 15.94L8.2 16.72z;SM4 21.2l2.3-3.2",
    "lightbulb": "SM9.5 16.8c0-2-3.2-3.2-3.2-7a5.7 5.7 0 0 1 11.4 0c0 3.8-3.2 5-3.2 7zM9.8 20.3h4.4",
    "lightbulb.fill": "BM9.5 16.8c0-2-3.2-3.2-3.2-7a5.7 5.7 0 0 1 11.4 0c0 3.8-3.2 5-3.2 7z;SM9.8 20.3h4.4",
    "line.3.horizontal": "SM4 6.5h16M4 12h16M4 17.5h16",
    "line.3.horizontal.decrease": "SM4 7h16M7 12h10M10 17h4",
    "line.3.horizontal.decrease.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM7.2 9L16.8 9M9 12L15 12M10.8 15L13.2 15",
    "line.3.horizontal.decrease.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM17.01 9.77L7.2 9.8L6.99 9.77L6.63 9.57L6.51 9.4L6.4 9L6.51 8.6L6.63 8.43L6.99 8.23L7.2 8.2L16.8 8.2L17.01 8.23L17.37 8.43L17.49 8.6L17.6 9L17.49 9.4L17.37 9.57zM15.21 12.77L9 12.8L8.79 12.77L8.43 12.57L8.23 12.21L8.2 12L8.23 11.79L8.43 11.43L8.79 11.23L9 11.2L15 11.2L15.21 11.23L15.57 11.43L15.77 11.79L15.8 12L15.77 12.21L15.57 12.57zM13.41 15.77L10.59 15.77L10.23 15.57L10.11 15.4L10.03 15.21L10.03 14.79L10.23 14.43L10.59 14.23L13.41 14.23L13.77 14.43L13.97 14.79L14 15L13.97 15.21L13.77 15.57z",
    "link": "SM10 14a4 4 0 0 0 5.7 0l3.3-3.3A4 4 0 0 0 13.3 5l-1 1M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1-1",
    "list.bullet": "SM9.5 6.5H20M9.5 12H20M9.5 17.5H20;FM3.6 6.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM3.6 12a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM3.6 17.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z",
    "list.bullet.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM10.7 9.14L16.16 9.14M10.7 12L16.16 12M10.7 14.86L16.16 14.86;FM7.63 9.14A.73 .73 0 0 0 9.09 9.14A.73 .73 0 0 0 7.63 9.14zM7.63 12A.73 .73 0 0 0 9.09 12A.73 .73 0 0 0 7.63 12zM7.63 14.86A.73 .73 0 0 0 9.09 14.86A.73 .73 0 0 0 7.63 14.86z",
    "list.bullet.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM7.76 9.33L7.73 9.14L7.76 8.95L7.85 8.77L7.99 8.63L8.17 8.54L8.36 8.51L8.55 8.54L8.73 8.63L8.87 8.77L8.96 8.95L8.99 9.14L8.96 9.33L8.87 9.51L8.73 9.65L8.55 9.74L8.36 9.77L8.17 9.74L7.99 9.65L7.85 9.51zM16.56 9.83L16.16 9.94L10.7 9.94L10.49 9.91L10.13 9.71L9.93 9.35L9.9 9.14L9.93 8.93L10.13 8.57L10.49 8.37L10.7 8.34L16.16 8.34L16.37 8.37L16.73 8.57L16.93 8.93L16.96 9.14L16.85 9.54zM7.85 12.37L7.76 12.19L7.73 12L7.76 11.81L7.85 11.63L7.99 11.49L8.17 11.4L8.36 11.37L8.55 11.4L8.73 11.49L8.87 11.63L8.96 11.81L8.99 12L8.96 12.19L8.87 12.37L8.73 12.51L8.55 12.6L8.36 12.63L8.17 12.6L7.99 12.51zM16.37 12.77L10.49 12.77L10.13 12.57L10.01 12.4L9.93 12.21L9.93 11.79L10.13 11.43L10.49 11.23L10.7 11.2L16.37 11.23L16.73 11.43L16.85 11.6L16.96 12L16.85 12.4L16.73 12.57zM7.85 15.23L7.76 15.05L7.73 14.86L7.76 14.67L7.85 14.49L7.99 14.35L8.17 14.26L8.36 14.23L8.55 14.26L8.73 14.35L8.87 14.49L8.96 14.67L8.99 14.86L8.96 15.05L8.87 15.23L8.73 15.37L8.55 15.46L8.36 15.49L8.17 15.46L7.99 15.37zM16.56 15.55L16.16 15.66L10.7 15.66L10.49 15.63L10.13 15.43L9.93 15.07L9.9 14.86L9.93 14.65L10.13 14.29L10.49 14.09L10.7 14.06L16.16 14.06L16.37 14.09L16.73 14.29L16.93 14.65L16.96 14.86L16.85 15.26z",
    "list.dash": "SM9.5 6.5H20M9.5 12H20M9.5 17.5H20M4 6.5h1.5M4 12h1.5M4 17.5h1.5",
    "list.number": "SM10 6.5h10M10 12h10M10 17.5h10M4 5l1.5-.8v4.6M3.9 16.3c0-1 2.5-1.2 2.5.2 0 1-2.5 1.8-2.5 3h2.6",
    "location": "SM20.5 3.5L3.5 11l7.5 2 2 7.5z",
    "location.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM16.25 7.75L7.75 11.5L11.5 12.5L12.5 16.25z",
    "location.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM17.13 7.94L13.32 16.61L13.13 16.89L12.85 17.08L12.52 17.15L12.18 17.09L11.89 16.91L11.69 16.64L10.76 13.24L7.52 12.37L7.36 12.31L7.09 12.11L6.91 11.82L6.85 11.48L6.92 11.15L7.11 10.87L7.39 10.68L15.89 6.93L16.24 6.85L16.42 6.87L16.75 7L16.89 7.11L17 7.25L17.13 7.58z",
    "location.fill": "BM20.5 3.5L3.5 11l7.5 2 2 7.5z",
    "location.slash": "FM21.39 3.63L21.39 3.39L21.33 3.16L21.22 2.95L21.05 2.78L20.84 2.67L20.61 2.61L20.37 2.61L20.14 2.68L11.72 6.39L13.08 7.76L18.74 5.26L16.24 10.92L17.61 12.28L21.32 3.86zM3.14 10.18L2.93 10.31L2.76 10.49L2.65 10.71L2.6 10.95L2.62 11.19L2.71 11.42L2.85 11.62L3.04 11.77L3.27 11.87L10.26 13.74L12.13 20.73L12.23 20.96L12.38 21.15L12.58 21.29L12.81 21.38L13.05 21.4L13.29 21.35L13.51 21.24L13.69 21.07L13.82 20.86L16.61 14.54L15.25 13.17L13.21 17.79L11.87 12.77L11.78 12.55L11.64 12.36L11.45 12.22L11.23 12.13L6.21 10.79L10.83 8.75L9.46 7.39z;SM4 3.5L20.5 20",
    "location.slash.fill": "FM21.38 3.69L21.4 3.51L21.33 3.16L21.14 2.86L21 2.75L20.67 2.62L20.31 2.62L11.72 6.39L17.61 12.28zM9.46 7.39L2.99 10.26L2.75 10.5L2.67 10.65L2.6 10.98L2.66 11.32L2.73 11.47L2.84 11.61L3.11 11.81L10.26 13.74L12.19 20.89L12.39 21.16L12.53 21.27L12.85 21.39L13.19 21.38L13.5 21.25L13.63 21.14L13.82 20.86L16.61 14.54z;SM4 3.5L20.5 20",
    "lock": "SM7.5 10.5h9a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM8.5 10.5V7.3a3.5 3.5 0 0 1 7 0v3.2",
    "lock.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM9.66 11.22L14.34 11.22A1.04 1.04 0 0 1 15.38 12.26L15.38 15.38A1.04 1.04 0 0 1 14.34 16.42L9.66 16.42A1.04 1.04 0 0 1 8.62 15.38L8.62 12.26A1.04 1.04 0 0 1 9.66 11.22zM10.18 11.22L10.18 9.56A1.82 1.82 0 0 1 13.82 9.56L13.82 11.22",
    "lock.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM14.62 10.44L15.23 10.65L15.68 11.01L16.01 11.48L16.16 12.03L16.16 15.61L16.11 15.89L15.95 16.27L15.59 16.72L15.12 17.05L14.57 17.2L9.66 17.22L9.31 17.19L8.88 17.05L8.63 16.9L8.32 16.63L7.99 16.16L7.84 15.61L7.82 12.26L7.85 11.91L8.05 11.37L8.41 10.92L8.88 10.59L9.38 10.44L9.39 9.43L9.56 8.63L9.96 7.92L10.36 7.52L11.07 7.12L11.87 6.95L12.69 7.04L13.43 7.37L14.04 7.92L14.44 8.63L14.61 9.43zM10.98 9.62L10.98 10.42L13.02 10.42L13.02 9.62L12.96 9.25L12.82 8.97L12.59 8.74L12.31 8.6L12 8.55L11.69 8.6L11.41 8.74L11.18 8.97L11.04 9.25zM9.69 12.02L9.49 12.09L9.42 12.29L9.42 15.35L9.45 15.49L9.52 15.57L9.69 15.62L14.31 15.62L14.45 15.59L14.53 15.52L14.58 15.35L14.58 12.29L14.55 12.15L14.48 12.07L14.31 12.02z",
    "lock.fill": "BM7.5 10.5h9a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z;SM8.5 10.5V7.3a3.5 3.5 0 0 1 7 0v3.2",
    "lock.open": "SM7.5 10.5h9a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM8.5 10.5V7a3.5 3.5 0 0 1 6.8-1.2",
    "lock.open.fill": "BM7.5 10.5h9a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z;SM8.5 10.5V7a3.5 3.5 0 0 1 6.8-1.2",
    "lock.shield": "SM12 3.3l7.5 2.7v5.3c0 4.5-3 7.6-7.5 9.5-4.5-1.9-7.5-5-7.5-9.5V6zM9.2 11.3h5.6v4H9.2zM10.2 11.3V9.6a1.8 1.8 0 0 1 3.6 0v1.7",
    "lock.shield.fill": "FM12.15 2.41L11.7 2.45L4.2 5.15L3.88 5.34L3.76 5.48L3.67 5.64L3.6 6L3.6 11.3L3.69 12.67L3.97 14.02L4.48 15.41L5.12 16.57L5.84 17.56L6.76 18.55L7.81 19.45L8.98 20.26L10.25 20.98L11.62 21.62L12 21.7L12.38 21.62L13.68 21.01L15.02 20.26L16.11 19.5L17.17 18.62L18.16 17.56L18.88 16.57L19.52 15.41L20 14.14L20.29 12.79L20.4 11.3L20.4 6L20.33 5.64L20.12 5.34L19.8 5.15zM14.6 10.5L15.01 10.53L15.2 10.61L15.37 10.73L15.57 11.09L15.6 15.3L15.57 15.51L15.37 15.87L15.2 15.99L14.8 16.1L9.2 16.1L8.8 15.99L8.63 15.87L8.43 15.51L8.4 15.3L8.43 11.09L8.63 10.73L8.8 10.61L8.99 10.53L9.4 10.5L9.41 9.47L9.58 8.68L9.98 7.98L10.38 7.58L11.08 7.18L11.87 7.01L12.68 7.1L13.42 7.43L14.02 7.98L14.42 8.68L14.59 9.47zM11 9.66L11 10.5L13 10.5L13 9.66L12.94 9.29L12.8 9.02L12.58 8.8L12.31 8.66L12 8.61L11.69 8.66L11.42 8.8L11.2 9.02L11.06 9.29zM10 12.1L10 14.5L14 14.5L14 12.1z",
    "macwindow": "SM5.2 5h13.6a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13.6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM3.2 9.2h17.6;FM5.2 7.1a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0-1.6 0zM7.8 7.1a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0-1.6 0z",
    "magnifyingglass": "SM4.3 10.5a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0zM15.1 15.1l5 5",
    "map": "SM3.5 6.5L9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20zM9 4.8v12.2M15 7v12.2",
    "map.fill": "FM2.98 5.77L2.74 6.01L2.66 6.17L2.6 6.5L2.6 20L2.62 20.18L2.76 20.51L3.01 20.76L3.35 20.89L3.7 20.88L3.87 20.82L9.02 18.48L14.65 20.83L14.83 20.88L15.2 20.88L20.87 18.32L21.02 18.23L21.26 17.99L21.34 17.83L21.4 17.5L21.4 4L21.33 3.65L21.13 3.36L20.99 3.24L20.65 3.11L20.48 3.1L20.13 3.18L14.98 5.52L9.35 3.17L9.17 3.12L8.8 3.12zM8.23 17.21L8.2 4.8L8.23 4.59L8.43 4.23L8.6 4.11L9 4L9.4 4.11L9.57 4.23L9.77 4.59L9.8 4.8L9.8 17L9.77 17.21L9.57 17.57L9.4 17.69L9 17.8L8.6 17.69L8.43 17.57zM14.23 19.41L14.2 7L14.23 6.79L14.43 6.43L14.6 6.31L15 6.2L15.4 6.31L15.57 6.43L15.77 6.79L15.8 7L15.8 19.2L15.77 19.41L15.57 19.77L15.4 19.89L15 20L14.6 19.89L14.43 19.77z",
    "mappin": "SM8.4 7a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0zM12 10.6v10",
    "mappin.and.ellipse": "SM8.6 6.7a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0zM12 10.1v7.4M8 15.6c-2.4.4-4 1.2-4 2.2 0 1.6 3.6 2.7 8 2.7s8-1.1 8-2.7c0-1-1.6-1.8-4-2.2",
    "mic": "SM12 3.5h0a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h0a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM5.8 11.5a6.2 6.2 0 0 0 12.4 0M12 17.7v2.8M9 20.5h6",
    "mic.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM12 7.32L12 7.32A1.65 1.65 0 0 1 13.65 8.97L13.65 11.72A1.65 1.65 0 0 1 12 13.38L12 13.38A1.65 1.65 0 0 1 10.35 11.72L10.35 8.97A1.65 1.65 0 0 1 12 7.32zM8.59 11.72A3.41 3.41 0 0 0 15.41 11.72M12 15.14L12 16.68M10.35 16.68L13.65 16.68",
    "mic.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM11.68 6.54L12.32 6.54L12.82 6.66L13.17 6.82L13.69 7.19L14.02 7.58L14.21 7.91L14.41 8.53L14.45 8.91L14.45 11.78L14.41 12.16L14.21 12.78L14.02 13.11L13.78 13.41L13.39 13.74L13.06 13.94L12.7 14.08L12.06 14.18L11.55 14.14L11.18 14.04L10.61 13.74L10.31 13.5L9.98 13.11L9.79 12.78L9.59 12.16L9.55 11.78L9.55 8.97L9.59 8.53L9.69 8.15L9.98 7.58L10.22 7.28L10.51 7.03L10.83 6.82L11.18 6.66zM8.04 13.14L7.97 12.9L7.79 11.64L7.84 11.43L8.09 11.1L8.46 10.93L8.88 10.97L9.21 11.22L9.38 11.59L9.53 12.52L9.9 13.25L10.47 13.82L11.2 14.19L12 14.32L12.8 14.19L13.53 13.82L14.1 13.25L14.47 12.52L14.68 11.39L14.94 11.07L15.33 10.92L15.74 10.99L16.06 11.25L16.21 11.64L16.03 12.9L15.96 13.14L15.47 14.09L15.32 14.29L14.57 15.04L14.37 15.19L13.42 15.68L12.8 15.81L12.8 15.88L13.86 15.91L14.22 16.11L14.34 16.28L14.42 16.47L14.42 16.89L14.22 17.25L13.86 17.45L10.35 17.48L9.95 17.37L9.78 17.25L9.58 16.89L9.58 16.47L9.78 16.11L10.14 15.91L11.2 15.88L11.2 15.81L10.58 15.68L9.63 15.19L9.43 15.04L8.68 14.29L8.53 14.09zM12.13 8.13L11.74 8.16L11.4 8.37L11.19 8.71L11.15 9L11.15 11.69L11.19 11.99L11.31 12.23L11.5 12.41L11.74 12.54L12 12.58L12.26 12.54L12.6 12.33L12.81 11.99L12.85 11.69L12.84 8.84L12.76 8.59L12.6 8.37L12.38 8.21z",
    "mic.fill": "BM12 3.5h0a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h0a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3z;SM5.8 11.5a6.2 6.2 0 0 0 12.4 0M12 17.7v2.8M9 20.5h6",
    "mic.slash": "FM10.86 2.77L10.29 3L9.77 3.31L9.16 3.83L10.44 5.11L10.77 4.8L11.05 4.63L11.35 4.51L12 4.4L12.65 4.51L13.23 4.8L13.48 5.02L13.87 5.55L14.07 6.17L14.1 8.77L15.9 10.57L15.9 6.5L15.86 5.96L15.68 5.23L15.5 4.79L15.19 4.27L14.81 3.79L14.35 3.39L13.83 3.06L13.27 2.82L12.68 2.66L12.07 2.6L11.46 2.64zM8.13 6.06L8.1 11.5L8.14 12.04L8.32 12.77L8.56 13.33L8.89 13.85L9.19 14.21L9.65 14.61L10.17 14.94L10.73 15.18L11.46 15.36L12.07 15.4L12.54 15.36L13.14 15.23L13.83 14.94L14.35 14.61L14.81 14.21L15.11 13.85L15.43 13.35L14.04 11.96L13.87 12.45L13.48 12.98L12.95 13.37L12.33 13.57L12 13.6L11.35 13.49L10.77 13.2L10.3 12.73L10.13 12.45L9.93 11.83L9.9 7.83zM6.35 15.78L7.72 17.15L7.95 17.32L9.68 18.2L9.94 18.29L11.1 18.47L11.1 19.6L9 19.6L8.77 19.63L8.55 19.72L8.36 19.86L8.22 20.05L8.13 20.27L8.1 20.5L8.13 20.73L8.22 20.95L8.36 21.14L8.55 21.28L8.77 21.37L9 21.4L15 21.4L15.23 21.37L15.45 21.28L15.64 21.14L15.78 20.95L15.87 20.73L15.9 20.5L15.87 20.27L15.78 20.05L15.64 19.86L15.45 19.72L15.23 19.63L12.9 19.6L12.9 18.47L14.06 18.29L14.32 18.2L16.05 17.32L16.28 17.15L17.74 15.66L16.41 14.34L16.28 14.61L15.11 15.78L13.63 16.53L12 16.79L10.37 16.53L8.89 15.78L7.72 14.61L6.97 13.13L6.62 11.13L6.5 10.93L6.33 10.77L6.12 10.66L5.89 10.6L5.66 10.61L5.43 10.68L5.23 10.8L5.07 10.97L4.96 11.18L4.9 11.41L4.91 11.64L5.21 13.56L5.3 13.82L6.18 15.55zM18.8 13.47L19.1 11.41L19.04 11.18L18.93 10.97L18.77 10.8L18.57 10.68L18.34 10.61L18.11 10.6L17.88 10.66L17.67 10.77L17.5 10.93L17.38 11.13L17.31 11.36L17.23 11.9z;SM4 3.5L20.5 20",
    "mic.slash.fill": "FM11.46 2.64L10.86 2.77L10.17 3.06L9.65 3.39L9.16 3.83L15.9 10.57L15.9 6.43L15.86 5.96L15.73 5.36L15.44 4.67L15.11 4.15L14.81 3.79L14.35 3.39L13.83 3.06L13.27 2.82L12.68 2.66L12.07 2.6zM8.13 6.06L8.1 11.5L8.14 12.04L8.32 12.77L8.56 13.33L8.89 13.85L9.19 14.21L9.65 14.61L10.17 14.94L10.73 15.18L11.46 15.36L12.07 15.4L12.54 15.36L13.14 15.23L13.83 14.94L14.35 14.61L14.81 14.21L15.11 13.85L15.43 13.35zM6.35 15.78L7.72 17.15L7.95 17.32L9.68 18.2L9.94 18.29L11.1 18.47L11.1 19.6L9 19.6L8.77 19.63L8.55 19.72L8.36 19.86L8.22 20.05L8.13 20.27L8.1 20.5L8.13 20.73L8.22 20.95L8.36 21.14L8.55 21.28L8.77 21.37L9 21.4L15 21.4L15.23 21.37L15.45 21.28L15.64 21.14L15.78 20.95L15.87 20.73L15.9 20.5L15.87 20.27L15.78 20.05L15.64 19.86L15.45 19.72L15.23 19.63L12.9 19.6L12.9 18.47L14.06 18.29L14.32 18.2L16.05 17.32L16.28 17.15L17.74 15.66L16.41 14.34L16.28 14.61L15.11 15.78L13.63 16.53L12 16.79L10.37 16.53L8.89 15.78L7.72 14.61L6.97 13.13L6.62 11.13L6.5 10.93L6.33 10.77L6.12 10.66L5.89 10.6L5.66 10.61L5.43 10.68L5.23 10.8L5.07 10.97L4.96 11.18L4.9 11.41L4.91 11.64L5.21 13.56L5.3 13.82L6.18 15.55zM18.8 13.47L19.1 11.41L19.04 11.18L18.93 10.97L18.77 10.8L18.57 10.68L18.34 10.61L18.11 10.6L17.88 10.66L17.67 10.77L17.5 10.93L17.38 11.13L17.31 11.36L17.23 11.9z;SM4 3.5L20.5 20",
    "minus": "SM4.5 12h15",
    "minus.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM8.25 12L15.75 12",
    "minus.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM15.75 12.8L8.04 12.77L7.68 12.57L7.56 12.4L7.45 12L7.56 11.6L7.68 11.43L8.04 11.23L8.25 11.2L15.75 11.2L15.96 11.23L16.32 11.43L16.44 11.6L16.55 12L16.44 12.4L16.32 12.57L15.96 12.77z",
    "minus.magnifyingglass": "SM4.3 10.5a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0zM15.1 15.1l5 5M8 10.5h5",
    "minus.square": "SM7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3zM8.25 12L15.75 12",
    "minus.square.fill": "FM6.93 3.1L6.32 3.16L5.73 3.32L5.17 3.56L4.65 3.89L4.19 4.29L3.81 4.77L3.5 5.29L3.32 5.73L3.16 6.32L3.1 7L3.1 17.07L3.14 17.54L3.27 18.14L3.5 18.71L3.81 19.23L4.29 19.81L4.77 20.19L5.17 20.44L5.86 20.73L6.46 20.86L6.93 20.9L17.07 20.9L17.54 20.86L18.14 20.73L18.71 20.5L19.23 20.19L19.81 19.71L20.19 19.23L20.44 18.83L20.73 18.14L20.86 17.54L20.9 17.07L20.9 6.93L20.86 6.46L20.73 5.86L20.5 5.29L20.19 4.77L19.81 4.29L19.23 3.81L18.83 3.56L18.27 3.32L17.54 3.14L17 3.1zM15.75 12.8L8.04 12.77L7.68 12.57L7.56 12.4L7.45 12L7.56 11.6L7.68 11.43L8.04 11.23L8.25 11.2L15.75 11.2L15.96 11.23L16.32 11.43L16.44 11.6L16.55 12L16.44 12.4L16.32 12.57L15.96 12.77z",
    "moon": "SM19.8 14.6A8.1 8.1 0 0 1 9.4 4.2a8.3 8.3 0 1 0 10.4 10.4z",
    "moon.fill": "BM19.8 14.6A8.1 8.1 0 0 1 9.4 4.2a8.3 8.3 0 1 0 10.4 10.4z",
    "moon.stars": "SM17.5 15.9A7.4 7.4 0 0 1 8.1 6.5a7.5 7.5 0 1 0 9.4 9.4z;FM16.5 3L17.14 5.36L19.5 6L17.14 6.64L16.5 9L15.86 6.64L13.5 6L15.86 5.36zM20.2 9.3L20.69 10.81L22.2 11.3L20.69 11.79L20.2 13.3L19.71 11.79L18.2 11.3L19.71 10.81z",
    "multiply": "SM7.5 7.5l9 9M16.5 7.5l-9 9",
    "music.note": "SM5.6 17a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0zM11.4 17V4.5c1.5 2.5 4.6 2.8 5 6.5",
    "music.note.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM8.67 14.6A1.51 1.51 0 1 0 11.69 14.6A1.51 1.51 0 0 0 8.67 14.6zM11.69 14.6L11.69 8.1C12.47 9.4 14.08 9.56 14.29 11.48",
    "music.note.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM12.49 10.01L12.49 14.6L12.41 15.19L12.33 15.43L11.97 16.05L11.43 16.53L11.01 16.75L10.31 16.9L10.05 16.9L9.35 16.75L8.73 16.39L8.25 15.85L7.95 15.19L7.88 14.73L7.95 14.01L8.25 13.35L8.39 13.15L8.93 12.67L9.59 12.37L10.05 12.3L10.31 12.3L10.89 12.41L10.89 8.1L10.99 7.71L11.11 7.55L11.26 7.42L11.64 7.3L12.03 7.38L12.2 7.49L12.79 8.19L14.11 9.31L14.46 9.72L14.69 10.09L14.93 10.66L15.08 11.33L15.05 11.74L14.82 12.08L14.44 12.27L14.03 12.24L13.84 12.14L13.57 11.83L13.42 11.18L13.14 10.63zM9.48 14.6L9.51 14.82L9.61 15.01L9.77 15.17L9.96 15.27L10.18 15.3L10.4 15.27L10.59 15.17L10.75 15.01L10.85 14.82L10.88 14.6L10.85 14.38L10.75 14.19L10.59 14.03L10.4 13.93L10.18 13.9L9.96 13.93L9.77 14.03L9.61 14.19L9.51 14.38z",
    "music.note.list": "SM4 6.5h9M4 11h9M4 15.5h5M11.5 17.3a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0zM16.1 17.3V7.5c1.2 1.8 3.6 2 4 4.8",
    "number": "SM9.7 4L7.7 20M16.3 4l-2 16M4.5 9h16M3.5 15h16",
    "number.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM10.85 8L9.85 16M14.15 8L13.15 16M8.25 10.5L16.25 10.5M7.75 13.5L15.75 13.5",
    "number.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM16.46 11.27L14.54 11.3L14.37 12.7L15.75 12.7L16.15 12.81L16.44 13.1L16.55 13.5L16.52 13.71L16.32 14.07L15.96 14.27L14.17 14.3L13.89 16.3L13.64 16.63L13.26 16.79L13.05 16.79L12.67 16.64L12.41 16.31L12.36 15.9L12.56 14.3L10.87 14.3L10.59 16.3L10.34 16.63L10.16 16.74L9.75 16.79L9.37 16.64L9.11 16.31L9.06 16.11L9.26 14.3L7.54 14.27L7.18 14.07L6.98 13.71L6.95 13.5L7.06 13.1L7.18 12.93L7.54 12.73L9.46 12.7L9.63 11.3L8.25 11.3L7.85 11.19L7.56 10.9L7.45 10.5L7.48 10.29L7.68 9.93L8.04 9.73L9.83 9.7L10.11 7.7L10.36 7.37L10.74 7.21L10.95 7.21L11.33 7.36L11.59 7.69L11.64 8.1L11.44 9.7L13.13 9.7L13.36 7.9L13.51 7.52L13.66 7.37L14.04 7.21L14.25 7.21L14.63 7.36L14.78 7.51L14.94 7.89L14.74 9.7L16.46 9.73L16.82 9.93L16.94 10.1L17.05 10.5L16.94 10.9L16.82 11.07zM11.07 12.7L12.76 12.7L12.93 11.3L11.24 11.3z",
    "octagon": "SM8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7z",
    "octagon.fill": "BM8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7z",
    "paintbrush": "SM20.3 3.7c-4.6 1.4-8.2 4.4-10.3 8.6l2 2c4.1-2.1 7-5.9 8.3-10.6zM9 13.5c-2.3 0-3 1.5-3.2 3.2-.1 1-.8 1.8-1.8 2 1 1.2 2.4 1.8 4 1.8 2.3 0 3.6-1.6 3.6-3.9z",
    "paintbrush.fill": "BM20.3 3.7c-4.6 1.4-8.2 4.4-10.3 8.6l2 2c4.1-2.1 7-5.9 8.3-10.6zM9 13.5c-2.3 0-3 1.5-3.2 3.2-.1 1-.8 1.8-1.8 2 1 1.2 2.4 1.8 4 1.8 2.3 0 3.6-1.6 3.6-3.9z",
    "paintpalette": "SM12 3.5a8.5 8.5 0 0 0 0 17c1.3 0 1.9-1 1.6-2.1-.4-1.5.4-2.7 2-2.7h1.9c1.8 0 3-1.2 3-3.2C20.5 7.3 16.7 3.5 12 3.5z;FM6.6 12a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0zM8.8 7.9a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0zM13.2 7.6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0zM15.8 11a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z",
    "paintpalette.fill": "FM11.86 2.61L9.23 3.03L8.96 3.11L6.47 4.4L4.49 6.37L4.32 6.6L3.06 9.1L2.6 12L3.03 14.77L3.11 15.04L4.4 17.53L6.37 19.51L6.6 19.68L9.1 20.94L12.07 21.4L12.59 21.34L12.92 21.26L13.36 21.07L13.75 20.8L14.18 20.31L14.39 19.9L14.57 19.16L14.55 18.55L14.41 17.86L14.43 17.36L14.58 17.02L14.85 16.78L15.29 16.63L17.56 16.6L18.08 16.56L18.7 16.44L19.41 16.16L19.8 15.92L20.27 15.53L20.67 15.05L21.04 14.38L21.24 13.78L21.35 13.25L21.4 12.43L21.27 10.79L20.94 9.37L20.39 7.93L19.64 6.63L18.61 5.38L17.62 4.5L16.39 3.7L15.04 3.11L13.45 2.71zM13.36 7.94L13.3 7.6L13.36 7.26L13.51 6.95L13.75 6.71L14.06 6.56L14.4 6.5L14.74 6.56L15.05 6.71L15.29 6.95L15.44 7.26L15.5 7.6L15.44 7.94L15.29 8.25L15.05 8.49L14.74 8.64L14.4 8.7L14.06 8.64L13.75 8.49L13.51 8.25zM8.96 8.24L8.9 7.9L8.96 7.56L9.11 7.25L9.35 7.01L9.66 6.86L10 6.8L10.34 6.86L10.65 7.01L10.89 7.25L11.04 7.56L11.1 7.9L11.04 8.24L10.89 8.55L10.65 8.79L10.34 8.94L10 9L9.66 8.94L9.35 8.79L9.11 8.55zM15.96 11.34L15.9 11L15.96 10.66L16.11 10.35L16.35 10.11L16.66 9.96L17 9.9L17.34 9.96L17.65 10.11L17.89 10.35L18.04 10.66L18.1 11L18.04 11.34L17.89 11.65L17.65 11.89L17.34 12.04L17 12.1L16.66 12.04L16.35 11.89L16.11 11.65zM6.76 12.34L6.7 12L6.76 11.66L6.91 11.35L7.15 11.11L7.46 10.96L7.8 10.9L8.14 10.96L8.45 11.11L8.69 11.35L8.84 11.66L8.9 12L8.84 12.34L8.69 12.65L8.45 12.89L8.14 13.04L7.8 13.1L7.46 13.04L7.15 12.89L6.91 12.65z",
    "paperclip": "SM19.2 11.5l-7.7 7.7a4.6 4.6 0 0 1-6.5-6.5l8-8a3.1 3.1 0 0 1 4.4 4.4l-7.9 7.9a1.5 1.5 0 0 1-2.2-2.2l7.2-7.2",
    "paperplane": "SM20.5 3.5L3.5 10l6.8 3.7L14 20.5zM19 5l-8.7 8.7",
    "paperplane.fill": "FM21.39 3.66L21.38 3.31L21.33 3.15L21.14 2.86L20.85 2.67L20.69 2.62L20.34 2.61L20.18 2.66L3.18 9.16L2.89 9.34L2.69 9.61L2.6 9.94L2.64 10.28L2.81 10.57L3.07 10.79L9.64 14.36L13.21 20.93L13.43 21.19L13.72 21.36L14.06 21.4L14.23 21.37L14.39 21.31L14.66 21.11L14.84 20.82zM18.43 4.43L18.79 4.23L19 4.2L19.21 4.23L19.57 4.43L19.69 4.6L19.8 5L19.69 5.4L19.57 5.57L10.87 14.27L10.51 14.47L10.3 14.5L10.09 14.47L9.73 14.27L9.53 13.91L9.5 13.7L9.53 13.49L9.73 13.13z",
    "pause": "SM7.4 5h1.6a.8 .8 0 0 1 .8 .8v12.4a.8 .8 0 0 1-.8 .8h-1.6a.8 .8 0 0 1-.8-.8v-12.4a.8 .8 0 0 1 .8-.8zM15 5h1.6a.8 .8 0 0 1 .8 .8v12.4a.8 .8 0 0 1-.8 .8h-1.6a.8 .8 0 0 1-.8-.8v-12.4a.8 .8 0 0 1 .8-.8z",
    "pause.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM9.79 8.64L10.56 8.64A.38 .38 0 0 1 10.94 9.02L10.94 14.98A.38 .38 0 0 1 10.56 15.36L9.79 15.36A.38 .38 0 0 1 9.41 14.98L9.41 9.02A.38 .38 0 0 1 9.79 8.64zM13.44 8.64L14.21 8.64A.38 .38 0 0 1 14.59 9.02L14.59 14.98A.38 .38 0 0 1 14.21 15.36L13.44 15.36A.38 .38 0 0 1 13.06 14.98L13.06 9.02A.38 .38 0 0 1 13.44 8.64z",
    "pause.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM9.72 7.74L10.69 7.75L11.2 7.91L11.41 8.07L11.63 8.33L11.75 8.56L11.83 8.89L11.83 15.11L11.67 15.62L11.41 15.93L11.08 16.15L10.69 16.25L9.66 16.25L9.15 16.09L8.94 15.93L8.72 15.67L8.6 15.44L8.52 15.11L8.54 8.75L8.68 8.38L8.94 8.07L9.27 7.85zM13.37 7.74L14.34 7.75L14.85 7.91L15.06 8.07L15.28 8.33L15.4 8.56L15.48 8.89L15.48 15.11L15.32 15.62L15.06 15.93L14.73 16.15L14.34 16.25L13.31 16.25L12.8 16.09L12.59 15.93L12.37 15.67L12.25 15.44L12.17 15.11L12.19 8.75L12.33 8.38L12.59 8.07L12.92 7.85z",
    "pause.fill": "BM7.4 5h1.6a.8 .8 0 0 1 .8 .8v12.4a.8 .8 0 0 1-.8 .8h-1.6a.8 .8 0 0 1-.8-.8v-12.4a.8 .8 0 0 1 .8-.8zM15 5h1.6a.8 .8 0 0 1 .8 .8v12.4a.8 .8 0 0 1-.8 .8h-1.6a.8 .8 0 0 1-.8-.8v-12.4a.8 .8 0 0 1 .8-.8z",
    "pawprint": "SM12 11.8c-2.6 0-5 2.8-5 5.4 0 1.7 1.2 2.8 2.7 2.8.9 0 1.4-.4 2.3-.4s1.4.4 2.3.4c1.5 0 2.7-1.1 2.7-2.8 0-2.6-2.4-5.4-5-5.4z;FM3.8 11.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0zM7.3 6.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0zM12.9 6.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0zM16.6 11.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z",
    "pawprint.fill": "BM12 11.8c-2.6 0-5 2.8-5 5.4 0 1.7 1.2 2.8 2.7 2.8.9 0 1.4-.4 2.3-.4s1.4.4 2.3.4c1.5 0 2.7-1.1 2.7-2.8 0-2.6-2.4-5.4-5-5.4z;FM3.8 11.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0zM7.3 6.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0zM12.9 6.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0zM16.6 11.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z",
    "pencil": "SM4.5 19.5l1-4.2L16.3 4.5a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L8.7 18.5zM14 6.8l3.2 3.2",
    "pencil.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM8.1 15.9L8.62 13.72L14.24 8.1A1.04 1.04 0 0 1 15.69 8.1L15.9 8.31A1.04 1.04 0 0 1 15.9 9.76L10.28 15.38zM13.04 9.3L14.7 10.96",
    "pencil.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM7.92 13.33L13.67 7.53L13.95 7.31L14.47 7.08L14.74 7.02L15.19 7.02L15.58 7.11L15.98 7.31L16.26 7.53L16.62 7.92L16.83 8.27L16.92 8.54L16.98 8.81L16.98 9.26L16.83 9.8L16.47 10.33L10.85 15.95L10.67 16.08L10.47 16.16L8.29 16.68L8.08 16.7L7.7 16.59L7.41 16.3L7.3 15.92zM14.7 9.83L15.38 9.11L15.35 8.9L15.04 8.62L14.83 8.65L14.17 9.3zM13.04 10.43L9.35 14.13L9.18 14.82L9.87 14.65L13.57 10.96z",
    "percent": "SM18.5 5.5l-13 13M4.5 7.2a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0zM14.1 16.8a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0z",
    "person": "SM8.1 8a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0zM4.8 20c.4-4 3.4-6.2 7.2-6.2s6.8 2.2 7.2 6.2z",
    "person.2": "SM5.6 8.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0zM2.8 19.5c.3-3.6 2.8-5.5 6.2-5.5s5.9 1.9 6.2 5.5zM15.6 5.3a3.3 3.3 0 0 1 0 6.4M17.3 14.4c2.2.6 3.6 2.3 3.9 5.1h-2.8",
    "person.2.fill": "BM5.6 8.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0zM2.8 19.5c.3-3.6 2.8-5.5 6.2-5.5s5.9 1.9 6.2 5.5z;SM15.6 5.3a3.3 3.3 0 0 1 0 6.4M17.3 14.4c2.2.6 3.6 2.3 3.9 5.1h-2.8",
    "person.3": "SM9 9a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM6.7 19c.3-3.2 2.4-4.8 5.3-4.8s5 1.6 5.3 4.8zM6.3 7a2.4 2.4 0 1 0 .4 4.6M4.2 17.5H2.2c.2-2.3 1.3-3.6 3-4M17.7 7a2.4 2.4 0 1 1-.4 4.6M19.8 17.5h2c-.2-2.3-1.3-3.6-3-4",
    "person.3.fill": "BM9 9a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM6.7 19c.3-3.2 2.4-4.8 5.3-4.8s5 1.6 5.3 4.8z;SM6.3 7a2.4 2.4 0 1 0 .4 4.6M4.2 17.5H2.2c.2-2.3 1.3-3.6 3-4M17.7 7a2.4 2.4 0 1 1-.4 4.6M19.8 17.5h2c-.2-2.3-1.3-3.6-3-4",
    "person.badge.minus": "SM5.8 8a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0zM2.8 20c.4-3.9 3.1-6 6.7-6s6.3 2.1 6.7 6zM16 10.5h6",
    "person.badge.minus.fill": "BM5.8 8a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0zM2.8 20c.4-3.9 3.1-6 6.7-6s6.3 2.1 6.7 6z;SM16 10.5h6",
    "person.badge.plus": "SM5.8 8a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0zM2.8 20c.4-3.9 3.1-6 6.7-6s6.3 2.1 6.7 6zM19 7.5v6M16 10.5h6",
    "person.badge.plus.fill": "BM5.8 8a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0zM2.8 20c.4-3.9 3.1-6 6.7-6s6.3 2.1 6.7 6z;SM19 7.5v6M16 10.5h6",
    "person.crop.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM9.1 10a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0zM6.3 18.3c1-2.3 3-3.5 5.7-3.5s4.7 1.2 5.7 3.5",
    "person.crop.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM8.9 9.7L9.05 8.74L9.49 7.88L10.18 7.19L11.04 6.75L12 6.6L12.96 6.75L13.82 7.19L14.51 7.88L14.95 8.74L15.1 9.7L14.95 10.66L14.51 11.52L13.82 12.21L12.96 12.65L12 12.8L11.04 12.65L10.18 12.21L9.49 11.52L9.05 10.66zM5.92 18.57L6.2 17.82L6.59 17.09L7.05 16.46L7.57 15.91L8.17 15.45L8.82 15.07L9.54 14.78L10.31 14.57L11.13 14.44L12 14.4L12.87 14.44L13.69 14.57L14.46 14.78L15.18 15.07L15.83 15.45L16.43 15.91L16.95 16.46L17.41 17.09L17.8 17.82L18.08 18.57L17.09 19.24L16.54 19.51L15.37 19.93L14.11 20.18L13.43 20.25L12 20.3L10.57 20.25L9.89 20.18L8.63 19.93L7.46 19.51L6.91 19.24z",
    "person.fill": "BM8.1 8a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0zM4.8 20c.4-4 3.4-6.2 7.2-6.2s6.8 2.2 7.2 6.2z",
    "person.slash": "FM7.4 9.35L7.49 9.61L8.04 10.7L8.21 10.93L9.07 11.79L9.3 11.96L10.39 12.51L10.65 12.6L11.86 12.79L12.14 12.79L13.35 12.6L13.61 12.51L14.26 12.18L12.92 10.84L12 10.99L11.08 10.84L10.24 10.42L9.58 9.76L9.16 8.92L9.01 8L9.16 7.08L7.82 5.74L7.49 6.39L7.4 6.65L7.21 7.86L7.21 8.14zM16.51 9.61L16.6 9.35L16.79 8.14L16.79 7.86L16.6 6.65L16.51 6.39L15.96 5.3L15.79 5.07L14.93 4.21L14.7 4.04L13.61 3.49L13.35 3.4L12.14 3.21L11.86 3.21L10.65 3.4L10.39 3.49L9.35 4.02L10.68 5.36L11.08 5.16L12 5.01L12.92 5.16L13.76 5.58L14.42 6.24L14.84 7.08L14.99 8L14.84 8.92L14.64 9.32L15.98 10.65zM19.42 20.87L19.63 20.79L19.95 20.49L20.1 20.07L19.89 18.7L19.44 17.37L15.74 13.67L14.45 13.21L13.17 12.97L12.05 12.9L10.83 12.97L9.55 13.21L8.56 13.53L7.54 14.02L6.61 14.66L5.69 15.55L5.01 16.48L4.48 17.54L4.14 18.57L3.91 19.85L3.9 20.07L4.05 20.49L4.37 20.79L4.8 20.9zM6.17 18.17L6.58 17.37L7.09 16.69L7.7 16.1L8.4 15.61L9.19 15.22L10.05 14.93L10.99 14.76L12 14.7L13.01 14.76L13.95 14.93L14.81 15.22L15.6 15.61L16.3 16.1L16.91 16.69L17.42 17.37L17.83 18.17L18.13 19.1L5.87 19.1z;SM4 3.5L20.5 20",
    "person.slash.fill": "FM7.43 9.48L8.04 10.7L8.21 10.93L9.18 11.88L10.52 12.57L11.86 12.79L12.14 12.79L13.48 12.57L14.26 12.18L7.82 5.74L7.43 6.52L7.21 7.86L7.21 8.14zM16.51 9.61L16.6 9.35L16.8 8L16.57 6.52L15.88 5.18L14.82 4.12L13.48 3.43L12 3.2L10.52 3.43L9.35 4.02L15.98 10.65zM3.97 20.36L4.06 20.51L4.31 20.75L4.63 20.88L4.8 20.9L19.2 20.9L19.54 20.83L19.83 20.64L20.03 20.36L20.1 20.02L19.89 18.7L19.44 17.37L15.74 13.67L15.44 13.53L14.33 13.18L13.17 12.97L11.95 12.9L10.83 12.97L9.67 13.18L8.56 13.53L7.42 14.09L6.5 14.75L5.69 15.55L5.09 16.36L4.54 17.41L4.11 18.7L3.91 19.85L3.9 20.02z;SM4 3.5L20.5 20",
    "phone": "SM6.6 3.8h2.2a1 1 0 0 1 1 .8l.7 3.2a1 1 0 0 1-.3 1l-1.6 1.5a12 12 0 0 0 5.1 5.1l1.5-1.6a1 1 0 0 1 1-.3l3.2.7a1 1 0 0 1 .8 1v2.2a2.3 2.3 0 0 1-2.5 2.3C10.5 19.2 4.8 13.5 4.3 6.3a2.3 2.3 0 0 1 2.3-2.5z",
    "phone.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM9.3 7.9L10.4 7.9A.5 .5 0 0 1 10.9 8.3L11.25 9.9A.5 .5 0 0 1 11.1 10.4L10.3 11.15A6 6 0 0 0 12.85 13.7L13.6 12.9A.5 .5 0 0 1 14.1 12.75L15.7 13.1A.5 .5 0 0 1 16.1 13.6L16.1 14.7A1.15 1.15 0 0 1 14.85 15.85C11.25 15.6 8.4 12.75 8.15 9.15A1.15 1.15 0 0 1 9.3 7.9z",
    "phone.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM8.92 7.14L10.44 7.1L10.79 7.16L11.18 7.35L11.54 7.75L11.68 8.13L12.04 9.79L12.07 10.08L12 10.44L11.88 10.7L11.32 11.29L11.73 11.82L12.42 12.48L12.71 12.68L13.07 12.3L13.38 12.08L13.69 11.96L14.07 11.94L15.98 12.35L16.31 12.5L16.65 12.82L16.82 13.14L16.9 13.49L16.9 14.7L16.86 15.08L16.63 15.69L16.45 15.95L16.07 16.3L15.49 16.58L14.85 16.65L13.68 16.49L12.46 16.13L11.43 15.64L10.48 15.02L9.64 14.28L8.91 13.43L8.3 12.47L7.83 11.43L7.51 10.32L7.35 8.96L7.39 8.64L7.54 8.21L7.91 7.68L8.15 7.47L8.6 7.23zM9.24 8.71L9 8.86L8.95 9.09L9.08 10.03L9.35 10.92L9.52 11.29L9.53 10.92L9.62 10.73L10.44 9.93L10.17 8.7zM13.08 14.65L13.97 14.92L14.91 15.05L15.09 15.02L15.22 14.92L15.29 14.76L15.3 13.83L14.07 13.56L13.27 14.38L13.08 14.47L12.71 14.48z",
    "phone.fill": "BM6.6 3.8h2.2a1 1 0 0 1 1 .8l.7 3.2a1 1 0 0 1-.3 1l-1.6 1.5a12 12 0 0 0 5.1 5.1l1.5-1.6a1 1 0 0 1 1-.3l3.2.7a1 1 0 0 1 .8 1v2.2a2.3 2.3 0 0 1-2.5 2.3C10.5 19.2 4.8 13.5 4.3 6.3a2.3 2.3 0 0 1 2.3-2.5z",
    "photo": "SM5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM7 9.6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM4.2 17l4.5-4 3 2.7 4.3-4.5 3.8 3.8",
    "photo.fill": "FM5.43 4.1L4.98 4.15L4.54 4.27L3.85 4.61L3.5 4.9L3.2 5.24L2.89 5.75L2.72 6.17L2.63 6.62L2.6 17.07L2.72 17.83L2.89 18.25L3.2 18.76L3.5 19.1L3.85 19.39L4.25 19.61L4.98 19.85L5.43 19.9L18.5 19.9L19.02 19.85L19.75 19.61L20.15 19.39L20.6 19L20.89 18.65L21.11 18.25L21.35 17.52L21.4 17.07L21.4 7L21.35 6.48L21.11 5.75L20.8 5.24L20.5 4.9L20.15 4.61L19.75 4.39L19.02 4.15L18.57 4.1zM6.21 9.48L6.36 8.8L6.7 8.21L7.01 7.9L7.6 7.56L7.84 7.48L8.53 7.41L9.2 7.56L9.79 7.9L10.1 8.21L10.44 8.8L10.52 9.04L10.59 9.73L10.44 10.4L10.25 10.79L9.79 11.3L9.2 11.64L8.53 11.79L8.27 11.79L7.84 11.72L7.21 11.45L6.7 10.99L6.55 10.79L6.28 10.16zM8.7 14.07L4.56 17.72L4.15 17.8L3.95 17.76L3.76 17.67L3.48 17.36L3.4 16.95L3.44 16.75L3.67 16.4L8.33 12.29L8.7 12.2L9.08 12.29L11.66 14.59L15.42 10.65L15.59 10.51L15.99 10.4L16.4 10.51L16.57 10.63L20.37 14.43L20.49 14.6L20.6 15L20.49 15.4L20.2 15.69L19.8 15.8L19.4 15.69L16.01 12.34L12.28 16.25L11.93 16.47L11.53 16.48L11.16 16.29zM7.81 9.6L7.92 9.95L8.05 10.08L8.4 10.19L8.58 10.16L8.88 9.95L8.99 9.6L8.88 9.25L8.75 9.12L8.4 9.01L8.22 9.04L7.92 9.25z",
    "photo.on.rectangle": "SM8.07 7.86L18.73 7.86A1.64 1.64 0 0 1 20.37 9.5L20.37 17.7A1.64 1.64 0 0 1 18.73 19.34L8.07 19.34A1.64 1.64 0 0 1 6.43 17.7L6.43 9.5A1.64 1.64 0 0 1 8.07 7.86zM9.3 11.63A1.15 1.15 0 1 0 11.6 11.63A1.15 1.15 0 0 0 9.3 11.63zM7 17.7L10.69 14.42L13.15 16.63L16.68 12.94L19.8 16.06M3.2 14V6.3a1.8 1.8 0 0 1 1.8-1.8h11.5",
    "pin": "SM9 3.5h6l-.7 6.5 3.2 3.5h-11L9.7 10zM12 13.5v7",
    "pin.fill": "BM9 3.5h6l-.7 6.5 3.2 3.5h-11L9.7 10z;SM12 13.5v7",
    "play": "SM7 4.5l12 7.5-12 7.5z",
    "play.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM10.1 8.4L15.86 12L10.1 15.6z",
    "play.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM10.58 7.64L16.34 11.24L16.6 11.49L16.69 11.65L16.76 12L16.69 12.35L16.6 12.51L16.34 12.76L10.58 16.36L10.25 16.49L10.08 16.5L9.91 16.48L9.59 16.34L9.35 16.09L9.22 15.77L9.2 8.4L9.27 8.06L9.46 7.77L9.59 7.66L9.74 7.57L10.08 7.5L10.25 7.51z",
    "play.fill": "BM7 4.5l12 7.5-12 7.5z",
    "plus": "SM12 4.5v15M4.5 12h15",
    "plus.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM12 8.25L12 15.75M8.25 12L15.75 12",
    "plus.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM11.23 15.96L11.2 12.8L8.04 12.77L7.68 12.57L7.56 12.4L7.45 12L7.56 11.6L7.68 11.43L8.04 11.23L11.2 11.2L11.23 8.04L11.43 7.68L11.6 7.56L12 7.45L12.4 7.56L12.57 7.68L12.77 8.04L12.8 11.2L15.96 11.23L16.32 11.43L16.44 11.6L16.55 12L16.44 12.4L16.32 12.57L15.96 12.77L12.8 12.8L12.8 15.75L12.69 16.15L12.4 16.44L12 16.55L11.79 16.52L11.43 16.32z",
    "plus.magnifyingglass": "SM4.3 10.5a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0zM15.1 15.1l5 5M10.5 8v5M8 10.5h5",
    "plus.rectangle.on.rectangle": "SM9 8.5h9.5a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-9.5a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2zM4 15.5V6.3A1.8 1.8 0 0 1 5.8 4.5h10.7M13.75 11.55L13.75 16.95M11.05 14.25L16.45 14.25",
    "plus.square": "SM7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3zM12 8.25L12 15.75M8.25 12L15.75 12",
    "plus.square.fill": "FM6.93 3.1L6.32 3.16L5.73 3.32L5.17 3.56L4.65 3.89L4.19 4.29L3.81 4.77L3.5 5.29L3.32 5.73L3.16 6.32L3.1 7L3.1 17.07L3.14 17.54L3.27 18.14L3.5 18.71L3.81 19.23L4.29 19.81L4.77 20.19L5.17 20.44L5.86 20.73L6.46 20.86L6.93 20.9L17.07 20.9L17.54 20.86L18.14 20.73L18.71 20.5L19.23 20.19L19.81 19.71L20.19 19.23L20.44 18.83L20.73 18.14L20.86 17.54L20.9 17.07L20.9 6.93L20.86 6.46L20.73 5.86L20.5 5.29L20.19 4.77L19.81 4.29L19.23 3.81L18.83 3.56L18.27 3.32L17.54 3.14L17 3.1zM11.23 15.96L11.2 12.8L8.04 12.77L7.68 12.57L7.56 12.4L7.45 12L7.56 11.6L7.68 11.43L8.04 11.23L11.2 11.2L11.23 8.04L11.43 7.68L11.6 7.56L12 7.45L12.4 7.56L12.57 7.68L12.77 8.04L12.8 11.2L15.96 11.23L16.32 11.43L16.44 11.6L16.55 12L16.44 12.4L16.32 12.57L15.96 12.77L12.8 12.8L12.8 15.75L12.69 16.15L12.4 16.44L12 16.55L11.79 16.52L11.43 16.32z",
    "power": "SM12 3.5v8M7.2 6.3a7.6 7.6 0 1 0 9.6 0",
    "power.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM12 7.58L12 11.74M9.5 9.04A3.95 3.95 0 1 0 14.5 9.04",
    "power.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM11.23 11.95L11.23 7.37L11.43 7.01L11.6 6.89L12 6.78L12.21 6.81L12.57 7.01L12.77 7.37L12.8 7.58L12.77 11.95L12.57 12.31L12.21 12.51L12 12.54L11.79 12.51L11.43 12.31zM7.71 10.1L9 8.41L9.38 8.25L9.59 8.25L9.98 8.4L10.13 8.54L10.29 8.92L10.24 9.34L9.11 10.9L8.89 12.4L9.4 13.83L10.53 14.85L12 15.22L13.47 14.85L14.6 13.83L15.11 12.4L14.89 10.9L13.86 9.52L13.71 9.13L13.77 8.72L14.02 8.4L14.41 8.25L14.82 8.31L15.14 8.56L16.29 10.1L16.44 10.46L16.73 12.56L15.95 14.73L14.24 16.29L12.19 16.82L11.81 16.82L9.76 16.29L8.05 14.73L7.32 12.75L7.28 12.36L7.56 10.46z",
    "printer": "SM7 8.5v-5h10v5M7 17H5.5a2 2 0 0 1-2-2v-4.5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H17M7 13.8h10v6.7H7z",
    "printer.fill": "FM2.6 10.5L2.6 15L2.65 15.52L2.77 15.96L2.95 16.38L3.2 16.76L3.5 17.1L4.12 17.55L4.54 17.73L4.98 17.85L6.1 17.9L6.12 20.68L6.25 21L6.36 21.14L6.66 21.33L6.82 21.38L17 21.4L17.34 21.33L17.5 21.25L17.75 21L17.88 20.68L17.9 17.9L19.02 17.85L19.75 17.61L20.15 17.39L20.6 17L20.89 16.65L21.11 16.25L21.28 15.83L21.4 15L21.4 10.5L21.28 9.67L21.05 9.12L20.8 8.74L20.5 8.4L19.88 7.95L19.33 7.72L18.5 7.6L5.5 7.6L4.98 7.65L4.54 7.77L4.12 7.95L3.5 8.4L3.2 8.74L2.95 9.12L2.77 9.54L2.65 9.98zM17.21 14.57L7 14.6L6.79 14.57L6.43 14.37L6.31 14.2L6.2 13.8L6.31 13.4L6.43 13.23L6.79 13.03L7 13L17 13L17.21 13.03L17.57 13.23L17.69 13.4L17.8 13.8L17.69 14.2L17.57 14.37zM14.2 18L9.59 17.97L9.4 17.89L9.11 17.6L9.03 17.41L9.03 16.99L9.23 16.63L9.4 16.51L9.8 16.4L14.41 16.43L14.77 16.63L14.97 16.99L15 17.2L14.97 17.41L14.77 17.77L14.6 17.89z;SM7 6V3.5h10V6",
    "qrcode": "SM5 4h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM15 4h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM5 14h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM14 14h2.5v2.5M20 14v2.5M14 20v-.5M17.5 20H20v-1",
    "questionmark": "SM8 8.4a4 4 0 1 1 5.8 3.5c-1.3.7-1.8 1.4-1.8 2.8;FM10.6 18.9a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z",
    "questionmark.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM9.68 9.91A2.32 2.32 0 1 1 13.04 11.94C12.29 12.35 12 12.75 12 13.57;FM11.19 16A.81 .81 0 1 0 12.81 16A.81 .81 0 1 0 11.19 16z",
    "questionmark.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM10.62 9.27L10.4 10.26L10.13 10.57L9.94 10.67L9.53 10.69L9.15 10.51L9.02 10.36L8.88 9.96L9.08 8.79L9.22 8.48L9.79 7.68L10.04 7.45L11.05 6.89L12.19 6.77L12.53 6.81L13.46 7.12L13.75 7.3L14.57 8.1L15.03 9.16L15.08 9.5L15.02 10.65L14.52 11.68L14.31 11.95L12.96 12.98L12.85 13.17L12.76 13.81L12.68 14L12.37 14.28L12.18 14.35L11.76 14.33L11.41 14.11L11.29 13.94L11.2 13.54L11.31 12.74L11.45 12.37L11.78 11.89L12.14 11.57L12.59 11.28L13.17 10.81L13.45 10.24L13.48 9.61L13.24 9.02L12.78 8.58L12.17 8.38L11.54 8.44L10.99 8.75zM11.29 16L11.33 15.78L11.43 15.58L11.58 15.43L11.78 15.33L12 15.29L12.22 15.33L12.42 15.43L12.57 15.58L12.67 15.78L12.71 16L12.67 16.22L12.57 16.42L12.42 16.57L12.22 16.67L12 16.71L11.78 16.67L11.58 16.57L11.43 16.42L11.33 16.22z",
    "questionmark.square": "SM7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3zM9.68 9.91A2.32 2.32 0 1 1 13.04 11.94C12.29 12.35 12 12.75 12 13.57;FM11.19 16A.81 .81 0 1 0 12.81 16A.81 .81 0 1 0 11.19 16z",
    "questionmark.square.fill": "FM6.93 3.1L6.32 3.16L5.73 3.32L5.17 3.56L4.65 3.89L4.19 4.29L3.81 4.77L3.5 5.29L3.32 5.73L3.16 6.32L3.1 7L3.1 17.07L3.14 17.54L3.27 18.14L3.5 18.71L3.81 19.23L4.29 19.81L4.77 20.19L5.17 20.44L5.86 20.73L6.46 20.86L6.93 20.9L17.07 20.9L17.54 20.86L18.14 20.73L18.71 20.5L19.23 20.19L19.81 19.71L20.19 19.23L20.44 18.83L20.73 18.14L20.86 17.54L20.9 17.07L20.9 6.93L20.86 6.46L20.73 5.86L20.5 5.29L20.19 4.77L19.81 4.29L19.23 3.81L18.83 3.56L18.27 3.32L17.54 3.14L17 3.1zM10.62 9.27L10.4 10.26L10.13 10.57L9.94 10.67L9.53 10.69L9.15 10.51L9.02 10.36L8.88 9.96L9.08 8.79L9.22 8.48L9.79 7.68L10.04 7.45L11.05 6.89L12.19 6.77L12.53 6.81L13.46 7.12L13.75 7.3L14.57 8.1L15.03 9.16L15.08 9.5L15.02 10.65L14.52 11.68L14.31 11.95L12.96 12.98L12.85 13.17L12.76 13.81L12.68 14L12.37 14.28L12.18 14.35L11.76 14.33L11.41 14.11L11.29 13.94L11.2 13.54L11.31 12.74L11.45 12.37L11.78 11.89L12.14 11.57L12.59 11.28L13.17 10.81L13.45 10.24L13.48 9.61L13.24 9.02L12.78 8.58L12.17 8.38L11.54 8.44L10.99 8.75zM11.29 16L11.33 15.78L11.43 15.58L11.58 15.43L11.78 15.33L12 15.29L12.22 15.33L12.42 15.43L12.57 15.58L12.67 15.78L12.71 16L12.67 16.22L12.57 16.42L12.42 16.57L12.22 16.67L12 16.71L11.78 16.67L11.58 16.57L11.43 16.42L11.33 16.22z",
    "rectangle": "SM5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z",
    "rectangle.fill": "BM5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z",
    "rectangle.grid.2x2": "SM4 6h5.8a1 1 0 0 1 1 1v3.2a1 1 0 0 1-1 1h-5.8a1 1 0 0 1-1-1v-3.2a1 1 0 0 1 1-1zM14.2 6h5.8a1 1 0 0 1 1 1v3.2a1 1 0 0 1-1 1h-5.8a1 1 0 0 1-1-1v-3.2a1 1 0 0 1 1-1zM4 13.2h5.8a1 1 0 0 1 1 1v3.2a1 1 0 0 1-1 1h-5.8a1 1 0 0 1-1-1v-3.2a1 1 0 0 1 1-1zM14.2 13.2h5.8a1 1 0 0 1 1 1v3.2a1 1 0 0 1-1 1h-5.8a1 1 0 0 1-1-1v-3.2a1 1 0 0 1 1-1z",
    "rectangle.grid.2x2.fill": "BM4 6h5.8a1 1 0 0 1 1 1v3.2a1 1 0 0 1-1 1h-5.8a1 1 0 0 1-1-1v-3.2a1 1 0 0 1 1-1zM14.2 6h5.8a1 1 0 0 1 1 1v3.2a1 1 0 0 1-1 1h-5.8a1 1 0 0 1-1-1v-3.2a1 1 0 0 1 1-1zM4 13.2h5.8a1 1 0 0 1 1 1v3.2a1 1 0 0 1-1 1h-5.8a1 1 0 0 1-1-1v-3.2a1 1 0 0 1 1-1zM14.2 13.2h5.8a1 1 0 0 1 1 1v3.2a1 1 0 0 1-1 1h-5.8a1 1 0 0 1-1-1v-3.2a1 1 0 0 1 1-1z",
    "rectangle.portrait.and.arrow.right": "SM13.5 4.5H7A1.8 1.8 0 0 0 5.2 6.3v11.4A1.8 1.8 0 0 0 7 19.5h6.5M10.5 12H21M17.5 8.5L21 12l-3.5 3.5",
    "rectangle.split.2x1": "SM5.2 5h13.6a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13.6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM12 5v14",
    "rectangle.stack": "SM5.3 10h13.4a1.8 1.8 0 0 1 1.8 1.8v6.4a1.8 1.8 0 0 1-1.8 1.8h-13.4a1.8 1.8 0 0 1-1.8-1.8v-6.4a1.8 1.8 0 0 1 1.8-1.8zM5.5 6.8h13M7.5 3.8h9",
    "rectangle.stack.fill": "BM5.3 10h13.4a1.8 1.8 0 0 1 1.8 1.8v6.4a1.8 1.8 0 0 1-1.8 1.8h-13.4a1.8 1.8 0 0 1-1.8-1.8v-6.4a1.8 1.8 0 0 1 1.8-1.8z;SM5.5 6.8h13M7.5 3.8h9",
    "scissors": "SM3.5 6.8a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0zM3.5 17.2a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0zM8.4 8.4L20 17.5M8.4 15.6L20 6.5",
    "seal": "SM12 2.8L14.76 5.35L18.51 5.49L18.65 9.24L21.2 12L18.65 14.76L18.51 18.51L14.76 18.65L12 21.2L9.24 18.65L5.49 18.51L5.35 14.76L2.8 12L5.35 9.24L5.49 5.49L9.24 5.35z",
    "seal.fill": "BM12 2.8L14.76 5.35L18.51 5.49L18.65 9.24L21.2 12L18.65 14.76L18.51 18.51L14.76 18.65L12 21.2L9.24 18.65L5.49 18.51L5.35 14.76L2.8 12L5.35 9.24L5.49 5.49L9.24 5.35z",
    "server.rack": "SM5.5 4.2h13a1.5 1.5 0 0 1 1.5 1.5v3.8a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-3.8a1.5 1.5 0 0 1 1.5-1.5zM5.5 13h13a1.5 1.5 0 0 1 1.5 1.5v3.8a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-3.8a1.5 1.5 0 0 1 1.5-1.5zM13 7.6h3.5M13 16.4h3.5;FM6.7 7.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM6.7 16.4a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z",
    "shield": "SM12 3.3l7.5 2.7v5.3c0 4.5-3 7.6-7.5 9.5-4.5-1.9-7.5-5-7.5-9.5V6z",
    "shield.fill": "BM12 3.3l7.5 2.7v5.3c0 4.5-3 7.6-7.5 9.5-4.5-1.9-7.5-5-7.5-9.5V6z",
    "shippingbox": "SM12 3.5l8 4v9l-8 4-8-4v-9zM4.4 7.7l7.6 3.8 7.6-3.8M12 11.5v8.5",
    "shippingbox.fill": "FM12.25 2.63L11.92 2.6L11.6 2.7L3.6 6.7L3.46 6.78L3.23 7.03L3.12 7.33L3.1 7.5L3.1 16.5L3.16 16.82L3.23 16.97L3.33 17.11L3.6 17.3L11.6 21.3L11.92 21.4L12.25 21.37L12.4 21.3L20.4 17.3L20.67 17.11L20.77 16.97L20.88 16.67L20.9 16.5L20.9 7.5L20.88 7.33L20.77 7.03L20.54 6.78L20.4 6.7zM12.8 11.99L12.8 20L12.77 20.21L12.57 20.57L12.4 20.69L12 20.8L11.6 20.69L11.43 20.57L11.23 20.21L11.2 20L11.2 11.99L4.04 8.42L3.87 8.3L3.64 7.95L3.62 7.54L3.68 7.34L3.8 7.17L4.15 6.94L4.56 6.92L4.76 6.98L12 10.61L19.24 6.98L19.44 6.92L19.85 6.94L20.2 7.17L20.32 7.34L20.38 7.54L20.36 7.95L20.27 8.14L19.96 8.42z",
    "sidebar.left": "SM5.2 5h13.6a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13.6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM9.4 5v14",
    "sidebar.right": "SM5.2 5h13.6a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13.6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM14.6 5v14",
    "slider.horizontal.3": "SM4 6.5h8M17.5 6.5H20M12.8 6.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM4 12h2M11.5 12H20M6.8 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM4 17.5h8M17.5 17.5H20M12.8 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
    "snowflake": "SM12 12L12 20.5M14.31 19.45L12 17.2L9.69 19.45M12 12L4.64 16.25M6.7 17.72L7.5 14.6L4.39 13.73M12 12L4.64 7.75M4.39 10.27L7.5 9.4L6.7 6.28M12 12L12 3.5M9.69 4.55L12 6.8L14.31 4.55M12 12L19.36 7.75M17.3 6.28L16.5 9.4L19.61 10.27M12 12L19.36 16.25M19.61 13.73L16.5 14.6L17.3 17.72",
    "sparkles": "FM10.5 6L11.91 11.59L17.5 13L11.91 14.41L10.5 20L9.09 14.41L3.5 13L9.09 11.59zM18.3 2.4L19.01 5.29L21.9 6L19.01 6.71L18.3 9.6L17.59 6.71L14.7 6L17.59 5.29zM17.6 16.4L18.17 18.43L20.2 19L18.17 19.57L17.6 21.6L17.03 19.57L15 19L17.03 18.43z",
    "speaker": "SM3.5 9.5v5H7l5 4v-13l-5 4z",
    "speaker.fill": "BM3.5 9.5v5H7l5 4v-13l-5 4z",
    "speaker.slash": "SM3.5 9.5v5H7l5 4v-13l-5 4zM16 9.5l5 5M21 9.5l-5 5",
    "speaker.slash.fill": "BM3.5 9.5v5H7l5 4v-13l-5 4z;SM16 9.5l5 5M21 9.5l-5 5",
    "speaker.wave.1": "SM3.5 9.5v5H7l5 4v-13l-5 4zM15.3 9.5a3.6 3.6 0 0 1 0 5",
    "speaker.wave.1.fill": "BM3.5 9.5v5H7l5 4v-13l-5 4z;SM15.3 9.5a3.6 3.6 0 0 1 0 5",
    "speaker.wave.2": "SM3.5 9.5v5H7l5 4v-13l-5 4zM15.3 9.5a3.6 3.6 0 0 1 0 5M18 7a7.2 7.2 0 0 1 0 10",
    "speaker.wave.2.fill": "BM3.5 9.5v5H7l5 4v-13l-5 4z;SM15.3 9.5a3.6 3.6 0 0 1 0 5M18 7a7.2 7.2 0 0 1 0 10",
    "speaker.wave.3": "SM3.5 9.5v5H7l5 4v-13l-5 4zM15 9.8a3.2 3.2 0 0 1 0 4.4M17.3 7.6a6.3 6.3 0 0 1 0 8.8M19.6 5.3a9.5 9.5 0 0 1 0 13.4",
    "speaker.wave.3.fill": "BM3.5 9.5v5H7l5 4v-13l-5 4z;SM15 9.8a3.2 3.2 0 0 1 0 4.4M17.3 7.6a6.3 6.3 0 0 1 0 8.8M19.6 5.3a9.5 9.5 0 0 1 0 13.4",
    "square": "SM7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3z",
    "square.and.arrow.down": "SM8.5 9.5H6.8A1.8 1.8 0 0 0 5 11.3v7.4a1.8 1.8 0 0 0 1.8 1.8h10.4a1.8 1.8 0 0 0 1.8-1.8v-7.4a1.8 1.8 0 0 0-1.8-1.8h-1.7M12 3.5V15M8 11.2l4 3.9 4-3.9",
    "square.and.arrow.down.fill": "FM6.73 8.6L6.31 8.65L5.64 8.86L5.27 9.08L4.94 9.34L4.66 9.66L4.36 10.14L4.21 10.53L4.12 10.95L4.12 19.05L4.21 19.47L4.36 19.86L4.66 20.34L4.94 20.66L5.27 20.92L5.9 21.24L6.31 21.35L6.73 21.4L17.2 21.4L17.69 21.35L18.36 21.14L18.84 20.84L19.16 20.56L19.42 20.23L19.64 19.86L19.79 19.47L19.88 19.05L19.9 11.3L19.85 10.81L19.64 10.14L19.42 9.77L19.06 9.34L18.73 9.08L18.36 8.86L17.97 8.71L17.55 8.62L12.8 8.6L12.8 13.2L15.61 10.5L16.01 10.4L16.41 10.51L16.7 10.81L16.8 11.21L16.77 11.42L16.56 11.77L12.56 15.67L12.39 15.8L12 15.9L11.61 15.8L11.44 15.67L7.44 11.77L7.31 11.61L7.2 11.21L7.3 10.81L7.59 10.51L7.99 10.4L8.39 10.5L11.2 13.2L11.2 8.6z;SM12 3.5v3.5",
    "square.and.arrow.up": "SM8.5 9.5H6.8A1.8 1.8 0 0 0 5 11.3v7.4a1.8 1.8 0 0 0 1.8 1.8h10.4a1.8 1.8 0 0 0 1.8-1.8v-7.4a1.8 1.8 0 0 0-1.8-1.8h-1.7M12 15V3.5M8 7.2l4-3.9 4 3.9",
    "square.and.arrow.up.fill": "FM6.73 8.6L6.31 8.65L5.64 8.86L5.27 9.08L4.94 9.34L4.66 9.66L4.36 10.14L4.21 10.53L4.12 10.95L4.12 19.05L4.21 19.47L4.36 19.86L4.66 20.34L4.94 20.66L5.27 20.92L5.9 21.24L6.31 21.35L6.73 21.4L17.2 21.4L17.69 21.35L18.36 21.14L18.84 20.84L19.16 20.56L19.42 20.23L19.64 19.86L19.79 19.47L19.88 19.05L19.9 11.3L19.85 10.81L19.64 10.14L19.42 9.77L19.06 9.34L18.73 9.08L18.36 8.86L17.97 8.71L17.55 8.62L12.8 8.6L12.8 15.2L12.77 15.41L12.57 15.77L12.21 15.97L12 16L11.79 15.97L11.43 15.77L11.23 15.41L11.2 15.2L11.2 8.6z;SM12 6.5V3.5M8 7.2l4-3.9 4 3.9",
    "square.and.pencil": "SM12 5H6.8A1.8 1.8 0 0 0 5 6.8v10.4A1.8 1.8 0 0 0 6.8 19h10.4a1.8 1.8 0 0 0 1.8-1.8V12M9.8 14.2l.7-3 8-8a1.6 1.6 0 0 1 2.3 2.3l-8 8z",
    "square.fill": "BM7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3z",
    "square.grid.2x2": "SM5.4 4h3.8a1.4 1.4 0 0 1 1.4 1.4v3.8a1.4 1.4 0 0 1-1.4 1.4h-3.8a1.4 1.4 0 0 1-1.4-1.4v-3.8a1.4 1.4 0 0 1 1.4-1.4zM14.8 4h3.8a1.4 1.4 0 0 1 1.4 1.4v3.8a1.4 1.4 0 0 1-1.4 1.4h-3.8a1.4 1.4 0 0 1-1.4-1.4v-3.8a1.4 1.4 0 0 1 1.4-1.4zM5.4 13.4h3.8a1.4 1.4 0 0 1 1.4 1.4v3.8a1.4 1.4 0 0 1-1.4 1.4h-3.8a1.4 1.4 0 0 1-1.4-1.4v-3.8a1.4 1.4 0 0 1 1.4-1.4zM14.8 13.4h3.8a1.4 1.4 0 0 1 1.4 1.4v3.8a1.4 1.4 0 0 1-1.4 1.4h-3.8a1.4 1.4 0 0 1-1.4-1.4v-3.8a1.4 1.4 0 0 1 1.4-1.4z",
    "square.grid.2x2.fill": "BM5.4 4h3.8a1.4 1.4 0 0 1 1.4 1.4v3.8a1.4 1.4 0 0 1-1.4 1.4h-3.8a1.4 1.4 0 0 1-1.4-1.4v-3.8a1.4 1.4 0 0 1 1.4-1.4zM14.8 4h3.8a1.4 1.4 0 0 1 1.4 1.4v3.8a1.4 1.4 0 0 1-1.4 1.4h-3.8a1.4 1.4 0 0 1-1.4-1.4v-3.8a1.4 1.4 0 0 1 1.4-1.4zM5.4 13.4h3.8a1.4 1.4 0 0 1 1.4 1.4v3.8a1.4 1.4 0 0 1-1.4 1.4h-3.8a1.4 1.4 0 0 1-1.4-1.4v-3.8a1.4 1.4 0 0 1 1.4-1.4zM14.8 13.4h3.8a1.4 1.4 0 0 1 1.4 1.4v3.8a1.4 1.4 0 0 1-1.4 1.4h-3.8a1.4 1.4 0 0 1-1.4-1.4v-3.8a1.4 1.4 0 0 1 1.4-1.4z",
    "square.grid.3x3": "SM4.8 4h2.6a.8 .8 0 0 1 .8 .8v2.6a.8 .8 0 0 1-.8 .8h-2.6a.8 .8 0 0 1-.8-.8v-2.6a.8 .8 0 0 1 .8-.8zM10.7 4h2.6a.8 .8 0 0 1 .8 .8v2.6a.8 .8 0 0 1-.8 .8h-2.6a.8 .8 0 0 1-.8-.8v-2.6a.8 .8 0 0 1 .8-.8zM16.6 4h2.6a.8 .8 0 0 1 .8 .8v2.6a.8 .8 0 0 1-.8 .8h-2.6a.8 .8 0 0 1-.8-.8v-2.6a.8 .8 0 0 1 .8-.8zM4.8 9.9h2.6a.8 .8 0 0 1 .8 .8v2.6a.8 .8 0 0 1-.8 .8h-2.6a.8 .8 0 0 1-.8-.8v-2.6a.8 .8 0 0 1 .8-.8zM10.7 9.9h2.6a.8 .8 0 0 1 .8 .8v2.6a.8 .8 0 0 1-.8 .8h-2.6a.8 .8 0 0 1-.8-.8v-2.6a.8 .8 0 0 1 .8-.8zM16.6 9.9h2.6a.8 .8 0 0 1 .8 .8v2.6a.8 .8 0 0 1-.8 .8h-2.6a.8 .8 0 0 1-.8-.8v-2.6a.8 .8 0 0 1 .8-.8zM4.8 15.8h2.6a.8 .8 0 0 1 .8 .8v2.6a.8 .8 0 0 1-.8 .8h-2.6a.8 .8 0 0 1-.8-.8v-2.6a.8 .8 0 0 1 .8-.8zM10.7 15.8h2.6a.8 .8 0 0 1 .8 .8v2.6a.8 .8 0 0 1-.8 .8h-2.6a.8 .8 0 0 1-.8-.8v-2.6a.8 .8 0 0 1 .8-.8zM16.6 15.8h2.6a.8 .8 0 0 1 .8 .8v2.6a.8 .8 0 0 1-.8 .8h-2.6a.8 .8 0 0 1-.8-.8v-2.6a.8 .8 0 0 1 .8-.8z",
    "square.stack": "SM7 9h10a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2zM6.8 6h10.4M8.8 3.2h6.4",
    "square.stack.fill": "BM7 9h10a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2z;SM6.8 6h10.4M8.8 3.2h6.4",
    "star": "SM12 3.4L14.35 9.46L20.84 9.83L15.8 13.94L17.47 20.22L12 16.7L6.53 20.22L8.2 13.94L3.16 9.83L9.65 9.46z",
    "star.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM12 7.7L13.18 10.73L16.42 10.91L13.9 12.97L14.73 16.11L12 14.35L9.27 16.11L10.1 12.97L7.58 10.91L10.82 10.73z",
    "star.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM12.84 7.37L13.81 9.86L16.65 10.04L16.97 10.2L17.1 10.32L17.28 10.63L17.31 10.81L17.28 11.16L17.12 11.48L14.92 13.3L15.6 15.88L15.63 16.06L15.58 16.41L15.5 16.57L15.26 16.84L14.93 16.99L14.58 17L14.24 16.87L12 15.42L9.6 16.95L9.24 17.01L8.9 16.93L8.74 16.84L8.5 16.57L8.38 16.24L8.37 16.06L9.08 13.3L6.88 11.48L6.78 11.33L6.68 10.99L6.72 10.63L6.9 10.32L7.18 10.1L7.35 10.04L10.19 9.86L11.16 7.37L11.35 7.07L11.65 6.87L12 6.8L12.35 6.87L12.65 7.07z",
    "star.fill": "BM12 3.4L14.35 9.46L20.84 9.83L15.8 13.94L17.47 20.22L12 16.7L6.53 20.22L8.2 13.94L3.16 9.83L9.65 9.46z",
    "star.leadinghalf.filled": "BM12 3.4L9.65 9.46 3.16 9.83 8.2 13.94 6.53 20.22 12 16.7z;SM12 3.4L14.35 9.46L20.84 9.83L15.8 13.94L17.47 20.22L12 16.7L6.53 20.22L8.2 13.94L3.16 9.83L9.65 9.46z",
    "star.slash": "FM10.39 5.06L11.78 6.45L12 5.89L12.5 7.17L15.77 10.44L18.48 10.6L17.07 11.74L18.35 13.02L21.41 10.53L21.57 10.35L21.68 10.14L21.74 9.91L21.73 9.67L21.65 9.44L21.52 9.24L21.34 9.08L21.13 8.98L20.89 8.93L14.98 8.59L12.84 3.07L12.72 2.86L12.56 2.69L12.35 2.57L12.12 2.51L11.88 2.51L11.65 2.57L11.44 2.69L11.28 2.86zM9.02 8.59L3.11 8.93L2.87 8.98L2.66 9.08L2.48 9.24L2.35 9.44L2.27 9.67L2.26 9.91L2.32 10.14L2.43 10.35L2.59 10.53L7.18 14.27L5.66 19.99L5.63 20.23L5.66 20.46L5.76 20.68L5.91 20.87L6.1 21.01L6.33 21.1L6.56 21.12L6.8 21.08L7.02 20.98L12 17.77L16.98 20.98L17.2 21.08L17.44 21.12L17.67 21.1L17.9 21.01L18.09 20.87L18.24 20.68L18.34 20.46L18.37 20.23L18.34 19.99L16.99 14.92L15.28 13.2L15.06 13.43L14.94 13.66L14.9 13.92L14.93 14.17L16 18.21L12.49 15.94L12.25 15.84L12 15.8L11.75 15.84L11.51 15.94L8 18.21L9.07 14.17L9.1 13.92L9.06 13.66L8.94 13.43L8.77 13.24L5.52 10.6L9.7 10.36L9.95 10.31L10.18 10.19L10.36 10.01L10.49 9.79L10.87 8.8L9.48 7.41z;SM4 3.5L20.5 20",
    "star.slash.fill": "FM12.76 2.91L12.51 2.66L12.18 2.52L11.82 2.52L11.49 2.66L11.35 2.77L11.16 3.07L10.39 5.06L18.35 13.02L21.54 10.4L21.64 10.25L21.74 9.91L21.73 9.73L21.62 9.39L21.52 9.24L21.24 9.02L20.89 8.93L14.98 8.59zM9.02 8.59L3.11 8.93L2.93 8.96L2.61 9.12L2.38 9.39L2.3 9.55L2.26 9.91L2.3 10.08L2.46 10.4L2.59 10.53L7.18 14.27L5.66 19.99L5.64 20.35L5.76 20.68L6 20.95L6.33 21.1L6.5 21.12L6.86 21.06L12 17.77L16.98 20.98L17.14 21.06L17.5 21.12L17.67 21.1L18 20.95L18.13 20.83L18.32 20.52L18.36 20.35L18.34 19.99L16.99 14.92L9.48 7.41z;SM4 3.5L20.5 20",
    "star.square": "SM7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3zM12 7.7L13.18 10.73L16.42 10.91L13.9 12.97L14.73 16.11L12 14.35L9.27 16.11L10.1 12.97L7.58 10.91L10.82 10.73z",
    "star.square.fill": "FM6.93 3.1L6.32 3.16L5.73 3.32L5.17 3.56L4.65 3.89L4.19 4.29L3.81 4.77L3.5 5.29L3.32 5.73L3.16 6.32L3.1 7L3.1 17.07L3.14 17.54L3.27 18.14L3.5 18.71L3.81 19.23L4.29 19.81L4.77 20.19L5.17 20.44L5.86 20.73L6.46 20.86L6.93 20.9L17.07 20.9L17.54 20.86L18.14 20.73L18.71 20.5L19.23 20.19L19.81 19.71L20.19 19.23L20.44 18.83L20.73 18.14L20.86 17.54L20.9 17.07L20.9 6.93L20.86 6.46L20.73 5.86L20.5 5.29L20.19 4.77L19.81 4.29L19.23 3.81L18.83 3.56L18.27 3.32L17.54 3.14L17 3.1zM12.84 7.37L13.81 9.86L16.65 10.04L16.97 10.2L17.1 10.32L17.28 10.63L17.31 10.81L17.28 11.16L17.12 11.48L14.92 13.3L15.6 15.88L15.63 16.06L15.58 16.41L15.5 16.57L15.26 16.84L14.93 16.99L14.58 17L14.24 16.87L12 15.42L9.6 16.95L9.24 17.01L8.9 16.93L8.74 16.84L8.5 16.57L8.38 16.24L8.37 16.06L9.08 13.3L6.88 11.48L6.78 11.33L6.68 10.99L6.72 10.63L6.9 10.32L7.18 10.1L7.35 10.04L10.19 9.86L11.16 7.37L11.35 7.07L11.65 6.87L12 6.8L12.35 6.87L12.65 7.07z",
    "stop": "SM7.6 5.8h8.8a1.8 1.8 0 0 1 1.8 1.8v8.8a1.8 1.8 0 0 1-1.8 1.8h-8.8a1.8 1.8 0 0 1-1.8-1.8v-8.8a1.8 1.8 0 0 1 1.8-1.8z",
    "stop.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM10.02 9.21L13.98 9.21A.81 .81 0 0 1 14.79 10.02L14.79 13.98A.81 .81 0 0 1 13.98 14.79L10.02 14.79A.81 .81 0 0 1 9.21 13.98L9.21 10.02A.81 .81 0 0 1 10.02 9.21z",
    "stop.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM10.02 8.31L14.18 8.32L14.44 8.37L14.82 8.53L15.14 8.76L15.4 9.07L15.58 9.43L15.69 9.95L15.69 14.05L15.63 14.44L15.47 14.82L15.24 15.14L14.93 15.4L14.57 15.58L14.05 15.69L9.95 15.69L9.56 15.63L9.18 15.47L8.86 15.24L8.6 14.93L8.42 14.57L8.31 14.05L8.31 10.02L8.34 9.68L8.53 9.18L8.76 8.86L8.96 8.68L9.43 8.42z",
    "stop.fill": "BM7.6 5.8h8.8a1.8 1.8 0 0 1 1.8 1.8v8.8a1.8 1.8 0 0 1-1.8 1.8h-8.8a1.8 1.8 0 0 1-1.8-1.8v-8.8a1.8 1.8 0 0 1 1.8-1.8z",
    "stopwatch.fill": "FM3.91 13.44L4.3 15.8L5.37 17.94L5.54 18.17L7.13 19.76L7.36 19.93L9.5 21L12 21.4L14.5 21L16.64 19.93L16.87 19.76L18.55 18.06L19.65 15.93L19.74 15.67L20.1 13.3L19.74 10.93L19.65 10.67L18.55 8.54L16.87 6.84L16.64 6.67L14.5 5.6L12 5.2L9.63 5.56L9.37 5.65L7.24 6.75L5.54 8.43L5.37 8.66L4.3 10.8L3.91 13.16zM11.23 13.71L11.23 9.29L11.43 8.93L11.79 8.73L12 8.7L12.21 8.73L12.57 8.93L12.77 9.29L12.8 13.5L12.77 13.71L12.57 14.07L12.21 14.27L11.79 14.27L11.6 14.19L11.43 14.07z;SM10 3.2h4M17.6 7.2l1.4-1.4",
    "strikethrough": "SM16.6 8.2c-.5-1.8-2.2-2.7-4.6-2.7-2.6 0-4.4 1.2-4.4 3.1 0 1.5 1 2.3 2.4 2.8M4 12h16M7.1 15.6c.5 1.9 2.4 2.9 4.9 2.9 2.7 0 4.6-1.2 4.6-3.2 0-1.4-.7-2.2-1.8-2.8",
    "sun.max": "SM8.1 12a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0zM19 12L21.1 12M16.95 16.95L18.43 18.43M12 19L12 21.1M7.05 16.95L5.57 18.43M5 12L2.9 12M7.05 7.05L5.57 5.57M12 5L12 2.9M16.95 7.05L18.43 5.57",
    "sun.max.fill": "BM8.1 12a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0z;SM19 12L21.1 12M16.95 16.95L18.43 18.43M12 19L12 21.1M7.05 16.95L5.57 18.43M5 12L2.9 12M7.05 7.05L5.57 5.57M12 5L12 2.9M16.95 7.05L18.43 5.57",
    "tablecells": "SM5.2 5h13.6a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13.6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM3.2 9.7h17.6M3.2 14.3h17.6M12 5v14",
    "tag": "SM4 5.5v6.2a1.8 1.8 0 0 0 .5 1.2l7 7a1.8 1.8 0 0 0 2.5 0l5.9-5.9a1.8 1.8 0 0 0 0-2.5l-7-7a1.8 1.8 0 0 0-1.2-.5H5.5A1.5 1.5 0 0 0 4 5.5z;FM6.9 8.4a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z",
    "tag.fill": "FM3.1 5.5L3.1 11.76L3.19 12.35L3.41 12.9L3.86 13.54L10.86 20.54L11.25 20.85L11.61 21.05L12 21.2L12.41 21.28L13.09 21.28L13.63 21.16L14.01 20.99L14.36 20.77L20.54 14.64L20.85 14.25L21.05 13.89L21.2 13.5L21.28 13.09L21.28 12.41L21.16 11.87L20.99 11.49L20.77 11.14L13.54 3.86L13.19 3.58L12.84 3.38L12.28 3.17L11.7 3.1L5.5 3.1L5.06 3.14L4.69 3.24L4.15 3.52L3.6 4.03L3.24 4.69L3.14 5.06zM7.07 7.97L7.27 7.58L7.58 7.27L7.97 7.07L8.4 7L8.83 7.07L9.22 7.27L9.53 7.58L9.73 7.97L9.8 8.4L9.73 8.83L9.53 9.22L9.22 9.53L8.83 9.73L8.4 9.8L7.97 9.73L7.58 9.53L7.27 9.22L7.07 8.83L7 8.4z",
    "terminal": "SM5 4.5h14a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM7 9l3.2 3L7 15M12.5 15H17",
    "terminal.fill": "FM4.93 3.6L4.48 3.65L4.04 3.77L3.35 4.11L3 4.4L2.61 4.85L2.39 5.25L2.22 5.67L2.13 6.12L2.1 17.57L2.22 18.33L2.39 18.75L2.7 19.26L3 19.6L3.62 20.05L4.04 20.23L4.48 20.35L4.93 20.4L19 20.4L19.52 20.35L20.25 20.11L20.65 19.89L21.1 19.5L21.39 19.15L21.61 18.75L21.85 18.02L21.9 17.57L21.9 6.5L21.85 5.98L21.61 5.25L21.3 4.74L21 4.4L20.65 4.11L20.25 3.89L19.52 3.65L19.07 3.6zM9.03 12L6.32 9.42L6.23 9.23L6.22 8.82L6.29 8.62L6.58 8.32L6.77 8.23L7.18 8.22L7.55 8.42L10.75 11.42L10.97 11.78L11 12L10.88 12.41L10.75 12.58L7.55 15.58L7.18 15.78L6.77 15.77L6.58 15.68L6.29 15.38L6.22 15.18L6.23 14.77L6.32 14.58zM17.21 15.77L12.29 15.77L11.93 15.57L11.81 15.4L11.73 15.21L11.73 14.79L11.93 14.43L12.29 14.23L12.5 14.2L17.21 14.23L17.57 14.43L17.69 14.6L17.8 15L17.69 15.4L17.57 15.57z",
    "text.aligncenter": "SM4 6h16M7 10h10M4 14h16M7 18h10",
    "text.alignleft": "SM4 6h16M4 10h10M4 14h16M4 18h10",
    "text.alignright": "SM4 6h16M10 10h10M4 14h16M10 18h10",
    "text.bubble": "SM5.3 4.5h13.4a1.8 1.8 0 0 1 1.8 1.8v8.9a1.8 1.8 0 0 1-1.8 1.8H11l-4.5 3.8V17H5.3a1.8 1.8 0 0 1-1.8-1.8V6.3a1.8 1.8 0 0 1 1.8-1.8zM7.5 9h9M7.5 12.8h6",
    "text.bubble.fill": "FM5.23 3.6L4.81 3.65L4.4 3.76L4.01 3.93L3.66 4.16L3.16 4.66L2.93 5.01L2.76 5.4L2.65 5.81L2.6 6.3L2.6 15.27L2.71 15.97L2.86 16.36L3.16 16.84L3.44 17.16L3.77 17.42L4.4 17.74L4.95 17.88L5.6 17.9L5.62 20.97L5.74 21.28L5.97 21.53L6.12 21.62L6.45 21.7L6.79 21.65L6.94 21.58L11.33 17.9L19.05 17.88L19.47 17.79L19.86 17.64L20.34 17.34L20.66 17.06L20.92 16.73L21.24 16.1L21.35 15.69L21.4 15.27L21.4 6.3L21.35 5.81L21.14 5.14L20.92 4.77L20.56 4.34L19.99 3.93L19.6 3.76L19.19 3.65L18.77 3.6zM16.71 9.77L7.5 9.8L7.29 9.77L6.93 9.57L6.81 9.4L6.7 9L6.81 8.6L6.93 8.43L7.29 8.23L7.5 8.2L16.5 8.2L16.71 8.23L17.07 8.43L17.19 8.6L17.3 9L17.19 9.4L17.07 9.57zM13.71 13.57L7.29 13.57L6.93 13.37L6.81 13.2L6.7 12.8L6.73 12.59L6.93 12.23L7.29 12.03L7.5 12L13.71 12.03L14.07 12.23L14.27 12.59L14.3 12.8L14.27 13.01L14.07 13.37z",
    "text.justify": "SM4 6h16M4 10h16M4 14h16M4 18h16",
    "textformat": "SM2.8 18.5L7.7 6h.8l4.9 12.5M4.6 14.3h7M14.7 15.4a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM20.7 12v6.5",
    "textformat.size": "SM2.5 18.5l3.2-8h.6l3.2 8M3.7 15.7h4.6M10.5 18.5L15.6 5h.8l5.1 13.5M12.4 14h7.2",
    "thermometer.medium": "SM9.5 13.2V5.5a2.5 2.5 0 0 1 5 0v7.7a4.2 4.2 0 1 1-5 0zM12 9v7;FM10.1 16.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z",
    "timer": "SM4.8 13.3a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0-14.4 0zM12 9.5v4M10 3.2h4M17.6 7.2l1.4-1.4",
    "trash": "SM6.2 6.5l.8 12.2a1.9 1.9 0 0 0 1.9 1.8h6.2a1.9 1.9 0 0 0 1.9-1.8l.8-12.2zM10 10.5v6M14 10.5v6M4.5 6.5h15M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5",
    "trash.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM8.98 9.14L9.4 15.48A.99 .99 0 0 0 10.39 16.42L13.61 16.42A.99 .99 0 0 0 14.6 15.48L15.02 9.14zM10.96 11.22L10.96 14.34M13.04 11.22L13.04 14.34M8.1 9.14L15.9 9.14M10.44 9.14L10.44 8.36A.78 .78 0 0 1 11.22 7.58L12.78 7.58A.78 .78 0 0 1 13.56 8.36L13.56 9.14",
    "trash.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM14.26 7.81L14.36 8.34L16.11 8.37L16.47 8.57L16.59 8.74L16.7 9.14L16.59 9.54L16.47 9.71L16.11 9.91L15.77 9.94L15.4 15.53L15.35 15.85L15.2 16.24L14.89 16.68L14.58 16.93L14.2 17.12L13.82 17.21L10.33 17.22L9.91 17.15L9.55 17.01L9.2 16.77L8.94 16.48L8.73 16.11L8.65 15.85L8.23 9.94L7.89 9.91L7.7 9.83L7.41 9.54L7.3 9.14L7.41 8.74L7.53 8.57L7.89 8.37L9.64 8.34L9.74 7.81L10.06 7.29L10.56 6.93L11.16 6.78L12.84 6.78L13.44 6.93L13.85 7.2L14.09 7.48zM9.83 9.94L10.2 15.4L10.24 15.54L10.42 15.62L13.58 15.62L13.72 15.58L13.8 15.4L14.17 9.94zM10.19 14.55L10.19 11.01L10.39 10.65L10.56 10.53L10.75 10.45L11.17 10.45L11.53 10.65L11.73 11.01L11.73 14.55L11.53 14.91L11.17 15.11L10.96 15.14L10.75 15.11L10.39 14.91zM12.35 14.74L12.24 14.34L12.27 11.01L12.47 10.65L12.64 10.53L12.83 10.45L13.25 10.45L13.61 10.65L13.81 11.01L13.81 14.55L13.61 14.91L13.25 15.11L13.04 15.14L12.64 15.03z",
    "trash.fill": "FM6.02 5.62L5.68 5.76L5.54 5.88L5.35 6.2L5.3 6.56L6.11 18.82L6.17 19.24L6.3 19.64L6.65 20.26L7.02 20.68L7.61 21.08L8.13 21.29L8.83 21.4L15.17 21.4L15.59 21.36L16 21.25L16.39 21.08L16.75 20.86L17.08 20.58L17.51 20.02L17.75 19.51L17.89 18.82L18.7 6.56L18.69 6.38L18.57 6.03L18.32 5.76L17.98 5.62L17.8 5.6zM9.23 16.71L9.23 10.29L9.43 9.93L9.6 9.81L9.79 9.73L10.21 9.73L10.57 9.93L10.77 10.29L10.8 10.5L10.77 16.71L10.57 17.07L10.4 17.19L10 17.3L9.6 17.19L9.43 17.07zM13.23 16.71L13.23 10.29L13.43 9.93L13.6 9.81L13.79 9.73L14.21 9.73L14.57 9.93L14.77 10.29L14.8 10.5L14.77 16.71L14.57 17.07L14.4 17.19L14 17.3L13.6 17.19L13.43 17.07z;SM4.5 6.5h15M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5",
    "tray": "SM3.5 13l3-7.3a1.2 1.2 0 0 1 1.1-.7h8.8a1.2 1.2 0 0 1 1.1.7l3 7.3v4.2a1.8 1.8 0 0 1-1.8 1.8H5.3a1.8 1.8 0 0 1-1.8-1.8zM4 13h4.5l1 2.2h5l1-2.2H20",
    "tray.fill": "FM2.62 12.83L2.6 17.2L2.71 17.97L2.93 18.49L3.34 19.06L3.77 19.42L4.14 19.64L4.53 19.79L5.3 19.9L19.05 19.88L19.6 19.74L19.99 19.57L20.34 19.34L20.66 19.06L20.92 18.73L21.14 18.36L21.29 17.97L21.4 17.2L21.4 13L21.33 12.66L18.3 5.28L18.1 4.96L17.77 4.6L17.37 4.33L16.92 4.16L16.4 4.1L7.6 4.1L7.08 4.16L6.51 4.4L6.05 4.77L5.67 5.36zM7.98 13.8L3.79 13.77L3.43 13.57L3.31 13.4L3.2 13L3.23 12.79L3.43 12.43L3.79 12.23L4 12.2L8.5 12.2L8.73 12.23L8.93 12.33L9.11 12.48L9.23 12.67L10.02 14.4L13.98 14.4L14.89 12.48L15.07 12.33L15.27 12.23L15.5 12.2L20.21 12.23L20.57 12.43L20.69 12.6L20.8 13L20.69 13.4L20.57 13.57L20.21 13.77L16.02 13.8L15.11 15.72L14.93 15.87L14.73 15.97L14.5 16L9.5 16L9.27 15.97L9.07 15.87L8.89 15.72L8.77 15.53z",
    "triangle": "SM12 4.2l8.8 15.3H3.2z",
    "triangle.fill": "BM12 4.2l8.8 15.3H3.2z",
    "trophy": "SM7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4.2c0 3 1.2 4.7 3.6 5M16.5 5.5h3.3c0 3-1.2 4.7-3.6 5M12 14v4M8 20.3h8M9.5 20.3c0-1.6 1-2.3 2.5-2.3s2.5.7 2.5 2.3",
    "trophy.fill": "BM7.5 4h9v5.5a4.5 4.5 0 0 1-9 0z;SM7.5 5.5H4.2c0 3 1.2 4.7 3.6 5M16.5 5.5h3.3c0 3-1.2 4.7-3.6 5M12 14v4M8 20.3h8M9.5 20.3c0-1.6 1-2.3 2.5-2.3s2.5.7 2.5 2.3",
    "tv": "SM4.8 5h14.4a1.8 1.8 0 0 1 1.8 1.8v8.4a1.8 1.8 0 0 1-1.8 1.8h-14.4a1.8 1.8 0 0 1-1.8-1.8v-8.4a1.8 1.8 0 0 1 1.8-1.8zM8.5 20.2h7",
    "tv.fill": "BM4.8 5h14.4a1.8 1.8 0 0 1 1.8 1.8v8.4a1.8 1.8 0 0 1-1.8 1.8h-14.4a1.8 1.8 0 0 1-1.8-1.8v-8.4a1.8 1.8 0 0 1 1.8-1.8z;SM8.5 20.2h7",
    "umbrella": "SM3.5 12.5a8.5 8.5 0 0 1 17 0zM12 12.5v5.7a2.2 2.2 0 0 1-4.4 0M12 4V3",
    "umbrella.fill": "BM3.5 12.5a8.5 8.5 0 0 1 17 0z;SM12 12.5v5.7a2.2 2.2 0 0 1-4.4 0M12 4V3",
    "underline": "SM7 4v7a5 5 0 0 0 10 0V4M5.5 20h13",
    "video": "SM4.8 6.5h8.4a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-8.4a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.2 11l6-3.7v9.4l-6-3.7z",
    "video.fill": "BM4.8 6.5h8.4a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-8.4a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.2 11l6-3.7v9.4l-6-3.7z",
    "video.slash": "FM4.73 5.6L4.28 5.65L3.84 5.77L3.15 6.11L2.8 6.4L2.41 6.85L2.19 7.25L2.02 7.67L1.93 8.12L1.93 15.88L2.07 16.46L2.25 16.88L2.7 17.5L3.04 17.8L3.42 18.05L3.84 18.23L4.28 18.35L4.73 18.4L13.58 18.37L14.16 18.23L14.58 18.05L15.2 17.6L15.59 17.15L15.81 16.75L16.05 16.02L16.1 15.5L16.1 14.61L17.63 15.56L14.3 12.23L14.28 15.67L14.18 16L13.98 16.28L13.54 16.54L13.16 16.6L4.84 16.6L4.46 16.54L4.16 16.39L3.82 16L3.72 15.67L3.7 15.46L3.7 8.54L3.72 8.33L3.82 8L4.16 7.61L4.63 7.42L9.47 7.4L7.67 5.6zM22.09 16.76L22.1 7.3L22.07 7.06L21.98 6.84L21.83 6.66L21.64 6.51L21.42 6.43L21.18 6.4L20.95 6.44L20.73 6.53L16.1 9.39L16.07 8.12L15.93 7.54L15.75 7.12L15.5 6.74L14.96 6.2L14.58 5.95L14.16 5.77L13.58 5.63L10.93 5.6L12.73 7.4L13.16 7.4L13.54 7.46L13.98 7.72L14.24 8.16L14.3 8.54L14.3 8.97L16.55 11.22L20.3 8.91L20.3 14.97z;SM4 3.5L20.5 20",
    "video.slash.fill": "FM4.42 5.63L3.97 5.72L3.55 5.89L3.15 6.11L2.8 6.4L2.41 6.85L2.19 7.25L2.02 7.67L1.93 8.12L1.93 15.88L2.07 16.46L2.25 16.88L2.7 17.5L3.04 17.8L3.42 18.05L3.84 18.23L4.28 18.35L4.73 18.4L13.58 18.37L14.16 18.23L14.58 18.05L15.2 17.6L15.59 17.15L15.81 16.75L16.05 16.02L16.1 15.5L16.1 14.61L17.63 15.56L7.67 5.6zM22.09 16.77L22.1 7.3L22.03 6.96L21.84 6.67L21.56 6.48L21.4 6.42L21.05 6.41L20.88 6.46L16.1 9.39L16.07 8.12L15.93 7.54L15.75 7.12L15.5 6.74L14.96 6.2L14.58 5.95L14.16 5.77L13.58 5.63L10.93 5.6z;SM4 3.5L20.5 20",
    "wand.and.stars": "SM4 20l9.5-9.5;FM17 3L17.78 6.22L21 7L17.78 7.78L17 11L16.22 7.78L13 7L16.22 6.22zM8.5 3.3L8.99 5.01L10.7 5.5L8.99 5.99L8.5 7.7L8.01 5.99L6.3 5.5L8.01 5.01zM19 13.3L19.49 15.01L21.2 15.5L19.49 15.99L19 17.7L18.51 15.99L16.8 15.5L18.51 15.01z",
    "waveform": "SM4 10v4M8 6.5v11M12 3.5v17M16 7.5v9M20 10v4",
    "wifi": "SM3.2 9.6a12.5 12.5 0 0 1 17.6 0M6.3 13a8.1 8.1 0 0 1 11.4 0M9.3 16.3a3.9 3.9 0 0 1 5.4 0;FM10.7 19.4a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0z",
    "wifi.slash": "FM9.31 7.23L7.82 5.75L5.89 6.56L4.11 7.65L2.46 9.09L2.35 9.3L2.3 9.53L2.31 9.76L2.39 9.98L2.51 10.18L2.69 10.34L2.9 10.45L3.13 10.5L3.36 10.49L3.58 10.41L5.22 9.07L6.76 8.13L8.44 7.44zM13.8 7.02L15.56 7.44L17.24 8.13L18.78 9.07L20.42 10.41L20.64 10.49L20.87 10.5L21.1 10.45L21.31 10.34L21.49 10.18L21.61 9.98L21.69 9.76L21.7 9.53L21.65 9.3L21.54 9.09L21.38 8.91L19.78 7.57L17.99 6.49L16.18 5.75L14.15 5.25L12.07 5.08L10.52 5.19L12.22 6.9zM10.88 11.65L12 11.56L13.12 11.65L13.91 11.83L11.84 9.76L10.67 9.86L9.17 10.21L8 10.69L6.8 11.41L5.56 12.49L5.45 12.7L5.4 12.93L5.41 13.16L5.49 13.38L5.61 13.58L5.79 13.74L6 13.85L6.23 13.9L6.46 13.89L6.68 13.81L6.88 13.69L7.79 12.92L8.75 12.33L9.79 11.91zM18.56 13.24L18.6 12.93L18.55 12.7L18.44 12.49L18.28 12.31L17.2 11.41L16.04 10.72zM11.54 16.15L12 16.12L12.46 16.15L12.9 16.26L13.33 16.43L13.72 16.66L14.33 17.12L14.55 17.19L14.79 17.2L15.02 17.14L15.22 17.03L15.4 16.87L15.52 16.67L15.59 16.45L15.6 16.21L15.54 15.98L15.43 15.78L14.7 15.15L14.06 14.78L13.38 14.52L12.8 14.38L12.07 14.32L11.34 14.36L10.62 14.52L9.81 14.84L9.19 15.23L8.57 15.78L8.46 15.98L8.4 16.21L8.41 16.45L8.48 16.67L8.6 16.87L8.78 17.03L8.98 17.14L9.21 17.2L9.45 17.19L9.67 17.12L10.28 16.66L10.67 16.43L11.1 16.26zM11.24 20.45L11.6 20.64L12 20.7L12.4 20.64L12.76 20.45L13.05 20.16L13.24 19.8L13.3 19.4L13.24 19L13.05 18.64L12.76 18.35L12.4 18.16L12 18.1L11.6 18.16L11.24 18.35L10.95 18.64L10.76 19L10.7 19.4L10.76 19.8L10.95 20.16z;SM4 3.5L20.5 20",
    "wrench": "SM19.8 7.3l-3.3 3.3-2.6-.5-.5-2.6 3.3-3.3a5 5 0 0 0-6.5 6.4l-5.9 5.9a2.1 2.1 0 0 0 3 3l5.9-5.9a5 5 0 0 0 6.6-6.3z",
    "wrench.fill": "BM19.8 7.3l-3.3 3.3-2.6-.5-.5-2.6 3.3-3.3a5 5 0 0 0-6.5 6.4l-5.9 5.9a2.1 2.1 0 0 0 3 3l5.9-5.9a5 5 0 0 0 6.6-6.3z",
    "xmark": "SM6 6l12 12M18 6L6 18",
    "xmark.circle": "SM3.4 12a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0-17.2 0zM9 9L15 15M15 9L9 15",
    "xmark.circle.fill": "FM2.51 12.14L2.93 14.8L3.02 15.07L4.31 17.58L6.31 19.59L6.54 19.76L9.06 21.04L12 21.5L14.94 21.04L17.46 19.76L17.69 19.59L19.69 17.58L20.98 15.07L21.07 14.8L21.5 12L21.07 9.2L20.98 8.93L19.69 6.42L17.69 4.41L17.46 4.24L14.94 2.96L12 2.5L9.2 2.93L8.93 3.02L6.42 4.31L4.41 6.31L4.24 6.54L2.96 9.06L2.51 11.86zM14.43 15.57L12 13.13L9.4 15.69L9 15.8L8.79 15.77L8.43 15.57L8.23 15.21L8.2 15L8.31 14.6L10.87 12L8.31 9.4L8.2 9L8.23 8.79L8.43 8.43L8.79 8.23L9 8.2L9.4 8.31L12 10.87L14.6 8.31L15 8.2L15.21 8.23L15.57 8.43L15.77 8.79L15.8 9L15.69 9.4L13.13 12L15.57 14.43L15.77 14.79L15.77 15.21L15.57 15.57L15.4 15.69L15 15.8L14.79 15.77z",
    "xmark.octagon": "SM8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM9 9L15 15M15 9L9 15",
    "xmark.octagon.fill": "FM8.32 2.62L8 2.75L7.86 2.86L2.86 7.86L2.67 8.16L2.6 8.5L2.6 15.5L2.67 15.84L2.86 16.14L7.86 21.14L8.16 21.33L8.5 21.4L15.5 21.4L15.84 21.33L16.14 21.14L21.14 16.14L21.33 15.84L21.4 15.5L21.4 8.5L21.33 8.16L21.14 7.86L16.14 2.86L15.84 2.67L15.5 2.6zM14.43 15.57L12 13.13L9.4 15.69L9 15.8L8.79 15.77L8.43 15.57L8.23 15.21L8.2 15L8.31 14.6L10.87 12L8.31 9.4L8.2 9L8.23 8.79L8.43 8.43L8.79 8.23L9 8.2L9.4 8.31L12 10.87L14.6 8.31L15 8.2L15.21 8.23L15.57 8.43L15.77 8.79L15.8 9L15.69 9.4L13.13 12L15.57 14.43L15.77 14.79L15.77 15.21L15.57 15.57L15.4 15.69L15 15.8L14.79 15.77z",
    "xmark.shield": "SM12 3.3l7.5 2.7v5.3c0 4.5-3 7.6-7.5 9.5-4.5-1.9-7.5-5-7.5-9.5V6zM9.3 9.1L14.7 14.5M14.7 9.1L9.3 14.5",
    "xmark.shield.fill": "FM12.15 2.41L11.7 2.45L4.2 5.15L3.88 5.34L3.76 5.48L3.67 5.64L3.6 6L3.6 11.3L3.69 12.67L3.97 14.02L4.48 15.41L5.12 16.57L5.84 17.56L6.76 18.55L7.81 19.45L8.98 20.26L10.25 20.98L11.62 21.62L12 21.7L12.38 21.62L13.68 21.01L15.02 20.26L16.11 19.5L17.17 18.62L18.16 17.56L18.88 16.57L19.52 15.41L20 14.14L20.29 12.79L20.4 11.3L20.4 6L20.33 5.64L20.12 5.34L19.8 5.15zM14.13 15.07L12 12.93L9.7 15.19L9.3 15.3L9.09 15.27L8.73 15.07L8.53 14.71L8.5 14.5L8.61 14.1L10.87 11.8L8.61 9.5L8.5 9.1L8.53 8.89L8.73 8.53L9.09 8.33L9.3 8.3L9.7 8.41L12 10.67L14.3 8.41L14.7 8.3L14.91 8.33L15.27 8.53L15.47 8.89L15.5 9.1L15.39 9.5L13.13 11.8L15.27 13.93L15.47 14.29L15.47 14.71L15.27 15.07L15.1 15.19L14.7 15.3L14.49 15.27z",
    "xmark.square": "SM7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3zM9 9L15 15M15 9L9 15",
    "xmark.square.fill": "FM6.93 3.1L6.32 3.16L5.73 3.32L5.17 3.56L4.65 3.89L4.19 4.29L3.81 4.77L3.5 5.29L3.32 5.73L3.16 6.32L3.1 7L3.1 17.07L3.14 17.54L3.27 18.14L3.5 18.71L3.81 19.23L4.29 19.81L4.77 20.19L5.17 20.44L5.86 20.73L6.46 20.86L6.93 20.9L17.07 20.9L17.54 20.86L18.14 20.73L18.71 20.5L19.23 20.19L19.81 19.71L20.19 19.23L20.44 18.83L20.73 18.14L20.86 17.54L20.9 17.07L20.9 6.93L20.86 6.46L20.73 5.86L20.5 5.29L20.19 4.77L19.81 4.29L19.23 3.81L18.83 3.56L18.27 3.32L17.54 3.14L17 3.1zM14.43 15.57L12 13.13L9.4 15.69L9 15.8L8.79 15.77L8.43 15.57L8.23 15.21L8.2 15L8.31 14.6L10.87 12L8.31 9.4L8.2 9L8.23 8.79L8.43 8.43L8.79 8.23L9 8.2L9.4 8.31L12 10.87L14.6 8.31L15 8.2L15.21 8.23L15.57 8.43L15.77 8.79L15.8 9L15.69 9.4L13.13 12L15.57 14.43L15.77 14.79L15.77 15.21L15.57 15.57L15.4 15.69L15 15.8L14.79 15.77z",
  ]

  /// What is drawn where there is no icon with a name.
  static let fallbackIcon: String = "SM8 4.5h8A3.5 3.5 0 0 1 19.5 8v8a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 16V8A3.5 3.5 0 0 1 8 4.5z"

  /// Names of icons that are drawn like others.
  static let iconAliases: [String: String] = [
    "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "arrow.backward": "arrow.left",
    "arrow.forward": "arrow.right",
    "arrow.uturn.left": "arrow.uturn.backward",
    "arrow.uturn.right": "arrow.uturn.forward",
    "chevron.backward": "chevron.left",
    "chevron.forward": "chevron.right",
    "display": "desktopcomputer",
    "gauge": "gauge.medium",
    "internaldrive": "externaldrive",
    "largecircle.fill.circle": "circle.inset.filled",
    "line.horizontal.3": "line.3.horizontal",
    "list.clipboard": "doc.on.clipboard",
    "memorychip": "cpu",
    "message": "bubble.left",
    "message.fill": "bubble.left.fill",
    "multiply.circle": "xmark.circle",
    "multiply.circle.fill": "xmark.circle.fill",
    "note.text": "doc.text",
    "person.circle": "person.crop.circle",
    "person.circle.fill": "person.crop.circle.fill",
    "plus.app": "plus.square",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    "sidebar.leading": "sidebar.left",
    "sidebar.trailing": "sidebar.right",
    "speedometer": "gauge.medium",
    "square.on.square": "doc.on.doc",
    "stopwatch": "timer",
    "thermometer": "thermometer.medium",
    "wrench.and.screwdriver": "wrench",
  ]
}
