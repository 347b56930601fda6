package import Foundation

/// The marks that the commands of a canvas have drawn, in order.
public struct CanvasDrawing: Hashable, Sendable {
  /// The settings of a context, which apply to everything that is drawn with it.
  package struct State: Hashable, Sendable {
    package var opacity = 1.0
    package var blendMode = BlendMode.normal
    package var filters: [Filter] = []
    /// The paths that all have to contain what is drawn, in the coordinates of the canvas.
    package var clips: [Clip] = []
    /// The masks, all of which have to cover the visible part.
    package var masks: [Mask] = []

    package init() {}
  }

  package struct Clip: Hashable, Sendable {
    /// The data of an SVG path.
    package let data: String
    package let isEvenOdd: Bool
  }

  package struct Mask: Hashable, Sendable {
    package let steps: [Step]
    package let opacity: Double
    /// Whether the drawing is visible where the mask has drawn nothing.
    package let isInverse: Bool
  }

  package enum Filter: Hashable, Sendable {
    case blur(CGFloat)
    case shadow(Shadow)
    case brightness(Double), contrast(Double), saturation(Double), grayscale(Double)
    case hueRotation(Angle)
    case inversion(Double)
    case multiplication(Color)
    case alphaThreshold(Double, Color)
    case luminanceToAlpha
  }

  /// The colours of areas and lines; points are those of the canvas.
  package enum Shading: Hashable, Sendable {
    case paint(Paint)
    case linear(Gradient, from: CGPoint, to: CGPoint)
    case radial(Gradient, center: CGPoint, start: CGFloat, end: CGFloat)
    /// The rectangle has all that is drawn with the gradient.
    case conic(Gradient, center: CGPoint, from: Angle, to: Angle, in: CGRect)
  }

  package indirect enum Mark: Hashable, Sendable {
    /// An area, as the data of an SVG path.
    case fill(String, Shading, isEvenOdd: Bool)
    /// A line along the data of an SVG path.
    case stroke(String, Shading, StrokeStyle)
    /// A text or an image in a rectangle. With an anchor it has its own size, and the anchor is at
    /// the origin of the rectangle.
    case element(ElementDrawing, in: CGRect, anchor: UnitPoint?)
    case layer([Step])
  }

  package struct Step: Hashable, Sendable {
    package var state: State
    package var transform: CGAffineTransform
    package var mark: Mark
  }

  /// The size for which it was drawn, in points.
  package var size: CGSize
  package var steps: [Step]

  package init(size: CGSize, steps: [Step]) {
    self.size = size
    self.steps = steps
  }
}
