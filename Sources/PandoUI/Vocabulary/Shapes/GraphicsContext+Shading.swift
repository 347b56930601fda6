public import Foundation

extension GraphicsContext {
  /// The colour, gradient or picture of areas and lines.
  public struct Shading: Sendable {
    let storage: CanvasDrawing.Shading

    /// The foreground of the view.
    public static var foreground: Shading { Shading(storage: .paint(.role(.foreground))) }

    /// The background of the view.
    public static var backdrop: Shading { Shading(storage: .paint(.role(.background))) }

    /// A colour.
    ///
    /// - Parameter color: The colour.
    public static func color(_ color: Color) -> Shading { Shading(storage: .paint(.color(color))) }

    /// A colour by its components.
    ///
    /// - Parameters:
    ///   - colorSpace: The colour space of the components.
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A style, such as a gradient over the bounds of what is drawn.
    ///
    /// - Parameter style: The style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(storage: .paint(style._paint()))
    }

    /// A gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: The point of the first colour, in the coordinates of the context.
    ///   - endPoint: The point of the last colour.
    ///   - options: No effect here: the ends keep their colours.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = []
    ) -> Shading { Shading(storage: .linear(gradient, from: startPoint, to: endPoint)) }

    /// A gradient around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The point, in the coordinates of the context.
    ///   - startRadius: The distance of the first colour, in points.
    ///   - endRadius: The distance of the last colour, in points.
    ///   - options: No effect here: the ends keep their colours.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      Shading(storage: .radial(gradient, center: center, start: startRadius, end: endRadius))
    }

    /// A gradient that turns around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The point, in the coordinates of the context.
    ///   - angle: The direction of the first colour, clockwise from the right.
    ///   - options: No effect here: the gradient goes round once.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = []
    ) -> Shading {
      let end = angle + .degrees(360)
      return Shading(
        storage: .conic(gradient, center: center, from: angle, to: end, in: .zero)
      )
    }

    /// The first of several shadings. Only the first hierarchical level is drawn.
    ///
    /// - Parameter array: The shadings.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
  }

  /// The continuation of a gradient beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: One bit for each option.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Repeats the gradient.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats the gradient, every second time in reverse.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes colours in a linear colour space.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Changes the colours of what is drawn.
  public struct Filter: Sendable {
    let storage: CanvasDrawing.Filter

    /// Blurs.
    ///
    /// - Parameter radius: The radius, in points.
    public static func blur(radius: CGFloat) -> Filter { Filter(storage: .blur(radius)) }

    /// Adds a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The blur of the shadow, in points.
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter(storage: .shadow(Shadow(color: color, radius: radius, x: x, y: y))) }

    /// Makes colours lighter.
    ///
    /// - Parameter amount: The amount, from -1, black, to 1, white; 0 changes nothing.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(storage: .brightness(amount))
    }

    /// Changes the contrast.
    ///
    /// - Parameter amount: The factor: 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(storage: .contrast(amount)) }

    /// Changes the saturation.
    ///
    /// - Parameter amount: The factor: 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(storage: .saturation(amount))
    }

    /// Removes colour.
    ///
    /// - Parameter amount: The part of colour that is removed, from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { Filter(storage: .grayscale(amount)) }

    /// Rotates the hues.
    ///
    /// - Parameter angle: The angle on the colour wheel.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(storage: .hueRotation(angle))
    }

    /// Inverts colours.
    ///
    /// - Parameter amount: The amount, from 0 to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(storage: .inversion(amount))
    }

    /// Multiplies colours.
    ///
    /// - Parameter color: The colour by which they are multiplied.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(storage: .multiplication(color))
    }

    /// Draws a colour where the opacity is above a bound, and nothing elsewhere.
    ///
    /// - Parameters:
    ///   - min: The bound, from 0 to 1.
    ///   - max: No effect here: what is opaque is drawn too.
    ///   - color: The colour.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = .black
    ) -> Filter { Filter(storage: .alphaThreshold(min, color)) }

    /// Turns luminance into opacity, in black.
    public static var luminanceToAlpha: Filter { Filter(storage: .luminanceToAlpha) }
  }
}

extension GraphicsContext.Shading {
  /// The shading of a path. A gradient that turns around a point gets the rectangle of what is drawn.
  func placed(on path: Path, lineWidth: CGFloat = 0) -> CanvasDrawing.Shading {
    switch storage {
    case .conic(let gradient, let center, let start, let end, _):
      let bounds = path.boundingRect.insetBy(dx: -lineWidth, dy: -lineWidth)
      return .conic(gradient, center: center, from: start, to: end, in: bounds)
    case .paint(.angular(let gradient, let place, let start, let end)):
      let bounds = path.boundingRect
      let center = CGPoint(
        x: bounds.minX + bounds.width * place.x,
        y: bounds.minY + bounds.height * place.y
      )
      let outer = bounds.insetBy(dx: -lineWidth, dy: -lineWidth)
      return .conic(gradient, center: center, from: start, to: end, in: outer)
    default: return storage
    }
  }
}
