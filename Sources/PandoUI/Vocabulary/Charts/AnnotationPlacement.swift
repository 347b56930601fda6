/// What becomes of a view at a mark that has no room.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What becomes of a label in one direction.
  public struct Strategy: Hashable, Sendable {
    /// nil where the platform decides.
    let overflow: ChartNote.Overflow?

    /// As the platform has it: it is moved to the side, and has more room above.
    public static let automatic = Strategy(overflow: nil)
    /// The annotation is moved to where there is room.
    public static let fit = Strategy(overflow: .fits)
    /// There is more room around the marks.
    public static let padScale = Strategy(overflow: .pads)
    /// The annotation may reach over the edge.
    public static let disabled = Strategy(overflow: ChartNote.Overflow.none)

    /// The annotation is moved to where there is room.
    ///
    /// - Parameter boundary: No effect here: the marks and their surroundings have the room.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// What has room for a label.
  public struct Boundary: Hashable, Sendable {
    private let name: String

    /// As the platform has it.
    public static let automatic = Boundary(name: "automatic")
    /// The marks and their surroundings.
    public static let plot = Boundary(name: "plot")
    /// The chart.
    public static let chart = Boundary(name: "chart")
  }

  /// What becomes of it in the horizontal direction.
  public var x: Strategy
  /// What becomes of it in the vertical direction.
  public var y: Strategy

  /// Says what becomes of a label that has no room.
  ///
  /// - Parameters:
  ///   - x: What becomes of it in the horizontal direction.
  ///   - y: What becomes of it in the vertical direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// As the platform has it.
  public static let automatic = AnnotationOverflowResolution()
}

/// The place of a label at a mark or an axis.
public struct AnnotationPosition: Hashable, Sendable {
  let name: String
  /// Where there is room.
  public static let automatic = AnnotationPosition(name: "automatic")
  /// In front of the mark.
  public static let overlay = AnnotationPosition(name: "overlay")
  /// Above.
  public static let top = AnnotationPosition(name: "top")
  /// Below.
  public static let bottom = AnnotationPosition(name: "bottom")
  /// At the leading side.
  public static let leading = AnnotationPosition(name: "leading")
  /// At the trailing side.
  public static let trailing = AnnotationPosition(name: "trailing")
  /// Above, at the leading side.
  public static let topLeading = AnnotationPosition(name: "topLeading")
  /// Above, at the trailing side.
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  /// Below, at the leading side.
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  /// Below, at the trailing side.
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}
