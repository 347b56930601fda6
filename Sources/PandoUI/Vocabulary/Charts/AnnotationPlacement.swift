/// The treatment of annotations that have no room.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The treatment in one direction.
  public struct Strategy: Hashable, Sendable {
    /// nil where the platform decides.
    let overflow: ChartAnnotation.Overflow?

    /// The platform's default: the annotation is moved sideways, and gets more room above.
    public static let automatic = Strategy(overflow: nil)
    /// The annotation is moved to where there is room.
    public static let fit = Strategy(overflow: .fits)
    /// The room around the marks grows.
    public static let padScale = Strategy(overflow: .pads)
    /// The annotation may reach over the edge.
    public static let disabled = Strategy(overflow: ChartAnnotation.Overflow.none)

    /// The annotation is moved to where there is room.
    ///
    /// - Parameter boundary: No effect here: the marks and their surroundings have the room.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// An area into which annotations are fitted.
  public struct Boundary: Hashable, Sendable {
    private let name: String

    /// The platform's default.
    public static let automatic = Boundary(name: "automatic")
    /// The marks and their surroundings.
    public static let plot = Boundary(name: "plot")
    /// The chart.
    public static let chart = Boundary(name: "chart")
  }

  /// The treatment in the horizontal direction.
  public var x: Strategy
  /// The treatment in the vertical direction.
  public var y: Strategy

  /// Makes a treatment.
  ///
  /// - Parameters:
  ///   - x: The treatment in the horizontal direction.
  ///   - y: The treatment in the vertical direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// The platform's default.
  public static let automatic = AnnotationOverflowResolution()
}

/// The place of a label at a mark or an axis.
public struct AnnotationPosition: Hashable, Sendable {
  let name: String
  /// The side with room.
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
