/// An action with a stable identity: its closure may change while the environment that holds it stays
/// equal.
@MainActor
final class ActionTarget {
  var perform: () -> Void = {}

  nonisolated init() {}
}

/// Closes the presentation that contains a view: pops its screen, closes its sheet or popover.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Done") { dismiss() }
/// ```
public struct DismissAction: Sendable {
  let target: ActionTarget?

  /// Closes the presentation; does nothing if there is none.
  @MainActor @preconcurrency
  public func callAsFunction() {
    target?.perform()
  }
}

/// Ends the search that contains a view.
public struct DismissSearchAction: Sendable {
  let target: ActionTarget?

  /// Clears the search field and removes the focus from it.
  @MainActor @preconcurrency
  public func callAsFunction() {
    target?.perform()
  }
}

/// The presentation of a view, with a way to close it: the older form of
/// ``EnvironmentValues/dismiss``.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public internal(set) var isPresented: Bool
  var isDismissed = false

  /// Closes the presentation.
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
  /// Closes the presentation that contains the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Ends the search that contains the view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Whether the view is presented: on a pushed screen or in a sheet.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the user is searching.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Whether the view is presented, and a way to close the presentation.
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
