/// An element of a collection at an index. An index that is now out of bounds is treated like an
/// optional that became nil: reads give the last value, writes are dropped and reported.
///
// Sendable because `last` is guarded by the root's mutex.
final class IndexSlice<Base: MutableCollection>: ValueSlice<Base.Element>, @unchecked Sendable
where Base.Index: Hashable {
  private let typedBase: Reference<Base>
  private let index: Base.Index
  private var last: Base.Element
  private let keepsLast = CopyCost.isCheapToKeep(Base.Element.self)

  init(_ base: Reference<Base>, index: Base.Index, initial: Base.Element) {
    typedBase = base
    self.index = index
    last = initial
    super.init(base, address: nil)
  }

  override var step: Step { .index(AnyHashable(index)) }

  override var projection: ValueNode<Base.Element>.Projection {
    { [index] base, body in
      let base = base.assumingMemoryBound(to: Base.self)
      guard base.pointee.contains(index: index) else { return body(nil) }
      withUnsafePointer(to: base.pointee[index]) { body(UnsafeRawPointer($0)) }
    }
  }

  override func moved(to root: AnyReference) -> AnyReference {
    IndexSlice(typedBase.relocated(to: root), index: index, initial: last)
  }

  override var isPresent: Bool {
    guard typedBase.isPresent else { return false }
    var isPresent = false
    typedBase.withValue { isPresent = $0.pointee.contains(index: index) }
    return isPresent
  }

  override func withValue(_ body: (UnsafeMutablePointer<Base.Element>) -> Void) {
    typedBase.withValue {
      if $0.pointee.contains(index: index) {
        var value = $0.pointee[index]
        if keepsLast { last = value }
        body(&value)
      } else {
        body(&last)
      }
    }
  }

  override var inPlace: Base.Element {
    get { copy() }
    _modify { yield &typedBase.inPlace[index] }
  }
}

extension Collection {
  fileprivate func contains(index: Index) -> Bool { index >= startIndex && index < endIndex }
}

/// The element of an identified collection with an id, or nil if there is none.
///
// Sendable because it is immutable.
final class IDSlice<Base: _IdentifiedCollection>: ValueSlice<Base.Element?>, @unchecked Sendable {
  private let typedBase: Reference<Base>
  private let id: Base.ID

  init(_ base: Reference<Base>, id: Base.ID) {
    typedBase = base
    self.id = id
    super.init(base, address: nil)
  }

  override var step: Step { .id(AnyHashable(id)) }

  override var projection: ValueNode<Base.Element?>.Projection {
    { [id] base, body in
      withUnsafePointer(to: base.assumingMemoryBound(to: Base.self).pointee[id: id]) {
        body(UnsafeRawPointer($0))
      }
    }
  }

  override func moved(to root: AnyReference) -> AnyReference {
    IDSlice(typedBase.relocated(to: root), id: id)
  }

  override var isPresent: Bool { typedBase.isPresent }

  override func withValue(_ body: (UnsafeMutablePointer<Base.Element?>) -> Void) {
    typedBase.withValue {
      var value = $0.pointee[id: id]
      body(&value)
    }
  }

  override var inPlace: Base.Element? {
    get { copy() }
    _modify { yield &typedBase.inPlace[id: id] }
  }
}
