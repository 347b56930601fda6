/// Values by the numbers of elements.
///
/// Elements that come together have numbers that follow each other, and no number is used twice: the
/// values stand in pages of 16, and a page ends with the last value on it. That takes a quarter of
/// what a dictionary takes, and going through neighbours needs no hashing. Inlinable because it is used
/// across modules, once and more for each change of an element.
package final class ElementTable<Value> {
  /// Sixteen places, and how many of them are taken.
  @usableFromInline
  package final class Page: ManagedBuffer<Int, Value?> {
    @inlinable
    package static var size: Int { 16 }

    @inlinable
    package static func make() -> Page {
      let made = Page.create(minimumCapacity: size) { page in
        page.withUnsafeMutablePointerToElements { $0.initialize(repeating: nil, count: Self.size) }
        return 0
      }
      return unsafeDowncast(made, to: Page.self)
    }

    @inlinable
    deinit {
      _ = withUnsafeMutablePointerToElements { $0.deinitialize(count: Self.size) }
    }

    @inlinable
    package subscript(index: Int) -> Value? {
      get { withUnsafeMutablePointerToElements { $0[index] } }
      set {
        withUnsafeMutablePointers { count, values in
          count.pointee += (newValue == nil ? 0 : 1) - (values[index] == nil ? 0 : 1)
          values[index] = newValue
        }
      }
    }
  }

  @usableFromInline
  package var pages: [Int: Page] = [:]
  /// The page that was used last.
  @usableFromInline
  package var last: (number: Int, page: Page)?

  /// No values.
  @inlinable
  package init() {}

  @inlinable
  package func page(_ number: Int) -> Page? {
    if let last, last.number == number { return last.page }
    guard let page = pages[number] else { return nil }
    last = (number, page)
    return page
  }

  /// The value of an element; nil if there is none.
  @inlinable
  package subscript(id: ElementID) -> Value? {
    get { page(id.number >> 4)?[id.number & 15] }
    set {
      let number = id.number >> 4
      var page = page(number)
      if page == nil, newValue != nil {
        let new = Page.make()
        pages[number] = new
        last = (number, new)
        page = new
      }
      guard let page else { return }
      page[id.number & 15] = newValue
      if page.header == 0 {
        pages[number] = nil
        last = nil
      }
    }
  }

  /// Visits all values, in the order of the numbers.
  @inlinable
  package func forEach(_ visit: (ElementID, Value) -> Void) {
    for (number, page) in pages.sorted(by: { $0.key < $1.key }) {
      for index in 0..<Page.size {
        if let value = page[index] { visit(ElementID(number << 4 | index), value) }
      }
    }
  }

  /// Whether there are none.
  @inlinable
  package var isEmpty: Bool { pages.isEmpty }
}
