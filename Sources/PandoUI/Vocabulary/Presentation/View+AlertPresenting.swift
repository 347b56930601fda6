extension View {
  /// Shows an alert about some data, while a binding is true and there is data.
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
