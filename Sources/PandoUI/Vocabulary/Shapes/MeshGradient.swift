import Foundation

/// Colours between the points of a grid.
///
/// It is drawn as small areas of one colour each, with soft edges. As a style of shapes and text it is a gradient
/// from its first colour to its last one.
public struct MeshGradient {
  /// The approximate number of areas. More would be slow to draw.
  private static let areas = 200.0

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The places of the points, row by row, as fractions of the size.
  public var points: [SIMD2<Float>]
  /// The colours of the points, row by row.
  public var colors: [Color]
  /// The colour where no point is.
  public var background: Color
  /// Whether colours change slowly beside the points.
  public var smoothsColors: Bool

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - width: How many points there are in a row: two or more.
  ///   - height: How many rows there are: two or more.
  ///   - points: The places of the points, row by row, from 0, 0 in the upper left corner to 1, 1.
  ///   - colors: The colours of the points, row by row.
  ///   - background: The colour where no point is.
  ///   - smoothsColors: Whether colours change slowly beside the points.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  fileprivate var isWhole: Bool {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return width >= 2 && height >= 2 && !isTooLarge && points.count == count
      && colors.count == count
  }
}

extension MeshGradient: View {
  /// The gradient, as large as there is room.
  public var body: some View { MeshView(mesh: self) }
}

private struct MeshView: View {
  let mesh: MeshGradient
  @Environment(\.colorScheme) private var colorScheme

  init(mesh: MeshGradient) {
    self.mesh = mesh
  }

  var body: some View {
    if mesh.isWhole {
      let colors = mesh.colors.map { $0.resolved(for: colorScheme) }
      Canvas { context, size in mesh.draw(colors, in: &context, size) }
        .background(mesh.background)
        // The areas at the border reach beyond it.
        .clipped()
    } else {
      ProblemView(
        """
        A mesh gradient of \(mesh.width) × \(mesh.height) points needs two points or more in both directions, and \
        a place and a colour for each: it has \(mesh.points.count) places and \(mesh.colors.count) colours.
        """
      )
    }
  }
}

extension MeshGradient {
  @MainActor
  fileprivate func draw(
    _ resolved: [Color.Resolved],
    in context: inout GraphicsContext,
    _ size: CGSize
  ) {
    guard size.width > 0, size.height > 0 else { return }
    // Areas are nearly square, so that one radius blurs their edges in both directions.
    let side = (Double(size.width * size.height) / Self.areas).squareRoot()
    func steps(_ length: CGFloat, _ points: Int) -> Int {
      Int(max(1, min(Double(length) / side / Double(points - 1), Self.areas)).rounded())
    }
    let (stepsAcross, stepsDown) = (steps(size.width, width), steps(size.height, height))
    let (across, down) = ((width - 1) * stepsAcross, (height - 1) * stepsDown)
    // The edges of the areas are blurred into each other; those at the border reach beyond it.
    let blur = max(size.width / CGFloat(across), size.height / CGFloat(down)) * 0.6
    context.addFilter(.blur(radius: blur))
    context.drawLayer { layer in
      for row in 0..<down {
        for column in 0..<across {
          let reach = (left: column == 0, right: column == across - 1)
          let span = (top: row == 0, bottom: row == down - 1)
          func corner(_ x: Int, _ y: Int) -> CGPoint {
            var u = Double(column + x) / Double(stepsAcross)
            var v = Double(row + y) / Double(stepsDown)
            // A little over the next area, so that nothing is seen between them.
            if x == 1 { u += 0.3 / Double(stepsAcross) }
            if y == 1 { v += 0.3 / Double(stepsDown) }
            var point = place(u, v)
            if x == 0, reach.left { point.x -= 0.2 }
            if x == 1, reach.right { point.x += 0.2 }
            if y == 0, span.top { point.y -= 0.2 }
            if y == 1, span.bottom { point.y += 0.2 }
            return CGPoint(x: point.x * size.width, y: point.y * size.height)
          }
          var path = Path()
          path.addLines([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)])
          path.closeSubpath()
          let middle = color(
            (Double(column) + 0.5) / Double(stepsAcross),
            (Double(row) + 0.5) / Double(stepsDown),
            resolved
          )
          layer.fill(path, with: .color(Color(middle)))
        }
      }
    }
  }

  /// The four points around a place of the grid, with their weights there.
  private func parts(_ u: Double, _ v: Double, isSmooth: Bool) -> [(index: Int, part: Double)] {
    let column = min(max(Int(u), 0), width - 2)
    let row = min(max(Int(v), 0), height - 2)
    func part(_ x: Double) -> Double { isSmooth ? x * x * (3 - 2 * x) : x }
    let (x, y) = (part(u - Double(column)), part(v - Double(row)))
    let index = row * width + column
    return [
      (index, (1 - x) * (1 - y)), (index + 1, x * (1 - y)),
      (index + width, (1 - x) * y), (index + width + 1, x * y),
    ]
  }

  private func place(_ u: Double, _ v: Double) -> (x: CGFloat, y: CGFloat) {
    parts(u, v, isSmooth: false).reduce(into: (x: CGFloat(0), y: CGFloat(0))) { sum, next in
      sum.x += CGFloat(points[next.index].x) * next.part
      sum.y += CGFloat(points[next.index].y) * next.part
    }
  }

  private func color(_ u: Double, _ v: Double, _ colors: [Color.Resolved]) -> Color.Resolved {
    var sum = (red: 0.0, green: 0.0, blue: 0.0, opacity: 0.0)
    for (index, part) in parts(u, v, isSmooth: smoothsColors) {
      let color = colors[index]
      sum.red += Double(color.red) * part
      sum.green += Double(color.green) * part
      sum.blue += Double(color.blue) * part
      sum.opacity += Double(color.opacity) * part
    }
    return Color.Resolved(
      red: Float(sum.red),
      green: Float(sum.green),
      blue: Float(sum.blue),
      opacity: Float(sum.opacity)
    )
  }
}

extension MeshGradient: ShapeStyle {
  /// The paint: from the first colour to the last one.
  @_documentation(visibility: internal)
  public func _paint() -> Paint {
    let ends = [colors.first, colors.last].compactMap { $0 }
    return LinearGradient(colors: ends, startPoint: .topLeading, endPoint: .bottomTrailing)
      ._paint()
  }
}
