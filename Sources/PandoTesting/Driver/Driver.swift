import PandoDependencies
import PandoSharing
import PandoUI

/// An application, or a view, that runs without a screen and is controlled by a test.
///
/// A driver draws the interface as a tree of elements, finds them as a person would, by role, label
/// and text, and acts on them as a person could: nothing can be done to an element that is hidden,
/// disabled or behind an alert.
///
/// ```swift
/// @MainActor @Test func todo_whenAdded_isShown() async throws {
///   let app = await Driver.open(TodosView()) { $0.uuid = .incrementing }
///   try await app.field("New todo").type("Buy milk").submit()
///   #expect(app.rows.count == 1)
///   try await app.row(containing: "Buy milk").toggle("Done").turnOn()
/// }
/// ```
///
/// Every action waits until the interface has settled; see ``settle()``. A failure is recorded as an
/// issue where the action was called, with the near misses and the whole interface in words, and
/// thrown as a ``DriverError``. The driver works in Swift Testing and in XCTest.
///
/// The interface ends with ``close()``, or when the driver is released.
@MainActor
public final class Driver: QueryScope {
  let graph: ViewGraph
  let renderer: DriverRenderer
  let counter: EvaluationCounter
  let clock: TestClock<Duration>?
  /// How often elements were measured.
  var measureCount = 0
  private var drawnRoot: (version: Int, node: AccessibilityNode)?

  /// Whether the driver has been closed.
  public private(set) var isClosed = false

  init(
    clock: TestClock<Duration>?,
    dependencies: (inout DependencyValues) -> Void,
    graph makeGraph: (DriverRenderer, EvaluationCounter) -> ViewGraph
  ) {
    let renderer = DriverRenderer()
    let counter = EvaluationCounter()
    self.renderer = renderer
    self.counter = counter
    self.clock = clock
    // In a tuple: if the closure returned the object alone, the dependencies, with all that they
    // hold, would be kept for that object.
    (graph, _) = withDependencies {
      if let clock {
        $0.continuousClock = clock
        $0.suspendingClock = clock
      }
      $0.clipboard = renderer.system.clipboard
      $0.announcer = renderer.system.announcer
      $0.systemURLOpener = renderer.system.urlOpener
      $0.undoManager = UndoManager()
      dependencies(&$0)
    } operation: {
      (makeGraph(renderer, counter), ())
    }
  }

  isolated deinit {
    close()
  }

  /// Ends the interface: tasks of views are cancelled, `onDisappear` runs, state is released.
  ///
  /// Queries find nothing afterwards, and actions fail. A second call does nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    graph.close()
    renderer.close()
    drawnRoot = nil
  }

  /// The whole interface.
  public var scope: ElementQuery { ElementQuery(driver: self, steps: []) }

  /// The interface as text: a line for each element that has a meaning, indented by depth. Layout and
  /// hidden elements are left out.
  ///
  /// ```text
  /// screen "Todos"
  ///   textField "New todo" [focused]: "Buy"
  ///   list
  ///     row
  ///       text "Feed the cat"
  ///       toggle "Done" [off]
  /// ```
  public var tree: String { root.outline() }

  /// The drawn tree, after a flush of pending changes.
  var root: AccessibilityNode {
    if !isClosed { graph.flush() }
    if let drawnRoot, drawnRoot.version == renderer.version { return drawnRoot.node }
    let tree = renderer.tree
    let node = AccessibilityNode(tree.root, in: tree, focused: renderer.focused, parent: nil)
    drawnRoot = (renderer.version, node)
    return node
  }
}
