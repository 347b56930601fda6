import Foundation

/// The attributes, handlers and traits that a modifier adds to an element.
public struct Decoration {
  var attributes = Attributes()
  var handlers: [Handler] = []
  var traits: [(inout Traits) -> Void] = []
  /// Accessibility traits to add to the element.
  var addedTraits: AccessibilityTraits = []
  /// Accessibility traits to remove from the element.
  var removedTraits: AccessibilityTraits = []
  /// The accessibility actions of the element, in order.
  var actions: [(name: String, perform: () -> Void)] = []
  /// Whether the shortcut in the attributes presses the element.
  var answersShortcut = false

  /// An attribute; nil if absent.
  ///
  /// - Parameter key: The attribute's key.
  public subscript(key: AttributeKey) -> AttributeValue? {
    get { attributes[key] }
    set { attributes[key] = newValue }
  }

  /// Adds a handler of events, besides the handlers of other modifiers.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of event to handle.
  ///   - perform: Called on the main actor with each event, after it was validated.
  public mutating func on(_ kinds: EventKinds, perform: @escaping (Event) -> Void) {
    handlers.append(Handler(kinds: kinds, perform: perform))
  }

  /// Sets a trait for the container.
  ///
  /// - Parameters:
  ///   - key: The key of the trait.
  ///   - value: The value, which the container reads.
  public mutating func set<Key: TraitKey>(_ key: Key.Type, to value: Key.Value) {
    traits.append { $0[key] = value }
  }
}

/// Handles events of some kinds.
struct Handler {
  var kinds: EventKinds
  /// Whether the other handlers of the element do not get what this one handles.
  var isPreferred = false
  var perform: (Event) -> Void
}

/// The element and its boxes as the decorations require, from the inside to the outside.
///
/// One box can have a padding, a size, a background, an outline, a border and effects, in this order.
/// A decoration that is out of this order, such as a padding around a background, begins a new box.
struct Layers {
  struct Layer {
    var attributes = Attributes()
    var handlers: [Handler] = []
    var rank = Rank.content

    /// A box in which a view is placed takes the available room.
    static var room: Layer {
      var room = Layer()
      room.attributes[.maxWidth] = .number(.infinity)
      room.attributes[.maxHeight] = .number(.infinity)
      room.attributes[.holdsPositioned] = .flag(true)
      room.rank = .frame
      return room
    }

    mutating func change(_ added: AccessibilityTraits, without removed: AccessibilityTraits) {
      var names = attributes.list(.accessibilityTraits)
      names += added.names.filter { !names.contains($0) }
      names.removeAll { removed.names.contains($0) }
      attributes[.accessibilityTraits] = names.isEmpty ? nil : .list(names)
    }

    /// Appends actions after those of decorations nearer to the element.
    mutating func add(_ actions: [(name: String, perform: () -> Void)]) {
      let names = attributes.list(.accessibilityActions)
      attributes[.accessibilityActions] = .list(names + actions.map(\.name))
      handlers.append(
        Handler(kinds: .action) { event in
          guard case .action(let index) = event else { return }
          let own = index - names.count
          if actions.indices.contains(own) { actions[own].perform() }
        }
      )
    }

    /// Adds margins at the edges at which decorations nearer to the element have set none.
    mutating func addMargins(_ value: AttributeValue) {
      guard case .edges(let outer) = value,
        case .edges(let inner)? = attributes[.contentMargins]
      else { return }
      func first(_ edge: KeyPath<EdgeInsets, CGFloat>) -> CGFloat {
        inner[keyPath: edge] > 0 ? inner[keyPath: edge] : outer[keyPath: edge]
      }
      attributes[.contentMargins] = .edges(
        EdgeInsets(
          top: first(\.top),
          leading: first(\.leading),
          bottom: first(\.bottom),
          trailing: first(\.trailing)
        )
      )
    }

    /// Makes the shortcut run the handlers of a tap.
    mutating func answerShortcut() {
      let taps = handlers.filter { $0.kinds.contains(.tap) }
      guard !taps.isEmpty, !handlers.contains(where: { $0.kinds == .shortcut }) else { return }
      handlers += taps.map { tap in Handler(kinds: .shortcut) { _ in tap.perform(.tap) } }
    }
  }

  /// The order in which the attributes of one box apply, from the inside to the outside.
  enum Rank: Int, Comparable {
    case content, padding, frame, background, clip, border, measure, effect, transform, space,
      offset

    static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The layer that an attribute applies to.
  enum Place {
    /// The element itself; the decoration nearest to it wins.
    case element
    /// A box, chosen by rank.
    case layer(Rank)
    /// The outermost box so far, as for handlers.
    case top
    /// The outermost layer.
    case outermost
  }

  /// The element itself.
  private var own = Layer()
  /// The boxes around it; most elements have none.
  private var boxes: [Layer] = []
  /// The layer that the container adds.
  var unit: Layer?
  var outermost = Attributes()
  var traits = Traits()
  /// Whether traits are collected. Most elements are in no container that reads them.
  var wantsTraits = true
  /// The portal hosts whose content is beside the element in its unit.
  var unitHosts: [PortalHost] = []

  /// The ratio of the element's width to its height if no decoration sets another one; nil if it
  /// has none.
  var ownRatio: Double?

  /// The number of layers.
  var count: Int { boxes.count + (unit == nil ? 1 : 2) }

  /// A layer; 0 is the element itself, the last one is outermost.
  subscript(index: Int) -> Layer {
    get {
      if index == 0 { return own }
      return index <= boxes.count ? boxes[index - 1] : unit!
    }
    _modify {
      if index == 0 {
        yield &own
      } else if index <= boxes.count {
        yield &boxes[index - 1]
      } else {
        yield &unit!
      }
    }
  }

