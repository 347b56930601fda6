/// Marks of a chart.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of what it consists of.
  associatedtype Body: ChartContent

  /// What it consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  @_documentation(visibility: internal)
  var _marks: [ChartMark] { get }
}

extension ChartContent {
  /// The marks it draws.
  @_documentation(visibility: internal)
  public var _marks: [ChartMark] { body._marks }
}

extension ChartContent where Body == Never {
  /// Never evaluated.
  public var body: Never { fatalError("\(Self.self) is a mark and has no body") }
}

extension Never: ChartContent {
  /// The marks it draws.
  @_documentation(visibility: internal)
  public var _marks: [ChartMark] { [] }
}

/// Some marks, whatever they were made by.
public struct _ChartMarks: ChartContent {
  /// It has none.
  public typealias Body = Never
  /// The marks it draws.
  public let _marks: [ChartMark]
}

/// Marks whose type is not known to the compiler.
public struct AnyChartContent: ChartContent {
  /// It has none.
  public typealias Body = Never
  /// The marks it draws.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// Hides the type of marks.
  public init(_ content: some ChartContent) {
    _marks = content._marks
  }

  /// Hides the type of marks.
  public init(erasing content: some ChartContent) {
    _marks = content._marks
  }
}

/// Builds the marks of a chart from a list of statements.
@resultBuilder
public struct ChartContentBuilder {
  /// A mark as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// No marks.
  @MainActor public static func buildBlock() -> _ChartMarks {
    _ChartMarks(_marks: [])
  }

  /// One mark.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Several marks.
  @MainActor public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartMarks {
    var marks: [ChartMark] = []
    for part in repeat each content { marks += part._marks }
    return _ChartMarks(_marks: marks)
  }

  /// An `if` without an `else`.
  @MainActor public static func buildIf<Content: ChartContent>(
    _ content: Content?
  ) -> _ChartMarks {
    _ChartMarks(_marks: content?._marks ?? [])
  }

  /// The first branch of an `if` or `switch`.
  @MainActor public static func buildEither<Content: ChartContent>(
    first: Content
  ) -> _ChartMarks {
    _ChartMarks(_marks: first._marks)
  }

  /// The other branch of an `if` or `switch`.
  @MainActor public static func buildEither<Content: ChartContent>(
    second: Content
  ) -> _ChartMarks {
    _ChartMarks(_marks: second._marks)
  }

  /// The body of an `if #available`.
  @MainActor public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// The marks it draws.
  @_documentation(visibility: internal)
  public var _marks: [ChartMark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Marks for each element, which says itself who it is.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Content: ChartContent {
  /// Marks for each element, whose identity a key path gives.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Marks for each number.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identify: { $0 })
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// The marks it draws.
  @_documentation(visibility: internal)
  public var _marks: [ChartMark] { self?._marks ?? [] }
}

extension Group: ChartContent where Content: ChartContent {
  /// Puts marks together.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// The marks it draws.
  @_documentation(visibility: internal)
  public var _marks: [ChartMark] { content._marks }
}
