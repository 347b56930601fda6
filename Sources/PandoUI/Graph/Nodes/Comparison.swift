import Foundation
import PandoDependencies

/// Compares two values of a type that is known only at run time.
///
/// `Equatable` types are compared with `==`, objects by identity, and everything else bit by bit: two
/// values with the same bits are the same as long as both are alive. Different bits count as different;
/// at worst this costs an unnecessary evaluation. A structure of an application that consists of plain
/// bits is compared field by field, whatever its `==` says, as in SwiftUI.
enum Comparison {
  typealias Function = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// One field of two values.
  struct Part {
    let offset: Int
    let cost: Cost
    let isSame: Function
  }

  /// The cost of a comparison in proportion to what it finds. Closures come first because they
  /// nearly always differ.
  enum Cost: Comparable {
    case closure, bits, high
  }

  /// The parts in the order that finds a difference soonest.
  static func sorted(_ parts: [Part]) -> [Part] {
    parts.sorted { $0.cost < $1.cost }
  }

  @inline(__always)
  static func areSame(_ parts: [Part], _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    for index in parts.indices
    where !parts[index].isSame(lhs + parts[index].offset, rhs + parts[index].offset) {
      return false
    }
    return true
  }

  /// The cost of comparing values of `type`, whose metadata is of `kind`.
  static func cost(of type: any Any.Type, kind: StoredField.Kind) -> Cost {
    if kind == .function { return .closure }
    func open<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    if _openExistential(type, do: open) { return .bits }
    guard kind == .structure || kind == .tuple,
      type is AnyObject.Type || !(type is any Equatable.Type)
    else { return .high }
    var cost = Cost.high
    StoredField.visit(of: type, ignoringUnknown: false) { field in
      cost = min(cost, Self.cost(of: field.type, kind: field.kind) == .closure ? .closure : .high)
      return true
    }
    return cost
  }

  /// The comparison for values of `type`, whose metadata is of `kind`.
  static func of(_ type: any Any.Type, kind: StoredField.Kind) -> Function {
    if !(type is AnyObject.Type), let type = type as? any Equatable.Type {
      let isEqual = ofEquatable(type)
      guard kind == .structure, let isSame = ofFields(type) else { return isEqual }
      return { lhs, rhs in isEqual(lhs, rhs) && isSame(lhs, rhs) }
    }
    func open<T>(_ type: T.Type) -> Function { ofBits(type, kind) }
    return _openExistential(type, do: open)
  }

  static func ofEquatable(_ type: any Equatable.Type) -> Function {
    if let known = ofCommonOptionals[ObjectIdentifier(type)] { return known }
    func open<E: Equatable>(_ type: E.Type) -> Function {
      { lhs, rhs in
        lhs.assumingMemoryBound(to: E.self).pointee == rhs.assumingMemoryBound(to: E.self).pointee
      }
    }
    return open(type)
  }

  /// Comparisons of the optionals that are most common in views. The generic `==` of `Optional` looks
  /// up conformances at each call; these are specialized.
  // Unsafe because it never changes, and the functions hold nothing.
  nonisolated(unsafe) private static let ofCommonOptionals: [ObjectIdentifier: Function] = {
    @inline(__always)
    func entry<E: Equatable>(_ type: E.Type) -> (ObjectIdentifier, Function) {
      let isSame: Function = { lhs, rhs in
        lhs.assumingMemoryBound(to: E?.self).pointee == rhs.assumingMemoryBound(to: E?.self).pointee
      }
      return (ObjectIdentifier(E?.self), isSame)
    }
    return Dictionary(uniqueKeysWithValues: [
      entry(CGFloat.self), entry(Double.self), entry(Int.self), entry(Bool.self),
      entry(String.self), entry(ButtonRole.self),
    ])
  }()

  /// The modules whose types are compared with `==`: their authors mean what it says, and reflection finds no fields in numbers.
  private static let librariesOfTypes: Set<Substring> = [
    "Swift", "Foundation", "FoundationEssentials", "CoreFoundation", "Dispatch",
    "PandoDependencies", "PandoSharing", "PandoUI", "PandoComponents", "PandoReducers",
  ]

  /// The comparison of the fields of a structure of an application that consists of plain bits; nil for other types.
  ///
  /// Its `==` may leave fields out that its view shows. Bits between the fields count for nothing.
  private static func ofFields(_ type: any Equatable.Type) -> Function? {
    func isPlain<E: Equatable>(_ type: E.Type) -> Bool { _isPOD(type) }
    guard isPlain(type) else { return nil }
    guard !librariesOfTypes.contains(String(reflecting: type).prefix { $0 != "." }) else {
      return nil
    }
    var parts: [Part] = []
    let isComplete = StoredField.visit(of: type, ignoringUnknown: false) { field in
      let isSame = of(field.type, kind: field.kind)
      parts.append(Part(offset: field.offset, cost: .bits, isSame: isSame))
      return true
    }
    guard isComplete, !parts.isEmpty else { return nil }
    return { [parts] lhs, rhs in areSame(parts, lhs, rhs) }
  }

  private static func ofBits<T>(_ type: T.Type, _ kind: StoredField.Kind) -> Function {
    var parts: [Part] = []
    // Reflection would look for the fields of `any P` in a value that it does not have, and crash.
    if !_isPOD(type), kind == .structure || kind == .tuple {
      StoredField.visit(of: type, ignoringUnknown: false) { field in
        parts.append(
          Part(
            offset: field.offset,
            cost: cost(of: field.type, kind: field.kind),
            isSame: of(field.type, kind: field.kind)
          )
        )
        return true
      }
      if !parts.isEmpty {
        let sorted = sorted(parts)
        return { lhs, rhs in areSame(sorted, lhs, rhs) }
      }
    }
    let size = MemoryLayout<T>.size
    return { lhs, rhs in areSameBits(lhs, rhs, size) }
  }

  private static func areSameBits(
    _ lhs: UnsafeRawPointer,
    _ rhs: UnsafeRawPointer,
    _ size: Int
  ) -> Bool {
    var offset = 0
    // Closures and references consist of whole words.
    while offset + 8 <= size {
      let (left, right) = (lhs + offset, rhs + offset)
      if left.loadUnaligned(as: UInt64.self) != right.loadUnaligned(as: UInt64.self) {
        return false
      }
      offset += 8
    }
    while offset < size {
      if lhs.load(fromByteOffset: offset, as: UInt8.self)
        != rhs.load(fromByteOffset: offset, as: UInt8.self)
      {
        return false
      }
      offset += 1
    }
    return true
  }

  /// Whether two values are equal, as far as it can be determined.
  static func areSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    if !(Value.self is AnyObject.Type), let type = Value.self as? any Equatable.Type {
      return withUnsafePointer(to: lhs) { lhs in
        withUnsafePointer(to: rhs) { rhs in
          func open<E: Equatable>(_ type: E.Type) -> Bool {
            let (lhs, rhs) = (UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
            guard
              lhs.assumingMemoryBound(to: E.self).pointee
                == rhs.assumingMemoryBound(to: E.self).pointee
            else { return false }
            // Equal values nearly always have the same bits, so the fields are looked up for few.
            guard _isPOD(type), !areSameBits(lhs, rhs, MemoryLayout<E>.size) else { return true }
            return ofFields(type)?(lhs, rhs) ?? true
          }
          return open(type)
        }
      }
    }
    let size = MemoryLayout<Value>.size
    return withUnsafeBytes(of: lhs) { lhs in
      withUnsafeBytes(of: rhs) { rhs in
        lhs.prefix(size).elementsEqual(rhs.prefix(size))
      }
    }
  }
}
