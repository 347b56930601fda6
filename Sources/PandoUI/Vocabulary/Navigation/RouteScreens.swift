/// Screens on top of each other that somebody else than a `NavigationStack` keeps account of: those of a
/// router. The uppermost is shown; the ones below keep their state and are out of sight.
///
/// A screen whose content says a title or has a toolbar has a bar, with the way back. In a browser each is
/// an entry of the page's history.
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
          ScreenView(depth: index, model: actions, content: screen(index), isRoute: true)
        }
      }
    }
  }
}

/// What the user can do with screens from outside of them, as with the history of a browser.
@MainActor
package final class RouteActions: ScreenStack {
  /// Leaves so many screens above the first one.
  package var pop: (Int) -> Void = { _ in }
  /// Goes where an address leads.
  package var navigate: ([String]) -> Void = { _ in }

  package nonisolated init() {}

  func pop(to count: Int) { pop(count) }
}
