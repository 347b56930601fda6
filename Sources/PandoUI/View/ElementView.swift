/// A view that is drawn as one element, with its content inside.
///
/// Most views of this package are of this kind: they say what they are in
/// ``describe(_:in:)``, and the graph turns a different answer into mutations. Reading state,
/// bindings and models there is tracked like in a body.
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
  /// The type of what is inside.
  associatedtype Content: View = EmptyView

  /// What the element is. It is asked once; a view that changes its kind needs another identity.
  var kind: ElementKind { get }

  /// What is inside.
  var content: Content { get }

  /// Says what the element is like and what it answers.
  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues)

  /// Whether describing it may read models through Observation. Those that never do are not tracked,
  /// which is a third of what describing a text takes.
  @_documentation(visibility: internal)
  var _readsModels: Bool { get }
}

extension ElementView {
  /// It may, unless it says otherwise.
  @_documentation(visibility: internal)
  public var _readsModels: Bool { true }
}

extension ElementView where Content == EmptyView {
  /// Nothing inside.
  public var content: EmptyView { EmptyView() }
}

extension ElementView {
  /// Makes the node that stands for the view.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    ElementNode(view, parent: parent)
  }
}

/// What an element says about itself and what it answers.
public struct ElementDescription {
  /// What a renderer gets to see.
  public var attributes = Attributes()

  var handlers: [Handler] = []
  /// What few elements say; nil for the others, so that they do not pay for it.
  private(set) var rare: Rare?

  /// What few elements say about themselves.
  final class Rare {
    var units: UnitRule?
    var isOutOfUnits = false
    var host: PortalHost?
    var afterPress: (() -> Void)?

    init(_ other: Rare? = nil) {
      units = other?.units
      isOutOfUnits = other?.isOutOfUnits ?? false
      host = other?.host
      afterPress = other?.afterPress
    }
  }

  private mutating func changeRare(_ change: (Rare) -> Void) {
    let changed = Rare(rare)
    change(changed)
    rare = changed
  }

  var units: UnitRule? {
    get { rare?.units }
    set { changeRare { $0.units = newValue } }
  }

  /// Draws here, after the content, what portals to this host describe.
  package var host: PortalHost? {
    get { rare?.host }
    set { if rare != nil || newValue != nil { changeRare { $0.host = newValue } } }
  }

  /// What is done after a button inside was pressed and has acted: an alert closes.
  var afterPress: (() -> Void)? {
    get { rare?.afterPress }
    set { if rare != nil || newValue != nil { changeRare { $0.afterPress = newValue } } }
  }

  /// Whether it says the same as another one, and neither has anything that cannot be compared.
  func isPlainly(_ other: ElementDescription) -> Bool {
    handlers.isEmpty && other.handlers.isEmpty && rare == nil && other.rare == nil
      && attributes == other.attributes
  }

  /// An attribute; nil is absent.
  public subscript(key: AttributeKey) -> AttributeValue? {
    get { attributes[key] }
    set { attributes[key] = newValue }
  }

  /// Answers events of some kinds.
  ///
  /// - Parameters:
  ///   - kinds: Which ones.
  ///   - perform: What to do; called on the main actor, outside of any evaluation.
  public mutating func on(_ kinds: EventKinds, perform: @escaping (Event) -> Void) {
    handlers.append(Handler(kinds: kinds, perform: perform))
  }

  /// Answers a press.
  public mutating func onTap(perform: @escaping () -> Void) {
    on(.tap) { _ in perform() }
  }

  /// Makes this element a container of units: each element directly inside is wrapped in an element
  /// of `kind`, as the rows of a list, the options of a picker, the tabs of a tab view.
  ///
  /// - Parameters:
  ///   - kind: What each unit is: `.row`, `.option`, `.tab`, `.cell`.
  ///   - describe: Says what a unit is like and what it answers, from the traits of what is in it.
  ///     It is asked again whenever this element is described again or its units change. What it
  ///     reads is not tracked: read state before, and capture what was read.
  public mutating func units(
    _ kind: ElementKind,
    describe: @escaping (inout UnitDescription) -> Void = { _ in }
  ) {
    units = UnitRule(kind: kind, describe: describe)
  }

  /// Says which of the units can be chosen; those that are disabled never can.
  mutating func offersUnits(of offer: any UnitOffer) {
    units?.offer = offer
  }

  /// Has the units told which words are in them.
  package mutating func unitsReadText() {
    units?.readsText = true
  }

  /// Answers events of some kinds as long as one of the units does.
  package mutating func onAnsweredByUnits(
    _ kinds: EventKinds,
    perform: @escaping (Event) -> Void
  ) {
    units?.containerHandlers.append(Handler(kinds: kinds, perform: perform))
  }

  /// Leaves this element as it is in a container of units, and makes what is inside the units: a
  /// section in a list.
  public mutating func passesUnitsOn() {
    changeRare { $0.isOutOfUnits = true }
  }
}

/// A unit of a container, as ``ElementDescription/units(_:describe:)`` is asked about it.
public struct UnitDescription {
  /// The number of the unit's own element, which events speak of.
  public let id: ElementID
  /// Where it stands among the units of its container.
  public let index: Int
  /// What the modifiers around the content say to the container.
  public let traits: Traits
  /// The words in the unit, if its container asked for them.
  package let words: String
  /// What a renderer gets to see.
  public var attributes = Attributes()

  var handlers: [Handler] = []

  init(id: ElementID, index: Int, traits: Traits, words: String) {
    self.id = id
    self.index = index
    self.traits = traits
    self.words = words
  }

  /// An attribute; nil is absent.
  public subscript(key: AttributeKey) -> AttributeValue? {
    get { attributes[key] }
    set { attributes[key] = newValue }
  }

  /// Answers events of some kinds.
  public mutating func on(_ kinds: EventKinds, perform: @escaping (Event) -> Void) {
    handlers.append(Handler(kinds: kinds, perform: perform))
  }
}

struct UnitRule {
  var kind: ElementKind
  var describe: (inout UnitDescription) -> Void
  var readsText = false
  var containerHandlers: [Handler] = []
  var offer: (any UnitOffer)?
}
