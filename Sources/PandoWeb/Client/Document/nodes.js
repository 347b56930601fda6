// Makes, finds and moves nodes of the document. Scripts, handlers and unsafe addresses are refused.
import { active, byId, setPlain } from './dom.js'
import { paint, setState } from '../Controls/fields.js'

const SVG = 'http://www.w3.org/2000/svg'
const BANNED = /^(script|style|link|meta|base|i?frame|object|embed|use|set|animate.*)$/i
const ADDRESS = /^((xlink:)?href|src(set)?|(form)?action|poster|data|ping|background)$/

/**
 * The node at an address: a name, and a path of indices, where negative ones count from the end.
 * @param {string} address
 */
export function find(address) {
  const [name, ...path] = address.split('.')
  return path.reduce((node, index) => node.children[+index < 0 ? node.children.length + +index : +index], byId(name))
}

/**
 * Inserts nodes. Returns those that were in the document before.
 * @type {(nodes: WireNode[], parent: PageElement, before: Node | null) => Set<Node>}
 */
export function insert(nodes, parent, before) {
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

/**
 * Makes a node. A comment marks the place of a node that is in the document already. That node moves there last, so that it
 * never leaves the document.
 * @param {WireNode} node
 * @param {boolean} [isSVG]
 * @param {Map<Node, string>} [marks]
 * @returns {any}
 */
export function make(node, isSVG, marks) {
  if (typeof node === 'string') return document.createTextNode(node)
  const [tag, attributes, children = []] = node
  if (tag === '=' || BANNED.test(tag)) {
    const mark = document.createComment('')
    if (tag === '=') marks?.set(mark, attributes)
    return mark
  }
  isSVG ||= tag === 'svg'
  /** @type {any} */
  const made = isSVG ? document.createElementNS(SVG, tag) : document.createElement(tag)
  made.append(...children.map((child) => make(child, isSVG && tag !== 'foreignObject', marks)))
  // The value is set last, because other attributes limit it.
  /** @param {string} name */
  const isState = (name) => +(name === 'value' || name === 'checked')
  /** @type {[string, string][]} */
  const entries = Object.entries(attributes)
  for (const [name, value] of entries.sort(([a], [b]) => isState(a) - isState(b))) setAttribute(made, name, value)
  return made
}

/**
 * Moves a node, and keeps its focus and its caret.
 * @type {(node: PageElement, parent: PageElement, before: Node) => void}
 */
export function move(node, parent, before) {
  try {
    return parent.moveBefore(node, before)
  } catch {}
  const field = active(), isInside = node.contains(field)
  const start = isInside ? field.selectionStart : null, end = isInside ? field.selectionEnd : null
  parent.insertBefore(node, before)
  if (isInside) field.focus({ preventScroll: true })
  if (start != null) field.setSelectionRange(start, end)
}

/** @type {(name: string, value: string) => boolean | undefined} */
function isSafe(name, value) {
  try {
    const { protocol, href } = new URL(value, document.baseURI)
    return /^(https?|mailto|tel):$/.test(protocol)
      || (name === 'src' && /^data:image\/(png|jpeg|gif|webp|avif)[;,]/.test(href))
  } catch {}
}

/** @type {(node: PageElement, name: string, value: string | null) => void} */
export function setAttribute(node, name, value) {
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
  if (isState) setState(node, /** @type {any} */ (key), value)
  // The browser would follow `autofocus` of a node that is inserted only where nothing has the focus, and complain elsewhere.
  else setPlain(node, key === 'autofocus' ? 'data-focus' : name, value)
}
