public import Foundation

/// What takes what is dropped.
@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
)
public protocol DropDelegate {
  /// Not available.
  func performDrop(info: DropInfo) -> Bool
}

/// What is known of something that is dropped.
@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
)
public struct DropInfo {
  /// Where.
  public var location: CGPoint { .zero }

  /// Not available.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  /// Not available.
  public func itemProviders(for contentTypes: [UTType]) -> [Any] { [] }
}

/// What becomes of something that is dropped.
@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
)
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move, delete
}

/// What would become of something that is dropped.
@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
)
public struct DropProposal: Sendable {
  /// Not available.
  public init(operation: DropOperation) {}
}

/// What is known of something on its way.
@available(
  *,
  unavailable,
  message:
    "Renderers tell what was dropped, and not what is on its way. Use dropDestination(for:action:isTargeted:)."
)
public struct DropSession: Sendable {
  /// Where it is.
  public var location: CGPoint { .zero }
}

/// What is known of something on its way.
@available(
  *,
  unavailable,
  message:
    "Renderers tell what was dropped, and not what is on its way. Use dropDestination(for:action:isTargeted:)."
)
public struct DragSession: Sendable {}

/// What may become of something that is dragged.
@available(
  *,
  unavailable,
  message:
    "Renderers tell what was dropped, and not what is on its way. Use dropDestination(for:action:isTargeted:)."
)
public struct DragConfiguration: Sendable {
  /// Not available.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}
}

/// What becomes of something that is dropped.
@available(
  *,
  unavailable,
  message:
    "Renderers tell what was dropped, and not what is on its way. Use dropDestination(for:action:isTargeted:)."
)
public struct DropConfiguration: Sendable {
  /// Not available.
  public init(operation: DropOperation) {}
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
  )
  public func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
  )
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([Any], CGPoint) -> Bool
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers tell what was dropped, and not what is on its way. Use dropDestination(for:action:isTargeted:)."
  )
  public func dragConfiguration(_ configuration: DragConfiguration) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers tell what was dropped, and not what is on its way. Use dropDestination(for:action:isTargeted:)."
  )
  public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers tell what was dropped, and not what is on its way. Use dropDestination(for:action:isTargeted:)."
  )
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers tell what was dropped, and not what is on its way. Use dropDestination(for:action:isTargeted:)."
  )
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers drag one thing at a time. Use draggable(_:) on each view."
  )
  public func dragContainer<ID: Hashable, Item: Transferable>(
    for itemType: Item.Type = Item.self,
    _ payload: @escaping ([ID]) -> [Item]
  ) -> Self { self }
}

extension DynamicViewContent {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
  )
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [Any]) -> Void
  ) -> Self { self }
}
