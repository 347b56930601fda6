// Types of the script for `make lint`. Nothing of this file is sent.

/**
 * An element with the properties of all kinds of elements. Those that a kind does not have are undefined. A query that finds
 * nothing returns null, which the type leaves out; code that may meet null checks for it.
 */
type PageElement = {
  closest(selectors: string): PageElement
  querySelector(selectors: string): PageElement
  cloneNode(deep: boolean): PageElement
  checkVisibility(): boolean
  moveBefore(node: Node, before: Node | null): void
  parentNode: PageElement
  parentElement: PageElement
  previousElementSibling: PageElement
  nextElementSibling: PageElement
  firstElementChild: PageElement
  lastElementChild: PageElement
  children: HTMLCollectionOf<PageElement>
  childNodes: NodeListOf<ChildNode>
  files: FileList
  selectedOptions: HTMLCollectionOf<HTMLOptionElement>
  open: boolean
  showPopover(): void
  hidePopover(): void
  popover: string | null
} & HTMLInputElement

/** The events of a document, as the script uses them. */
type PageEvents = Omit<DocumentEventMap, 'input' | 'cancel' | 'toggle'> & {
  input: InputEvent
  cancel: Event
  toggle: Event & { newState: string }
}
type PageEvent<Kind extends keyof PageEvents> = PageEvents[Kind] & {
  target: PageElement
  relatedTarget: PageElement
  dataTransfer: DataTransfer
}

/** Where a menu opens, and whether a key says so. */
type MenuPoint = [x: number, y: number, isOfKey?: boolean]

interface ARIAMixin {
  role: string | null
  ariaDescription: string | null
}

interface Navigator {
  userActivation?: { isActive: boolean }
}

/** Listens to events of the document. */
type On = <Kind extends keyof PageEvents>(types: Kind[], answer: (event: PageEvent<Kind>) => unknown) => void

/** A node and those around it, each with its two neighbours. Tells where to move the focus when the node goes. */
type Trail = PageElement[][]

/** An event as it is sent: the number of its element, its kind and its values. See docs/PROTOCOL.md. */
type SentEvent = [element: number, kind: string, ...values: unknown[]]
/** An event without an answer. */
type QueuedEvent = {
  node: PageElement | null
  event: SentEvent
  n?: number
  socket?: WebSocket
  /** Runs when the patches of the answer are applied. */
  after?: () => void
}

/** What a page does when its connection changes. */
interface Handlers {
  /** What a page says of its window when it connects. */
  hello(): unknown[]
  /** Applies the patches of a batch. */
  apply(patches: Patch[]): void
  /** Whether values of batches that were applied wait for answers. */
  waits(): boolean
  /** The server does not know the page any more. */
  refused(): void
}

/** A node on the wire: words, an element, or `=` and the name of a node that is there already. */
type WireNode = string | [tag: string, attributes: any, children?: WireNode[]]
/** One change of the document. See docs/PROTOCOL.md. */
type Patch = [kind: keyof Patches, ...values: any[]]

/** The patches and client commands by their names on the wire. An address is a name and a path of indices. */
interface Patches {
  /** Sets a text. */
  t(address: string, words: string): void
  /** Sets an attribute; null removes it. */
  a(address: string, name: string, value: string | null): void
  /** Replaces the content of a node. */
  c(address: string, nodes: WireNode[]): void
  /** Replaces a node. */
  r(name: string, node: WireNode): void
  /** Inserts a node, before another one or last. */
  i(address: string, node: WireNode, before: string | null): void
  /** Removes a node. */
  d(name: string): void
  /** Animates the patches after it. Times are in milliseconds. Repeats are a number of times and a direction. */
  m(duration: number, delay: number, easing: string, repeats?: string): void
  /** Moves the focus; null removes it. */
  f(name: string | null): void
  /** Sets the title. */
  title(words: string): void
  /** Sets the notice of the server, which is shown while the connection is well. An empty one ends it. */
  notice(words: string): void
  /** Says where in the history the page is. */
  u(depth: number, path: string): void
  /** Opens an address. */
  open(address: string): void
  /** Puts words on the clipboard. */
  copy(words: string): void
  /** Downloads a file. */
  save(address: string): void
}
