import Foundation

extension View {
  /// Shows a number on the row or tab of this view.
  ///
  /// - Parameter count: The number; 0 shows nothing.
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(text: count == 0 ? nil : Text(count, format: .number)))
  }

  /// Shows a text on the row or tab of this view.
  ///
  /// - Parameter label: The text, shown without styles; nil shows nothing.
  public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label))
  }

  /// Shows a text on the row or tab of this view.
  ///
  /// - Parameter key: The text, as a localization key; nil shows nothing.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(text: key.map { Text($0) }))
  }

  /// Shows a text on the row or tab of this view.
  ///
  /// - Parameter label: The text, shown as it is and not localized; nil shows nothing.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(text: label.map { Text($0) }))
  }
}

struct BadgeModifier: DecorationModifier {
  typealias Body = Never

  let text: Text?

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration.set(BadgeTrait.self, to: text?.plain(in: environment))
  }
}
