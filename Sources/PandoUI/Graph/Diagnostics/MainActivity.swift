import Synchronization

/// The activity of the main actor, for threads that watch it.
///
/// It consists of numbers and of addresses of types, which are never released. So it can be read at
/// any moment without a lock, also while the main actor is blocked. Setting each part costs one
/// store.
package enum MainActivity {
  /// The number of the page whose interface is at work; 0 if it is none.
  private static let page = Atomic<Int>(0)
  /// The kind of the event whose handlers run, or ``callback``; 0 if none do.
  private static let event = Atomic<Int>(0)
  /// The type of the view whose body was evaluated last in this flush; 0 outside of flushes.
  private static let body = Atomic<Int>(0)
  /// The types of what the event was sent to, and of the nearest views around it.
  private static let element = Atomic<Int>(0)
  private static let firstView = Atomic<Int>(0)
  private static let secondView = Atomic<Int>(0)
  private static let thirdView = Atomic<Int>(0)
  private static let lastPage = Atomic<Int>(0)

  private static let callback = -1

  // MARK: On the main actor

  /// A number for a page, by which a report names it.
  package static func makePage() -> Int {
    lastPage.add(1, ordering: .relaxed).newValue
  }

  /// Notes that a page's interface is at work. Returns the number of the one before, which is
  /// restored afterwards.
  @inline(__always)
  package static func enter(_ number: Int) -> Int {
    let previous = page.load(ordering: .relaxed)
    if number != previous { page.store(number, ordering: .relaxed) }
    return previous
  }

  /// Notes that the interface is no longer at work.
  @inline(__always)
  package static func leave(to previous: Int) {
    body.store(0, ordering: .relaxed)
    event.store(0, ordering: .relaxed)
    page.store(previous, ordering: .relaxed)
  }

  @inline(__always)
  static func evaluates(_ type: any Any.Type) {
    body.store(unsafeBitCast(type, to: Int.self), ordering: .relaxed)
  }

  @inline(__always)
  static func calls() {
    body.store(0, ordering: .relaxed)
    event.store(callback, ordering: .relaxed)
  }

  /// Notes that the handlers of an event run.
  @MainActor
  static func handles(_ kind: EventKinds, at node: GraphNode) {
    body.store(0, ordering: .relaxed)
    element.store(address(node.viewType), ordering: .relaxed)
    var above = node.parent
    firstView.store(nextView(&above), ordering: .relaxed)
    secondView.store(nextView(&above), ordering: .relaxed)
    thirdView.store(nextView(&above), ordering: .relaxed)
    event.store(Int(kind.rawValue), ordering: .relaxed)
  }

  @MainActor
  private static func nextView(_ node: inout GraphNode?) -> Int {
    while let current = node {
      node = current.parent
      if current.isView { return address(current.viewType) }
    }
    return 0
  }

  private static func address(_ type: (any Any.Type)?) -> Int {
    type.map { unsafeBitCast($0, to: Int.self) } ?? 0
  }

  // MARK: On other threads

  /// The activity of the main actor at one moment. It is worth reporting if it stays the same for
  /// long.
  package struct Report: Sendable {
    /// The number of the page; 0 if it is none.
    package var page: Int
    /// In words: the kind of event and the view, or the body.
    package var words: String
  }

  /// Reads it. May be called from any thread.
  package static func report() -> Report {
    let page = page.load(ordering: .relaxed)
    let body = body.load(ordering: .relaxed)
    let event = event.load(ordering: .relaxed)
    let words =
      if let view = type(at: body) {
        "evaluating the body of \(graphName(of: view))"
      } else if event == callback {
        "running an action of onAppear, onChange or their like"
      } else if event != 0 {
        handler(EventKinds(rawValue: UInt32(truncatingIfNeeded: event)))
      } else if page != 0 {
        "opening or drawing the page"
      } else {
        "running a task, or a callback that belongs to no page"
      }
    return Report(page: page, words: words)
  }

  private static func handler(_ kind: EventKinds) -> String {
    let addresses = [
      firstView.load(ordering: .relaxed), secondView.load(ordering: .relaxed),
      thirdView.load(ordering: .relaxed),
    ]
    let views = addresses.compactMap { type(at: $0) }
    // A view of the library names the control, a view of the application its place.
    let isOwn: (any Any.Type) -> Bool = { !_typeName($0).hasPrefix("Pando") }
    let control = (views.prefix { !isOwn($0) }.last ?? type(at: element.load(ordering: .relaxed)))
      .map { graphName(of: $0) }
    let view = views.first(where: isOwn).map { graphName(of: $0) }
    var words = "a handler of \(kind.name)"
    if let control, control != view { words += " of a \(control)" }
    if let view { words += " in \(view)" }
    return words
  }

  private static func type(at address: Int) -> (any Any.Type)? {
    // Unsafe because any number could be cast. Only addresses of types are stored, and types are never
    // freed. A metatype that is larger than a word would stop the program where it is stored.
    address == 0 ? nil : unsafeBitCast(address, to: Any.Type.self)
  }
}

extension EventKinds {
  /// The name of one kind of event.
  fileprivate var name: String {
    let names: [EventKinds: String] = [
      .tap: "tap", .doubleTap: "doubleTap", .longPress: "longPress", .change: "change",
      .submit: "submit", .focus: "focus", .key: "key", .hover: "hover", .drag: "drag",
      .pinch: "pinch", .spatialTap: "spatialTap", .menu: "menu",
      .drop: "drop", .dismiss: "dismiss", .delete: "delete", .move: "move", .refresh: "refresh",
      .action: "action", .shortcut: "shortcut",
      .measure: "measure", .rows: "rows", .failure: "failure", .select: "select",
      .fit: "fit", .target: "target", .hoverPoint: "hoverPoint", .sight: "sight",
      .lift: "lift",
    ]
    return names[self] ?? "an event"
  }
}
