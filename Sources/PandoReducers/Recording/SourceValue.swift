/// A value as an expression of Swift, kept as data.
///
/// Reflection gives its parts: the stored properties of structs, the cases of enums, the elements of
/// collections. A value without source (a class, a function) becomes a placeholder, which names what belongs
/// there and does not compile.
indirect enum SourceValue: Hashable, Sendable {
  struct Field: Hashable, Sendable {
    var label: String?
    var value: SourceValue
  }

  /// A literal text: a number, a string, a call.
  case literal(String)
  /// A struct, by the initializer that takes its stored properties.
  case structure(type: String, fields: [Field])
  /// A case of an enum, which can be changed in place if the enum has case paths.
  case enumeration(case: String, payload: [Field], hasCasePaths: Bool)
  /// A tuple.
  case tuple([Field])
  case some(SourceValue)
  case array([SourceValue])
  case set([SourceValue])
  case dictionary([Pair])
  /// An `IdentifiedArray`: elements with their ids.
  case identified([Pair])
  /// A ``StackState``: elements with their numbers.
  case stack([Pair])
  /// A shared value.
  case shared(SourceValue)
  /// A value without source, by the name of its type.
  case placeholder(String)

  struct Pair: Hashable, Sendable {
    var key: SourceValue
    var value: SourceValue
  }

  static let none = SourceValue.literal("nil")
}

extension SourceValue {
  /// The expression, over several lines where it is long.
  var source: String {
    // Read once, because each part builds the text of its own parts.
    guard let (open, parts, close) = parts else { return text }
    let line = "\(open)\(parts.joined(separator: ", "))\(close)"
    if line.count <= 80 { return line }
    return "\(open)\n\(parts.map { $0.indent(by: 2) }.joined(separator: ",\n"))\n\(close)"
  }

  /// The text of a value without parts.
  private var text: String {
    switch self {
    case .literal(let text): text
    case .placeholder(let type): "<#\(type)#>"
    case .some(let value): value.text
    default: ""
    }
  }

  /// The opening text, the parts, and the closing text of a value with parts.
  private var parts: (open: String, parts: [String], close: String)? {
    switch self {
    case .literal, .placeholder: nil
    case .some(let value): value.parts
    case .shared(let value): ("Shared(", ["value: \(value.source)"], ")")
    case .structure(let type, let fields): ("\(type)(", fields.map(\.source), ")")
    case .enumeration(let name, let payload, _) where payload.isEmpty: (".\(name)", [], "")
    case .enumeration(let name, let payload, _): (".\(name)(", payload.map(\.source), ")")
    case .tuple(let fields): ("(", fields.map(\.source), ")")
    case .array(let elements): ("[", elements.map(\.source), "]")
    case .set(let elements): ("[", elements.map(\.source).sorted(), "]")
    case .dictionary(let pairs) where pairs.isEmpty: ("[:]", [], "")
    case .dictionary(let pairs):
      ("[", pairs.map { "\($0.key.source): \($0.value.source)" }.sorted(), "]")
    case .identified(let pairs): ("[", pairs.map(\.value.source), "]")
    case .stack(let pairs): ("StackState([", pairs.map(\.value.source), "])")
    }
  }
}

extension SourceValue.Field {
  fileprivate var source: String { (label.map { "\($0): " } ?? "") + value.source }
}
