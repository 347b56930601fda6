/// Why an element does not answer events.
struct Interactivity: OptionSet {
  let rawValue: UInt8

  /// Another screen covers it, or its tab is not selected.
  static let hidden = Interactivity(rawValue: 1)
  static let disabled = Interactivity(rawValue: 2)
  /// It keeps its room but is not drawn. Its shortcuts work.
  static let invisible = Interactivity(rawValue: 4)

  /// Whether a person can press or drag the element.
  var isPressable: Bool { isEmpty }
}

extension Attributes {
  /// What the flags of these attributes say about events.
  ///
  /// An event asks all ancestors of its element. One visit of the entries is cheaper than a search for each flag.
  var interactivity: Interactivity {
    var found: Interactivity = []
    forEachFlag(from: .isDisabled, through: .isInvisible) { key in
      switch key {
      case .isDisabled: found.insert(.disabled)
      case .isHidden: found.insert(.hidden)
      case .isInvisible: found.insert(.invisible)
      default: break
      }
    }
    return found
  }
}

extension ElementInstance {
  /// What the element and its ancestors say about events.
  var inheritedInteractivity: Interactivity {
    var found: Interactivity = []
    var element: ElementInstance? = self
    while let current = element {
      found.formUnion(current.layers.interactivity)
      element = current.above
    }
    return found
  }
}
