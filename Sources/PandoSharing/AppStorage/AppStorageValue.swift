public import Foundation

/// A type that user defaults store directly: `Bool`, `Int`, `Double`, `String`, `URL`, `Data`,
/// `Date`, arrays and optionals of these.
///
/// Do not conform other types to it: raw-representable and `Codable` types have overloads of
/// `appStorage(_:store:)` of their own.
public protocol AppStorageValue: Sendable {
  /// How the type is stored.
  static var _appStorageCoding: _AppStorageCoding<Self> { get }
}

/// An ``AppStorageValue`` that may be an element of a stored array.
public protocol AppStorageElement: AppStorageValue {}

extension Bool: AppStorageElement {
  /// A Boolean.
  public static var _appStorageCoding: _AppStorageCoding<Bool> {
    .scalar("Bool", { .bool($0) }) { if case .bool(let value) = $0 { value } else { nil } }
  }
}

extension Int: AppStorageElement {
  /// An integer.
  public static var _appStorageCoding: _AppStorageCoding<Int> {
    .scalar("Int", { .integer($0) }) { if case .integer(let value) = $0 { value } else { nil } }
  }
}

extension Double: AppStorageElement {
  /// A real number; a stored integer is read as one too.
  public static var _appStorageCoding: _AppStorageCoding<Double> {
    .scalar("Double", { .real($0) }) {
      switch $0 {
      case .real(let bits): Double(bitPattern: bits)
      case .integer(let value): Double(exactly: value)
      default: nil
      }
    }
  }
}

extension String: AppStorageElement {
  /// A string.
  public static var _appStorageCoding: _AppStorageCoding<String> {
    .scalar("String", { .string($0) }) { if case .string(let value) = $0 { value } else { nil } }
  }
}

extension Data: AppStorageElement {
  /// Data.
  public static var _appStorageCoding: _AppStorageCoding<Data> {
    .scalar("Data", { .data($0) }) { if case .data(let value) = $0 { value } else { nil } }
  }
}

extension Date: AppStorageElement {
  /// A date. It is stored as the seconds since the reference date if it has fractions of a second
  /// or is out of range, because property lists keep whole seconds only.
  public static var _appStorageCoding: _AppStorageCoding<Date> {
    .scalar(
      "Date",
      { date in
        let seconds = date.timeIntervalSinceReferenceDate
        // The years 1 to 9999, the range of the format.
        let isPlain =
          seconds.rounded() == seconds && abs(seconds - 94_694_400_000) < 157_000_000_000
        return isPlain ? .date(date) : .real(seconds)
      },
      decode: {
        switch $0 {
        case .date(let date): date
        case .real(let bits): Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits))
        default: nil
        }
      }
    )
  }
}

extension URL: AppStorageElement {
  /// The path of a plain file URL, as `UserDefaults` itself stores it, otherwise the text of the
  /// URL. A URL without a scheme that looks like a path is stored as data, to distinguish it from a
  /// path.
  public static var _appStorageCoding: _AppStorageCoding<URL> {
    .scalar(
      "URL",
      { url in
        let text = url.absoluteString
        if url.isFileURL {
          let path = url.path(percentEncoded: false)
          return .string(URL.plainFile(path) == url ? path : text)
        }
        return text.hasPrefix("/") || text.hasPrefix("~") || text.isEmpty
          ? .data(Data(text.utf8)) : .string(text)
      },
      decode: {
        switch $0 {
        case .string(let text) where text.hasPrefix("/"): URL.plainFile(text)
        case .string(let text) where text.hasPrefix("~"):
          URL.plainFile(NSString(string: text).expandingTildeInPath)
        case .string(let text): URL(string: text)
        case .data(let bytes): String(data: bytes, encoding: .utf8).flatMap { URL(string: $0) }
        default: nil
        }
      }
    )
  }

  private static func plainFile(_ path: String) -> URL {
    URL(filePath: path, directoryHint: path.hasSuffix("/") ? .isDirectory : .notDirectory)
  }
}

extension Array: AppStorageValue where Element: AppStorageElement {
  /// An array of elements.
  public static var _appStorageCoding: _AppStorageCoding<[Element]> {
    .array(Element._appStorageCoding)
  }
}

extension Optional: AppStorageValue where Wrapped: AppStorageValue {
  /// An optional; nil is stored as a missing entry.
  public static var _appStorageCoding: _AppStorageCoding<Wrapped?> {
    .optional(Wrapped._appStorageCoding)
  }
}
