import Foundation
import PandoUI
import Testing

@Suite struct PathTests {
  private static let numbers: [(Double, String)] = [
    (0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (0.25, ".25"), (-0.25, "-.25"), (100, "100"),
    (1.0005, "1.001"), (0.05, ".05"), (1200, "1200"), (.infinity, "0"), (.nan, "0"),
  ]

  private let box = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func rectangle_whenWrittenAsSVG_isShort() {
    #expect(Rectangle().path(in: box).svg() == "M0 0L100 0L100 50L0 50Z")
    #expect(
      Path { $0.addLines([CGPoint(x: -1, y: -2.345678), CGPoint(x: 0.5, y: -0.001)]) }
        .svg() == "M-1-2.35L.5 0"
    )
  }

  @Test(arguments: numbers)
  func number_whenShort_hasNoNeedlessDigits(number: Double, expected: String) {
    #expect(shortNumber(number) == expected)
  }

  @Test func line_whenThereIsNoBeginning_isLeftOut() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect == .null)
  }

  @Test func circle_whenMeasured_touchesItsSides() {
    let bounds = Circle().path(in: box).boundingRect
    #expect(abs(bounds.minX - 25) < 0.01 && abs(bounds.width - 50) < 0.05)
    #expect(abs(bounds.height - 50) < 0.05)
  }

  @Test func arc_whenNotClockwise_goesThroughTheLowerSide() {
    func arc(clockwise: Bool) -> CGRect {
      Path {
        $0.addArc(
          center: .zero,
          radius: 10,
          startAngle: .degrees(0),
          endAngle: .degrees(180),
          clockwise: clockwise
        )
      }.boundingRect
    }
    #expect(abs(arc(clockwise: false).maxY - 10) < 0.01)
    #expect(abs(arc(clockwise: true).minY + 10) < 0.01)
  }

  @Test func arc_whenATangent_endsOnTheSecondLine() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 4
    )
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
  }

  @Test func point_whenInside_isContained() {
    let circle = Circle().path(in: box)
    #expect(circle.contains(CGPoint(x: 50, y: 25)))
    #expect(!circle.contains(CGPoint(x: 27, y: 3)))
    let ring = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    }
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
  }

  @Test func path_whenTrimmed_isAPartOfIt() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
    #expect(line.trimmedPath(from: 0.25, to: 0.75).svg() == "M5 0L10 0L10 5")
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(line.trimmedPath(from: 0, to: 1) == line)
  }

  @Test func path_whenDescribed_isReadBack() {
    let path = RoundedRectangle(cornerRadius: 8).path(in: box)
    #expect(Path(path.description) == path)
    #expect(Path("1 2 m 3 l") == nil)
    #expect(Path("nonsense") == nil)
  }

  @Test func corners_whenTooLarge_shrink() {
    let bounds = RoundedRectangle(cornerRadius: 500).path(in: box).boundingRect
    #expect(bounds == box)
  }

  @Test func mapping_whenUndone_isNone() {
    let turn = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: 5)
    let point = CGPoint(x: 7, y: -2).applying(turn).applying(turn.inverted())
    #expect(abs(point.x - 7) < 1e-9 && abs(point.y + 2) < 1e-9)
  }

  @Test func outline_whenTheShapeIsKnown_isItsName() {
    func outline(_ shape: some Shape) -> ShapeOutline { shape.outline }
    #expect(outline(.circle) == ShapeOutline(.circle))
    #expect(outline(.rect) == ShapeOutline(.rectangle))
    #expect(outline(.capsule) == ShapeOutline(.capsule))
    #expect(AnyShape(Circle()).outline == ShapeOutline(.circle))
    #expect(Circle().trim(from: 0, to: 0.5).outline.trim == 0...0.5)
    #expect(Circle().inset(by: 2).inset(by: 3).outline.inset == 5)
    #expect(
      RoundedRectangle(cornerRadius: 8).inset(by: 3).outline.kind
        == .rounded(RectangleCornerRadii(all: 5), style: .continuous)
    )
    #expect(Circle().offset(x: 1).outline.transforms == [.offset(CGSize(width: 1, height: 0))])
  }

  @Test func outline_whenTheShapeIsOnesOwn_stretches() {
    struct Wedge: Shape {
      func path(in rect: CGRect) -> Path {
        Path {
          $0.move(to: CGPoint(x: rect.midX, y: rect.minY))
          $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
          $0.closeSubpath()
        }
      }
    }
    #expect(Wedge().outline == ShapeOutline(.path("M50 0L100 100L0 100Z")))
  }

  @Test func strokedPath_isTheAreaOfTheLine() {
    let corner = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10))
    }
    func area(_ style: StrokeStyle) -> Path { corner.strokedPath(style) }
    let miter = area(StrokeStyle(lineWidth: 4))
    #expect(miter.boundingRect == CGRect(x: 0, y: -2, width: 12, height: 12))
    #expect(miter.contains(CGPoint(x: 5, y: 1.5)) && !miter.contains(CGPoint(x: 5, y: 2.5)))
    #expect(miter.contains(CGPoint(x: 11.8, y: -1.8)))
    // Pieces that lie over each other do not cancel each other.
    #expect(miter.contains(CGPoint(x: 9, y: 1)))
    let round = area(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
    #expect(!round.contains(CGPoint(x: 11.8, y: -1.8)))
    #expect(round.contains(CGPoint(x: -1.5, y: 0)))
    #expect(area(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect.minX == -2)
    let dashes = area(StrokeStyle(lineWidth: 2, dash: [4, 2]))
    #expect(dashes.contains(CGPoint(x: 3, y: 0)) && !dashes.contains(CGPoint(x: 5, y: 0)))
    #expect(dashes.contains(CGPoint(x: 7, y: 0)))
    #expect(area(StrokeStyle(lineWidth: 0)).isEmpty && area(StrokeStyle(lineWidth: .nan)).isEmpty)
  }
}
