@_spi(Reflection) internal import Swift

/// A stored field of a structure, a tuple or a class: its name, its type, and its place in a value.
///
/// This is the only use of the standard library's reflection in the package. `Mirror` copies each value that it
/// visits and gives no place; this gives places once for a type, and reads and writes through them cost a load.
///
// Unsafe because it relies on three functions of the standard library that are not part of its public interface:
// `_forEachField`, `_forEachFieldWithKeyPath` and `_MetadataKind`. A release of Swift without them breaks the build
// here, and nowhere else; a wrong place would show in every test of views, components and shared state.
package struct StoredField {
  /// The kind of a field's type.
  package enum Kind {
    case structure, tuple, function, other
    /// A value of `any P`, whose own fields reflection cannot visit.
    case existential
  }

  // Swift keeps the names in the metadata of the type, which never go away.
  private let label: UnsafePointer<CChar>
  /// The distance from the beginning of the value, in bytes.
  package let offset: Int
  /// The type of the field.
  package let type: any Any.Type
  /// The kind of the type.
  package let kind: Kind

  /// The name in the source; that of a wrapped property begins with an underscore.
  package var name: String { String(cString: label) }

  /// `_EachFieldOptions.ignoreUnknown`, which the standard library declares as a variable.
  private static let ignoresUnknown = _EachFieldOptions(rawValue: 1 << 1)

  /// Visits the stored fields of a type in the order of their declaration, until `body` returns false.
  ///
  /// - Parameters:
  ///   - type: The type. It must not be `any P`: its values have fields of another type.
  ///   - ignoresUnknown: Whether fields of types that cannot be looked up are passed over. If not, they end the
  ///     visit.
  ///   - body: Called with each field.
  /// - Returns: Whether all fields were visited.
  @discardableResult
  package static func visit(
    of type: any Any.Type,
    ignoringUnknown ignoresUnknown: Bool = true,
    _ body: (StoredField) -> Bool
  ) -> Bool {
    _forEachField(of: type, options: ignoresUnknown ? Self.ignoresUnknown : []) {
      body(StoredField(label: $0, offset: $1, type: $2, kind: Kind($3)))
    }
  }

  /// Visits the names and key paths of the stored fields of a type, until `body` returns false.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - body: Called with the name and the key path of each field.
  package static func visitKeyPaths<Value>(
    of type: Value.Type,
    _ body: (String, PartialKeyPath<Value>) -> Bool
  ) {
    _ = _forEachFieldWithKeyPath(of: type, options: Self.ignoresUnknown) {
      body(String(cString: $0), $1)
    }
  }
}

extension StoredField.Kind {
  fileprivate init(_ kind: _MetadataKind) {
    switch kind {
    case .struct: self = .structure
    case .tuple: self = .tuple
    case .function: self = .function
    case .existential: self = .existential
    default: self = .other
    }
  }
}
