import Foundation

/// The conversion of a type to and from objects in user defaults.
public struct _AppStorageCoding<Value>: Sendable {
  /// The expected kind of object, for messages.
  let expected: String
  /// Makes a value, or throws the reason why the stored object is not one.
  let decode: @Sendable (PlistValue) throws -> Value?
  /// Makes the object to store; nil removes the entry.
  let encode: @Sendable (Value) throws -> PlistValue?
  /// Throws if the stored object is not to be replaced; nil if any may be.
  let protect: (@Sendable (PlistValue) throws -> Void)?

  init(
    expected: String,
    decode: @escaping @Sendable (PlistValue) throws -> Value?,
    encode: @escaping @Sendable (Value) throws -> PlistValue?,
    protect: (@Sendable (PlistValue) throws -> Void)? = nil
  ) {
    self.expected = expected
    self.decode = decode
    self.encode = encode
    self.protect = protect
  }
}

/// The stored object has another type.
struct AppStorageMismatch: Error {}

extension _AppStorageCoding {
  /// A type that is stored as one kind of object.
  static func scalar(
    _ expected: String,
    _ encode: @escaping @Sendable (Value) -> PlistValue,
    decode: @escaping @Sendable (PlistValue) -> Value?
  ) -> Self {
    Self(
      expected: expected,
      decode: { stored in
        guard let value = decode(stored) else { throw AppStorageMismatch() }
        return value
      },
      encode: encode
    )
  }

  /// An optional; nil is stored as a missing entry.
  static func optional<Wrapped>(_ base: _AppStorageCoding<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(
      expected: base.expected,
      decode: { .some(try base.decode($0)) },
      encode: { try $0.flatMap(base.encode) },
      protect: base.protect
    )
  }

  static func array<Element>(_ base: _AppStorageCoding<Element>) -> Self
  where Value == [Element] {
    Self(
      expected: "[\(base.expected)]",
      decode: { stored in
        guard case .array(let elements) = stored else { throw AppStorageMismatch() }
        return try elements.map {
          guard let element = try base.decode($0) else { throw AppStorageMismatch() }
          return element
        }
      },
      encode: { .array(try $0.compactMap(base.encode)) }
    )
  }

  static func rawRepresentable<RawValue>(_ base: _AppStorageCoding<RawValue>) -> Self
  where Value: RawRepresentable & Sendable, Value.RawValue == RawValue {
    Self(
      expected: "\(Value.self), a \(base.expected)",
      decode: { stored in
        guard let raw = try base.decode(stored), let value = Value(rawValue: raw) else {
          throw AppStorageMismatch()
        }
        return value
      },
      encode: { try base.encode($0.rawValue) }
    )
  }

  /// Any `Codable` type, as JSON. A value that a program with migrations stored is neither read nor
  /// replaced.
  static func json() -> Self where Value: Codable & Sendable {
    Self(
      expected: "\(Value.self), as JSON data",
      decode: { stored in
        guard case .data(let bytes) = stored else { throw AppStorageMismatch() }
        try VersionedForm.refuseNewer(bytes)
        return try JSONDecoder().decode(Value.self, from: bytes)
      },
      encode: { .data(try JSONEncoder().encode($0)) },
      protect: { stored in
        if case .data(let bytes) = stored { try VersionedForm.refuseNewer(bytes) }
      }
    )
  }

  /// Any `Codable` type, as JSON with the version of the type.
  static func json(_ form: VersionedFile<Value>) -> Self where Value: Codable & Sendable {
    Self(
      expected: "\(Value.self), as JSON data",
      decode: { stored in
        guard case .data(let bytes) = stored else { throw AppStorageMismatch() }
        return try form.decode(bytes)
      },
      encode: { .data(try form.encode($0)) },
      protect: { stored in
        if case .data(let bytes) = stored { try form.protect(bytes) }
      }
    )
  }
}
