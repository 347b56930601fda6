public import PandoUI

// Alerts and dialogs about a value, and those whose actions are handled by asynchronous code.

extension View {
  /// Shows an alert about the value of an optional, while there is one.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - title: Makes the title from the value.
  ///   - actions: Makes the buttons from the value.
  ///   - message: Makes the text below the title from the value.
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

  /// Shows an alert about the value of an optional, while there is one.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - title: Makes the title from the value.
  ///   - actions: Makes the buttons from a binding to the value.
  ///   - message: Makes the text below the title from the value.
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

  /// Shows an alert about the value of an optional, while there is one.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - title: Makes the title from the value.
  ///   - actions: Makes the buttons from the value.
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

  /// Shows an alert about the value of an optional, while there is one.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - title: Makes the title from the value.
  ///   - actions: Makes the buttons from a binding to the value.
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
  /// Shows a confirmation dialog about the value of an optional, while there is one.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: Makes the title from the value.
  ///   - actions: Makes the buttons from the value.
  ///   - message: Makes the text below the title from the value.
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

  /// Shows a confirmation dialog about the value of an optional, while there is one.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: Makes the title from the value.
  ///   - actions: Makes the buttons from the value.
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
  /// Shows an alert while its state is not nil, and handles its actions in asynchronous code.
  ///
  /// - Parameters:
  ///   - state: A binding to the state.
  ///   - handler: Called with the action of the pressed button, or nil if the button has none.
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

  /// Shows a confirmation dialog while its state is not nil, and handles its actions in asynchronous code.
  ///
  /// - Parameters:
  ///   - state: A binding to the state.
  ///   - handler: Called with the action of the pressed button, or nil if the button has none.
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
