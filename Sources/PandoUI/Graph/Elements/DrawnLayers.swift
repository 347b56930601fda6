/// The drawn layers of one element node: the element itself, and the boxes around it.
///
/// The first layer is the element; each further one is a box around the one before. The last one is
/// the child of the element above. Most elements have no further layer, or only the one that their
/// container adds; neither case allocates.
struct DrawnLayers: RandomAccessCollection, MutableCollection {
  struct Layer {
    // In this order a layer takes 25 bytes; with the kind first it would take 32.
    let id: ElementID
    var drawn: Attributes
    var handlers: [Handler]
    let kind: ElementKind
  }

  private enum Around {
    case nothing
    case one(Layer)
    case more([Layer])
  }

  let id: ElementID
  private var drawn = Attributes()
  private var handlers: [Handler] = []
  private var around = Around.nothing
  // Last, because there it takes a byte instead of a word.
  let kind: ElementKind

  /// The element alone, without attributes.
  init(_ id: ElementID, _ kind: ElementKind) {
    self.id = id
    self.kind = kind
  }

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch around {
    case .nothing: 1
    case .one: 2
    case .more(let layers): layers.count + 1
    }
  }

  // The accessors below read one layer without copying all. They are inlined so that the owner of the
  // layers is not copied either.

  /// The number of the outermost layer, which is the child of the element above.
  @inline(__always)
  var outerID: ElementID {
    switch around {
    case .nothing: id
    case .one(let layer): layer.id
    case .more(let layers): layers[layers.count - 1].id
    }
  }

  /// The event handlers of the layer with this number.
  @inline(__always)
  func handlers(at id: ElementID) -> [Handler] {
    if id == self.id { return handlers }
    return switch around {
    case .nothing: []
    case .one(let layer): layer.id == id ? layer.handlers : []
    case .more(let layers): layers.first { $0.id == id }?.handlers ?? []
    }
  }

  /// Whether a flag is set on one of the layers.
  @inline(__always)
  func hasFlag(_ key: AttributeKey) -> Bool {
    if drawn.flag(key) { return true }
    return switch around {
    case .nothing: false
    case .one(let layer): layer.drawn.flag(key)
    case .more(let layers): layers.contains { $0.drawn.flag(key) }
    }
  }

  /// What the flags of all layers say about events.
  @inline(__always)
  var interactivity: Interactivity {
    let own = drawn.interactivity
    return switch around {
    case .nothing: own
    case .one(let layer): own.union(layer.drawn.interactivity)
    case .more(let layers): layers.reduce(own) { $0.union($1.drawn.interactivity) }
    }
  }

  subscript(index: Int) -> Layer {
    get {
      if index == 0 { return Layer(id: id, drawn: drawn, handlers: handlers, kind: kind) }
      switch around {
      case .nothing: preconditionFailure("Nothing is around this element.")
      case .one(let layer): return layer
      case .more(let layers): return layers[index - 1]
      }
    }
    _modify {
      // Moved out during the access, so that the mutation copies nothing.
      if index == 0 {
        var layer = Layer(id: id, drawn: drawn, handlers: handlers, kind: kind)
        (drawn, handlers) = (Attributes(), [])
        defer { (drawn, handlers) = (layer.drawn, layer.handlers) }
        yield &layer
        return
      }
      switch around {
      case .nothing: preconditionFailure("Nothing is around this element.")
      case .one(var layer):
        around = .nothing
        defer { around = .one(layer) }
        yield &layer
      case .more(var layers):
        around = .nothing
        defer { around = .more(layers) }
        yield &layers[index - 1]
      }
    }
  }

  /// Adds a layer around all present ones.
  mutating func append(_ layer: Layer) {
    switch around {
    case .nothing: around = .one(layer)
    case .one(let inner): around = .more([inner, layer])
    case .more(let layers): around = .more(layers + [layer])
    }
  }

  /// Replaces the layers around the element.
  mutating func replaceAround(with layers: some Sequence<Layer>) {
    around = .nothing
    for layer in layers { append(layer) }
  }
}
