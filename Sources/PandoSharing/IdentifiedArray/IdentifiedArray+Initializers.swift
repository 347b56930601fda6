public import OrderedCollections

extension IdentifiedArray {
  /// Creates an empty array of elements that are distinguished by a property.
  ///
  /// - Parameter id: The key path from an element to its id.
  @inlinable
  public init(id: KeyPath<Element, ID>) {
    self.init(storage: [:], identify: { $0[keyPath: id] }, makeIDKeyPath: { id })
  }

  /// Creates an array of elements whose ids are known to be unique.
  ///
  /// If several elements have the same id, that is reported and the first of them is kept.
  ///
  /// - Parameters:
  ///   - elements: Elements with unique ids.
  ///   - id: The key path from an element to its id.
  /// - Complexity: Expected O(*n*), if `ID` hashes well.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(id: id)
    insertReportingDuplicates(elements)
  }

  /// Creates an array of elements, some of which may have the same id.
  ///
  /// ```swift
  /// let latest = IdentifiedArray(readings, id: \.sensor, uniquingIDsWith: { _, new in new })
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path from an element to its id.
  ///   - combine: Combines the present element with the next element of the same id. A result with
  ///     another id is reported and ignored.
  /// - Throws: What `combine` throws.
  /// - Complexity: Expected O(*n*), if `ID` hashes well.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    try merge(elements, uniquingIDsWith: combine)
  }

  /// Creates an array with the elements of another one.
  ///
  /// - Complexity: O(1)
  @inlinable
  public init(_ elements: Self) {
    self = elements
  }

  /// Creates an array with the elements of a slice of another one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the slice.
  @inlinable
  public init(_ elements: SubSequence) {
    self = elements.base
    if elements.count != count { select(elements.indices) }
  }

  /// Makes room for a number of elements, so that appending up to that many does not reallocate.
  ///
  /// - Complexity: O(max(`count`, `minimumCapacity`))
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    storage.reserveCapacity(minimumCapacity)
  }

  @inlinable
  mutating func merge(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    storage.reserveCapacity(storage.count + elements.underestimatedCount)
    for element in elements {
      let (isInserted, index) = append(element)
      if !isInserted { self[index] = try combine(self[index], element) }
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an empty array.
  @inlinable
  public init() {
    self.init(storage: [:], identify: { $0.id }, makeIDKeyPath: { \.id })
  }

  /// Creates an array of elements whose ids are known to be unique.
  ///
  /// If several elements have the same id, that is reported and the first of them is kept.
  ///
  /// - Parameter elements: Elements with unique ids.
  /// - Complexity: Expected O(*n*), if `ID` hashes well.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    insertReportingDuplicates(elements)
  }

  /// Creates an array of elements, some of which may have the same id.
  ///
  /// ```swift
  /// let latest = IdentifiedArray(cached + fetched, uniquingIDsWith: { _, new in new })
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - combine: Combines the present element with the next element of the same id. A result with
  ///     another id is reported and ignored.
  /// - Throws: What `combine` throws.
  /// - Complexity: Expected O(*n*), if `ID` hashes well.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try merge(elements, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Creates an array from a literal.
  ///
  /// If several elements have the same id, that is reported and the first of them is kept.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
