// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A session of dragging.
@available(
  *,
  unavailable,
  message:
    "Renderers report what was dropped, and not what is being dragged. Use dropDestination(for:action:isTargeted:)."
)
public struct DropSession: Sendable {
  public var location: CGPoint { .zero }
}

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
}

@available(*, unavailable, message: "A page does not report dropped files. Use fileImporter.")
extension NSItemProvider {
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}
