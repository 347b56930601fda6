/// Reads and changes the path of a stack, independent of the path's type.
struct PathAccess {
  let values: () -> [AnyHashable]
  /// Appends values up to the first one that the path cannot hold. Returns how many it appended.
  let append: ([AnyHashable]) -> Int
  let removeLast: (Int) -> Void
  /// The type of the values; nil if it takes any.
  let elementType: (any Any.Type)?

  var elementName: String { elementType.map { "\($0)" } ?? "AnyHashable" }

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = { values in
      if !values.isEmpty { path.wrappedValue.values += values }
      return values.count
    }
    removeLast = { count in
      path.wrappedValue.values.removeLast(min(count, path.wrappedValue.values.count))
    }
    elementType = nil
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(
    collection path: Binding<Data>
  ) where Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { values in
      var elements: [Data.Element] = []
      for value in values {
        guard let element = value.base as? Data.Element ?? value as? Data.Element else { break }
        elements.append(element)
      }
      if !elements.isEmpty { path.wrappedValue.append(contentsOf: elements) }
      return elements.count
    }
    removeLast = { count in
      var new = path.wrappedValue
      let rest = Swift.max(0, new.count - count)
      new.removeSubrange(new.index(new.startIndex, offsetBy: rest)..<new.endIndex)
      path.wrappedValue = new
    }
    elementType = Data.Element.self
  }
}
