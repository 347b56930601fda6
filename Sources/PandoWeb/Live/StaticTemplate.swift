import PandoUI

/// The HTML that elements with equal attributes share, with places for their names and words.
///
/// The rows of a list often differ in nothing else, so their template is made once. Phoenix
/// LiveView calls the parts statics and dynamics, and finds them at compile time.
struct StaticTemplate {
  private enum Part {
    case `static`([UInt8])
    case name
    case words
    case slot(Int, isSpaced: Bool)
  }

  private var parts: [Part] = []
  private(set) var slots: [ContentSlot] = []

  /// Stands for the words while a template is made.
  private static let placeholder = "\u{E000}words\u{E000}"

  /// Makes the template of all elements that have the attributes of this one; nil if the name or the words
  /// are in a place where they cannot be replaced.
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
    parts.append(.static(writer.bytes))
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
        // The name or the words are only a part of the attribute.
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

  private mutating func add(_ part: Part, _ writer: inout HTMLWriter) {
    parts.append(.static(writer.bytes))
    parts.append(part)
    writer = HTMLWriter()
  }

  /// Writes an element; `fill` writes the children of a slot.
  @MainActor
  func write(
    _ element: LiveElement,
    to writer: inout HTMLWriter,
    fill: (ContentSlot, Bool, inout HTMLWriter) -> Void
  ) {
    for part in parts {
      switch part {
      case .static(let bytes): writer.write(markup: bytes)
      case .name: writer.write(NodeName(element.id))
      case .words: writer.write(text: element.attributes.text(.text) ?? "")
      case .slot(let index, let isSpaced): fill(slots[index], isSpaced, &writer)
      }
    }
  }
}

/// The static templates of a document that is being rendered: for each kind that of the last element.
@MainActor
struct StaticTemplates {
  @MainActor
  private final class Entry {
    let attributes: Attributes
    let inheritedContext: InheritedContext?
    let extent: Extent
    /// Made for the second element with these attributes.
    var staticTemplate: StaticTemplate?
    var isTried = false

    init(of element: LiveElement) {
      attributes = element.attributes
      inheritedContext = element.parent?.inside
      extent = element.extent
    }

    func fits(_ element: LiveElement) -> Bool {
      inheritedContext === element.parent?.inside && extent == element.extent
        && attributes.isEqual(
          to: element.attributes,
          butFor: element.kind == .text ? .text : nil
        )
    }
  }

  /// An array, because a page has so few kinds that a search is faster than hashing their names.
  private var entries: [(kind: ElementKind, entry: Entry)] = []

  /// The template for an element; nil if the last element of its kind had other attributes.
  mutating func staticTemplate(for element: LiveElement) -> StaticTemplate? {
    // The address of a link depends on where it is.
    if element.showsWords || element.addsAddress { return nil }
    guard let index = index(of: element.kind) else {
      entries.append((element.kind, Entry(of: element)))
      return nil
    }
    let entry = entries[index].entry
    guard entry.fits(element) else {
      entries[index].entry = Entry(of: element)
      return nil
    }
    if entry.isTried { return entry.staticTemplate }
    entry.isTried = true
    entry.staticTemplate = StaticTemplate(of: element)
    return entry.staticTemplate
  }

  /// A loop, because each call of a closure of the main actor checks that it runs there.
  private func index(of kind: ElementKind) -> Int? {
    for index in entries.indices where entries[index].kind == kind { return index }
    return nil
  }
}
