/// Marks of a chart.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the body.
  associatedtype Body: ChartContent

  /// The marks that this content consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  @_documentation(visibility: internal)
  var _marks: [ChartMark] { get }
}

extension ChartContent {
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public var _marks: [ChartMark] { body._marks }
}

extension ChartContent where Body == Never {
  /// Never evaluated.
  public var body: Never { fatalError("\(Self.self) is a mark and has no body") }
}

extension Never: ChartContent {
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public var _marks: [ChartMark] { [] }
}

/// Marks whose origin is not known to the compiler.
public struct _ChartMarks: ChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  public let _marks: [ChartMark]
}

/// Marks whose type is not known to the compiler.
public struct AnyChartContent: ChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// Hides the type of marks.
  ///
  /// - Parameter content: The marks.
  public init(_ content: some ChartContent) {
    _marks = content._marks
  }

  /// Hides the type of marks.
  ///
  /// - Parameter content: The marks.
  public init(erasing content: some ChartContent) {
    _marks = content._marks
  }
}

/// Builds the marks of a chart from a list of statements.
@resultBuilder
public struct ChartContentBuilder {
  /// Takes marks as they are.
  ///
  /// - Parameter content: The marks.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Takes no marks.
  @MainActor public static func buildBlock() -> _ChartMarks {
    _ChartMarks(_marks: [])
  }

  /// Takes one mark.
  ///
  /// - Parameter content: The marks.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Takes several marks.
  ///
  /// - Parameter content: The marks.
  @MainActor public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartMarks {
    var marks: [ChartMark] = []
    for part in repeat each content { marks += part._marks }
    return _ChartMarks(_marks: marks)
  }

  /// Takes an `if` without an `else`.
  ///
  /// - Parameter content: The marks; nil draws nothing.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? {
    // With a false condition, only the result tells the compiler the type.
    content
  }

  /// Takes the first branch of an `if` or `switch`.
  ///
  /// - Parameter first: The marks of that branch.
  @MainActor public static func buildEither<Content: ChartContent>(
    first: Content
  ) -> _ChartMarks {
    _ChartMarks(_marks: first._marks)
  }

  /// Takes the other branch of an `if` or `switch`.
  ///
  /// - Parameter second: The marks of that branch.
  @MainActor public static func buildEither<Content: ChartContent>(
    second: Content
  ) -> _ChartMarks {
    _ChartMarks(_marks: second._marks)
  }

  /// Takes the body of an `if #available`.
  ///
  /// - Parameter content: The marks.
  @MainActor public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public var _marks: [ChartMark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Makes marks for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order in which they are drawn.
  ///   - content: Builds the marks of one element, when the chart asks for them.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Content: ChartContent {
  /// Makes marks for each element.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order in which they are drawn.
  ///   - id: The path to the identity of an element; a chart does not use it.
  ///   - content: Builds the marks of one element, when the chart asks for them.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Makes marks for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Builds the marks of one number, when the chart asks for them.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identify: { $0 })
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public var _marks: [ChartMark] { self?._marks ?? [] }
}

extension Group: ChartContent where Content: ChartContent {
  /// Puts marks together, so that a modifier applies to all of them.
  ///
  /// - Parameter content: Builds the marks, called once in the initializer.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public var _marks: [ChartMark] { content._marks }
}
