/// The occasions on which the default focus is given.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also when the focus returns without the user.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Sets what has the focus when this view appears.
  ///
  /// - Parameters:
  ///   - binding: The state of the focus, which is set when this view appears.
  ///   - value: The value that the state is set to.
  ///   - priority: No effect here: the focus is given once, when the view appears.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
