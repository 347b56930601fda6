internal import PandoDependencies

/// Decides whether a copy of a value may be kept for a later comparison.
///
/// While a copy of a collection is kept, the next change of the original copies all elements. So a
/// value with more than a few elements is not remembered, and its observers are woken by every
/// commit that may have touched it.
enum CopyCost {
  /// The number of collection elements that a remembered value may hold in total.
  private static let limit = 256

  static func isCheap<Value>(_ value: UnsafePointer<Value>) -> Bool {
    if _isPOD(Value.self) { return true }
    guard Value.self is any Equatable.Type else { return false }
    var budget = limit
    spend(Value.self, UnsafeRawPointer(value), from: &budget)
    return budget >= 0
  }

  /// Whether values of a type are kept without counting their elements: all but collections.
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
      StoredField.visit(of: type, ignoringUnknown: false) { field in
        // The type inside `any P` is unknown, and reflection crashes when it enumerates its fields.
        if field.kind == .existential {
          budget = -1
        } else {
          spend(field.type, value + field.offset, from: &budget)
        }
        return budget >= 0
      }
    }
  }

  private static func spendCollection<C: Collection>(
    _ type: C.Type,
    _ value: UnsafeRawPointer,
    from budget: inout Int
  ) {
    // Only walks as far as the budget: the collection may be long.
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

/// A type whose cost is not the sum of its fields.
protocol CopyCosting {
  static func spend(_ value: UnsafeRawPointer, from budget: inout Int)
}

extension String: CopyCosting {
  /// A string costs one element for each 64 bytes.
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
