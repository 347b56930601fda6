extension View {
  /// Shows a confirmation dialog while a binding is true.
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
