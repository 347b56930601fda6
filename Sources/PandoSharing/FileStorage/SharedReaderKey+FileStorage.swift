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
  /// A file that a program with migrations wrote, with a version above 1, is neither read nor replaced:
  /// ``Shared/loadError`` and ``Shared/saveError`` say so.
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
      decode: { bytes in
        try VersionedForm.refuseNewer(bytes)
        return try (decoder ?? JSONDecoder()).decode(Value.self, from: bytes)
      },
      encode: { try (encoder ?? JSONEncoder()).encode($0) }
    )
  }

  /// Keeps a value in a file as JSON, with the version of its type, so that a newer program reads what an older one
  /// wrote.
  ///
  /// ```swift
  /// @Shared(.fileStorage(file, migrations: [.from(1) { $0["title"] = $0["name"] }])) var board = Board()
  /// ```
  ///
  /// The file is `{"$value": …, "$version": 2}`. One without a version has version 1. A file of a newer version is
  /// neither read nor replaced, and so is one for which a step fails: ``Shared/loadError`` and ``Shared/saveError`` say why.
  ///
  /// - Parameters:
  ///   - url: The file. The first save creates missing folders.
  ///   - decoder: Decodes the value; a plain `JSONDecoder` by default.
  ///   - encoder: Encodes the value; a plain `JSONEncoder` by default.
  ///   - migrations: The steps from each older version of the type to the next.
  /// - Returns: A key.
  public static func fileStorage<Value: Codable & Sendable>(
    _ url: URL,
    decoder: JSONDecoder? = nil,
    encoder: JSONEncoder? = nil,
    migrations: [ValueMigration]
  ) -> Self where Self == FileStorageKey<Value> {
    let file = VersionedFile<Value>(migrations, decoder: decoder, encoder: encoder)
    return .fileStorage(url, decode: file.decode, encode: file.encode)
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
