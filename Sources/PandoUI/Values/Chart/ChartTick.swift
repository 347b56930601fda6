public import Foundation

extension ChartDrawing {
  /// What is drawn at one value of an axis: a line across the plot, a tick beside it, and a label.
  public struct Tick: Hashable, Sendable {
    /// The place of the labels of an axis.
    package enum Placement: Hashable, Sendable {
      /// Beside the plot. Labels may reach over the ends of the axis.
      case beside
      /// Beside the plot and within the ends of the axis.
      case aligned
      /// In the plot, above the lines or after them.
      case inset
    }

    /// The value.
    public var value: Value
    /// The end of the part of the axis that begins at the value; nil for the end of the axis.
    package var end: Value?
    /// Whether the tick and the label are at the trailing side, or above; nil for the side of the axis.
    package var isAtEnd: Bool?
    /// The place of the label.
    package var placement = Placement.beside
    /// The label; nil for none.
    public var label: Label?
    /// The line across the plot; nil for none.
    public var line: Line?
    /// The short line beside the plot; nil for none.
    public var mark: Mark?

    /// Makes a place without anything drawn.
    ///
    /// - Parameter value: The value.
    public init(_ value: Value) {
      self.value = value
    }
  }
}

extension ChartDrawing.Tick {
  /// The label at a value.
  public struct Label: Hashable, Sendable {
    /// The words of a label.
    public enum Words: Hashable, Sendable {
      /// The value, as the renderer writes it.
      case value
      /// Other words.
      case words(String)
    }

    /// The direction of the words.
    package enum Orientation: Hashable, Sendable {
      case horizontal
      /// From top to bottom.
      case down
      /// From bottom to top.
      case up
    }

    /// The words.
    public var words: Words
    /// The paint; nil for that of all labels.
    public var paint: Paint?
    /// The font; nil for that of all labels.
    package var font: Font?
    /// Whether the label is in the middle of the part of the axis; false for where the part begins, nil for the renderer's
    /// choice.
    package var isCentered: Bool?
    /// The point of the label that is at the value; nil for the middle of its side.
    package var anchor: UnitPoint?
    /// The direction of the words.
    package var orientation = Orientation.horizontal
    /// The distance from the plot, and for the horizontal axis from the value, in points; nil for the renderer's.
    package var horizontalSpacing: CGFloat?
    /// The distance from the plot, and for the vertical axis from the value, in points; nil for the renderer's.
    package var verticalSpacing: CGFloat?
    /// Whether the label is drawn although it has no room.
    package var isKept = false
    /// The view that is the label, for the chart; nil in what renderers get.
    package var view: ChartLabelView?
    /// The name of the chart's part that is the view; nil if the label is words.
    package var part: String?

    /// Makes a label.
    ///
    /// - Parameter words: The words.
    public init(_ words: Words) {
      self.words = words
    }
  }

  /// The line across the plot at a value.
  public struct Line: Hashable, Sendable {
    /// The width and the dashes.
    public var stroke: StrokeStyle
    /// The paint; nil for that of all lines.
    public var paint: Paint?
    /// Whether the line is in the middle of the part of the axis; false for where the part begins, nil for the renderer's
    /// choice.
    package var isCentered: Bool?

    /// Makes a line.
    ///
    /// - Parameter stroke: The width and the dashes.
    public init(stroke: StrokeStyle = StrokeStyle()) {
      self.stroke = stroke
    }
  }

  /// The short line beside the plot at a value.
  public struct Mark: Hashable, Sendable {
    /// The length of the line.
    package enum Length: Hashable, Sendable {
      /// In points.
      case points(Double)
      /// As long as the labels, and longer by some points.
      case label(extending: Double)
    }

    /// The length; nil for the renderer's.
    package var length: Length?
    /// The width of the line, in points.
    public var width: CGFloat
    /// The paint; nil for that of all lines.
    public var paint: Paint?
    /// Whether the line is in the middle of the part of the axis; false for where the part begins, nil for the renderer's
    /// choice.
    package var isCentered: Bool?

    /// Makes a line.
    ///
    /// - Parameter width: The width, in points.
    public init(width: CGFloat = 1) {
      self.width = width
    }
  }
}

extension ChartScale {
  /// The position of what is drawn at a tick, from 0 to 100.
  ///
  /// - Parameters:
  ///   - tick: The tick.
  ///   - isCentered: Whether it is in the middle of the part of the axis that begins at the tick; false for where the part
  ///     begins. Nil is the middle of a band, and along a line the value.
  ///   - isLabel: Whether it is the label. Without a wish it is in the middle of the unit that begins at the tick.
  package func position(
    _ tick: ChartDrawing.Tick,
    isCentered: Bool?,
    isLabel: Bool = false
  ) -> Double {
    let position = position(tick.value)
    if isLabel, isCentered == nil, let end = unitEnd(tick.value) {
      return (position + self.position(end)) / 2
    }
    guard isContinuous else {
      let beginning = beginsAtTop != isReversed ? halfBand : -halfBand
      return isCentered == false ? position + beginning : position
    }
    guard isCentered == true else { return position }
    let end = tick.end.map { self.position($0) } ?? (isReversed ? 0 : 100)
    return (position + min(max(end, 0), 100)) / 2
  }
}

/// A view that is the label of a tick.
package struct ChartLabelView: Hashable {
  package let view: Any

  package init(_ view: Any) { self.view = view }

  /// Views are not compared, because a new one may show something else.
  package static func == (lhs: Self, rhs: Self) -> Bool { false }

  package func hash(into hasher: inout Hasher) {}
}

// Sendable because only the main actor makes, reads and draws the view.
extension ChartLabelView: @unchecked Sendable {}
