import Foundation

/// An alert as a value: the older form of `alert(_:isPresented:actions:message:)`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: String?
    let action: (() -> Void)?

    /// Makes a button without a role.
    ///
    /// - Parameters:
    ///   - label: The text of the button.
    ///   - action: Called on the main actor after a press, before the dialog closes; nil does
    ///     nothing.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Makes a button with the role of cancelling.
    ///
    /// - Parameters:
    ///   - label: The text of the button.
    ///   - action: Called on the main actor after a press, before the dialog closes; nil does
    ///     nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: "cancel", action: action)
    }

    /// Makes a button with the role of cancelling and the title "Cancel".
    ///
    /// - Parameter action: Called on the main actor after a press, before the dialog closes; nil
    ///   does nothing.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(.cancel), action: action)
    }

    /// Makes a button with a destructive role.
    ///
    /// - Parameters:
    ///   - label: The text of the button.
    ///   - action: Called on the main actor after a press, before the dialog closes; nil does
    ///     nothing.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: "destructive", action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button, which is titled "OK" by default.
  ///
  /// - Parameters:
  ///   - title: The title, without its styles.
  ///   - message: The text under the title; nil shows none.
  ///   - dismissButton: The button; nil for one titled "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(.ok))]
  }

  /// Makes an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title, without its styles.
  ///   - message: The text under the title; nil shows none.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A confirmation dialog as a value: the older form of `confirmationDialog`.
public struct ActionSheet {
  /// A button of the dialog.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a confirmation dialog.
  ///
  /// - Parameters:
  ///   - title: The title, without its styles.
  ///   - message: The text under the title; nil shows none.
  ///   - buttons: The buttons in order. If none has the role of cancelling, one titled "Cancel" is
  ///     added.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows an alert while a binding is true, in the older form.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is shown; set to false after each press or dismissal.
  ///   - content: Makes the alert; called at once if `isPresented` is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return dialog(alert, isPresented)
  }

  /// Shows an alert while a binding holds an item, in the older form.
  ///
  /// - Parameters:
  ///   - item: The alert is shown while there is an item; set to nil after each press or dismissal.
  ///   - content: Makes the alert of an item; called at once if there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View {
    dialog(item.wrappedValue.map(content), item.isSomething())
  }

  /// Shows a confirmation dialog while a binding is true, in the older form.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false after each press or dismissal.
  ///   - content: Makes the dialog; called at once if `isPresented` is true.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return dialog(sheet, isPresented)
  }

  /// Shows a confirmation dialog while a binding holds an item, in the older form.
  ///
  /// - Parameters:
  ///   - item: The dialog is shown while there is an item; set to nil after each press or
  ///     dismissal.
  ///   - content: Makes the dialog of an item; called at once if there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> ActionSheet
  ) -> some View {
    dialog(item.wrappedValue.map(content), item.isSomething())
  }

  private func dialog(_ alert: Alert?, _ isPresented: Binding<Bool>) -> some View {
    dialog(
      .alert,
      alert?.title,
      isPresented,
      hasData: alert != nil,
      actions: AlertButtons(buttons: alert?.buttons ?? []),
      message: alert?.message
    )
  }

  private func dialog(_ sheet: ActionSheet?, _ isPresented: Binding<Bool>) -> some View {
    dialog(
      .confirmationDialog,
      sheet?.title,
      isPresented,
      hasData: sheet != nil,
      actions: AlertButtons(buttons: sheet?.buttons ?? []),
      message: sheet?.message
    )
  }
}

extension Binding {
  /// Whether there is a value; setting it to false sets the value to nil.
  func isSomething<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { isSomething in
        if !isSomething { wrappedValue = nil }
      }
    )
  }
}

struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { AlertButtonView(button: buttons[$0]) }
  }
}

struct AlertButtonView: ElementView {
  let button: Alert.Button

  var kind: ElementKind { .button }
  var content: Text { button.label }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.role] = button.role.map { .text($0) }
    element.onTap { button.action?() }
  }
}
