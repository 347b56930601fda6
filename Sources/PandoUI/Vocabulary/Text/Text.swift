public import Foundation

/// A text to read.
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
  /// The source of the text.
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    indirect case localized(LocalizedStringKey, Place?)
    case runs([TextRun])
    indirect case formatted(AnyFormattedText)
    case joined([Text])
  }

  /// The table in which a key is looked up.
  ///
  // Sendable because the bundle is only used to look up strings, which it allows on any thread.
  struct Place: Equatable, @unchecked Sendable {
    var tableName: String?
    var bundle: Bundle?
    /// The text where there is no translation; nil for the key.
    var fallback: String?
  }

  var storage: Storage
  /// The styles in the order of their application. The first one, nearest to the text, wins.
  var styles: [Style] = []

  init(storage: Storage) {
    self.storage = storage
  }

  /// Makes a text from a key.
  ///
  /// - Parameters:
  ///   - key: The text in the development language, with Markdown.
  ///   - tableName: The name of the strings table; nil for `Localizable`.
  ///   - bundle: The bundle of the table; nil for all targets of the application.
  ///   - comment: A note for translators; not used at run time.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let isElsewhere = tableName != nil || bundle != nil
    storage = .localized(key, isElsewhere ? Place(tableName: tableName, bundle: bundle) : nil)
  }

  /// Makes a text from a string as it is: neither translated nor read as Markdown.
  ///
  /// - Parameter content: The string.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Makes a text from a string as it is: neither translated nor read as Markdown.
  ///
  /// - Parameter content: The string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Makes a text from an attributed string.
  ///
  /// - Parameter attributedContent: The string. Unsafe links in it are dropped.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .runs(TextRun.runs(attributedContent))
  }

  /// Makes a text that is an image, to be joined with others.
  ///
  /// - Parameter image: The image: a system image is drawn, another image is replaced by its label.
  public init(_ image: Image) {
    storage = .runs([image.run])
  }

  /// Joins two texts, each with its own styles.
  ///
  /// - Parameters:
  ///   - lhs: The first text.
  ///   - rhs: The text after it.
  public static func + (lhs: Text, rhs: Text) -> Text {
    if lhs.styles.isEmpty, case .joined(let parts) = lhs.storage {
      return Text(storage: .joined(parts + [rhs]))
    }
    return Text(storage: .joined([lhs, rhs]))
  }
}

extension Text {
  /// The part of a date that a text shows.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The date in its long form.
    public static let date = DateStyle(kind: .date)
    /// The time until or since the date, in words.
    public static let relative = DateStyle(kind: .relative)
    /// The time until or since the date, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The time until or since the date, in clock notation.
    public static let timer = DateStyle(kind: .timer)
  }

  /// The end at which a text that does not fit is truncated.
  public enum TruncationMode: String, Hashable, Sendable {
    case head, tail, middle
  }

  /// Upper or lower case.
  public enum Case: String, Hashable, Sendable {
    case uppercase, lowercase
  }

  /// A line under or through a text.
  public typealias LineStyle = TextLineStyle

  /// The scale of a font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    /// The normal size.
    public static let `default` = Scale(factor: 1)
    /// A smaller size for secondary text.
    public static let secondary = Scale(factor: 0.8)
  }
}
