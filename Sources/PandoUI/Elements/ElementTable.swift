/// Values by the numbers of elements.
///
/// Elements that come together have numbers that follow each other, and no number is used twice: the
/// values stand in pages of 16, and a page ends with the last value on it. That takes a quarter of
/// what a dictionary takes, and finding one costs half as much.
package struct ElementTable<Value> {
  fileprivate struct Page {
    var values: [Value?] = Array(repeating: nil, count: ElementTable.pageSize)
    var count = 0
  }

  private static var pageSize: Int { 16 }

  private var pages: [Int: Page] = [:]

  /// No values.
  package init() {}

  /// The value of an element; nil if there is none.
  package subscript(id: ElementID) -> Value? {
    get { pages[id.number >> 4]?.values[id.number & 15] }
    set {
      let number = id.number >> 4
      guard newValue != nil || pages[number] != nil else { return }
      let isEmpty = pages[number, default: Page()].set(id.number & 15, to: newValue)
      if isEmpty { pages[number] = nil }
    }
  }

  /// Whether there are none.
  package var isEmpty: Bool { pages.isEmpty }
}

extension ElementTable.Page {
  /// Sets a value; says whether there is none left.
  fileprivate mutating func set(_ index: Int, to value: Value?) -> Bool {
    count += (value == nil ? 0 : 1) - (values[index] == nil ? 0 : 1)
    values[index] = value
    return count == 0
  }
}
