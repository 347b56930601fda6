public import PandoSharing

// A view that has a `Shared` depends on what its body reads of it, through Observation. Handed a new
// handle on the same place it says the same again.

extension Shared: DynamicProperty {}

extension Shared: LinkedProperty {
  package static var valueType: any Any.Type { Value.self }

  package static var sameness: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { lhs, rhs in
      lhs.assumingMemoryBound(to: Self.self).pointee
        .isSamePlace(as: rhs.assumingMemoryBound(to: Self.self).pointee)
    }
  }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {}

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    guard let watch = (source as? PlaceSource)?.watch else { return false }
    return at(field).pointee.isWatched(by: watch)
  }
}

extension SharedReader: DynamicProperty {}

extension SharedReader: LinkedProperty {
  package static var valueType: any Any.Type { Value.self }

  package static var sameness: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { lhs, rhs in
      lhs.assumingMemoryBound(to: Self.self).pointee
        .isSamePlace(as: rhs.assumingMemoryBound(to: Self.self).pointee)
    }
  }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {}

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    guard let watch = (source as? PlaceSource)?.watch else { return false }
    return at(field).pointee.isWatched(by: watch)
  }
}
