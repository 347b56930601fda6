// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A session of dropping.
@available(
  *,
  unavailable,
  message:
    "Renderers report what was dropped, and not what is being dragged. Use dropDestination(for:action:isTargeted:)."
)
public struct DragSession: Sendable {}

/// The operations that a drag allows.
@available(
  *,
  unavailable,
  message:
    "Renderers report what was dropped, and not what is being dragged. Use dropDestination(for:action:isTargeted:)."
)
public struct DragConfiguration: Sendable {
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}
}

/// The operations of a drop.
@available(
  *,
  unavailable,
  message:
    "Renderers report what was dropped, and not what is being dragged. Use dropDestination(for:action:isTargeted:)."
)
public struct DropConfiguration: Sendable {
  public init(operation: DropOperation) {}
}

@available(
  *,
  unavailable,
  message:
    "Renderers report what was dropped, and not what is being dragged. Use dropDestination(for:action:isTargeted:)."
)
extension View {
  public func dragConfiguration(_ configuration: DragConfiguration) -> Self { self }
  public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> Self { self }
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> Self { self }
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Renderers drag one thing at a time. Use draggable(_:) on each view."
)
extension View {
  public func dragContainer<ID: Hashable, Item: Transferable>(
    for itemType: Item.Type = Item.self,
    _ payload: @escaping ([ID]) -> [Item]
  ) -> Self { self }
  public func dragContainer<ID: Hashable, Item: Transferable>(
    for itemType: Item.Type = Item.self,
    itemID: Any? = nil,
    in namespace: Namespace.ID? = nil,
    _ payload: @escaping (ID) -> [Item]
  ) -> Self { self }
  public func draggable<ItemID: Hashable>(
    containerItemID: ItemID,
    containerNamespace: Namespace.ID? = nil
  ) -> Self { self }
}

@available(*, unavailable, message: "A page does not report dropped files. Use fileImporter.")
extension NSItemProvider {
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}

@available(
  *,
  unavailable,
  message:
    "Renderers report what was dropped, and not what is being dragged. Use dropDestination(for:action:isTargeted:)."
)
extension DropSession {
  public enum Phase: Sendable { case entering, active, exiting, ended, dataTransferCompleted }
  public var phase: Phase { .ended }
  public var suggestedOperations: [DropOperation] { [] }
  public var localSession: DragSession? { nil }
}

/// A value that is dragged as a file.
@available(
  *,
  unavailable,
  message:
    "Only bytes and texts are dragged. Use a DataRepresentation, or offer the file with fileExporter."
)
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType,
    shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public func _text(of item: Item) -> String? { nil }
  public func _item(from text: String) -> Item? { nil }
}

/// A file that is dragged.
@available(
  *,
  unavailable,
  message:
    "Only bytes and texts are dragged. Use a DataRepresentation, or offer the file with fileExporter."
)
public struct SentTransferredFile: Sendable {
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {}
}

/// A file that was dropped.
@available(
  *,
  unavailable,
  message:
    "Only bytes and texts are dragged. Use a DataRepresentation, or offer the file with fileExporter."
)
public struct ReceivedTransferredFile: Sendable {
  public var file: URL { fatalError("unavailable") }
  public var isOriginalFile: Bool { false }
}
