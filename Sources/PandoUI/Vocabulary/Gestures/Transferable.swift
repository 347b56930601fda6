public import Foundation

/// A value that can be dragged and dropped, carried as text.
///
/// Values are written and read on any thread: in a target whose declarations belong to the main actor by default, a conforming
/// type does not.
///
/// ```swift
/// struct Card: Codable, Transferable {
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///   }
/// }
/// ```
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// The representation as which a value is carried.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The text that carries a value; nil if it cannot be carried.
  static func text(of value: Self) -> String? {
    guard let item = value as? Representation.Item else { return nil }
    return transferRepresentation._text(of: item)
  }

  /// The value that a text carries; nil if the text does not fit.
  static func value(from text: String) -> Self? {
    transferRepresentation._item(from: text) as? Self
  }
}

/// A representation as which values are carried.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable

  /// The text that carries a value; nil if it cannot be carried.
  @_documentation(visibility: internal)
  func _text(of item: Item) -> String?

  /// The value that a text carries; nil if the text does not fit.
  @_documentation(visibility: internal)
  func _item(from text: String) -> Item?
}

/// Builds a representation. Of several, the first that fits is used.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A representation as it is.
  ///
  /// - Parameter content: The representation.
  public static func buildExpression<R: TransferRepresentation<Item>>(_ content: R) -> R {
    content
  }

  /// One representation.
  ///
  /// - Parameter content: The representation.
  public static func buildBlock<R: TransferRepresentation<Item>>(_ content: R) -> R { content }

  /// Two representations.
  ///
  /// - Parameters:
  ///   - first: The representation that is tried first.
  ///   - second: The representation that is tried second.
  public static func buildBlock<
    First: TransferRepresentation<Item>,
    Second: TransferRepresentation<Item>
  >(_ first: First, _ second: Second) -> some TransferRepresentation<Item> {
    RepresentationPair(first: first, second: second)
  }

  /// Three representations.
  ///
  /// - Parameters:
  ///   - first: The representation that is tried first.
  ///   - second: The representation that is tried second.
  ///   - third: The representation that is tried third.
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

/// A value carried as plain text.
public struct _TextRepresentation<Item: Transferable>: TransferRepresentation {
  let write: @Sendable (Item) -> String?
  let read: @Sendable (String) -> Item?

  /// The text that carries a value; nil if it cannot be carried.
  ///
  /// - Parameter item: The value to carry.
  @_documentation(visibility: internal)
  public func _text(of item: Item) -> String? { write(item) }

  /// The value that a text carries; nil if the text does not fit.
  ///
  /// - Parameter text: The text that was dropped.
  @_documentation(visibility: internal)
  public func _item(from text: String) -> Item? { read(text) }
}

/// A value carried as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Makes the representation.
  ///
  /// - Parameter contentType: No effect here: the value is always carried as JSON text.
  public init(contentType: UTType = .json) {}

  /// Makes the representation.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - contentType: No effect here: the value is always carried as JSON text.
  public init(for itemType: Item.Type, contentType: UTType) {}

  /// The text that carries a value; nil if it cannot be carried.
  ///
  /// - Parameter item: The value to carry.
  @_documentation(visibility: internal)
  public func _text(of item: Item) -> String? {
    (try? JSONEncoder().encode(item)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value that a text carries; nil if the text does not fit.
  ///
  /// - Parameter text: The text that was dropped.
  @_documentation(visibility: internal)
  public func _item(from text: String) -> Item? {
    try? JSONDecoder().decode(Item.self, from: Data(text.utf8))
  }
}

/// A value carried as another type.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let export: (@Sendable (Item) throws -> Proxy)?
  private let importing: (@Sendable (Proxy) throws -> Item)?

  /// Makes a representation for dragging and dropping.
  ///
  /// - Parameters:
  ///   - exporting: Makes the proxy that is carried; a value for which it throws is not carried by
  ///     this form.
  ///   - importing: Makes the value from a dropped proxy; what it throws refuses the drop.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    export = exporting
    self.importing = importing
  }

  /// Makes a representation for dragging only.
  ///
  /// - Parameter exporting: Makes the proxy that is carried; a value for which it throws is not
  ///   carried by this form.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    export = exporting
    importing = nil
  }

  /// Makes a representation for dropping only.
  ///
  /// - Parameter importing: Makes the value from a dropped proxy; what it throws refuses the drop.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    export = nil
    self.importing = importing
  }

  /// The text that carries a value; nil if it cannot be carried.
  ///
  /// - Parameter item: The value to carry.
  @_documentation(visibility: internal)
  public func _text(of item: Item) -> String? {
    guard let export, let proxy = try? export(item) else { return nil }
    return Proxy.text(of: proxy)
  }

  /// The value that a text carries; nil if the text does not fit.
  ///
  /// - Parameter text: The text that was dropped.
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
  /// The absolute address; a text without a scheme is refused.
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

extension Color: Transferable {
  /// The components of the colour in the light colour scheme, as numbers.
  public static var transferRepresentation: _TextRepresentation<Color> {
    _TextRepresentation(
      write: { color in
        let resolved = color.resolved()
        return [resolved.red, resolved.green, resolved.blue, resolved.opacity]
          .map { "\($0)" }.joined(separator: " ")
      },
      read: { text in
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        return Color(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
      }
    )
  }
}

extension AttributedString: Transferable {
  /// The text without its attributes.
  public static var transferRepresentation: _TextRepresentation<AttributedString> {
    _TextRepresentation(
      write: { String($0.characters) },
      read: { AttributedString($0) }
    )
  }
}
