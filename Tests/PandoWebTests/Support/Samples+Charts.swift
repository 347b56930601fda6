import Foundation
import PandoUI

@testable import PandoWebTestSupport

extension Samples {
  static var chart: Piece {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
    func marks(_ kind: ChartMark.Kind, _ series: String, _ values: [Double]) -> [ChartMark] {
      zip(months, values).map { ChartMark(kind, x: .category($0), y: .number($1), series: series) }
    }
    let bars =
      marks(.bar, "Web", [12, 18, 9, 22, 30, 27]) + marks(.bar, "Shop", [5, 8, 12, 9, 14, 20])
    var lines = marks(.line, "Web", [12, 18, 9, 22, 30, 27])
    for index in lines.indices { lines[index].interpolation = .monotone }
    lines += marks(.point, "Web", [12, 18, 9, 22, 30, 27])
    let sectors =
      marks(.sector, "Web", [4]) + marks(.sector, "Shop", [3]) + marks(.sector, "Mail", [2])
    return Piece(
      .vstack,
      [
        .spacing: .number(24),
        .padding: .edges(EdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)),
        .maxWidth: .number(720),
      ],
      [
        .text("Visits", [.font: .font(.title2), .accessibilityTraits: .list(["isHeader"])]),
        Piece(.chart, [.chart: .chart(ChartDrawing(marks: bars)), .height: .number(220)]),
        Piece(.chart, [.chart: .chart(ChartDrawing(marks: lines)), .height: .number(220)]),
        Piece(.chart, [.chart: .chart(ChartDrawing(marks: sectors)), .height: .number(220)]),
      ]
    )
  }
}
