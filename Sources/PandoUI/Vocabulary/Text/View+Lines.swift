public import Foundation

extension View {
  /// Limits the number of lines of each text in this view.
  ///
  /// - Parameter number: The maximum; values below 1 count as 1, and nil removes the limit.
  public func lineLimit(_ number: Int?) -> some View {
    lines(min: nil, max: number)
  }

  /// Gives each text in this view the space of some lines at least.
  ///
  /// - Parameter limit: Its start is the minimum; values below 1 count as 1. There is no maximum.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(min: limit.lowerBound, max: nil)
  }

  /// Limits the number of lines of each text in this view.
  ///
  /// - Parameter limit: Its end is the maximum; values below 1 count as 1.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(min: nil, max: limit.upperBound)
  }

  /// Limits the number of lines of each text in this view, and gives it the space of some at least.
  ///
  /// A field with a vertical axis grows between the two, and scrolls beyond.
  ///
  /// - Parameter limit: The minimum and the maximum; values below 1 count as 1.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(min: limit.lowerBound, max: limit.upperBound)
  }

  /// Limits the number of lines of each text in this view.
  ///
  /// - Parameters:
  ///   - limit: The maximum; values below 1 count as 1.
  ///   - reservesSpace: Whether a text takes the space of that many lines even if it has fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(min: reservesSpace ? limit : nil, max: limit)
  }

  private func lines(min minimum: Int?, max maximum: Int?) -> some View {
    attribute(.lineLimit, maximum.map { .number(Double(max($0, 1))) })
      .environment(\.lineLimit, maximum)
      .environment(\.textTraits.minLines, minimum.map { max($0, 1) })
  }

  /// Adds space between the lines of the text in this view.
  ///
  /// - Parameter lineSpacing: The space, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the alignment of the lines of the text in this view.
  ///
  /// - Parameter alignment: The alignment.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where a text that does not fit is truncated.
  ///
  /// - Parameter mode: The place. A browser truncates lines at their head or in their middle where `lineLimit` is 1, and in
  ///   their middle where they have one style; all others at their end.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the smallest scale to which a text may shrink to fit.
  ///
  /// - Parameter factor: The scale, kept between 0 and 1. The script of a page shrinks the text as
  ///   far as is needed; without the script the text is truncated.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether the space between characters may shrink for a text to fit.
  ///
  /// - Parameter flag: Whether it may shrink. A browser never shrinks it.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Shows the text in this view in upper or lower case.
  ///
  /// - Parameter textCase: The case; nil shows the text as it is.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Sets whether the user can select the text in this view.
  ///
  /// - Parameter selectability: Whether the text can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.textTraits.isSelectable, S.allowsSelection)
  }

  /// Scales the font of the text in this view.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - isEnabled: Whether the text is scaled.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(FontModifier())
      .transformEnvironment(\.textTraits.font) { font in
        if isEnabled, scale != .default { font = (font ?? .body).scaled(by: scale.factor) }
      }
  }
}

/// The selectability of text.
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// The text can be selected.
  public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// The text cannot be selected.
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
