import Foundation

/// Values of a navigation path as parts of an address, and back.
///
/// A value has an address if it is `LosslessStringConvertible`, a `UUID`, has a raw value with an
/// address, or is a `Codable` enumeration case with at most one associated value: `Route.settings`
/// is `settings`, `Route.trip(4)` is `trip:4`, `Route.trip(id: 4)` is `trip.id:4`.
enum PathComponent {
  /// The text of a value; nil if no text leads back to the value.
  ///
  /// - Parameter namesType: Whether the text begins with the name of the value's type, because the
  ///   path holds any type.
  static func text(of value: AnyHashable, namesType: Bool) -> String? {
    if let value = value.base as? any AddressedValue { return value.address }
    let type = type(of: value.base)
    guard let text = text(of: value.base), !text.isEmpty, text.utf8.count <= 200,
      Self.value(text, as: type) == value
    else { return nil }
    return namesType ? "\(name(of: type))=\(text)" : text
  }

  /// The name of a tab or row with this value: its text, or else the name of its case; nil if it
  /// has none. A value cannot be made from the name of a case, but the choices can be compared with
  /// the name.
  static func name(ofChoice value: AnyHashable) -> String? {
    if let text = text(of: value, namesType: false) { return text }
    let base = value.base
    let mirror = Mirror(reflecting: base)
    guard mirror.displayStyle == .enum, mirror.children.isEmpty,
      !(base is any CustomStringConvertible)
    else { return nil }
    let name = String(describing: base)
    return isName(name) ? name : nil
  }

  /// The value with a name, among those on offer; nil if none has it.
  static func choice<Value: Hashable>(
    named name: String,
    among offered: some Collection<Value>
  ) -> Value? {
    if let value = Self.value(name, as: Value.self)?.base as? Value, offered.contains(value) {
      return value
    }
    // Only values that are named by their cases have to be compared.
    guard let first = offered.first, Mirror(reflecting: first).displayStyle == .enum else {
      return nil
    }
    return offered.first { Self.name(ofChoice: AnyHashable($0)) == name }
  }

  /// The value of a type that a text stands for.
  static func value(_ text: String, as type: any Any.Type) -> AnyHashable? {
    if let type = type as? any AddressedValue.Type { return addressed(text, type) }
    return make(text, type) as? AnyHashable
  }

  private static func addressed<T: AddressedValue>(_ text: String, _ type: T.Type) -> AnyHashable? {
    type.value(at: text).map { AnyHashable($0) }
  }

  /// The value of a text that begins with the name of its type.
  static func value(_ text: String, amongTypes types: [any Any.Type]) -> AnyHashable? {
    guard let mark = text.firstIndex(of: "=") else { return nil }
    let rest = String(text[text.index(after: mark)...])
    return types.first { name(of: $0) == text[..<mark] }.flatMap { value(rest, as: $0) }
  }

  private static func name(of type: any Any.Type) -> String { String(describing: type) }

  // MARK: Texts

  private static func text(of value: Any) -> String? {
    switch value {
    case let value as any LosslessStringConvertible: value.description
    case let value as UUID: value.uuidString.lowercased()
    case let value as any RawRepresentable: text(of: value.rawValue)
    case let value as any Encodable: text(ofCase: value)
    default: nil
    }
  }

  /// A case is encoded as an object: its name, and in it the associated values by their labels.
  private static func text(ofCase value: any Encodable) -> String? {
    guard let data = try? JSONEncoder().encode(value),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      object.count == 1, let (name, values) = object.first, isName(name),
      let values = values as? [String: Any]
    else { return nil }
    guard let (label, value) = values.first else { return name }
    guard values.count == 1, isName(label) else { return nil }
    let start = label == unlabelled ? name : "\(name).\(label)"
    switch value {
    case let text as String: return "\(start):\(text)"
    case let number as NSNumber: return "\(start):\(number)"
    default: return nil
    }
  }

  // MARK: Values

  private static func make(_ text: String, _ type: any Any.Type) -> Any? {
    switch type {
    case let type as any LosslessStringConvertible.Type: type.init(text)
    case is UUID.Type: UUID(uuidString: text)
    case let type as any RawRepresentable.Type: raw(text, type)
    case let type as any Decodable.Type: decoded(text, type)
    default: nil
    }
  }

  private static func raw<T: RawRepresentable>(_ text: String, _ type: T.Type) -> Any? {
    (make(text, T.RawValue.self) as? T.RawValue).flatMap { T(rawValue: $0) }
  }

  private static func decoded(_ text: String, _ type: any Decodable.Type) -> Any? {
    let mark = text.firstIndex(of: ":")
    let start = text[..<(mark ?? text.endIndex)].split(
      separator: ".",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard let name = start.first, isName(name) else { return nil }
    guard let mark else { return decoded(["\(name)": [String: Any]()], type) }
    let label = start.count == 2 ? String(start[1]) : unlabelled
    let rest = String(text[text.index(after: mark)...])
    // Only the type knows whether the text is a string, a number or a flag, so all are tried.
    var values: [Any] = [rest]
    if let number = Int(rest) { values.append(number) }
    if let number = Double(rest), number.isFinite { values.append(number) }
    if let flag = ["0": false, "1": true, "false": false, "true": true][rest] {
      values.append(flag)
    }
    return values.lazy.compactMap { decoded(["\(name)": [label: $0]], type) }.first
  }

  private static func decoded(_ object: [String: Any], _ type: any Decodable.Type) -> Any? {
    guard let data = try? JSONSerialization.data(withJSONObject: object) else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }

  /// The label of an associated value that has none.
  private static let unlabelled = "_0"

  private static func isName(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }
}
