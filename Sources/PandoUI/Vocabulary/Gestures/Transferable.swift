public import Foundation

/// Something that can be dragged to another place, as text.
///
/// ```swift
/// struct Card: Codable, Transferable {
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///   }
/// }
/// ```
public protocol Transferable {
  /// The type of the form in which it is carried.
  associatedtype Representation: TransferRepresentation

  /// The form in which it is carried.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// What is carried, as text; nil if it cannot be.
  static func text(of value: Self) -> String? {
    guard let item = value as? Representation.Item else { return nil }
    return transferRepresentation._text(of: item)
  }

  /// What was carried as text; nil if it is something else.
  static func value(from text: String) -> Self? {
    transferRepresentation._item(from: text) as? Self
  }
}

/// A form in which something is carried.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of what is carried.
  associatedtype Item: Transferable

  /// What is carried, as text; nil if it cannot be.
  @_documentation(visibility: internal)
  func _text(of item: Item) -> String?

  /// What was carried as text; nil if it is something else.
  @_documentation(visibility: internal)
  func _item(from text: String) -> Item?
}

/// Builds the forms in which something is carried. Of several the first that fits counts.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A form as it is.
  public static func buildExpression<R: TransferRepresentation<Item>>(_ content: R) -> R {
    content
  }

  /// One form.
  public static func buildBlock<R: TransferRepresentation<Item>>(_ content: R) -> R { content }

  /// Two forms.
  public static func buildBlock<
    First: TransferRepresentation<Item>,
    Second: TransferRepresentation<Item>
  >(_ first: First, _ second: Second) -> some TransferRepresentation<Item> {
    RepresentationPair(first: first, second: second)
  }

  /// Three forms.
  public static func buildBlock<
    First: TransferRepresentation<Item>,
    Second: TransferRepresentation<Item>,
    Third: TransferRepresentation<Item>
  >(_ first: First, _ second: Second, _ third: Third) -> some TransferRepresentation<Item> {
    RepresentationPair(
      first: first,
      second: RepresentationPair(first: second, second: third)
    )
  }
}

struct RepresentationPair<
  First: TransferRepresentation,
  Second: TransferRepresentation
>: TransferRepresentation where First.Item == Second.Item {
  let first: First
  let second: Second

  func _text(of item: First.Item) -> String? { first._text(of: item) ?? second._text(of: item) }
  func _item(from text: String) -> First.Item? {
    first._item(from: text) ?? second._item(from: text)
  }
}

/// Text as it is.
public struct _TextRepresentation<Item: Transferable>: TransferRepresentation {
  let write: @Sendable (Item) -> String?
  let read: @Sendable (String) -> Item?

  /// What is carried, as text; nil if it cannot be.
  @_documentation(visibility: internal)
  public func _text(of item: Item) -> String? { write(item) }

  /// What was carried as text; nil if it is something else.
  @_documentation(visibility: internal)
  public func _item(from text: String) -> Item? { read(text) }
}

/// Something that is carried as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Makes the form. What is carried is text, whatever its type is named.
  public init(contentType: UTType = .json) {}

  /// What is carried, as text; nil if it cannot be.
  @_documentation(visibility: internal)
  public func _text(of item: Item) -> String? {
    (try? JSONEncoder().encode(item)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What was carried as text; nil if it is something else.
  @_documentation(visibility: internal)
  public func _item(from text: String) -> Item? {
    try? JSONDecoder().decode(Item.self, from: Data(text.utf8))
  }
}

/// Something that is carried as something else.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let export: (@Sendable (Item) throws -> Proxy)?
  private let importing: (@Sendable (Proxy) throws -> Item)?

  /// Makes a form that can be carried in both directions.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    export = exporting
    self.importing = importing
  }

  /// Makes a form that can be dragged away.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    export = exporting
    importing = nil
  }

  /// Makes a form that can be dropped.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    export = nil
    self.importing = importing
  }

  /// What is carried, as text; nil if it cannot be.
  @_documentation(visibility: internal)
  public func _text(of item: Item) -> String? {
    guard let export, let proxy = try? export(item) else { return nil }
    return Proxy.text(of: proxy)
  }

  /// What was carried as text; nil if it is something else.
  @_documentation(visibility: internal)
  public func _item(from text: String) -> Item? {
    guard let importing, let proxy = Proxy.value(from: text) else {
      return nil
    }
    return try? importing(proxy)
  }
}

extension String: Transferable {
  /// The text.
  public static var transferRepresentation: _TextRepresentation<String> {
    _TextRepresentation(write: { $0 }, read: { $0 })
  }
}

extension URL: Transferable {
  /// The address.
  public static var transferRepresentation: _TextRepresentation<URL> {
    _TextRepresentation(
      write: { $0.absoluteString },
      read: { text in URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } }
    )
  }
}

extension Data: Transferable {
  /// The bytes, in base 64.
  public static var transferRepresentation: _TextRepresentation<Data> {
    _TextRepresentation(
      write: { $0.base64EncodedString() },
      read: { Data(base64Encoded: $0) }
    )
  }
}

extension AttributedString: Transferable {
  /// The words without their styles.
  public static var transferRepresentation: _TextRepresentation<AttributedString> {
    _TextRepresentation(
      write: { String($0.characters) },
      read: { AttributedString($0) }
    )
  }
}
