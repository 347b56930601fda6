extension View {
  /// Gives the view a tooltip, which a resting pointer or the keyboard's focus shows.
  ///
  /// - Parameter textKey: The tooltip, as a localization key.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    modifier(HelpModifier(text: Text(textKey)))
  }

  /// Gives the view a tooltip, which a resting pointer or the keyboard's focus shows.
  ///
  /// - Parameter text: The tooltip, which is shown without styles.
  public func help(_ text: Text) -> some View {
    modifier(HelpModifier(text: text))
  }

  /// Gives the view a tooltip, which a resting pointer or the keyboard's focus shows.
  ///
  /// - Parameter text: The tooltip, shown as it is and not localized.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    modifier(HelpModifier(text: Text(text)))
  }
}

struct HelpModifier: DecorationModifier {
  typealias Body = Never

  let text: Text

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration[.help] = .text(text.plain(in: environment))
  }
}
