public import Foundation
import PandoDependencies

extension SharedReaderKey {
  /// Keeps a value in a file of ``PandoDependencies/DependencyValues/defaultFileStorage``, as JSON.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(path: "users.json")))
  /// var users: [User] = []
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file. The first save creates missing folders.
  ///   - decoder: Decodes the file; a plain `JSONDecoder` by default.
  ///   - encoder: Encodes the value; a plain `JSONEncoder` by default.
  public static func fileStorage<Value: Codable>(
    _ url: URL,
    decoder: JSONDecoder? = nil,
    encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    .fileStorage(
      url,
      decode: { try (decoder ?? JSONDecoder()).decode(Value.self, from: $0) },
      encode: { try (encoder ?? JSONEncoder()).encode($0) }
    )
  }

  /// Keeps a value in a file, in a custom format.
  ///
  /// - Parameters:
  ///   - url: The file. The first save creates missing folders.
  ///   - decode: Makes a value from the bytes of the file, or throws if they are not one.
  ///   - encode: Makes the bytes of a value. Both closures are called off the main thread.
  public static func fileStorage<Value>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url: url,
      storage: DependencyValues.current.defaultFileStorage,
      decode: decode,
      encode: encode
    )
  }
}
