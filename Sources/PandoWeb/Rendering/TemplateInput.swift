import PandoUI

/// The input of a template.
struct TemplateInput: Sendable {
  let id: ElementID
  let kind: ElementKind
  let attributes: Attributes
  let ancestry: Ancestry
  let extent: Extent
  /// The address of the screen that a link pushes, percent-encoded; nil if it has none.
  var destination: String?

  var name: NodeName { NodeName(id) }

  /// A word that is not the application's, in the language of the page.
  func word(_ word: ControlWord) -> String { word.text(in: ancestry.language) }

  /// `div`, or `span` where only phrasing content may stand.
  var blockTag: HTMLTag { ancestry.isPhrasing ? .span : .div }

  /// The style by SwiftUI's name, or `automatic`.
  var style: String { attributes.text(.style) ?? "automatic" }

  /// The name of the source of a popover.
  var popoverSource: CSSValue? {
    attributes.number(.popoverSource).flatMap { Int(exactly: $0) }.map { .anchor($0) }
  }

  /// Whether the views of a stack overlap, because its spacing is negative.
  var overlaps: Bool {
    (kind == .hstack || kind == .vstack) && (attributes.number(.spacing) ?? 0) < 0
  }
}
