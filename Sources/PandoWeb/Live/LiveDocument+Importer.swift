import PandoUI

extension LiveDocument {
  /// The files that an element requests; nil if it requests no files now.
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

/// The files that an element requests.
struct FileRequest: Hashable, Sendable {
  var types: AcceptedTypes
  var allowsMultiple: Bool
}
