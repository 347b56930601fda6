/// The toggle of a dialog that asks whether it is shown again.
struct DialogSuppression {
  let title: Text?
  let isSuppressed: Binding<Bool>
}

private enum DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
  /// The toggle of the dialogs of the view; nil for none.
  var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

struct DialogSuppressionToggle: View {
  let suppression: DialogSuppression

  @Environment(\.locale) private var locale

  var body: some View {
    Toggle(isOn: suppression.isSuppressed) {
      suppression.title ?? Text(verbatim: ControlWord.doNotAskAgain.text(in: locale))
    }
    .toggleStyle(.checkbox)
  }
}

extension View {
  /// Adds a toggle to the alerts and confirmation dialogs of the view, with the words "Do not ask again".
  ///
  /// ```swift
  /// Button("Empty the bin") { if isSuppressed { empty() } else { asks = true } }
  ///   .confirmationDialog("Empty the bin?", isPresented: $asks) { Button("Empty", action: empty) }
  ///   .dialogSuppressionToggle(isSuppressed: $isSuppressed)
  /// ```
  ///
  /// - Parameter isSuppressed: Whether the toggle is on; written on the main actor. The application decides by it whether it
  ///   asks.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    environment(\.dialogSuppression, DialogSuppression(title: nil, isSuppressed: isSuppressed))
  }

  /// Adds a toggle to the alerts and confirmation dialogs of the view.
  ///
  /// - Parameters:
  ///   - titleKey: The words beside the toggle, translated for the reader.
  ///   - isSuppressed: Whether the toggle is on; written on the main actor. The application decides by it whether it asks.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle to the alerts and confirmation dialogs of the view.
  ///
  /// - Parameters:
  ///   - title: The words beside the toggle, shown as they are.
  ///   - isSuppressed: Whether the toggle is on; written on the main actor. The application decides by it whether it asks.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S,
    isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(verbatim: String(title)), isSuppressed: isSuppressed)
  }

  /// Adds a toggle to the alerts and confirmation dialogs of the view.
  ///
  /// - Parameters:
  ///   - label: The words beside the toggle.
  ///   - isSuppressed: Whether the toggle is on; written on the main actor. The application decides by it whether it asks.
  public func dialogSuppressionToggle(
    _ label: Text,
    isSuppressed: Binding<Bool>
  ) -> some View {
    environment(\.dialogSuppression, DialogSuppression(title: label, isSuppressed: isSuppressed))
  }
}
