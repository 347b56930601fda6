import Foundation
import Testing

@testable import PandoUI

/// Tests of unions, intersections and differences of paths.
struct PathCombiningTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Paths that touch, cover, cross and miss each other, and cross themselves.
  private static let paths: [Path] = [
    square,
    Path(CGRect(x: 50, y: 50, width: 100, height: 100)),
    Path(CGRect(x: 100, y: 0, width: 40, height: 100)),
    Path(CGRect(x: 20, y: 20, width: 30, height: 30)),
    Path(ellipseIn: CGRect(x: 30, y: -20, width: 90, height: 60)),
    Path(CGRect(x: 300, y: 300, width: 10, height: 10)),
    star,
    Path { path in
      path.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
      path.addEllipse(in: CGRect(x: 30, y: 30, width: 40, height: 40))
    },
    Path(),
  ]

  /// A star of five points, drawn in one line that crosses itself.
  private static var star: Path {
    Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 4 * .pi / 5 - .pi / 2
          return CGPoint(x: 60 + 50 * cos(angle), y: 60 + 50 * sin(angle))
        }
      )
      path.closeSubpath()
    }
  }

  private func isNearLine(_ path: Path, _ point: CGPoint) -> Bool {
    path.flattened(closingParts: true).contains { line in
      zip(line, line.dropFirst()).contains { a, b in
        let length = hypot(b.x - a.x, b.y - a.y)
        guard length > 0 else { return false }
        let way = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length / length
        let t = min(max(way, 0), 1)
        return hypot(a.x + t * (b.x - a.x) - point.x, a.y + t * (b.y - a.y) - point.y) < 0.1
      }
    }
  }

  @Test(arguments: paths.indices, [false, true])
  func areas_haveThePointsThatTheRuleSays(index: Int, eoFill: Bool) {
    let first = Self.paths[index]
    for second in Self.paths {
      let results: [(Path, (Bool, Bool) -> Bool)] = [
        (first.union(second, eoFill: eoFill), { $0 || $1 }),
        (first.intersection(second, eoFill: eoFill), { $0 && $1 }),
        (first.subtracting(second, eoFill: eoFill), { $0 && !$1 }),
        (first.symmetricDifference(second, eoFill: eoFill), { $0 != $1 }),
        (first.normalized(eoFill: eoFill), { inFirst, _ in inFirst }),
      ]
      for x in stride(from: -9.7, to: 150, by: 23.3) {
        for y in stride(from: -19.3, to: 150, by: 22.9) {
          let point = CGPoint(x: x, y: y)
          guard !isNearLine(first, point), !isNearLine(second, point) else { continue }
          let isIn = (
            first.contains(point, eoFill: eoFill), second.contains(point, eoFill: eoFill)
          )
          for (result, rule) in results {
            // The rule makes no difference to an outline that crosses itself nowhere.
            #expect(result.contains(point) == rule(isIn.0, isIn.1))
            #expect(result.contains(point, eoFill: true) == rule(isIn.0, isIn.1))
          }
        }
      }
    }
  }

  @Test func lines_areCutAtTheArea() {
    let line = Path { path in
      path.move(to: CGPoint(x: -50, y: 40))
      path.addLine(to: CGPoint(x: 150, y: 40))
    }
    #expect(line.lineIntersection(Self.square).svg() == "M0 40L100 40")
    #expect(line.lineSubtraction(Self.square).svg() == "M-50 40L0 40M100 40L150 40")
    #expect(line.lineIntersection(Path()).isEmpty)
    #expect(line.lineSubtraction(Path()).svg() == "M-50 40L150 40")
  }

  @Test func pathPoint_thatIsNotFinite_isLeftOut() {
    var path = Self.square
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1e300))
    #expect(path.union(Path()).contains(CGPoint(x: 50, y: 50)))
  }

  @Test func shapes_areCombinedInTheirRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let ring = Rectangle().subtracting(Circle()).path(in: rect)
    #expect(ring.contains(CGPoint(x: 10, y: 25)))
    #expect(!ring.contains(CGPoint(x: 50, y: 25)))
    let lens = Circle().offset(x: 20).intersection(Circle().offset(x: -20)).path(in: rect)
    #expect(lens.contains(CGPoint(x: 50, y: 25)))
    #expect(!lens.contains(CGPoint(x: 70, y: 25)))
    #expect(Circle().union(Rectangle()).path(in: rect).boundingRect == rect)
    #expect(
      Circle().symmetricDifference(Rectangle()).path(in: rect).contains(CGPoint(x: 1, y: 1))
    )
    #expect(!Circle().lineIntersection(Rectangle()).path(in: rect).isEmpty)
    #expect(Circle().lineSubtraction(Rectangle().scale(2)).path(in: rect).isEmpty)
  }
}
