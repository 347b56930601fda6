internal import OrderedCollections

extension Store {
  /// The store of an element of a stack.
  @_spi(Internals)
  public func scope<ChildState, ChildAction>(
    component: StackState<ChildState>.Component,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>
  where State == StackState<ChildState>, Action == StackAction<ChildState, ChildAction> {
    elementStore(component.id) {
      StackElementCore(core, component.id, initial: component.element)
    }
  }
}

extension StackState {
  /// The elements with their ids, as a navigation stack displays them.
  var path: PathView {
    get { PathView(base: self) }
    set { self = newValue.base }
  }

  /// An element with its id. Components are equal if their ids are.
  public struct Component: Hashable {
    /// The id.
    @_spi(Internals) public let id: StackElementID
    /// The element.
    @_spi(Internals) public var element: Element

    /// Makes a component.
    @_spi(Internals)
    public init(id: StackElementID, element: Element) {
      self.id = id
      self.element = element
    }

    /// Whether both have the same id.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// The elements with their ids.
  public struct PathView: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
    var base: StackState

    init(base: StackState) { self.base = base }

    /// Makes an empty view.
    public init() { self.init(base: StackState()) }

    /// The position of the first element.
    public var startIndex: Int { base.startIndex }
    /// The position after the last element.
    public var endIndex: Int { base.endIndex }
    /// The next position.
    public func index(after index: Int) -> Int { base.index(after: index) }
    /// The position before.
    public func index(before index: Int) -> Int { base.index(before: index) }

    /// An element with its id.
    public subscript(position: Int) -> Component {
      get { Component(id: base._dictionary.keys[position], element: base[position]) }
      set { base._dictionary[newValue.id] = newValue.element }
    }

    /// Replaces a range of elements.
    public mutating func replaceSubrange(
      _ subrange: Range<Int>,
      with newElements: some Collection<Component>
    ) {
      base._dictionary.removeSubrange(subrange)
      for component in newElements.reversed() {
        base._dictionary.updateValue(
          component.element,
          forKey: component.id,
          insertingAt: subrange.lowerBound
        )
      }
    }
  }
}
