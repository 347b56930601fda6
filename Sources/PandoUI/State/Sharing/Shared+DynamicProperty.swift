public import PandoSharing

// A body depends on what it reads of a `Shared`, not on the handle: two handles on the same place count as
// equal.

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
