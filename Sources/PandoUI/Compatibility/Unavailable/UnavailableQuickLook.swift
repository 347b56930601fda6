// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

@available(
  *,
  unavailable,
  message:
    "Nothing here shows files of any type. Show a picture in a sheet, or let the browser open the file with a Link."
)
extension View {
  public func quickLookPreview(_ item: Binding<URL?>) -> Self { self }
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>,
    in items: Items
  ) -> Self where Items.Element == URL { self }
}
