import Foundation

/// An alert as a value: the older form of `alert(_:isPresented:actions:message:)`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: String?
    let action: (() -> Void)?

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: "cancel", action: action)
    }

    /// A button that cancels, with the title "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A destructive button.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: "destructive", action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, which is titled "OK" by default.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
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
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows an alert while a binding is true, in the older form.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return dialog(alert, isPresented)
  }

  /// Shows an alert while a binding holds an item, in the older form.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View {
    dialog(item.wrappedValue.map(content), item.isSomething())
  }

  /// Shows a confirmation dialog while a binding is true, in the older form.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return dialog(sheet, isPresented)
  }

  /// Shows a confirmation dialog while a binding holds an item, in the older form.
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
