/// The bar of tabs under its name on iOS, for what an application sets with `UITabBar.appearance()`.
///
/// Settings apply to the page whose code runs, and to tab views that are evaluated later.
@MainActor @preconcurrency
open class UITabBar {
  private static let shared = UITabBar(())

  private init(_: Void) {}

  /// The bars of the page whose code is running.
  public static func appearance() -> UITabBar { shared }

  /// Whether the bars of tab views are hidden, unless `toolbar(_:for:)` says otherwise.
  public var isHidden: Bool {
    get { PageWindow.current.hidesTabBars }
    set { PageWindow.current.hidesTabBars = newValue }
  }
}
