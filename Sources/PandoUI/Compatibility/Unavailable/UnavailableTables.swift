// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// Rows of a collection into which items can be dropped.
@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use dropDestination(for:action:) of the rows."
)
public protocol DynamicTableRowContent: TableRowContent {
  associatedtype Data: Collection
  var data: Data { get }
}

/// A modifier that provides a row as an item.
@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use draggable(_:) of the rows."
)
public struct ItemProviderTableRowModifier {}

/// The parts of a table.
@available(
  *,
  unavailable,
  message: "Renderers draw tables in their own styles. Use automatic or inset."
)
public struct TableStyleConfiguration {}

@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use draggable(_:) of the rows."
)
extension TableRowContent {
  public func itemProvider(_ action: (() -> Any?)?) -> Self { self }
}
