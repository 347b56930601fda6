// Whether two references stand for one place of one root, however they were derived: so that a view
// which is handed a new slice of the same place need not be evaluated.

extension AnyReference {
  /// Whether the other reference leads to the same place. O(length of the paths).
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
  /// Whether both share one place of one root now.
  package func isSamePlace(as other: Shared<Value>) -> Bool {
    handle.target.isSamePlace(as: other.handle.target)
  }
}

extension SharedReader {
  /// Whether both look at one place of one root now.
  package func isSamePlace(as other: SharedReader<Value>) -> Bool {
    handle.target.isSamePlace(as: other.handle.target)
  }
}
