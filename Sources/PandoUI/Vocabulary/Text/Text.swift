public import Foundation

/// Words to read.
///
/// ```swift
/// Text("Hello, **\(name)**")
/// Text(price, format: .currency(code: "EUR")).bold()
/// Text("Total: ") + Text(sum, format: .number).monospacedDigit()
/// ```
///
/// A literal is a ``LocalizedStringKey``: it is looked up in the tables of the bundle and read as
/// Markdown. A `String` is shown as it is.
public struct Text: Equatable, Sendable {
  /// Where the words come from.
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    indirect case localized(LocalizedStringKey, Place?)
    case runs([TextRun])
    indirect case formatted(AnyFormattedText)
    case joined([Text])
  }

  /// The table a key is looked up in.
  ///
  // Sendable because a bundle is only asked for words, which it answers on any thread.
  struct Place: Equatable, @unchecked Sendable {
    var tableName: String?
    var bundle: Bundle?
  }

  var storage: Storage
  /// In the order in which they were applied; what was said first, nearest to the words, wins.
  var styles: [Style] = []

  init(storage: Storage) {
    self.storage = storage
  }

  /// The words for a key.
  ///
  /// - Parameters:
  ///   - key: The words in the language of development, with Markdown.
  ///   - tableName: The name of a table; nil for `Localizable`.
  ///   - bundle: Where the table is; nil for the main bundle.
  ///   - comment: A word to the translator.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let isElsewhere = tableName != nil || bundle != nil
    storage = .localized(key, isElsewhere ? Place(tableName: tableName, bundle: bundle) : nil)
  }

  /// A string as it is: neither translated nor read as Markdown.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// A string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// A string with the styles it carries.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .runs(TextRun.runs(attributedContent))
  }

  /// An image among words.
  public init(_ image: Image) {
    storage = .runs([image.run])
  }

  /// One text after the other, each with its own styles.
  public static func + (lhs: Text, rhs: Text) -> Text {
    if lhs.styles.isEmpty, case .joined(let parts) = lhs.storage {
      return Text(storage: .joined(parts + [rhs]))
    }
    return Text(storage: .joined([lhs, rhs]))
  }
}

extension Text {
  /// How the words of dates that depend on the time of day are written.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far away it is, in words.
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// How far away it is, as a clock counts.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Which end of a text that does not fit is left out.
  public enum TruncationMode: String, Hashable, Sendable {
    case head, tail, middle
  }

  /// Capital or small letters.
  public enum Case: String, Hashable, Sendable {
    case uppercase, lowercase
  }

  /// A line under or through words.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken.
    public struct Pattern: Hashable, Sendable {
      let name: String
      /// Whole.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// A dash and a dot by turns.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots by turns.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    /// Makes a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One whole line.
    public static let single = LineStyle()
  }

  /// How large letters are beside the usual.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    /// As usual.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for what stands beside the important words.
    public static let secondary = Scale(factor: 0.8)
  }
}
