import PandoUI

extension LiveDocument {
  /// What an element allows that asks for files; nil if it does not, or not now.
  func importer(_ id: ElementID) -> FileRequest? {
    guard let element = self[id], element.kind == .fileImporter,
      element.attributes.events.contains(.files), !element.attributes.flag(.isHidden),
      !element.attributes.flag(.isDisabled)
    else { return nil }
    return FileRequest(
      types: AcceptedTypes(tokens: element.attributes.list(.acceptedTypes)),
      allowsMultiple: element.attributes.flag(.allowsMultiple)
    )
  }
}

/// What files an element asks for.
struct FileRequest: Hashable, Sendable {
  var types: AcceptedTypes
  var allowsMultiple: Bool
}
