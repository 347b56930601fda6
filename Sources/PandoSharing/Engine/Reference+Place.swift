// Compares places, however the references were derived, so that a view that receives a new slice of
// the same place need not be evaluated.

extension AnyReference {
  /// Whether both references lead to the same place.
  ///
  /// - Complexity: O(*n*) in the length of the paths.
  final func isSamePlace(as other: AnyReference) -> Bool {
    if self === other { return true }
    guard core == other.core else { return false }
    if let address, let otherAddress = other.address { return address == otherAddress }
    var path: [Step] = []
    var otherPath: [Step] = []
    collectPath(into: &path)
    other.collectPath(into: &otherPath)
    return path == otherPath
  }
}

extension Shared {
  /// Whether both currently lead to the same place of one root.
  package func isSamePlace(as other: Shared<Value>) -> Bool {
    handle.target.isSamePlace(as: other.handle.target)
  }
}

extension SharedReader {
  /// Whether both currently lead to the same place of one root.
  package func isSamePlace(as other: SharedReader<Value>) -> Bool {
    handle.target.isSamePlace(as: other.handle.target)
  }
}
