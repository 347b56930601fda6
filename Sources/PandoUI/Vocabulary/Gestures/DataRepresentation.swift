public import Foundation

/// A value that is dragged as bytes. The bytes of a type of text are carried as text, all others in
/// Base64.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let isText: Bool
  private let export: (@Sendable (Item) throws -> Data)?
  private let importing: (@Sendable (Data) throws -> Item)?

  /// Makes a representation for dragging and dropping.
  ///
  /// - Parameters:
  ///   - contentType: The type of the bytes.
  ///   - exporting: Makes the bytes; a value for which it throws is not carried by this form.
  ///   - importing: Makes the value from dropped bytes; what it throws refuses the drop.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    isText = contentType.conforms(to: .text)
    export = exporting
    self.importing = importing
  }

  /// Makes a representation for dragging only.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the bytes.
  ///   - exporting: Makes the bytes; a value for which it throws is not carried by this form.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) throws -> Data
  ) {
    isText = exportedContentType.conforms(to: .text)
    export = exporting
    importing = nil
  }

  /// Makes a representation for dropping only.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the bytes.
  ///   - importing: Makes the value from dropped bytes; what it throws refuses the drop.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    isText = importedContentType.conforms(to: .text)
    export = nil
    self.importing = importing
  }

  /// The text that carries a value; nil if it cannot be carried.
  ///
  /// - Parameter item: The value to carry.
  @_documentation(visibility: internal)
  public func _text(of item: Item) -> String? {
    guard let export, let data = try? export(item) else { return nil }
    return isText ? String(data: data, encoding: .utf8) : data.base64EncodedString()
  }

  /// The value that a text carries; nil if the text does not fit.
  ///
  /// - Parameter text: The text that was dropped.
  @_documentation(visibility: internal)
  public func _item(from text: String) -> Item? {
    guard let importing else { return nil }
    return (isText ? Data(text.utf8) : Data(base64Encoded: text)).flatMap { try? importing($0) }
  }
}

extension Image: Transferable {
  /// An image is carried as its address, as its name in the application, or, if it is a
  /// ``UIImage``, as its bytes in Base64. A dropped text is one of these, or the address of an
  /// image on the web.
  public static var transferRepresentation: _TextRepresentation<Image> {
    _TextRepresentation(write: { $0.carried }, read: { Image(carried: $0) })
  }

  /// The prefixes of texts that carry an image without an address.
  private static let (symbol, name, bytes) = ("pando-symbol:", "pando-image:", "pando-bytes:")

  private var carried: String {
    switch source {
    case .system(let name): Self.symbol + name
    case .file(let address): address
    case .asset(let name, _): Self.name + name
    case .memory(let picture): Self.bytes + picture.data.base64EncodedString()
    }
  }

  private init?(carried text: String) {
    if text.hasPrefix(Self.symbol) {
      self.init(systemName: String(text.dropFirst(Self.symbol.count)))
    } else if text.hasPrefix(Self.name) {
      let name = String(text.dropFirst(Self.name.count))
      // The text comes from a browser: it names an image of the application, and is no address of a file.
      guard case .asset = Image(name).source else { return nil }
      self.init(name)
    } else if text.hasPrefix(Self.bytes) {
      guard let data = Data(base64Encoded: String(text.dropFirst(Self.bytes.count))),
        let picture = UIImage(data: data)
      else { return nil }
      self.init(uiImage: picture)
    } else {
      guard let scheme = URL(string: text)?.scheme, ["http", "https"].contains(scheme) else {
        return nil
      }
      self.init(text)
    }
  }
}
