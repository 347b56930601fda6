public import CustomDump

extension IdentifiedArray: CustomStringConvertible {
  /// The elements, as an array describes them.
  public var description: String { elements.description }
}

extension IdentifiedArray: CustomDebugStringConvertible {
  /// The type and the elements.
  public var debugDescription: String { "\(Self.self)(\(elements.debugDescription))" }
}

extension IdentifiedArray: CustomReflectable {
  /// A mirror that shows a collection of the elements.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

extension IdentifiedArray: CustomDumpReflectable {
  /// A mirror that shows a collection of the elements, so that dumps and differences are like those
  /// of an array.
  public var customDumpMirror: Mirror { customMirror }
}
