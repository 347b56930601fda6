import Foundation

/// Describes the errors of decoders and encoders.
enum DecodingFailure {
  static func text(_ error: any Error, of type: Any.Type) -> String {
    switch error {
    case DecodingError.typeMismatch(let expected, let context):
      "at \(place(context)): a \(expected) was expected; \(detail(context))"
    case DecodingError.valueNotFound(let expected, let context):
      "at \(place(context)): a \(expected) was expected and there is none"
    case DecodingError.keyNotFound(let key, let context):
      "at \(place(context)): the key \"\(key.stringValue)\" is missing"
    case DecodingError.dataCorrupted(let context):
      "at \(place(context)): not a valid \(type); \(detail(context))"
    case EncodingError.invalidValue(_, let context):
      "at \(place(context)): \(context.debugDescription)"
    default: "not a valid \(type); \(error)"
    }
  }

  private static func place(_ context: EncodingError.Context) -> String {
    place(context.codingPath)
  }

  private static func place(_ context: DecodingError.Context) -> String {
    place(context.codingPath)
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the top" }
    return path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  private static func detail(_ context: DecodingError.Context) -> String {
    // The underlying error has the parser's message, with the position in the file.
    guard let underlying = context.underlyingError as? NSError,
      let text = underlying.userInfo["NSDebugDescription"] as? String
    else { return context.debugDescription }
    return "\(context.debugDescription) \(text)"
  }
}
