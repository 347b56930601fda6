/// An action that reloads the data of a view.
@MainActor
public final class RefreshAction: Sendable {
  var action: @Sendable () async -> Void = {}

  nonisolated init() {}

  /// Runs the action, and returns when it has ended.
  public func callAsFunction() async {
    await action()
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Reloads the data of the view; nil where nothing can be reloaded.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// Puts an action into the environment. The object stays the same for the life of the node, so that
/// a new closure does not change the environment.
struct RefreshModifier: ViewModifier {
  let action: @Sendable () async -> Void

  @State private var refresh = RefreshAction()

  func body(content: Content) -> some View {
    let refresh = refresh
    refresh.action = action
    return content.environment(\.refresh, refresh)
      .screenSettings { $0.refresh = ScreenRefresh(action: refresh) }
  }
}

/// What the bar of a screen offers to reload. Equal if it is the same object.
struct ScreenRefresh: Equatable {
  let action: RefreshAction

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.action === rhs.action }
}

extension ElementDescription {
  /// Answers `refresh` by an action, which the graph waits for before it is at rest.
  mutating func answerRefresh(by action: RefreshAction, in environment: EnvironmentValues) {
    let tasks = environment.scope?.graph.tasks
    on(.refresh) { _ in
      Task { @MainActor in
        tasks?.began()
        await action()
        tasks?.ended()
      }
    }
  }
}

extension View {
  /// Provides an action that reloads the data of the view.
  ///
  /// A finger pulls a list down. For a pointer and a keyboard there is a button in the bar of the screen, which a touch screen
  /// shows while it has the focus, so that it is read aloud there too.
  ///
  /// - Parameter action: Reloads the data; called when somebody asks for it, and through ``EnvironmentValues/refresh``.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: action))
  }
}
