public import Foundation

extension NSItemProvider {
  /// The error of a load if no data of the type is carried.
  static let nothing = CocoaError(.fileReadUnsupportedScheme)

  /// Hands the data of a type to a closure, on the main actor.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: Receives the data, or an error if nothing of the type is carried.
  /// - Returns: A progress, which is not updated.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let representation = representation(UTType(exportedAs: typeIdentifier)) else {
      return later { completionHandler(nil, Self.nothing) }
    }
    return later { representation.load(completionHandler) }
  }

  /// Hands the data of a type to a closure, on the main actor.
  ///
  /// - Parameters:
  ///   - contentType: The type.
  ///   - completionHandler: Receives the data, or an error if nothing of the type is carried.
  /// - Returns: A progress, which is not updated.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier,
      completionHandler: completionHandler
    )
  }

  /// Hands an item of a type to a closure, on the main actor: an address, a text, or data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - options: No effect here: there are no previews or sizes to choose.
  ///   - completionHandler: Receives the item, or an error if nothing of the type is carried.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    let type = representation(UTType(exportedAs: typeIdentifier))?.type
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      let item: (any NSSecureCoding)? = data.map { data in
        let text = String(decoding: data, as: UTF8.self)
        if type?.conforms(to: .url) == true, let url = NSURL(string: text) { return url }
        return type?.conforms(to: .text) == true ? text as NSString : data as NSData
      }
      completionHandler?(item, error)
    }
  }

  /// Whether an object of a class can be made from what is carried.
  ///
  /// - Parameter objectClass: The class.
  public func canLoadObject(ofClass objectClass: any NSItemProviderReading.Type) -> Bool {
    Self.type(of: objectClass, in: self) != nil
  }

  /// Whether a text can be made from what is carried.
  ///
  /// - Parameter type: The type `String`.
  public func canLoadObject(ofClass type: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  /// Whether an address can be made from what is carried.
  ///
  /// - Parameter type: The type `URL`.
  public func canLoadObject(ofClass type: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Hands an object to a closure, on the main actor.
  ///
  /// - Parameters:
  ///   - objectClass: The class of the object.
  ///   - completionHandler: Receives the object, or why there is none.
  /// - Returns: A progress, which is not updated.
  @discardableResult
  public func loadObject(
    ofClass objectClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = Self.type(of: objectClass, in: self) else {
      return later { completionHandler(nil, Self.nothing) }
    }
    // Unsafe because the compiler cannot tell that the methods of a class belong to no actor.
    nonisolated(unsafe) let objectClass = objectClass
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try objectClass.object(withItemProviderData: data, typeIdentifier: type),
          nil
        )
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Hands a text to a closure, on the main actor.
  ///
  /// - Parameters:
  ///   - type: The type `String`.
  ///   - completionHandler: Receives the text, or why there is none.
  /// - Returns: A progress, which is not updated.
  @discardableResult
  public func loadObject(
    ofClass type: String.Type,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { completionHandler(($0 as? NSString).map(String.init), $1) }
  }

  /// Hands an address to a closure, on the main actor.
  ///
  /// - Parameters:
  ///   - type: The type `URL`.
  ///   - completionHandler: Receives the address, or why there is none.
  /// - Returns: A progress, which is not updated.
  @discardableResult
  public func loadObject(
    ofClass type: URL.Type,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler((object as? NSURL).map { $0 as URL }, error)
    }
  }

  /// Hands a value to a closure, on the main actor.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - completionHandler: Receives the value, or why there is none.
  /// - Returns: A progress, which is not updated.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    loadDataRepresentation(for: .utf8PlainText) { data, error in
      let value = data.flatMap { T.value(from: String(decoding: $0, as: UTF8.self)) }
      completionHandler(value.map { .success($0) } ?? .failure(error ?? Self.nothing))
    }
  }

  /// The type from which an object of a class can be made.
  private static func type(
    of objectClass: any NSItemProviderReading.Type,
    in provider: NSItemProvider
  ) -> String? {
    objectClass.readableTypeIdentifiersForItemProvider
      .first { provider.hasItemConformingToTypeIdentifier($0) }
  }

  /// Calls a closure in a later turn of the main actor: code that loads several things expects to be done first.
  private func later(_ body: @escaping () -> Void) -> Progress {
    // Unsafe because the closure is handed over, and runs once.
    nonisolated(unsafe) let body = body
    Task { @MainActor in body() }
    return Progress(totalUnitCount: 1)
  }
}
