/// A view that is drawn as one element, with its content inside.
///
/// Most views of this package are of this kind: they describe themselves in ``describe(_:in:)``,
/// and the graph turns differences into mutations. Reads of state, bindings and models there are
/// tracked like those of a body.
///
/// ```swift
/// struct Badge: ElementView {
///   var count: Int
///
///   var kind: ElementKind { .text }
///
///   func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
///     element[.text] = .text("\(count)")
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ElementView: PrimitiveView {
  /// The type of the content.
  associatedtype Content: View = EmptyView

  /// The kind of the element. It is read once; a view of another kind needs another identity.
  var kind: ElementKind { get }

  /// The content of the element.
  var content: Content { get }

  /// Sets the attributes and handlers of the element.
  ///
  /// - Parameters:
  ///   - element: The description to fill; it is empty at first.
  ///   - environment: The environment of the view. Reads of its entries are tracked.
  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues)

  /// Whether `describe` may read models through Observation. Views that never do are not tracked,
  /// which saves a third of the time to describe a text.
  @_documentation(visibility: internal)
  var _readsModels: Bool { get }
}

extension ElementView {
  /// True by default.
  @_documentation(visibility: internal)
  public var _readsModels: Bool { true }
}

extension ElementView where Content == EmptyView {
  /// The empty content.
  public var content: EmptyView { EmptyView() }
}

extension ElementView {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    ElementNode(view, parent: parent)
  }
}

/// The attributes and handlers of an element.
public struct ElementDescription {
  /// The attributes for the renderer.
  public var attributes = Attributes()

  var handlers: [Handler] = []
  /// Properties that few elements need, in an object of their own, so that other elements need no
  /// memory for them.
  private(set) var rare: Rare?

  /// Properties that few elements need.
  final class Rare {
    var units: UnitRule?
    var isOutOfUnits = false
    var makesRowsInSight = false
    var isLazy = false
    var host: PortalHost?
    var afterPress: (() -> Void)?

    init(_ other: Rare? = nil) {
      units = other?.units
      isOutOfUnits = other?.isOutOfUnits ?? false
      makesRowsInSight = other?.makesRowsInSight ?? false
      isLazy = other?.isLazy ?? false
      host = other?.host
      afterPress = other?.afterPress
    }
  }

  mutating func changeRare(_ change: (Rare) -> Void) {
    let changed = Rare(rare)
    change(changed)
    rare = changed
  }

  var units: UnitRule? {
    get { rare?.units }
    set { changeRare { $0.units = newValue } }
  }

  /// The portal host whose content is drawn here, after the element's own.
  package var host: PortalHost? {
    get { rare?.host }
    set { if rare != nil || newValue != nil { changeRare { $0.host = newValue } } }
  }

  /// Called after a button inside was pressed and its action ran, for example to close an alert.
  var afterPress: (() -> Void)? {
    get { rare?.afterPress }
    set { if rare != nil || newValue != nil { changeRare { $0.afterPress = newValue } } }
  }

  /// Whether both descriptions are equal and contain nothing that cannot be compared.
  func isPlainly(_ other: ElementDescription) -> Bool {
    handlers.isEmpty && other.handlers.isEmpty && rare == nil && other.rare == nil
      && attributes == other.attributes
  }

  /// An attribute; nil if absent.
  ///
  /// - Parameter key: The key of the attribute.
  public subscript(key: AttributeKey) -> AttributeValue? {
    get { attributes[key] }
    set { attributes[key] = newValue }
  }

  /// Adds a handler for events of some kinds.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of event.
  ///   - perform: The action; called on the main actor, outside of evaluations.
  public mutating func on(_ kinds: EventKinds, perform: @escaping (Event) -> Void) {
    handlers.append(Handler(kinds: kinds, perform: perform))
  }

  /// Adds a handler for presses.
  ///
  /// - Parameter perform: The action; called on the main actor, outside of evaluations.
  public mutating func onTap(perform: @escaping () -> Void) {
    on(.tap) { _ in perform() }
  }

  /// Makes this element a container of units: each element directly inside is wrapped in an element
  /// of `kind`, such as a row of a list, an option of a picker or a tab of a tab view.
  ///
  /// - Parameters:
  ///   - kind: The kind of the units: `.row`, `.option`, `.tab`, `.cell`.
  ///   - describe: Sets the attributes and handlers of a unit, based on the traits of its content. It
  ///     runs again whenever this element is described again or its units change. Its reads are not
  ///     tracked: read state before, and capture what was read.
  public mutating func units(
    _ kind: ElementKind,
    describe: @escaping (inout UnitDescription) -> Void = { _ in }
  ) {
    units = UnitRule(kind: kind, describe: describe)
  }

  /// Sets which units can be selected. Disabled units never can.
  mutating func offersUnits(of offer: any SelectableUnits) {
    units?.offer = offer
  }

  /// Sets what is called with the traits of all units before they are described.
  mutating func preparesUnits(_ prepare: @escaping ([Traits]) -> Void) {
    units?.prepare = prepare
  }

  /// Provides the units' descriptions with the words in them.
  package mutating func unitsReadText() {
    units?.readsText = true
  }

  /// Adds a handler for events of some kinds, active as long as a unit handles these kinds too.
  package mutating func onAnsweredByUnits(
    _ kinds: EventKinds,
    perform: @escaping (Event) -> Void
  ) {
    units?.containerHandlers.append(Handler(kinds: kinds, perform: perform))
  }

  /// Excludes this element from the units of its container, and makes its children units instead: a
  /// section in a list.
  public mutating func passesUnitsOn() {
    changeRare { $0.isOutOfUnits = true }
  }
}

/// A unit of a container, as ``ElementDescription/units(_:describe:)`` describes it.
public struct UnitDescription {
  /// The number of the unit's element, which events use.
  public let id: ElementID
  /// The position of the unit in its container.
  public let index: Int
  /// The traits that modifiers set on the content.
  public let traits: Traits
  /// The words in the unit, if the container requested them.
  package let words: String
  /// The attributes for the renderer.
  public var attributes = Attributes()

  var handlers: [Handler] = []
  /// Whether the unit is out of sight, though it hides itself and not as a whole.
  var isUnseen = false

  init(id: ElementID, index: Int, traits: Traits, words: String) {
    self.id = id
    self.index = index
    self.traits = traits
    self.words = words
  }

  /// An attribute; nil if absent.
  ///
  /// - Parameter key: The key of the attribute.
  public subscript(key: AttributeKey) -> AttributeValue? {
    get { attributes[key] }
    set { attributes[key] = newValue }
  }

  /// Adds a handler for events of some kinds.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of event.
  ///   - perform: The action; called on the main actor, outside of evaluations.
  public mutating func on(_ kinds: EventKinds, perform: @escaping (Event) -> Void) {
    handlers.append(Handler(kinds: kinds, perform: perform))
  }
}

struct UnitRule {
  var kind: ElementKind
  var describe: (inout UnitDescription) -> Void
  /// Called with the traits of all units before the first one is described.
  var prepare: (([Traits]) -> Void)?
  var readsText = false
  var containerHandlers: [Handler] = []
  var offer: (any SelectableUnits)?
}
