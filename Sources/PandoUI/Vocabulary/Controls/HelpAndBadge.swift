extension View {
  /// Says what the view does when a pointer rests on it.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    modifier(HelpModifier(text: Text(textKey)))
  }

  /// Says what the view does when a pointer rests on it.
  public func help(_ text: Text) -> some View {
    modifier(HelpModifier(text: text))
  }

  /// Says what the view does when a pointer rests on it.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    modifier(HelpModifier(text: Text(text)))
  }

  /// Shows a number on the view's row or tab; 0 shows nothing.
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(text: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Shows words on the view's row or tab; nil shows nothing.
  public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label))
  }

  /// Shows words on the view's row or tab; nil shows nothing.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(text: key.map { Text($0) }))
  }

  /// Shows words on the view's row or tab; nil shows nothing.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(text: label.map { Text($0) }))
  }
}

struct HelpModifier: DecorationModifier {
  typealias Body = Never

  let text: Text

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration[.help] = .text(text.plain(in: environment))
  }
}

struct BadgeModifier: DecorationModifier {
  typealias Body = Never

  let text: Text?

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration.set(BadgeTrait.self, to: text?.plain(in: environment))
  }
}

/// What a row or a tab shows besides its content.
package enum BadgeTrait: TraitKey {
  package static var defaultValue: String? { nil }
}
