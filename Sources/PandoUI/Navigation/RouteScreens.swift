/// Screens on top of each other that somebody else than a `NavigationStack` keeps account of: those of a
/// router. The uppermost is shown; the ones below keep their state and are out of sight.
///
/// They have no bar of their own. In a browser each is an entry of the page's history.
package struct RouteScreens<ID: Hashable, Screen: View>: View {
  private let ids: [ID]
  private let address: [String]
  private let actions: RouteActions
  private let screen: (Int) -> Screen

  /// Shows screens.
  ///
  /// - Parameters:
  ///   - ids: What the screens stand for, from the bottom.
  ///   - address: What leads there, as parts of an address.
  ///   - actions: What the user can do beside what is on the screens.
  ///   - screen: The screen at an index.
  package init(
    _ ids: [ID],
    address: [String],
    actions: RouteActions,
    @ViewBuilder screen: @escaping (Int) -> Screen
  ) {
    self.ids = ids
    self.address = address
    self.actions = actions
    self.screen = screen
  }

  package var body: some View {
    NavigationStackElement(address: address, navigate: { actions.navigate($0) }) {
      ForEach(Array(ids.enumerated()), id: \.element) { index, _ in
        Presence(index == ids.count - 1) {
          RouteScreenElement(depth: index, actions: actions, content: screen(index))
        }
      }
    }
  }
}

/// What the user can do with screens from outside of them, as with the history of a browser.
@MainActor
package final class RouteActions {
  /// Leaves so many screens above the first one.
  package var pop: (Int) -> Void = { _ in }
  /// Goes where an address leads.
  package var navigate: ([String]) -> Void = { _ in }

  package nonisolated init() {}
}

private struct RouteScreenElement<Content: View>: ElementView {
  let depth: Int
  let actions: RouteActions
  let content: Content

  var kind: ElementKind { .screen }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.isPlain] = .flag(true)
    if depth > 0 { element.on(.dismiss) { _ in actions.pop(depth - 1) } }
  }
}
