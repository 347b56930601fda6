public import Foundation

extension View {
  /// Shows an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - actions: The buttons; built at once. If there are none, one titled "OK" is added.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, actions: actions(), message: EmptyView())
  }

  /// Shows an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - actions: The buttons; built at once. If there are none, one titled "OK" is added.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert,
      Text(verbatim: String(title)),
      isPresented,
      actions: actions(),
      message: EmptyView()
    )
  }

  /// Shows an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, without its styles.
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - actions: The buttons; built at once. If there are none, one titled "OK" is added.
  public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, title, isPresented, actions: actions(), message: EmptyView())
  }

  /// Shows an alert with a message while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - actions: The buttons; built at once. If there are none, one titled "OK" is added.
  ///   - message: The views under the title; built at once.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, actions: actions(), message: message())
  }

  /// Shows an alert with a message while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - actions: The buttons; built at once. If there are none, one titled "OK" is added.
  ///   - message: The views under the title; built at once.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert,
      Text(verbatim: String(title)),
      isPresented,
      actions: actions(),
      message: message()
    )
  }

  /// Shows an alert with a message while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, without its styles.
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - actions: The buttons; built at once. If there are none, one titled "OK" is added.
  ///   - message: The views under the title; built at once.
  public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, title, isPresented, actions: actions(), message: message())
  }

  /// Shows an alert about an error while a binding is true and there is an error.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - error: The error, whose `errorDescription` is the title; nil shows no alert.
  ///   - actions: The buttons; built at once. If there are none, one titled "OK" is added.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert,
      error.map { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) },
      isPresented,
      hasData: error != nil,
      actions: actions(),
      message: EmptyView()
    )
  }

  /// Shows an alert with a message about an error while a binding is true and there is an error.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - error: The error, whose `errorDescription` is the title; nil shows no alert.
  ///   - actions: Makes the buttons for the error. If there are none, one titled "OK" is added.
  ///   - message: Makes the views under the title for the error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    dialog(
      .alert,
      error.map { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) },
      isPresented,
      hasData: error != nil,
      actions: error.map(actions),
      message: error.map(message)
    )
  }

  func dialog<A: View, M: View>(
    _ kind: ElementKind,
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    hasData: Bool = true,
    actions: A?,
    message: M?
  ) -> some View {
    modifier(
      DialogModifier(
        kind: kind,
        title: title,
        isPresented: isPresented,
        hasData: hasData,
        actions: actions,
        message: message
      )
    )
  }
}
