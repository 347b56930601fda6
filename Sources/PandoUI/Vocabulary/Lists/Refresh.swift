/// Loads anew what a view shows.
@MainActor
public final class RefreshAction: Sendable {
  var action: @Sendable () async -> Void = {}

  nonisolated init() {}

  /// Does it, and returns when it is done.
  public func callAsFunction() async {
    await action()
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads anew what the view shows; nil where there is nothing to load.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// Puts an action into the environment. The object stays the same for the life of the place, so
/// that a new closure does not change the environment.
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
  /// Lets the user load anew what the view shows: by pulling a list down.
  ///
  /// - Parameter action: Loads it. What indicates loading is shown until it returns.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: action))
  }
}
