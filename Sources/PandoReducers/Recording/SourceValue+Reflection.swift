internal import Foundation
internal import PandoCasePaths
internal import PandoSharing

/// A type with a source form of its own.
protocol SourceRepresentable {
  var sourceValue: SourceValue { get }
}

extension SourceValue {
  /// Makes the source value of a value as it is now.
  init(_ value: Any) {
    if let value = value as? any SourceRepresentable {
      self = value.sourceValue
    } else if let text = Self.literal(value) {
      self = .literal(text)
    } else {
      self.init(reflecting: value)
    }
  }

  private init(reflecting value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct:
      let isObservable = value is any ObservableState
      self = .structure(
        type: typeName(type(of: value), genericsAbbreviated: false),
        fields: mirror.children.compactMap { Field(storedProperty: $0, isObservable) }
      )
    case .enum:
      self = .enumeration(
        case: mirror.children.first?.label ?? "\(value)",
        payload: mirror.children.first.map { Self.payload($0.value) } ?? [],
        hasCasePaths: value is any CasePathable
      )
    case .tuple:
      self = .tuple(Self.fields(mirror))
    case .optional:
      self = mirror.children.first.map { .some(SourceValue($0.value)) } ?? .none
    case .collection:
      self = .array(mirror.children.map { SourceValue($0.value) })
    case .set:
      self = .set(mirror.children.map { SourceValue($0.value) })
    case .dictionary:
      self = .dictionary(mirror.children.compactMap { Pair($0.value) })
    default:
      self = .placeholder(typeName(type(of: value), genericsAbbreviated: false))
    }
  }

  /// The payload of a case of an enum.
  private static func payload(_ value: Any) -> [Field] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else {
      return [Field(label: nil, value: SourceValue(value))]
    }
    return fields(mirror)
  }

  private static func fields(_ tuple: Mirror) -> [Field] {
    tuple.children.map { child in
      // Reflection names elements without a label .0, .1 and so on.
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return Field(label: label, value: SourceValue(child.value))
    }
  }

  /// Values of the standard library and Foundation that have a short expression.
  private static func literal(_ value: Any) -> String? {
    switch value {
    case let value as String: value.debugDescription
    case let value as Substring: String(value).debugDescription
    case let value as Character: String(value).debugDescription
    case let value as Bool: "\(value)"
    case let value as any BinaryInteger: "\(value)"
    case let value as Double: number(value)
    case let value as Float: number(Double(value))
    case let value as CGFloat: number(Double(value))
    case let value as Decimal: "Decimal(string: \"\(value)\")!"
    case let value as UUID: uuid(value)
    case let value as Date: "Date(timeIntervalSince1970: \(number(value.timeIntervalSince1970)))"
    case let value as URL: "URL(string: \(value.absoluteString.debugDescription))!"
    case let value as Data: "Data(base64Encoded: \"\(value.base64EncodedString())\")!"
    case let value as Duration:
      "Duration(secondsComponent: \(value.components.seconds), "
        + "attosecondsComponent: \(value.components.attoseconds))"
    case is Void: "()"
    default: nil
    }
  }

  private static func number(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    return "\(value)"
  }

  /// A UUID, by its number if tests count such UUIDs up.
  private static func uuid(_ value: UUID) -> String {
    let text = value.uuidString
    if text.hasPrefix("00000000-0000-0000-0000-"), let number = Int(text.suffix(12), radix: 16) {
      return "UUID(\(number))"
    }
    return "UUID(uuidString: \"\(text)\")!"
  }
}

extension SourceValue.Pair {
  fileprivate init?(_ pair: Any) {
    let children = Array(Mirror(reflecting: pair).children)
    guard children.count == 2 else { return nil }
    self.init(key: SourceValue(children[0].value), value: SourceValue(children[1].value))
  }
}

extension SourceValue.Field {
  /// A stored property, by its name in the initializer and in assignments; nil for properties that macros
  /// add.
  fileprivate init?(storedProperty child: Mirror.Child, _ isObservable: Bool) {
    guard var label = child.label, !label.hasPrefix("_$"), !label.hasPrefix("$__lazy") else {
      return nil
    }
    // Macros and property wrappers put an underscore before the name.
    let isWrapped = child.value is any SourceWrapper
    if label.hasPrefix("_"), isObservable || isWrapped { label.removeFirst() }
    self.init(label: label, value: SourceValue(child.value))
  }
}

/// A property wrapper, which is written as its value.
protocol SourceWrapper: SourceRepresentable {}

extension Shared: SourceWrapper {
  var sourceValue: SourceValue { .shared(SourceValue(wrappedValue)) }
}

extension SharedReader: SourceWrapper {
  var sourceValue: SourceValue { .shared(SourceValue(wrappedValue)) }
}

extension PresentationState: SourceWrapper {
  var sourceValue: SourceValue { wrappedValue.map { .some(SourceValue($0)) } ?? .none }
}

extension IdentifiedArray: SourceRepresentable {
  var sourceValue: SourceValue {
    .identified(
      zip(ids, self).map { SourceValue.Pair(key: SourceValue($0), value: SourceValue($1)) }
    )
  }
}

extension StackState: SourceRepresentable {
  var sourceValue: SourceValue {
    .stack(zip(ids, self).map { SourceValue.Pair(key: SourceValue($0), value: SourceValue($1)) })
  }
}

extension StackElementID: SourceRepresentable {
  var sourceValue: SourceValue { .literal("\(generation)") }
}

extension BindingAction: SourceRepresentable {
  var sourceValue: SourceValue {
    .literal(".set(\\.\(BindingField.placeholder), \(SourceValue(value).source))")
  }
}

/// The name of the field that a binding action sets. A key path does not give the name, but the change of the
/// state does.
enum BindingField {
  static let placeholder = "<#field#>"

  /// The name in the first statement of a change, such as `$0.rows[id: 3]?.title = "a"`.
  static func name(in changes: [String]) -> String? {
    guard let place = changes.first?.split(separator: " = ", maxSplits: 1).first,
      let name = place.split(separator: ".").last, name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return String(name)
  }
}
