/// A table of objects by element number.
package struct ElementTable<Value: AnyObject> {
  @usableFromInline let pages = ElementPages()

  /// Makes an empty table.
  package init() {}

  // Inlinable, so that the compiler can specialize it in other modules.
  // Unsafe because the casts are not checked. All objects come through this setter, which takes only a
  // `Value`; another way to put objects into `pages` would break it.

  /// The object of an element; nil if there is none.
  @inlinable
  package subscript(id: ElementID) -> Value? {
    get {
      guard let object = pages[id] else { return nil }
      return unsafeDowncast(object, to: Value.self)
    }
    nonmutating set { pages[id] = newValue }
  }

  /// Visits all objects in the order of their numbers.
  package func forEach(_ visit: (ElementID, Value) -> Void) {
    pages.forEach { visit($0, unsafeDowncast($1, to: Value.self)) }
  }

  /// Whether the table is empty.
  package var isEmpty: Bool { pages.isEmpty }
}

/// The objects of a table without their type: each use of a generic class in another module would look up
/// its type.
///
/// Elements that are made together have consecutive numbers, and no number is reused. So the objects are
/// kept in pages of 16, and a page is released with its last object. This takes a quarter of a dictionary's
/// memory, and access to neighbours needs no hashing.
@usableFromInline
final class ElementPages {
  /// Sixteen places, with the number of occupied places as the header.
  final class Page: ManagedBuffer<Int, AnyObject?> {
    static var size: Int { 16 }

    static func make() -> Page {
      let made = Page.create(minimumCapacity: size) { page in
        page.withUnsafeMutablePointerToElements { $0.initialize(repeating: nil, count: Self.size) }
        return 0
      }
      // Unsafe because the cast is not checked. `ManagedBuffer.create` makes an instance of the class on
      // which it is called.
      return unsafeDowncast(made, to: Page.self)
    }

    deinit {
      _ = withUnsafeMutablePointerToElements { $0.deinitialize(count: Self.size) }
    }

    @inline(__always)
    subscript(index: Int) -> AnyObject? {
      get { withUnsafeMutablePointerToElements { $0[index] } }
      set {
        withUnsafeMutablePointers { count, values in
          count.pointee += (newValue == nil ? 0 : 1) - (values[index] == nil ? 0 : 1)
          values[index] = newValue
        }
      }
    }
  }

  @exclusivity(unchecked) private var pages: [Int: Page] = [:]
  /// The most recently used page.
  @exclusivity(unchecked) private var last: (number: Int, page: Page)?

  @inline(__always)
  private func page(_ number: Int) -> Page? {
    if let last, last.number == number { return last.page }
    guard let page = pages[number] else { return nil }
    last = (number, page)
    return page
  }

  @usableFromInline
  subscript(id: ElementID) -> AnyObject? {
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

  var isEmpty: Bool { pages.isEmpty }

  func forEach(_ visit: (ElementID, AnyObject) -> Void) {
    for (number, page) in pages.sorted(by: { $0.key < $1.key }) {
      for index in 0..<Page.size {
        if let value = page[index] { visit(ElementID(number << 4 | index), value) }
      }
    }
  }
}