  mutating func add(_ decoration: Decoration) {
    if wantsTraits { for trait in decoration.traits { trait(&traits) } }
    var rank: Rank?
    var conflicts = false
    var isPlaced = false
    for (key, _) in decoration.attributes {
      guard case .layer(let keyRank) = Self.place(of: key) else { continue }
      if key == .position { isPlaced = true }
      rank = max(rank ?? keyRank, keyRank)
      let last = self[boxes.count]
      if keyRank < last.rank || last.attributes[key] != nil { conflicts = true }
      // A gesture has its places in the view before it is moved, turned or scaled.
      if keyRank >= .transform, last.handlers.contains(where: { $0.kinds.havePlaces }) {
        conflicts = true
      }
      // A box is clipped to a shape before it casts a shadow or is blurred.
      if key == .shadow || key == .blur, last.attributes[.clip]?.isCurvedClip == true {
        conflicts = true
      }
      // A frame around a view of its ideal size does not change that size.
      if keyRank == .frame, key != .fixedSize, last.attributes[.fixedSize] != nil {
        conflicts = true
      }
      if keyRank == .transform || keyRank == .space, last.rank == .transform {
        // Transforms with different anchors do not commute: each has a box.
        let anchor = AttributeKey.transformAnchor
        if last.attributes[anchor] != nil || decoration[anchor] != nil { conflicts = true }
      }
    }
    if rank == .frame, self[boxes.count].rank == .frame {
      if decoration.attributes.isAround(self[boxes.count].attributes) { conflicts = true }
      if boxes.isEmpty, own.fitsRatio(into: decoration.attributes) { conflicts = true }
    }
    // A ratio sets the frame of the element itself, so later decorations go into boxes around it.
    if boxes.isEmpty, decoration.attributes[.contentMode] != nil {
      if decoration.attributes[.aspectRatio] == nil, own.attributes[.aspectRatio] == nil {
        own.attributes[.aspectRatio] = ownRatio.map { .number($0) }
      }
      if decoration.attributes[.aspectRatio] ?? own.attributes[.aspectRatio] != nil {
        rank = max(rank ?? .frame, .frame)
      }
    }
    if conflicts { boxes.append(Layer()) }
    let top = boxes.count
    if let rank { self[top].rank = max(self[top].rank, rank) }
    for (key, value) in decoration.attributes {
      switch Self.place(of: key) {
      case .element:
        if own.attributes[key] == nil {
          own.attributes[key] = value
        } else if key == .contentMargins {
          own.addMargins(value)
        }
      case .layer, .top:
        self[top].attributes[key] = value
      case .outermost:
        if outermost[key] == nil { outermost[key] = value }
      }
    }
    if isPlaced { boxes.append(.room) }
    if own.attributes[.scrollTarget] != nil { markPaddingOfTargets(decoration) }
    if !decoration.handlers.isEmpty { self[top].handlers += decoration.handlers }
    if decoration.answersShortcut { own.answerShortcut() }
    if decoration.addedTraits != [] || decoration.removedTraits != [] {
      own.change(decoration.addedTraits, without: decoration.removedTraits)
    }
    if !decoration.actions.isEmpty { own.add(decoration.actions) }
  }

  /// Marks the boxes with a padding as paddings of scroll targets, so that a renderer snaps to what
  /// is inside of them.
  private mutating func markPaddingOfTargets(_ decoration: Decoration) {
    guard decoration.attributes[.scrollTarget] ?? decoration.attributes[.padding] != nil else {
      return
    }
    for index in boxes.indices where boxes[index].attributes[.padding] != nil {
      boxes[index].attributes[.scrollTarget] = .text("inside")
    }
  }

  static func place(of key: AttributeKey) -> Place {
    switch key {
    case .padding, .isSafeAreaPadding: .layer(.padding)
    case .width, .height, .minWidth, .idealWidth, .maxWidth, .minHeight, .idealHeight, .maxHeight,
      .frameAlignment, .fixedSize, .holdsPositioned:
      .layer(.frame)
    case .background, .backgroundShape: .layer(.background)
    case .clip, .cornerRadius: .layer(.clip)
    case .borderPaint, .borderWidth: .layer(.border)
    case .measure, .popoverSource: .layer(.measure)
    case .opacity, .shadow, .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation,
      .colorInversion, .colorMultiplication, .luminanceToAlpha, .blendMode, .mask, .isIsolated,
      .pointer:
      .layer(.effect)
    case .rotation, .scale, .transformAnchor: .layer(.transform)
    case .transform: .layer(.space)
    case .offset, .position: .layer(.offset)
    case .hasContentShape: .top
    case .zIndex, .layoutPriority, .transition, .matchedGeometry, .layoutDirection, .span,
      .unsizedAxes, .placement, .isHidden,
      .ignoresPointer:
      .outermost
    default: .element
    }
  }
}

extension AttributeValue {
  /// Whether it is a shape that cuts along a path. Nothing is drawn beyond the path on the same box, not even a shadow.
  fileprivate var isCurvedClip: Bool {
    guard case .shape(let drawing) = self else { return false }
    switch drawing.outline.kind {
    case .circle, .ellipse, .path, .fixedPath: return true
    case .rectangle, .rounded, .capsule: return false
    }
  }
}

extension EventKinds {
  /// Whether an event of these kinds has places in the element.
  fileprivate var havePlaces: Bool { !isDisjoint(with: [.drag, .pinch]) }
}
