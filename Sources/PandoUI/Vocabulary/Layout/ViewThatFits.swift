/// The first of several alternative views that fits into the room there is.
///
/// ```swift
/// ViewThatFits {
///   HStack { buttons }
///   VStack { buttons }
/// }
/// ```
///
/// A view fits if its ideal size does: a text in one line, a stack with all of its views side by
/// side. If none fits, the last one is shown. The others are not on the screen: they do not appear,
/// and run no tasks. Alternatives before the shown one keep their state.
///
/// The browser decides as soon as the room changes, and tells the application. Until it has, as in
/// a page without a script, the first view is shown.
public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content
  @State private var choice = FittingChoice()

  /// Makes a view from alternatives.
  ///
  /// - Parameters:
  ///   - axes: The directions in which a view must fit.
  ///   - content: Makes the views, in the order in which they are tried.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// The view that fits.
  public var body: some View {
    let alternatives = SubviewList.subviews(of: content).subviews
    let choice = choice
    let shown = choice.shown(of: alternatives.count)
    let made = Array(alternatives.prefix(choice.made).enumerated())
    FittingBox(
      axes: axes,
      choice: choice,
      content: ForEach(made, id: \.element.id) { index, view in
        FittingAlternative(isShown: index == shown, content: FittingCell(content: view))
      }
    )
  }
}

/// The choice of the alternative that is shown, as the renderer reports it.
@MainActor
final class FittingChoice {
  private let changes = ReadSource(queue: nil)
  private var index = 0
  private var count = 0
  /// The number of alternatives that are made. The next one is made when none of them fits.
  private(set) var made = 1

  nonisolated init() {}

  /// The index of the alternative to show.
  ///
  /// - Parameter count: The number of alternatives.
  func shown(of count: Int) -> Int {
    changes.registerRead()
    self.count = count
    return min(index, max(count - 1, 0))
  }

  /// Shows the first alternative that fits. If no made one fits, makes the next one.
  func take(_ event: Event) {
    guard case .fit(let fitting) = event, (0...made).contains(fitting) else { return }
    let next = min(fitting, max(count - 1, 0))
    guard next != index else { return }
    index = next
    made = max(made, next + 1)
    changes.changed()
  }
}

/// The element around the alternatives.
struct FittingBox<Content: View>: ElementView {
  let axes: Axis.Set
  let choice: FittingChoice
  let content: Content

  var kind: ElementKind { .fitting }
  var _readsModels: Bool { false }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if axes != [.horizontal, .vertical] {
      element[.axis] = .text(
        axes == .horizontal ? "horizontal" : axes.isEmpty ? "none" : "vertical"
      )
    }
    element.on(.fit) { [choice] in choice.take($0) }
  }
}

/// The element around one alternative, of which the size is measured.
struct FittingCell<Content: View>: ElementView {
  let content: Content

  var kind: ElementKind { .cell }
  var _readsModels: Bool { false }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}

/// Keeps an alternative up to date while another one is shown, because it is measured all the same.
struct FittingAlternative<Content: View>: PrimitiveView {
  let isShown: Bool
  let content: Content

  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    FittingNode(view, parent: parent)
  }
}

final class FittingNode<Content: View>: HidingNode<FittingAlternative<Content>> {
  private var child: Node<Content>!

  init(_ view: FittingAlternative<Content>, parent: GraphNode) {
    super.init(isShown: view.isShown, parent: parent)
    child = Content._makeNode(view.content, parent: self)
  }

  /// No evaluation waits until the alternative is shown, because a hidden one is measured too.
  override var hiding: Hider? { nil }

  override func update(_ view: FittingAlternative<Content>) {
    if isShown == view.isShown {
      child.update(view.content)
    } else {
      setShown(view.isShown, child: child) { child.update(view.content) }
    }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}
