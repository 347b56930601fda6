extension View {
  /// Shows a confirmation dialog while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - isPresented: Whether the dialog is shown; set to false after each press or dismissal.
  ///   - titleVisibility: `.hidden` leaves the title out; other values show it.
  ///   - actions: The buttons; built at once. If none has the role of cancelling, one is added.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .confirmationDialog,
      titleVisibility == .hidden ? nil : Text(titleKey),
      isPresented,
      actions: actions(),
      message: EmptyView()
    )
  }

  /// Shows a confirmation dialog while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - isPresented: Whether the dialog is shown; set to false after each press or dismissal.
  ///   - titleVisibility: `.hidden` leaves the title out; other values show it.
  ///   - actions: The buttons; built at once. If none has the role of cancelling, one is added.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .confirmationDialog,
      titleVisibility == .hidden ? nil : Text(verbatim: String(title)),
      isPresented,
      actions: actions(),
      message: EmptyView()
    )
  }

  /// Shows a confirmation dialog while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, without its styles.
  ///   - isPresented: Whether the dialog is shown; set to false after each press or dismissal.
  ///   - titleVisibility: `.hidden` leaves the title out; other values show it.
  ///   - actions: The buttons; built at once. If none has the role of cancelling, one is added.
  public func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .confirmationDialog,
      titleVisibility == .hidden ? nil : title,
      isPresented,
      actions: actions(),
      message: EmptyView()
    )
  }

  /// Shows a confirmation dialog with a message while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - isPresented: Whether the dialog is shown; set to false after each press or dismissal.
  ///   - titleVisibility: `.hidden` leaves the title out; other values show it.
  ///   - actions: The buttons; built at once. If none has the role of cancelling, one is added.
  ///   - message: The views under the title; built at once.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmationDialog,
      titleVisibility == .hidden ? nil : Text(titleKey),
      isPresented,
      actions: actions(),
      message: message()
    )
  }

  /// Shows a confirmation dialog with a message while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - isPresented: Whether the dialog is shown; set to false after each press or dismissal.
  ///   - titleVisibility: `.hidden` leaves the title out; other values show it.
  ///   - actions: The buttons; built at once. If none has the role of cancelling, one is added.
  ///   - message: The views under the title; built at once.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmationDialog,
      titleVisibility == .hidden ? nil : Text(verbatim: String(title)),
      isPresented,
      actions: actions(),
      message: message()
    )
  }

  /// Shows a confirmation dialog with a message while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, without its styles.
  ///   - isPresented: Whether the dialog is shown; set to false after each press or dismissal.
  ///   - titleVisibility: `.hidden` leaves the title out; other values show it.
  ///   - actions: The buttons; built at once. If none has the role of cancelling, one is added.
  ///   - message: The views under the title; built at once.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmationDialog,
      titleVisibility == .hidden ? nil : title,
      isPresented,
      actions: actions(),
      message: message()
    )
  }

  /// Shows a confirmation dialog about some data, while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - isPresented: Whether the dialog is shown; set to false after each press or dismissal.
  ///   - titleVisibility: `.hidden` leaves the title out; other values show it.
  ///   - data: Passed to the closures; nil shows no dialog.
  ///   - actions: Makes the buttons for the data. If none has the role of cancelling, one is added.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .confirmationDialog,
      titleVisibility == .hidden ? nil : Text(titleKey),
      isPresented,
      hasData: data != nil,
      actions: data.map(actions),
      message: EmptyView()
    )
  }

  /// Shows a confirmation dialog about some data, while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - isPresented: Whether the dialog is shown; set to false after each press or dismissal.
  ///   - titleVisibility: `.hidden` leaves the title out; other values show it.
  ///   - data: Passed to the closures; nil shows no dialog.
  ///   - actions: Makes the buttons for the data. If none has the role of cancelling, one is added.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .confirmationDialog,
      titleVisibility == .hidden ? nil : Text(verbatim: String(title)),
      isPresented,
      hasData: data != nil,
      actions: data.map(actions),
      message: EmptyView()
    )
  }

  /// Shows a confirmation dialog about some data, while a binding is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title, without its styles.
  ///   - isPresented: Whether the dialog is shown; set to false after each press or dismissal.
  ///   - titleVisibility: `.hidden` leaves the title out; other values show it.
  ///   - data: Passed to the closures; nil shows no dialog.
  ///   - actions: Makes the buttons for the data. If none has the role of cancelling, one is added.
  public func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .confirmationDialog,
      titleVisibility == .hidden ? nil : title,
      isPresented,
      hasData: data != nil,
      actions: data.map(actions),
      message: EmptyView()
    )
  }

  /// Shows a confirmation dialog with a message about some data, while a binding is true and there is
  /// data.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - isPresented: Whether the dialog is shown; set to false after each press or dismissal.
  ///   - titleVisibility: `.hidden` leaves the title out; other values show it.
  ///   - data: Passed to the closures; nil shows no dialog.
  ///   - actions: Makes the buttons for the data. If none has the role of cancelling, one is added.
  ///   - message: Makes the views under the title for the data.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .confirmationDialog,
      titleVisibility == .hidden ? nil : Text(titleKey),
      isPresented,
      hasData: data != nil,
      actions: data.map(actions),
      message: data.map(message)
    )
  }

  /// Shows a confirmation dialog with a message about some data, while a binding is true and there is
  /// data.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - isPresented: Whether the dialog is shown; set to false after each press or dismissal.
  ///   - titleVisibility: `.hidden` leaves the title out; other values show it.
  ///   - data: Passed to the closures; nil shows no dialog.
  ///   - actions: Makes the buttons for the data. If none has the role of cancelling, one is added.
  ///   - message: Makes the views under the title for the data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .confirmationDialog,
      titleVisibility == .hidden ? nil : Text(verbatim: String(title)),
      isPresented,
      hasData: data != nil,
      actions: data.map(actions),
      message: data.map(message)
    )
  }

  /// Shows a confirmation dialog with a message about some data, while a binding is true and there is
  /// data.
  ///
  /// - Parameters:
  ///   - title: The title, without its styles.
  ///   - isPresented: Whether the dialog is shown; set to false after each press or dismissal.
  ///   - titleVisibility: `.hidden` leaves the title out; other values show it.
  ///   - data: Passed to the closures; nil shows no dialog.
  ///   - actions: Makes the buttons for the data. If none has the role of cancelling, one is added.
  ///   - message: Makes the views under the title for the data.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .confirmationDialog,
      titleVisibility == .hidden ? nil : title,
      isPresented,
      hasData: data != nil,
      actions: data.map(actions),
      message: data.map(message)
    )
  }
}
