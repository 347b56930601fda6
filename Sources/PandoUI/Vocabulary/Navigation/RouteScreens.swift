/// A stack of screens that a router manages instead of a `NavigationStack`. The uppermost is shown;
/// those below are out of sight and keep their state.
///
/// A screen whose content sets a title or a toolbar has a bar with a back button. In a browser each
/// screen is an entry of the page's history.
package struct RouteScreens<ID: Hashable, Screen: View>: View {
  private let ids: [ID]
  private let address: [String]
  private let actions: RouteActions
  private let screen: (Int) -> Screen
  @State private var titles: [Int: Text] = [:]

  /// Shows screens.
  ///
  /// - Parameters:
  ///   - ids: The identities of the screens, from the bottom.
  ///   - address: The parts of the address that leads to these screens.
  ///   - actions: Called when the user goes back or to an address.
  ///   - screen: Makes the screen at an index.
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
    let actions = actions
    actions.titles = $titles
    return NavigationStackElement(
      address: address,
      navigate: { actions.navigate($0) }
    ) {
      ForEach(Array(ids.enumerated()), id: \.element) { index, _ in
        Presence(index == ids.count - 1) {
          ScreenView(depth: index, model: actions, content: screen(index), isRoute: true)
        }
      }
    }
  }
}

/// The navigation that the user does outside of the screens, such as with a browser's history.
@MainActor
package final class RouteActions: ScreenStack {
  /// Removes all but the given number of screens above the first one.
  package var pop: (Int) -> Void = { _ in }
  /// Goes to an address.
  package var navigate: ([String]) -> AddressAnswer = { _ in .known }

  var titles: Binding<[Int: Text]>?

  package nonisolated init() {}

  func pop(to count: Int) { pop(count) }
}
