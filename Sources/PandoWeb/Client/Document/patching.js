// Applies the patches of a batch to the document.
import { copy, openAddress, saveFile } from '../Connection/commands.js'
import { byId } from './dom.js'
import { fieldNamed, inUse, nameOf, release, setState } from '../Controls/fields.js'
import { applyQuietly, moveFocus, settleFocus } from '../Keyboard/focus.js'
import { follow } from '../Navigation/history.js'
import { loadMore } from '../more-loader.js'
import { measureSoon } from './measuring.js'
import { animate, animateRemoval, beginMotion, endMotion, keepPlaces, noteInserted } from '../Motion/batch-animations.js'
import { find, insert, move, setAttribute } from './nodes.js'
import { holdRows, lookSoon } from '../Rows/row-windows.js'
import { followScrolls } from './scrolling.js'
import { stand } from '../Connection/status.js'
import { endWork } from '../Controls/pending-buttons.js'

/** @param {Patch[]} patches */
export function apply(patches) {
  const settleRows = holdRows()
  beginMotion()
  applyQuietly(() => {
    for (const [kind, ...values] of patches) {
      try {
        /** @type {any} */ (PATCHES[kind])(...values)
      } catch (error) {
        console.error('pando:', kind, values[0], error)
      }
    }
  })
  endMotion()
  settleRows()
  release()
  settleFocus()
  followScrolls()
  measureSoon()
  lookSoon()
  loadMore()
  endWork()
}

/** @type {Patches} */
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
    if (!keepFields(old, /** @type {any} */ (old.previousSibling))) old.remove()
  },
  i(address, node, before) {
    const parent = find(address), name = /** @type {any} */ (node)[1]?.id
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
  notice: stand,
  u: follow,
  open: openAddress,
  copy,
  save: saveFile,
}

/**
 * Moves fields in use from a replaced node into its replacement. True if the replaced node is such a field itself.
 * @type {(old: PageElement, fresh: PageElement) => boolean}
 */
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
