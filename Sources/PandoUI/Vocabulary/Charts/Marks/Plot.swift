/// Several marks as one.
public struct Plot<Content: ChartContent>: ChartContent {
  /// There is no body.
  public typealias Body = Never

  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// Takes marks together.
  ///
  /// - Parameter content: Builds the marks, called once in the initializer.
  public init(@ChartContentBuilder content: () -> Content) {
    _marks = content()._marks
  }
}
