// Queries and listeners that every module uses.

export const NATIVE = 'a[href],button,input,textarea,select,summary,label'
export const FOCUSABLE = 'a[href],button,input,textarea,select,summary,[tabindex]'
export const FIELD = 'input:not([type=radio],[type=checkbox],[type=range],[type=file]),textarea'

/** @type {(id: string | undefined) => PageElement} */
export const byId = (id) => /** @type {any} */ (document.getElementById(/** @type {string} */ (id)))

/** @type {(selector: string, node?: Document | Element) => PageElement[]} */
export const all = (selector, node = document) => [.../** @type {any} */ (node.querySelectorAll(selector))]

/**
 * The content of a `meta` element of the page.
 * @param {string} name
 */
export const meta = (name) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content')

export const active = () => /** @type {PageElement} */ (document.activeElement)

/**
 * Whether the server has a handler for events of a kind from a node.
 * @type {(node: PageElement | null | undefined, kind: string) => boolean | undefined}
 */
export const has = (node, kind) => node?.matches(`[data-on~=${kind}]`)

/**
 * The node itself, or the nearest one around it, for whose events of a kind the server has a handler.
 * @type {(node: PageElement | null | undefined, kind: string) => PageElement | undefined}
 */
export const nearest = (node, kind) => node?.closest?.(`[data-on~=${kind}]`)

/**
 * The number of the element to which a node belongs.
 * @param {PageElement} node
 */
export const number = (node) => +/** @type {any} */ (node.closest('[id^=p]').id.match(/\d+/))[0]

/**
 * Listens in the capture phase, before the listeners of nodes.
 * @type {On}
 */
export const on = (types, answer) =>
  types.forEach((type) => document.addEventListener(type, /** @type {any} */ (answer), true))

/** @param {string} query */
export const media = (query) => matchMedia(query).matches

/** @type {(node: Element, name: string, value: string | null) => void} */
export function setPlain(node, name, value) {
  if (value === null) node.removeAttribute(name)
  else node.setAttribute(name, value)
}
