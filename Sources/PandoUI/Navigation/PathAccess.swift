/// How a stack reads and changes its path, whatever the path is made of.
struct PathAccess {
  let values: () -> [AnyHashable]
  /// Says whether the path can hold the value.
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void
  /// The type of the values; nil if it takes any.
  let elementType: (any Any.Type)?

  var elementName: String { elementType.map { "\($0)" } ?? "AnyHashable" }

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = {
      path.wrappedValue.values.append($0)
      return true
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
    append = { value in
      guard let element = value.base as? Data.Element ?? value as? Data.Element else {
        return false
      }
      path.wrappedValue.append(element)
      return true
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
