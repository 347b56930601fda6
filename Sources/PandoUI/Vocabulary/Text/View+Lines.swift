public import Foundation

extension View {
  /// Sets how many lines a text in this view may have; nil for as many as it needs.
  public func lineLimit(_ number: Int?) -> some View {
    attribute(.lineLimit, number.map { .number(Double(max($0, 1))) })
      .environment(\.lineLimit, number)
  }

  /// Sets how many lines a text in this view may have. Room is made for what is there.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil)
  }

  /// Sets how many lines a text in this view may have.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets how many lines a text in this view may have. Room is made for what is there.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets how many lines a text in this view may have.
  ///
  /// - Parameters:
  ///   - limit: The most it may have.
  ///   - reservesSpace: Whether it takes the room of all of them. Renderers make room for what is
  ///     there.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }

  /// Sets points between the lines of the text in this view.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    attribute(.lineSpacing, .number(Double(lineSpacing)))
      .environment(\.lineSpacing, lineSpacing)
  }

  /// Sets where the lines of the text in this view stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    attribute(.textAlignment, .text(alignment.rawValue))
      .environment(\.multilineTextAlignment, alignment)
  }

  /// Sets which end of a text that does not fit is left out.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets how small letters may get, 0 to 1, for a text to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether letters may move together for a text to fit.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Shows the text in this view in capital or small letters; nil shows it as it is.
  public func textCase(_ textCase: Text.Case?) -> some View {
    attribute(.textCase, .text(textCase?.rawValue ?? "none"))
      .environment(\.textCase, textCase)
  }

  /// Sets whether the reader can select the text in this view.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.textTraits.isSelectable, S.allowsSelection)
  }

  /// Sets how large text is beside the usual.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(FontModifier())
      .transformEnvironment(\.textTraits.font) { font in
        if isEnabled, scale != .default { font = (font ?? .body).scaled(by: scale.factor) }
      }
  }
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
