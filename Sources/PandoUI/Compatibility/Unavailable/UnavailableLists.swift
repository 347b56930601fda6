// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

@available(*, unavailable, message: "Put the buttons into the header of the section.")
extension View {
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "The insets of a row are set for all its edges. Use listRowInsets(_:) with EdgeInsets."
)
extension View {
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }
}
