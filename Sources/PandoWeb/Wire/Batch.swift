/// Patches that go to a page together. They are encoded on the event loop of its socket.
struct Batch: Hashable, Sendable, SizeEstimating {
  let number: Int
  /// The number of the last event that the batch answers.
  let event: Int
  let patches: [Patch]
  /// The approximate size of the encoded batch in bytes.
  let weight: Int

  init(number: Int, event: Int, patches: [Patch]) {
    self.number = number
    self.event = event
    self.patches = patches
    weight = patches.reduce(16) { $0 + $1.weight }
  }

  /// The batch encoded as a frame, see docs/PROTOCOL.md.
  var text: String { WireWriter.frame(self) }
}

extension Patch {
  fileprivate var weight: Int {
    switch self {
    case .text(let address, let words): 8 + address.weight + words.utf8.count
    case .attribute(let address, _, let value): 16 + address.weight + (value?.utf8.count ?? 4)
    case .content(let address, let nodes): 8 + address.weight + nodes.weight
    case .replace(let name, let node): 8 + name.utf8.count + node.weight
    case .insert(let node, let place, let before):
      8 + node.weight + place.weight + (before?.weight ?? 4)
    case .remove(let text), .title(let text), .notice(let text), .open(let text), .copy(let text),
      .save(let text):
      16 + text.utf8.count
    case .focus(let name): 8 + (name?.utf8.count ?? 4)
    case .animation(_, _, let timing, let repetitions):
      16 + timing.utf8.count + (repetitions?.utf8.count ?? 0)
    case .location(let entry): 16 + entry.path.utf8.count
    }
  }
}

extension NodeAddress {
  fileprivate var weight: Int { description.utf8.count }
}

extension [PatchNode] {
  fileprivate var weight: Int { reduce(0) { $0 + $1.weight } }
}

extension PatchNode {
  fileprivate var weight: Int {
    switch self {
    case .text(let words): 4 + words.utf8.count
    case .existing(let name): 8 + name.utf8.count
    case .element(let element, let children):
      16 + children.weight + element.style.all.reduce(0) { $0 + 16 + $1.value.weight }
        + element.attributes.reduce(0) { $0 + 16 + $1.value.utf8.count }
    }
  }
}

extension CSSValue {
  fileprivate var weight: Int {
    switch self {
    case .keyword(let word), .variable(let word), .fragment(_, let word), .numbered(_, let word, _):
      8 + word.text.utf8.count
    case .family(let name): min(name.utf8.count, 80)
    case .image(let address): address.text.utf8.count
    case .call(_, let values), .list(let values), .commas(let values):
      values.reduce(16) { $0 + $1.weight }
    case .slash(let first, let second): first.weight + second.weight
    case .multiplication, .colorMatrix: 300
    case .address(let url): url.text.utf8.count
    case .drawing: text.utf8.count
    case .number, .px, .rem, .em, .percent, .degrees, .seconds, .density, .color, .anchor: 8
    }
  }
}
