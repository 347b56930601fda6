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
  }
}

extension View {
  /// Provides an action that reloads the data of the view.
  ///
  /// - Parameter action: Reloads the data; called when a finger pulls a list down, and through
  ///   ``EnvironmentValues/refresh``.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: action))
  }
}
