public import Foundation

/// An object that is made of what was dropped.
public protocol NSItemProviderReading {
  /// The types from which the object can be made, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes the object.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The type of the data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that can be dragged.
public protocol NSItemProviderWriting {
  /// The types as which it can be written, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: Receives the data.
  /// - Returns: A progress, which nobody follows.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Text, and addresses as text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.text", "public.url"]
  }

  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - data: The text in UTF-8.
  ///   - typeIdentifier: The type of the data.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    self.init(string: String(decoding: data, as: UTF8.self))
  }

  /// Writes the text in UTF-8.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: Receives the data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Addresses, also as text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.utf8-plain-text"]
  }

  /// Makes an address.
  ///
  /// - Parameters:
  ///   - data: The address, as text in UTF-8.
  ///   - typeIdentifier: The type of the data.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.nothing
    }
    return url
  }

  /// Writes the address as text.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: Receives the data.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
