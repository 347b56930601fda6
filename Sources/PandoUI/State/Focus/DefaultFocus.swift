/// When the default focus is given.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also when the focus comes back by itself.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Says what has the focus when this view appears.
  ///
  /// - Parameters:
  ///   - binding: The state of the focus.
  ///   - value: What the state becomes.
  ///   - priority: When; the focus is given when the view appears, whatever the priority.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
