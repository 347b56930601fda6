import Foundation

/// An action that reloads the data of a view.
@MainActor
public final class RefreshAction: Sendable {
  var action: @Sendable () async -> Void = {}
  /// Called when the action begins for a caller, and when it has ended for that caller.
  var note: (_ isRunning: Bool) -> Void = { _ in }

  nonisolated init() {}

  /// Runs the action, and returns when it has ended.
  public func callAsFunction() async {
    await action()
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

private enum HasRefreshBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsRefreshingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Reloads the data of the view; nil where nothing can be reloaded.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Whether the data of the view is being reloaded.
  var isRefreshing: Bool {
    get { self[IsRefreshingKey.self] }
    set { self[IsRefreshingKey.self] = newValue }
  }

  /// Whether a screen is around, whose bar has the button that reloads.
  var hasRefreshBar: Bool {
    get { self[HasRefreshBarKey.self] }
    set { self[HasRefreshBarKey.self] = newValue }
  }
}

/// Puts an action into the environment. The object stays the same for the life of the node, so that
/// a new closure does not change the environment.
struct RefreshModifier: ViewModifier {
  let action: @Sendable () async -> Void

  @State private var refresh = RefreshAction()
  @State private var running = 0
  @Environment(\.hasRefreshBar) private var hasBar

  func body(content: Content) -> some View {
    refresh.action = action
    // The closure captures only the counter. The modifier has the object that holds the closure, so
    // capturing the modifier would make a reference cycle.
    let running = $running
    refresh.note = { running.wrappedValue += $0 ? 1 : -1 }
    return RefreshBar(
      refresh: refresh,
      hasBar: hasBar,
      isRunning: running.wrappedValue > 0,
      content: content
    )
  }
}

/// Content that can be reloaded, and the button that does: in the bar of its screen, or above it where no screen is around.
struct RefreshBar<Content: View>: View {
  let refresh: RefreshAction
  let hasBar: Bool
  let isRunning: Bool
  let content: Content

  var body: some View {
    if hasBar {
      content.environment(\.refresh, refresh).environment(\.isRefreshing, isRunning)
        .screenSettings { $0.refresh = ScreenRefresh(action: refresh, isRunning: isRunning) }
    } else {
      VStack(spacing: 0) {
        RefreshRow(action: refresh)
        content.environment(\.refresh, refresh)
      }
      .environment(\.isRefreshing, isRunning)
    }
  }
}

/// The row with the button that reloads what is below it. Renderers draw the button.
struct RefreshRow: ElementView {
  let action: RefreshAction

  var kind: ElementKind { .part }
  var content: EmptyView { EmptyView() }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.part] = .text("refresh")
    element.answerRefresh(by: action, isRunning: environment.isRefreshing, in: environment)
  }
}

/// The action of the button in a screen's bar that reloads.
struct ScreenRefresh: Equatable {
  let action: RefreshAction
  let isRunning: Bool

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action === rhs.action && lhs.isRunning == rhs.isRunning
  }
}

extension ElementDescription {
  /// Answers `refresh` by an action, which the graph waits for before it is at rest.
  ///
  /// - Parameter isRunning: Whether an earlier action is still running.
  mutating func answerRefresh(
    by action: RefreshAction,
    isRunning: Bool,
    in environment: EnvironmentValues
  ) {
    let tasks = environment.scope?.graph.tasks
    if isRunning { self[.isRefreshing] = .flag(true) }
    on(.refresh) { _ in
      Task { @MainActor in
        tasks?.began()
        action.note(true)
        await action()
        action.note(false)
        tasks?.ended()
      }
    }
  }
}

extension View {
  /// Provides an action that reloads the data of the view.
  ///
  /// A finger pulls a list or a scroll view down. For a pointer and a keyboard there is a button in
  /// the bar of the screen, or above the view where no screen is around. Both show progress until
  /// the action returns. On a touch screen the button appears while it has the focus, and is read
  /// aloud.
  ///
  /// - Parameter action: Reloads the data; called on the user's request, and through ``EnvironmentValues/refresh``.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: action))
  }
}
