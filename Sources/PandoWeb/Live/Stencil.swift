import PandoUI

/// What the HTML of like elements has in common: their names and words are holes in it.
///
/// The rows of a list differ in nothing else, so that their templates are made once. It is what a
/// LiveView of Phoenix calls the static parts of a template, found at run time.
struct Stencil {
  private enum Piece {
    case markup([UInt8])
    case name
    case words
    case slot(Int, isSpaced: Bool)
  }

  private var pieces: [Piece] = []
  private(set) var slots: [ContentSlot] = []

  /// Stands for the words while a stencil is made.
  private static let placeholder = "\u{E000}words\u{E000}"

  /// The stencil of an element and those that are like it; nil if its name or its words stand where
  /// they cannot be replaced.
  @MainActor
  init?(of element: LiveElement) {
    let attributes = element.attributes
    if element.kind == .text {
      guard attributes[.runs] == nil else { return nil }
      element.attributes[.text] = .text(Self.placeholder)
    }
    let node = element.template(.main)
    element.attributes = attributes
    slots = ContentPlan.slots(of: node)
    var writer = HTMLWriter()
    var slot = 0
    guard let name = node[.id] else { return nil }
    guard add(.element(node), name: name, isSpaced: true, &slot, &writer) else { return nil }
    pieces.append(.markup(writer.bytes))
  }

  private mutating func add(
    _ node: HTMLNode,
    name: String,
    isSpaced: Bool,
    _ slot: inout Int,
    _ writer: inout HTMLWriter
  ) -> Bool {
    switch node {
    case .text(Self.placeholder): add(.words, &writer)
    case .text(let text):
      if text.contains(name) { return false }
      writer.write(text: text)
    case .slot:
      add(.slot(slot, isSpaced: isSpaced), &writer)
      slot += 1
    case .element(let element):
      for attribute in element.attributes where attribute.value != name {
        // A name of a part, or words in an attribute.
        if attribute.value.contains(name) || attribute.value.contains(Self.placeholder) {
          return false
        }
      }
      guard element.attributes.allSatisfy({ $0.name == .id || $0.value != name }),
        element.style.isEmpty || !element.style.text.contains(name)
      else { return false }
      writer.open(element) { part, writer in
        if part == name { add(.name, &writer) } else { writer.write(attribute: part) }
      }
      for child in element.children {
        let isAdded = add(
          child,
          name: name,
          isSpaced: element.tag.toleratesSpace,
          &slot,
          &writer
        )
        if !isAdded { return false }
      }
      writer.close(element)
    }
    return true
  }

  private mutating func add(_ piece: Piece, _ writer: inout HTMLWriter) {
    pieces.append(.markup(writer.bytes))
    pieces.append(piece)
    writer = HTMLWriter()
  }

  /// Writes an element; `fill` writes the children of a slot.
  @MainActor
  func write(
    _ element: LiveElement,
    to writer: inout HTMLWriter,
    fill: (ContentSlot, Bool, inout HTMLWriter) -> Void
  ) {
    for piece in pieces {
      switch piece {
      case .markup(let bytes): writer.write(markup: bytes)
      case .name: writer.write(NodeName(element.id))
      case .words: writer.write(text: element.attributes.text(.text) ?? "")
      case .slot(let index, let isSpaced): fill(slots[index], isSpaced, &writer)
      }
    }
  }
}

/// The stencils of what is being written: of each kind the one of the element before.
@MainActor
struct Stencils {
  @MainActor
  private final class Entry {
    let attributes: Attributes
    let surroundings: Surroundings?
    let extent: Extent
    /// Made for the second element that is like the first.
    var stencil: Stencil?
    var isTried = false

    init(of element: LiveElement) {
      attributes = element.attributes
      surroundings = element.parent?.inside
      extent = element.extent
    }

    func fits(_ element: LiveElement) -> Bool {
      surroundings === element.parent?.inside && extent == element.extent
        && attributes.isEqual(
          to: element.attributes,
          butFor: element.kind == .text ? .text : nil
        )
    }
  }

  /// A page has few kinds: going through them takes less than hashing their names.
  private var entries: [(kind: ElementKind, entry: Entry)] = []

  /// The stencil for an element; nil if the one before of its kind was not like it.
  mutating func stencil(for element: LiveElement) -> Stencil? {
    if element.showsWords { return nil }
    guard let index = entries.firstIndex(where: { $0.kind == element.kind }) else {
      entries.append((element.kind, Entry(of: element)))
      return nil
    }
    let entry = entries[index].entry
    guard entry.fits(element) else {
      entries[index].entry = Entry(of: element)
      return nil
    }
    if entry.isTried { return entry.stencil }
    entry.isTried = true
    entry.stencil = Stencil(of: element)
    return entry.stencil
  }
}
