public import Foundation
import PandoDependencies

/// A dragged or dropped item: one content as data of several types.
///
/// ```swift
/// Text(card.title)
///   .onDrag { NSItemProvider(object: card.id.uuidString as NSString) }
/// ```
///
/// What is dragged from a view stays on the server. An item from outside of the page is a text, and
/// also an address if the text is one.
// Sendable because the lock guards the representations, and nobody sets a name while another reads it.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Hands the data of a representation to a closure.
  package typealias Load = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Void

  private let lock = Lock()
  private var representations: [(type: UTType, load: Load)] = []

  /// A name for a file of the carried content.
  public var suggestedName: String?

  /// Makes a provider that carries nothing yet.
  public override init() { super.init() }

  /// Makes a provider that carries an object.
  ///
  /// - Parameter object: The object: a text, an address, a picture, or one of the application's own.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes a provider that carries an address.
  ///
  /// - Parameter url: The address.
  public convenience init?(contentsOf url: URL!) {
    guard let url else { return nil }
    self.init(object: url as NSURL)
  }

  /// Makes a provider that carries data, a text or an address.
  ///
  /// - Parameters:
  ///   - item: The data, the text or the address; of others nothing is carried.
  ///   - typeIdentifier: The type of the data; nil for that of the value.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    let (data, type): (Data?, UTType) =
      switch item {
      case let data as Data: (data, .data)
      case let text as String: (Data(text.utf8), .utf8PlainText)
      case let url as URL: (Data(url.absoluteString.utf8), .url)
      default: (nil, .data)
      }
    guard let data else { return }
    add(typeIdentifier.map { UTType(exportedAs: $0) } ?? type) { $0(data, nil) }
  }

  /// Carries an object in the types that it can be written as, besides what is carried already.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - visibility: No effect here: what is dragged from a view stays in the page.
  public func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      // Unsafe because an object that is carried is handed over.
      nonisolated(unsafe) let object = object
      add(UTType(exportedAs: type)) { completion in
        _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Adds data of another type, which is made on demand.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - visibility: No effect here: what is dragged from a view stays in the page.
  ///   - loadHandler: Makes the data, and hands it on. Its progress is not followed.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    add(UTType(exportedAs: typeIdentifier)) { _ = loadHandler($0) }
  }

  /// Carries a value, besides what is carried already.
  ///
  /// - Parameter transferable: The value.
  public func register<T: Transferable>(_ transferable: @autoclosure () -> T) {
    guard let text = T.text(of: transferable()) else { return }
    add(.utf8PlainText) { $0(Data(text.utf8), nil) }
  }

  /// The types of what is carried, the best one first.
  public var registeredContentTypes: [UTType] {
    lock.withLock { representations.map(\.type) }
  }

  /// The types of what is carried, the best one first.
  public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// Whether something that is carried conforms to a type.
  ///
  /// - Parameter typeIdentifier: The type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(UTType(exportedAs: typeIdentifier)) != nil
  }

  /// Whether something that is carried conforms to a type.
  ///
  /// - Parameter contentType: The type.
  public func hasRepresentationConforming(to contentType: UTType) -> Bool {
    representation(contentType) != nil
  }

  func add(_ type: UTType, load: @escaping Load) {
    lock.withLock { representations.append((type, load)) }
  }

  /// The first representation that conforms to a type.
  func representation(_ type: UTType) -> (type: UTType, load: Load)? {
    lock.withLock { representations.first { $0.type.conforms(to: type) } }
  }
}

/// The applications that may see the carried item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All applications.
  case all
  /// The applications of a team.
  case team
  /// The applications of a group.
  case group
  /// This application.
  case ownProcess
}
