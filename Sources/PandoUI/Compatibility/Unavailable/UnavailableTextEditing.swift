// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// The selection in a text with attributes.
@available(
  *,
  unavailable,
  message:
    "Fields have plain text. Edit a String with TextEditor(text:selection:) and a TextSelection, and show attributes in a Text."
)
public struct AttributedTextSelection: Hashable, Sendable {
  public init() {}
  public init(range: Range<AttributedString.Index>) {}
  public init(insertionPoint: AttributedString.Index) {}
}

@available(
  *,
  unavailable,
  message:
    "Fields have plain text. Edit a String with TextEditor(text:selection:) and a TextSelection, and show attributes in a Text."
)
extension TextEditor {
  @_disfavoredOverload
  public init(text: Binding<AttributedString>) {
    self.init(text: .constant(""))
  }
  @_disfavoredOverload
  public init(
    text: Binding<AttributedString>,
    selection: Binding<AttributedTextSelection>?
  ) {
    self.init(text: .constant(""))
  }
}

@available(
  *,
  unavailable,
  message:
    "Fields have plain text. Edit a String with TextEditor(text:selection:) and a TextSelection, and show attributes in a Text."
)
extension AttributedString {
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) -> Void
  ) {}
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newElements: some Collection<Character>
  ) {}
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    with newContent: AttributedString
  ) {}
}
