import Foundation

/// Keeps a value in a file. Make one with ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
///
/// - A missing or empty file means no value: the default is used, and the first save writes the file. A file that
///   becomes empty while the value is in use changes nothing, and one that is removed is a ``Shared/loadError``:
///   memory keeps the value.
/// - A file that cannot be read or decoded is an error, never "no value". A file that was read but not decoded
///   is set aside by the first save, beside the new file, as `users.undecodable-20261121T031500Z.json`. A file
///   that cannot be read is not replaced: saving fails.
/// - A save encodes the value and replaces the file atomically, off the caller's thread, 50 milliseconds after
///   the first change it includes. A process that is killed loses the changes of that time and of a save in
///   flight. With ``SharedKey/immediately`` it loses no change made by an event that the page got a reply to.
/// - Changes by other programs are reported once; the key's own saves are not reported.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  private let url: URL
  private let storage: FileStorage
  private let channel: FileChannel
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  init(
    url: URL,
    storage: FileStorage,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    self.url = url
    self.storage = storage
    self.decode = decode
    self.encode = encode
    channel = storage.backend.channels.channel(url, in: storage.backend)
  }

  /// The storage, and the path of the file in it.
  public var id: FileStorageKeyID {
    FileStorageKeyID(channel: channel)
  }

  /// Reads the file: on the caller's thread for the initial value, otherwise after the saves that were requested
  /// earlier.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let load: @Sendable () -> Void = { continuation.resume(with: stored()) }
    if context.isInitial { load() } else { channel.queue.async(load) }
  }

  /// Encodes and replaces the file on the file's queue.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    channel.save(
      use,
      encode: { () throws(SharedError) in try bytes(value) },
      isUnderstood: { bytes throws(SharedError) in try isUnderstood(bytes) },
      completion: { continuation.resume(with: $0.mapError { named($0) }) }
    )
  }

  /// Reports changes by other programs, on the file's queue.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let subscription = FileUse.Subscriber { found in
      let result = Result { () throws(SharedError) in
        if case .absent = found { throw removed }
        return try value(found)
      }
      let loaded = try? result.get()
      return FileUse.Prepared(
        isSuspicious: loaded == nil,
        isGood: loaded != nil,
        yield: { subscriber.yield(with: result.mapError { $0 }) }
      )
    }
    do {
      return try channel.subscribe(use, subscription)
    } catch {
      subscriber.yield(throwing: named(error))
      return SharedSubscription {}
    }
  }

  /// Reads the file now.
  func stored() -> Result<Value?, any Error> {
    channel.load(use) { found throws(SharedError) in try value(found) }
  }

  /// Whether the files are in memory.
  var isMock: Bool { storage.backend.patience == nil }

  /// Keys of one file with the same value type share one root, and so one use.
  private var use: ObjectIdentifier { ObjectIdentifier(Value.self) }

  /// Whether the bytes are a value.
  ///
  /// - Throws: ``SharedError`` if they are not to be touched.
  private func isUnderstood(_ bytes: Data) throws(SharedError) -> Bool {
    if bytes.isEmpty { return true }
    do {
      _ = try decode(bytes)
      return true
    } catch {
      if let refusal = Self.refusal(error) { throw refusal }
      return false
    }
  }

  /// The error because of which a file must not be replaced; nil for other errors.
  private static func refusal(_ error: any Error) -> SharedError? {
    guard let error = error as? SharedError else { return nil }
    return [.valueTooNew, .migrationFailed].contains(error.code) ? error : nil
  }

  private func value(_ found: FileState) throws(SharedError) -> Value? {
    switch found {
    case .absent: return nil
    case .failed(let error): throw named(error)
    case .bytes(let bytes, _) where bytes.isEmpty: return nil
    case .bytes(let bytes, _):
      do {
        return try decode(bytes)
      } catch {
        if let refusal = Self.refusal(error) { throw named(refusal) }
        throw SharedError(
          .fileUndecodable,
          key: description,
          file: url,
          reason: DecodingFailure.text(error, of: Value.self),
          remedy: "Repair the file, or save, which sets it aside under another name first.",
          underlying: error
        )
      }
    }
  }

  /// The file was there and was removed. Memory keeps the value.
  private var removed: SharedError {
    SharedError(
      .fileMissing,
      key: description,
      file: url,
      reason: "the file was removed; the last value is still in memory",
      remedy: "Change or save the value to write the file again, or put the file back."
    )
  }

  private func bytes(_ value: Value) throws(SharedError) -> Data {
    do {
      return try encode(value)
    } catch {
      throw SharedError(
        .valueUnencodable,
        key: description,
        file: url,
        reason: "the value could not be encoded: \(DecodingFailure.text(error, of: Value.self))",
        underlying: error
      )
    }
  }

  private func named(_ error: SharedError) -> SharedError {
    var error = error
    error.key = description
    error.file = error.file ?? url
    return error
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// `.fileStorage(file:///…)`
  public var description: String {
    ".fileStorage(\(url.absoluteString))"
  }
}

/// The identity of a file: the storage and the path in it.
public struct FileStorageKeyID: Hashable, Sendable {
  /// The only channel of its storage and path, for as long as an id or a key holds it.
  let channel: FileChannel

  /// Whether both are the same file of the same storage.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.channel === rhs.channel
  }

  /// Hashes the identity of the file.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(channel))
  }
}

extension LoadContext {
  var isInitial: Bool {
    if case .initialValue = self { true } else { false }
  }
}
