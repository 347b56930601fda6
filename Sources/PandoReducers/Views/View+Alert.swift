public import PandoUI

extension View {
  /// Shows an alert while its state is not nil.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.alert, action: \.alert))
  /// ```
  ///
  /// - Parameter item: A binding to the store of the alert.
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let store = item.wrappedValue
    let state = store?.withState { $0 }
    return alert(
      state.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: item.isThere(),
      presenting: state,
      actions: { DialogButtons(buttons: $0.buttons) { store?.perform($0) } },
      message: { $0.message.map { Text($0) } }
    )
  }

  /// Shows a confirmation dialog while its state is not nil.
  ///
  /// - Parameter item: A binding to the store of the dialog.
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?.withState { $0 }
    return confirmationDialog(
      state.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: item.isThere(),
      titleVisibility: state.map { Visibility($0.titleVisibility) } ?? .automatic,
      presenting: state,
      actions: { DialogButtons(buttons: $0.buttons) { store?.perform($0) } },
      message: { $0.message.map { Text($0) } }
    )
  }
}

extension View {
  /// Shows an alert while its state is not nil.
  ///
  /// - Parameters:
  ///   - state: A binding to the state.
  ///   - handler: Called with the action of the pressed button, or nil if the button has none.
  public func alert<Value>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping (Value?) -> Void
  ) -> some View {
    let alert = state.wrappedValue
    return self.alert(
      alert.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: state.isThere(),
      presenting: alert,
      actions: { DialogButtons(buttons: $0.buttons) { $0.perform(handler) } },
      message: { $0.message.map { Text($0) } }
    )
  }

  /// Shows a confirmation dialog while its state is not nil.
  ///
  /// - Parameters:
  ///   - state: A binding to the state.
  ///   - handler: Called with the action of the pressed button, or nil if the button has none.
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping (Value?) -> Void
  ) -> some View {
    let dialog = state.wrappedValue
    return confirmationDialog(
      dialog.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: state.isThere(),
      titleVisibility: dialog.map { Visibility($0.titleVisibility) } ?? .automatic,
      presenting: dialog,
      actions: { DialogButtons(buttons: $0.buttons) { $0.perform(handler) } },
      message: { $0.message.map { Text($0) } }
    )
  }
}

extension View {
  /// Shows an alert without actions while its state is not nil.
  ///
  /// - Parameter state: A binding to the state.
  public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
    alert(state) { _ in }
  }

  /// Shows a confirmation dialog without actions while its state is not nil.
  ///
  /// - Parameter state: A binding to the state.
  public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
    confirmationDialog(state) { _ in }
  }
}

/// The buttons of an alert or a dialog.
private struct DialogButtons<Action>: View {
  let buttons: [ButtonState<Action>]
  let perform: (ButtonState<Action>) -> Void

  var body: some View {
    ForEach(buttons) { button in
      Button(role: button.role.map { ButtonRole($0) }) {
        perform(button)
      } label: {
        Text(button.label)
      }
    }
  }
}

extension ButtonState {
  /// Calls a function with the action, or nil if there is none.
  fileprivate func perform(_ handler: (Action?) -> Void) {
    switch action.type {
    case .send(let action): handler(action)
    case .animatedSend(let action, let animation): withAnimation(animation) { handler(action) }
    }
  }
}

extension Store {
  /// Sends the action of a button, if it has one.
  fileprivate func perform(_ button: ButtonState<Action>) {
    button.perform { if let action = $0 { send(action) } }
  }
}

extension Binding where Value: ExpressibleByNilLiteral {
  /// A binding to whether an optional has a value. Setting false removes the value; setting true has no
  /// effect.
  fileprivate func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { if !$0 { wrappedValue = nil } }
    )
  }
}
