extension EnvironmentValues {
  /// Opens another window.
  @available(
    *,
    unavailable,
    message: "An interface has one window. Show the content in a sheet, or push it."
  )
  public var openWindow: OpenWindowAction { .init() }

  /// Closes a window.
  @available(
    *,
    unavailable,
    message: "An interface has one window. Use 'dismiss' for what is shown in it."
  )
  public var dismissWindow: DismissWindowAction { .init() }

  /// Undoes changes.
  @available(*, unavailable, message: "There is no undo manager. Keep the changes in the model.")
  public var undoManager: Never { fatalError("unavailable") }
}

extension View {
  /// Says what the user is doing.
  @available(*, unavailable, message: "There is no hand-off to other devices on Linux.")
  public func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (Any) -> Void
  ) -> Self { self }

  /// Goes on with what the user did elsewhere.
  @available(*, unavailable, message: "There is no hand-off on Linux. Use onOpenURL(perform:).")
  public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (Any) -> Void
  ) -> Self { self }

  /// Hides the bar with the time.
  @available(*, unavailable, message: "A page does not rule the bars of the device.")
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }

  /// Hides the bar with the time, by the older name.
  @available(*, unavailable, message: "A page does not rule the bars of the device.")
  public func statusBar(hidden: Bool) -> Self { self }

  /// Offers actions for the selected rows of a list.
  @available(
    *,
    unavailable,
    message: "Put contextMenu(menuItems:) on each row; its buttons can read the selection."
  )
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> Self { self }
}
