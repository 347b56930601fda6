// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A point of a package of charts for UIKit, which is called Charts too.
@available(
  *,
  unavailable,
  message:
    "That package draws with UIKit. Use a PointMark or a LineMark in a Chart, as in Swift Charts."
)
open class ChartDataEntry {
  public init(x: Double, y: Double) {}
}

/// A bar of a package of charts for UIKit, which is called Charts too.
@available(
  *,
  unavailable,
  message: "That package draws with UIKit. Use a BarMark in a Chart, as in Swift Charts."
)
open class BarChartDataEntry: ChartDataEntry {}

/// A sector of a package of charts for UIKit, which is called Charts too.
@available(
  *,
  unavailable,
  message: "That package draws with UIKit. Use a SectorMark in a Chart, as in Swift Charts."
)
open class PieChartDataEntry: ChartDataEntry {
  public init(value: Double, label: String?) { super.init(x: 0, y: 0) }
}

/// Bars of a package of charts for UIKit, which is called Charts too.
@available(
  *,
  unavailable,
  message: "That package draws with UIKit. Use BarMarks in a Chart, as in Swift Charts."
)
open class BarChartDataSet {}

/// A line of a package of charts for UIKit, which is called Charts too.
@available(
  *,
  unavailable,
  message: "That package draws with UIKit. Use LineMarks in a Chart, as in Swift Charts."
)
open class LineChartDataSet {}

/// Sectors of a package of charts for UIKit, which is called Charts too.
@available(
  *,
  unavailable,
  message: "That package draws with UIKit. Use SectorMarks in a Chart, as in Swift Charts."
)
open class PieChartDataSet {}

/// A chart of a package of charts for UIKit, which is called Charts too.
@available(
  *,
  unavailable,
  message: "That package draws with UIKit. Use a Chart, as in Swift Charts."
)
open class ChartViewBase {}

/// The delegate of a chart in a package for UIKit, which is called Charts too.
@available(
  *,
  unavailable,
  message: "That package draws with UIKit. Use chartXSelection(value:), as in Swift Charts."
)
public protocol ChartViewDelegate: AnyObject {}

/// A formatter of axis values in a package for UIKit, which is called Charts too.
@available(
  *,
  unavailable,
  message:
    "That package draws with UIKit. Use chartXAxis(content:) with an AxisValueLabel, as in Swift Charts."
)
public protocol AxisValueFormatter: AnyObject {}

/// A formatter of axis values in a package for UIKit, which is called Charts too.
@available(
  *,
  unavailable,
  message:
    "That package draws with UIKit. Use chartXAxis(content:) with an AxisValueLabel, as in Swift Charts."
)
open class IndexAxisValueFormatter {}
