public import PandoUI

// Alerts and dialogs about a value, and those whose choices are handled by code that waits.

extension View {
  /// Shows an alert about what an optional holds.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - title: Makes the title of the value.
  ///   - actions: Makes the buttons of the value.
  ///   - message: Makes what is said below it.
  public func alert<Item, A: View, M: View>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> A,
    @ViewBuilder message: (Item) -> M
  ) -> some View {
    let value = item.wrappedValue
    let actions = value.map(actions)
    let message = value.map(message)
    return alert(
      value.map(title) ?? Text(verbatim: ""),
      isPresented: Binding<Bool>(item),
      presenting: value,
      actions: { _ in actions },
      message: { _ in message }
    )
  }

  /// Shows an alert about what an optional holds.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - title: Makes the title of the value.
  ///   - actions: Makes the buttons of a binding to the value.
  ///   - message: Makes what is said below it.
  @_disfavoredOverload
  public func alert<Item, A: View, M: View>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: (Binding<Item>) -> A,
    @ViewBuilder message: (Item) -> M
  ) -> some View {
    let value = item.wrappedValue
    let actions = Binding<Item>(unwrapping: item).map(actions)
    let message = value.map(message)
    return alert(
      value.map(title) ?? Text(verbatim: ""),
      isPresented: Binding<Bool>(item),
      presenting: value,
      actions: { _ in actions },
      message: { _ in message }
    )
  }

  /// Shows an alert about what an optional holds.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - title: Makes the title of the value.
  ///   - actions: Makes the buttons of the value.
  public func alert<Item, A: View>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> A
  ) -> some View {
    let value = item.wrappedValue
    let actions = value.map(actions)
    return alert(
      value.map(title) ?? Text(verbatim: ""),
      isPresented: Binding<Bool>(item),
      presenting: value,
      actions: { _ in actions }
    )
  }

  /// Shows an alert about what an optional holds.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - title: Makes the title of the value.
  ///   - actions: Makes the buttons of a binding to the value.
  @_disfavoredOverload
  public func alert<Item, A: View>(
    item: Binding<Item?>,
    title: (Item) -> Text,
    @ViewBuilder actions: (Binding<Item>) -> A
  ) -> some View {
    let value = item.wrappedValue
    let actions = Binding<Item>(unwrapping: item).map(actions)
    return alert(
      value.map(title) ?? Text(verbatim: ""),
      isPresented: Binding<Bool>(item),
      presenting: value,
      actions: { _ in actions }
    )
  }
}

extension View {
  /// Shows a dialog with choices about what an optional holds.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: Makes the title of the value.
  ///   - actions: Makes the buttons of the value.
  ///   - message: Makes what is said below it.
  public func confirmationDialog<Item, A: View, M: View>(
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> A,
    @ViewBuilder message: (Item) -> M
  ) -> some View {
    let value = item.wrappedValue
    let actions = value.map(actions)
    let message = value.map(message)
    return confirmationDialog(
      value.map(title) ?? Text(verbatim: ""),
      isPresented: Binding<Bool>(item),
      titleVisibility: titleVisibility,
      presenting: value,
      actions: { _ in actions },
      message: { _ in message }
    )
  }

  /// Shows a dialog with choices about what an optional holds.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: Makes the title of the value.
  ///   - actions: Makes the buttons of the value.
  public func confirmationDialog<Item, A: View>(
    item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> A
  ) -> some View {
    let value = item.wrappedValue
    let actions = value.map(actions)
    return confirmationDialog(
      value.map(title) ?? Text(verbatim: ""),
      isPresented: Binding<Bool>(item),
      titleVisibility: titleVisibility,
      presenting: value,
      actions: { _ in actions }
    )
  }
}

extension View {
  /// Shows an alert while the state of one is there, and handles its choices in code that may wait.
  ///
  /// - Parameters:
  ///   - state: A binding to the state.
  ///   - handler: Called with the action of the button that was used, if it has one.
  public func alert<Value: Sendable>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping @Sendable (Value?) async -> Void
  ) -> some View {
    alert(item: state) {
      Text($0.title)
    } actions: {
      ForEach($0.buttons) { Button($0, action: handler) }
    } message: {
      $0.message.map { Text($0) }
    }
  }

  /// Shows a dialog while the state of one is there, and handles its choices in code that may wait.
  ///
  /// - Parameters:
  ///   - state: A binding to the state.
  ///   - handler: Called with the action of the button that was used, if it has one.
  public func confirmationDialog<Value: Sendable>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @Sendable (Value?) async -> Void
  ) -> some View {
    confirmationDialog(
      item: state,
      titleVisibility: state.wrappedValue.map { Visibility($0.titleVisibility) } ?? .automatic
    ) {
      Text($0.title)
    } actions: {
      ForEach($0.buttons) { Button($0, action: handler) }
    } message: {
      $0.message.map { Text($0) }
    }
  }
}
