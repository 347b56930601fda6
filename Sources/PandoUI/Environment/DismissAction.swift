/// Something to do that keeps its identity while what it does changes, so that an environment that
/// holds it stays the same.
@MainActor
final class ActionTarget {
  var perform: () -> Void = {}

  nonisolated init() {}
}

/// Closes what a view is shown in: pops its screen, closes its sheet or popover.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Done") { dismiss() }
/// ```
public struct DismissAction: Sendable {
  let target: ActionTarget?

  /// Closes it; nothing happens at the bottom, where there is nothing to close.
  @MainActor
  public func callAsFunction() {
    target?.perform()
  }
}

/// Ends the search that a view is shown in.
public struct DismissSearchAction: Sendable {
  let target: ActionTarget?

  /// Empties the field and takes the focus from it.
  @MainActor
  public func callAsFunction() {
    target?.perform()
  }
}

/// Whether a view is shown by another one, and a way to end it: the older form of
/// ``EnvironmentValues/dismiss``.
public struct PresentationMode: Sendable {
  /// Whether it is shown by another one.
  public internal(set) var isPresented: Bool
  var isDismissed = false

  /// Closes it.
  public mutating func dismiss() {
    isDismissed = true
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(target: nil) }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(target: nil) }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Closes what the view is shown in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Ends the search that the view is shown in.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Whether the view is shown by another one: on a screen that was pushed, in a sheet.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the user is searching.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Whether the view is shown by another one, and a way to end it.
  public var presentationMode: Binding<PresentationMode> {
    let isPresented = isPresented
    let action = dismiss
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in
        guard mode.isDismissed else { return }
        MainActor.assumeIsolated { action() }
      }
    )
  }
}
