/// Builds the marks at one value of an axis.
@resultBuilder
@MainActor
public struct AxisMarkBuilder {
  /// Takes a mark.
  ///
  /// - Parameter expression: The marks.
  public static func buildExpression<Content: AxisMark>(_ expression: Content) -> AxisMarkGroup {
    AxisMarkGroup(marks: [expression])
  }

  /// Takes several marks.
  ///
  /// - Parameter parts: The marks, in order.
  public static func buildBlock(_ parts: AxisMarkGroup...) -> AxisMarkGroup {
    AxisMarkGroup(marks: parts.flatMap(\.marks))
  }

  /// Takes the marks of a loop.
  ///
  /// - Parameter parts: The marks, in order.
  public static func buildArray(_ parts: [AxisMarkGroup]) -> AxisMarkGroup {
    AxisMarkGroup(marks: parts.flatMap(\.marks))
  }

  /// Takes an `if` without an `else`.
  ///
  /// - Parameter part: The marks; nil for none.
  public static func buildOptional(_ part: AxisMarkGroup?) -> AxisMarkGroup {
    part ?? AxisMarkGroup(marks: [])
  }

  /// Takes the first branch of an `if`.
  ///
  /// - Parameter first: The marks of that branch.
  public static func buildEither(first: AxisMarkGroup) -> AxisMarkGroup { first }

  /// Takes the other branch of an `if`.
  ///
  /// - Parameter second: The marks of that branch.
  public static func buildEither(second: AxisMarkGroup) -> AxisMarkGroup { second }
}

/// Several groups of marks of an axis.
public struct AxisContentGroup: AxisContent {
  /// The groups of marks, as the axis is drawn.
  @_documentation(visibility: internal)
  public let _groups: [_AxisGroup]
}

/// Builds the content of an axis.
@resultBuilder
@MainActor
public struct AxisContentBuilder {
  /// Takes marks.
  ///
  /// - Parameter expression: The marks.
  public static func buildExpression<Content: AxisContent>(_ expression: Content)
    -> AxisContentGroup
  {
    AxisContentGroup(_groups: expression._groups)
  }

  /// Takes several marks.
  ///
  /// - Parameter parts: The marks, in order.
  public static func buildBlock(_ parts: AxisContentGroup...) -> AxisContentGroup {
    AxisContentGroup(_groups: parts.flatMap(\._groups))
  }

  /// Takes the marks of a loop.
  ///
  /// - Parameter parts: The marks, in order.
  public static func buildArray(_ parts: [AxisContentGroup]) -> AxisContentGroup {
    AxisContentGroup(_groups: parts.flatMap(\._groups))
  }

  /// Takes an `if` without an `else`.
  ///
  /// - Parameter part: The marks; nil for none.
  public static func buildOptional(_ part: AxisContentGroup?) -> AxisContentGroup {
    part ?? AxisContentGroup(_groups: [])
  }

  /// Takes the first branch of an `if`.
  ///
  /// - Parameter first: The marks of that branch.
  public static func buildEither(first: AxisContentGroup) -> AxisContentGroup { first }

  /// Takes the other branch of an `if`.
  ///
  /// - Parameter second: The marks of that branch.
  public static func buildEither(second: AxisContentGroup) -> AxisContentGroup { second }
}

extension View {
  /// Sets what is drawn along the horizontal axis.
  ///
  /// - Parameter content: Makes the marks.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = AxisPlan(content()._groups)
    return transformEnvironment(\.chartTraits) {
      $0.xAxis.isHidden = false
      $0.xPlan = content
    }
  }

  /// Sets what is drawn along the vertical axis.
  ///
  /// - Parameter content: Makes the marks.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = AxisPlan(content()._groups)
    return transformEnvironment(\.chartTraits) {
      $0.yAxis.isHidden = false
      $0.yPlan = content
    }
  }
}

/// The marks of an axis, as closures make them. Plans are compared by identity, because closures
/// cannot be compared.
final class AxisPlan: Equatable {
  private let groups: [_AxisGroup]

  init(_ groups: [_AxisGroup]) {
    self.groups = groups
  }

  static func == (lhs: AxisPlan, rhs: AxisPlan) -> Bool { lhs === rhs }

  /// Whether the first labels are at the trailing side; nil if that is not set.
  var isAtEnd: Bool? { groups.first?.isAtEnd }

  /// The marks on a scale, in the order of the groups.
  ///
  /// - Parameters:
  ///   - scale: The scale of the axis.
  ///   - name: The beginning of the names of the views that are labels.
  @MainActor
  func ticks(on scale: ChartScale, name: String) -> [ChartDrawing.Tick] {
    var ticks = ticks(on: scale)
    for index in ticks.indices where ticks[index].label?.view != nil {
      ticks[index].label?.part = "\(name)\(index)"
    }
    return ticks
  }

  @MainActor
  private func ticks(on scale: ChartScale) -> [ChartDrawing.Tick] {
    groups.flatMap { group in
      let values = group.values.values(on: scale)
      return values.enumerated().map { index, place in
        let value = AxisValue(index: index, count: values.count, place: place)
        var tick = ChartDrawing.Tick(place)
        tick.end = index + 1 < values.count ? values[index + 1] : group.values.next(after: place)
        tick.isAtEnd = group.isAtEnd
        tick.placement = group.placement
        group.content(value)._draw(&tick, at: value)
        return tick
      }
    }
  }
}
