/// The navigation of one stack or split view. Views inside use it to push and pop screens.
@MainActor
final class NavigationModel: ScreenStack {
  /// The view that shows the screens.
  enum Container { case stack, split }

  let table = DestinationTable()
  let container: Container
  // Every evaluation of the stack sets them, and reads the first two.
  var path: PathAccess?
  var presented: Binding<[PresentedEntry]>?
  var titles: Binding<[Int: Text]>?
  /// The number of the user's changes of the path. The stack is evaluated when it changes.
  var pathChanges: Binding<Int>?
  /// The column of a split view that an address has opened.
  var openedColumn: Binding<String?>?
  /// The column of a split view that shows what is selected in the column before it.
  var selectedColumn: String?

  /// The values that the user has left by going back, the last one last, and how many screens were above the first one then.
  private var left: (values: [AnyHashable], count: Int) = ([], 0)

  nonisolated init(_ container: Container = .stack) {
    self.container = container
  }

  /// The screens above the first one, from the bottom.
  var items: [NavigationItem] {
    let values = path?.values() ?? []
    let entries = presented?.wrappedValue ?? []
    if entries.isEmpty {
      return values.enumerated().map { NavigationItem(index: $0.offset, value: $0.element) }
    }
    var items: [NavigationItem] = []
    for index in 0...values.count {
      for entry in entries where entry.pathCount == index { items.append(NavigationItem(entry)) }
      if index < values.count { items.append(NavigationItem(index: index, value: values[index])) }
    }
    return items
  }

  /// Pushes a value.
  func push(_ value: AnyHashable) {
    left.values = []
    if container == .split {
      // A value without a destination is the selection of a list, which shows it.
      guard table.has(type(of: value.base)) else { return }
      presented?.wrappedValue = [PresentedEntry(pathCount: 0, content: .value(value))]
      return
    }
    guard let path, append([value], to: path) == 0 else { return }
    reportMisuse(
      """
      A value of type \(type(of: value.base)) cannot be pushed: the path of the NavigationStack \
      holds values of type \(path.elementName). Push such a value, or make the path a \
      NavigationPath, which holds values of any type.
      """
    )
  }

  /// Shows a view that has no value in the path.
  func present(_ entry: PresentedEntry) {
    left.values = []
    if container == .split {
      let replaced = presented?.wrappedValue ?? []
      presented?.wrappedValue = [entry]
      for old in replaced where old !== entry { old.onPop?() }
      return
    }
    entry.pathCount = path?.values().count ?? 0
    presented?.wrappedValue.append(entry)
  }

  /// Removes the screen of a link from the last column of a split view.
  func leaveDetail() {
    let replaced = presented?.wrappedValue ?? []
    presented?.wrappedValue = []
    for old in replaced { old.onPop?() }
  }

  /// Removes a view that was shown, and all screens above it.
  func remove(_ entry: PresentedEntry) {
    guard let index = items.firstIndex(where: { $0.entry === entry }) else { return }
    pop(to: index)
  }

  /// Removes all but `count` screens above the first one.
  func pop(to count: Int) {
    let gone = items.dropFirst(count)
    guard !gone.isEmpty else { return }
    let values = gone.filter { $0.entry == nil }.count
    let entries = gone.compactMap(\.entry)
    // The application may have changed the path since the user went back before.
    if items.count != left.count || !entries.isEmpty { left.values = [] }
    if entries.isEmpty { left = (left.values + gone.reversed().compactMap(\.value), count) }
    if !entries.isEmpty {
      presented?.wrappedValue.removeAll { old in entries.contains { $0 === old } }
    }
    if values > 0 {
      path?.removeLast(values)
      pathChanges?.wrappedValue &+= 1
    }
    for entry in entries.reversed() { entry.onPop?() }
  }

  /// Shows again the screen that the user left last by going back, if the path is still as it was then.
  func goForward() {
    guard items.count == left.count, let path, let value = left.values.popLast() else { return }
    if append([value], to: path) == 1 { left.count += 1 } else { left.values = [] }
  }

  /// Appends values, and evaluates the stack, which may not observe its path.
  func append(_ values: [AnyHashable], to path: PathAccess) -> Int {
    let count = path.append(values)
    if count > 0 { pathChanges?.wrappedValue &+= 1 }
    return count
  }

  /// Removes the views whose place in the path is gone, and the titles of screens that are.
  func prune() {
    let above = items.count
    if let titles, titles.wrappedValue.keys.contains(where: { $0 > above }) {
      titles.wrappedValue = titles.wrappedValue.filter { $0.key <= above }
    }
    let count = path?.values().count ?? 0
    let gone = (presented?.wrappedValue ?? []).filter { $0.pathCount > count }
    guard !gone.isEmpty else { return }
    presented?.wrappedValue.removeAll { $0.pathCount > count }
    for entry in gone { entry.onPop?() }
  }
}

/// A screen of a stack.
struct NavigationItem {
  enum ID: Hashable {
    case value(Int, AnyHashable)
    case entry(ObjectIdentifier)
  }

  let id: ID
  let destination: Destination
  /// The value in the path; nil for a view without one.
  var value: AnyHashable? { if case .value(_, let value) = id { value } else { nil } }
  let entry: PresentedEntry?

  init(index: Int, value: AnyHashable) {
    id = .value(index, value)
    destination = .value(value)
    entry = nil
  }

  init(_ entry: PresentedEntry) {
    id = .entry(ObjectIdentifier(entry))
    destination = .entry(entry)
    self.entry = entry
  }
}

/// A screen that was pushed without a value in the path: by a link with a destination, or by
/// `navigationDestination(isPresented:)`.
@MainActor
final class PresentedEntry: @MainActor Equatable {
  /// The number of path values below this screen.
  var pathCount: Int
  private(set) var content: Content
  /// Called when the screen is removed.
  var onPop: (() -> Void)?
  fileprivate(set) var readers: [GraphNode] = []

  enum Content {
    case view(AnyView)
    case value(AnyHashable)
  }

  init(pathCount: Int = 0, content: Content, onPop: (() -> Void)? = nil) {
    self.pathCount = pathCount
    self.content = content
    self.onPop = onPop
  }

  /// Shows another view in the same place.
  func update(_ view: AnyView) {
    content = .view(view)
    for reader in readers { reader.graph.markDirty(reader) }
  }

  func add(_ reader: GraphNode) { readers.append(reader) }
  func remove(_ reader: GraphNode) { readers.removeAll { $0 === reader } }

  static func == (lhs: PresentedEntry, rhs: PresentedEntry) -> Bool { lhs === rhs }
}

private enum NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The navigation of the enclosing stack or split view; nil outside of both.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}
