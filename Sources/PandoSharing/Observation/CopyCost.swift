@_spi(Reflection) internal import Swift

/// Whether a copy of a value may be kept for a comparison later.
///
/// A copy of a collection makes the next change of the original copy all of it, so a value that
/// holds more than a few elements is not remembered, and its observers are woken by every commit
/// that may have touched it.
enum CopyCost {
  /// How many elements of collections a remembered value may hold in all.
  private static let limit = 256

  static func isCheap<Value>(_ value: UnsafePointer<Value>) -> Bool {
    if _isPOD(Value.self) { return true }
    guard Value.self is any Equatable.Type else { return false }
    var budget = limit
    spend(Value.self, UnsafeRawPointer(value), from: &budget)
    return budget >= 0
  }

  /// Whether values of a type are kept without looking into them: all but collections.
  static func isCheapToKeep<Value>(_ type: Value.Type) -> Bool {
    _isPOD(type) || type == String.self || !(type is any Collection.Type)
  }

  private static func spend(_ type: Any.Type, _ value: UnsafeRawPointer, from budget: inout Int) {
    guard budget >= 0 else { return }
    if let type = type as? any CopyCosting.Type {
      type.spend(value, from: &budget)
    } else if let type = type as? any Collection.Type {
      spendCollection(type, value, from: &budget)
    } else {
      _ = _forEachField(of: type) { _, offset, field, kind in
        // What is in `any P` is not known, and reflection crashes where it looks for its fields.
        if kind == .existential { budget = -1 } else { spend(field, value + offset, from: &budget) }
        return budget >= 0
      }
    }
  }

  private static func spendCollection<C: Collection>(
    _ type: C.Type,
    _ value: UnsafeRawPointer,
    from budget: inout Int
  ) {
    // Counting must not walk a long collection: only as far as the budget goes.
    let collection = value.assumingMemoryBound(to: C.self).pointee
    guard
      let end = collection.index(
        collection.startIndex,
        offsetBy: budget + 1,
        limitedBy: collection.endIndex
      )
    else {
      budget -= collection.count
      if _isPOD(C.Element.self) { return }
      for element in collection {
        withUnsafePointer(to: element) {
          spend(C.Element.self, UnsafeRawPointer($0), from: &budget)
        }
        if budget < 0 { return }
      }
      return
    }
    _ = end
    budget = -1
  }
}

/// A type whose weight is not the sum of its fields.
protocol CopyCosting {
  static func spend(_ value: UnsafeRawPointer, from budget: inout Int)
}

extension String: CopyCosting {
  /// A string counts by its length in units of 64 bytes.
  static func spend(_ value: UnsafeRawPointer, from budget: inout Int) {
    budget -= value.assumingMemoryBound(to: String.self).pointee.utf8.count / 64
  }
}

extension Optional: CopyCosting {
  static func spend(_ value: UnsafeRawPointer, from budget: inout Int) {
    guard let wrapped = value.assumingMemoryBound(to: Self.self).pointee else { return }
    withUnsafePointer(to: wrapped) {
      if !CopyCost.isCheap($0) { budget = -1 }
    }
  }
}
