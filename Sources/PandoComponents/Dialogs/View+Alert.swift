public import PandoUI

extension View {
  /// Shows an alert when an emitter emits.
  ///
  /// ```swift
  /// .alert("This name is taken", on: nameIsTaken) { name in
  ///   Button("Choose another", emitter: chooseName)
  /// } message: { name in
  ///   Text("Somebody is called \(name) already.")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - emitter: Opens the alert when it emits.
  ///   - actions: The buttons, each of which closes the alert after its action; without any there is an OK
  ///     button.
  ///   - message: The text below the title.
  public func alert<Value, A: View, M: View>(
    _ title: LocalizedStringKey,
    on emitter: Emitter<Value>,
    @ViewBuilder actions: @escaping (Value) -> A,
    @ViewBuilder message: @escaping (Value) -> M
  ) -> some View {
    modifier(
      EmittedDialog(emitter: emitter) { isPresented, value in
        AlertOfValue(
          title: title,
          isPresented: isPresented,
          value: value,
          actions: actions,
          message: message
        )
      }
    )
  }

  /// Shows an alert with an OK button when an emitter emits, with the emitted text as its message.
  public func alert(_ title: LocalizedStringKey, on emitter: Emitter<String>) -> some View {
    alert(title, on: emitter) { _ in
      EmptyView()
    } message: {
      Text(verbatim: $0)
    }
  }

  /// Shows an alert with an OK button when an emitter emits.
  public func alert(_ title: LocalizedStringKey, on emitter: SignalEmitter) -> some View {
    alert(title, on: emitter) {
      EmptyView()
    } message: {
      EmptyView()
    }
  }

  /// Shows a choice of actions when an emitter emits.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - emitter: Opens the dialog when it emits.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons, each of which closes the dialog after its action; a cancel button is added.
  ///   - message: The text below the title.
  public func confirmationDialog<Value, A: View, M: View>(
    _ title: LocalizedStringKey,
    on emitter: Emitter<Value>,
    titleVisibility: Visibility = .visible,
    @ViewBuilder actions: @escaping (Value) -> A,
    @ViewBuilder message: @escaping (Value) -> M
  ) -> some View {
    modifier(
      EmittedDialog(emitter: emitter) { isPresented, value in
        ConfirmationOfValue(
          title: title,
          titleVisibility: titleVisibility,
          isPresented: isPresented,
          value: value,
          actions: actions,
          message: message
        )
      }
    )
  }
}

/// Shows a dialog about the value that was emitted last.
private struct EmittedDialog<Value, Shown: ViewModifier>: ViewModifier {
  let emitter: Emitter<Value>
  /// Makes the dialog from the binding that presents it and the value.
  let dialog: (Binding<Bool>, Value?) -> Shown

  @State private var isPresented = false
  @State private var value: Value?

  func body(content: Content) -> some View {
    content
      .onReceive(emitter) { new in
        value = new
        isPresented = true
      }
      .modifier(dialog($isPresented, value))
  }
}

private struct AlertOfValue<Value, A: View, M: View>: ViewModifier {
  let title: LocalizedStringKey
  let isPresented: Binding<Bool>
  let value: Value?
  let actions: (Value) -> A
  let message: (Value) -> M

  func body(content: Content) -> some View {
    content.alert(
      title,
      isPresented: isPresented,
      presenting: value,
      actions: actions,
      message: message
    )
  }
}

private struct ConfirmationOfValue<Value, A: View, M: View>: ViewModifier {
  let title: LocalizedStringKey
  let titleVisibility: Visibility
  let isPresented: Binding<Bool>
  let value: Value?
  let actions: (Value) -> A
  let message: (Value) -> M

  func body(content: Content) -> some View {
    content.confirmationDialog(
      title,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: value,
      actions: actions,
      message: message
    )
  }
}
