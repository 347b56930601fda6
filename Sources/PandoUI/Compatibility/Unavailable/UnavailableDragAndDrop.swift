// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// The receiver of dropped items.
@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
)
public protocol DropDelegate {
  func performDrop(info: DropInfo) -> Bool
}

/// What is dragged, or was dropped.
@available(
  *,
  unavailable,
  message:
    "There are no item providers on Linux. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
public final class NSItemProvider {
  public init() {}
  public init(object: Any) {}
  public init?(contentsOf url: URL!) {}
  public var suggestedName: String?
  public func canLoadObject(ofClass type: Any.Type) -> Bool { false }
  public func loadObject<T>(
    ofClass type: T.Type,
    completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  public func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}

/// The description of a drop.
@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
)
public struct DropInfo {
  public var location: CGPoint { .zero }
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The operation of a drop.
@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
)
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move, delete
}

/// The proposed operation of a drop.
@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
)
public struct DropProposal: Sendable {
  public init(operation: DropOperation) {}
}

/// A session of dragging.
@available(
  *,
  unavailable,
  message:
    "Renderers tell what was dropped, and not what is on its way. Use dropDestination(for:action:isTargeted:)."
)
public struct DropSession: Sendable {
  public var location: CGPoint { .zero }
}

/// A session of dropping.
@available(
  *,
  unavailable,
  message:
    "Renderers tell what was dropped, and not what is on its way. Use dropDestination(for:action:isTargeted:)."
)
public struct DragSession: Sendable {}

/// The operations that a drag allows.
@available(
  *,
  unavailable,
  message:
    "Renderers tell what was dropped, and not what is on its way. Use dropDestination(for:action:isTargeted:)."
)
public struct DragConfiguration: Sendable {
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}
}

/// The operations of a drop.
@available(
  *,
  unavailable,
  message:
    "Renderers tell what was dropped, and not what is on its way. Use dropDestination(for:action:isTargeted:)."
)
public struct DropConfiguration: Sendable {
  public init(operation: DropOperation) {}
}

@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
)
extension View {
  public func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> Self { self }
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
  public func onDrop(
    of supportedTypes: [String],
    delegate: any DropDelegate
  ) -> Self { self }
  public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }
  public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message:
    "Renderers tell what was dropped, and not what is on its way. Use dropDestination(for:action:isTargeted:)."
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

@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
)
extension DynamicViewContent {
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}

@available(*, unavailable, message: "There are no item providers on Linux. Use draggable(_:).")
extension View {
  public func onDrag(_ data: @escaping () -> Any) -> Self { self }
}
