extension View {
  /// Shows an alert about some data, while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - data: Passed to the closures; nil shows no alert.
  ///   - actions: Makes the buttons for the data. If there are none, one titled "OK" is added.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert,
      Text(titleKey),
      isPresented,
      hasData: data != nil,
      actions: data.map(actions),
      message: EmptyView()
    )
  }

  /// Shows an alert about some data, while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - data: Passed to the closures; nil shows no alert.
  ///   - actions: Makes the buttons for the data. If there are none, one titled "OK" is added.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert,
      Text(verbatim: String(title)),
      isPresented,
      hasData: data != nil,
      actions: data.map(actions),
      message: EmptyView()
    )
  }

  /// Shows an alert about some data, while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title, without its styles.
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - data: Passed to the closures; nil shows no alert.
  ///   - actions: Makes the buttons for the data. If there are none, one titled "OK" is added.
  public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert,
      title,
      isPresented,
      hasData: data != nil,
      actions: data.map(actions),
      message: EmptyView()
    )
  }

  /// Shows an alert with a message about some data, while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - data: Passed to the closures; nil shows no alert.
  ///   - actions: Makes the buttons for the data. If there are none, one titled "OK" is added.
  ///   - message: Makes the views under the title for the data.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert,
      Text(titleKey),
      isPresented,
      hasData: data != nil,
      actions: data.map(actions),
      message: data.map(message)
    )
  }

  /// Shows an alert with a message about some data, while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - data: Passed to the closures; nil shows no alert.
  ///   - actions: Makes the buttons for the data. If there are none, one titled "OK" is added.
  ///   - message: Makes the views under the title for the data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert,
      Text(verbatim: String(title)),
      isPresented,
      hasData: data != nil,
      actions: data.map(actions),
      message: data.map(message)
    )
  }

  /// Shows an alert with a message about some data, while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title, without its styles.
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - data: Passed to the closures; nil shows no alert.
  ///   - actions: Makes the buttons for the data. If there are none, one titled "OK" is added.
  ///   - message: Makes the views under the title for the data.
  public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert,
      title,
      isPresented,
      hasData: data != nil,
      actions: data.map(actions),
      message: data.map(message)
    )
  }
}
