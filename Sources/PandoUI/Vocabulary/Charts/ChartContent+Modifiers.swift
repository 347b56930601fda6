public import Foundation

extension ChartContent {
  func changing(_ change: (inout ChartMark) -> Void) -> _ChartMarks {
    _ChartMarks(
      _marks: _marks.map {
        var mark = $0
        change(&mark)
        return mark
      }
    )
  }

  /// Sets the paint of the marks.
  ///
  /// - Parameter style: The paint, unless a mark has one of its own.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { $0.paint = $0.paint ?? style._paint() }
  }

  /// Puts the marks into a series. Each series has a colour.
  ///
  /// - Parameter value: The value whose words name the series, unless a mark has one.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing {
      guard $0.series == nil else { return }
      $0.series = value.name
      $0.seriesNumber = value.start.number
    }
  }

  /// Puts the marks into a series whose bars are beside the bars of other series.
  ///
  /// - Parameters:
  ///   - value: The value whose words name the place of the bars, and the series, unless a mark has
  ///     one.
  ///   - axis: No effect here.
  ///   - span: No effect here: renderers choose the width.
  public func position<P: Plottable>(
    by value: PlottableValue<P>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing {
      $0.series = $0.series ?? value.name
      $0.place = $0.place ?? value.name
      $0.isStacked = false
    }
  }

  /// Makes the marks translucent.
  ///
  /// - Parameter opacity: From 0 for clear to 1 for opaque, multiplied with opacities further in.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity *= opacity }
  }

  /// Blurs the marks.
  ///
  /// - Parameter radius: The radius of the blur, in points; that of one further in counts.
  public func blur(radius: CGFloat) -> some ChartContent {
    changing { if $0.blur == 0 { $0.blur = max(radius, 0) } }
  }

  /// Gives the marks a shadow.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: The radius of its blur, in points.
  ///   - x: How far it is to the right, in points.
  ///   - y: How far it is below, in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changing { $0.shadow = $0.shadow ?? Shadow(color: color, radius: radius, x: x, y: y) }
  }

  /// Stretches gradients of the marks over the whole plot, so that each place of the plot has one
  /// colour.
  ///
  /// - Parameter aligns: Whether gradients span the plot. If not, they span each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changing { $0.isPaintedOverPlot = aligns }
  }

  /// Rounds the corners of the marks.
  ///
  /// - Parameters:
  ///   - radius: The radius in points; the browser draws square corners.
  ///   - style: No effect here.
  public func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing { $0.cornerRadius = radius }
  }

  /// Sets the stroke of lines.
  ///
  /// - Parameter style: The stroke, of which the width and the dashes count, in points.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing {
      $0.width = style.lineWidth
      $0.dash = style.dash
    }
  }

  /// Puts the marks into a series, whose lines have a stroke of their own.
  ///
  /// - Parameter value: The value whose words name the series, unless a mark has one. `chartLineStyleScale` assigns strokes to
  ///   values. Without it, lines are solid, of long dashes, of short dashes and so on, in their order.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing {
      $0.series = $0.series ?? value.name
      if $0.kind == .line || $0.kind == .rule { $0.strokeName = $0.strokeName ?? value.name }
    }
  }

  /// Sets how the points of lines and areas are joined.
  ///
  /// - Parameter method: The curve; a line or an area uses that of its first point.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = method.interpolation }
  }

  /// Sets the symbol at each point, and at each point of a line.
  ///
  /// - Parameter symbol: The symbol.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    changing {
      $0.symbol = symbol.symbol
      $0.symbolStroke = symbol.lineWidth
    }
  }

  /// Sets the symbol at each mark.
  ///
  /// - Parameter symbol: The symbol.
  @_disfavoredOverload
  public func symbol<S: Shape>(_ symbol: S) -> some ChartContent {
    let symbol = BasicChartSymbolShape(drawing: symbol)
    return changing {
      $0.symbol = symbol.symbol
      $0.symbolPath = symbol.path
    }
  }

  /// Puts a view at each point, and at each point of a line, in place of a symbol.
  ///
  /// - Parameter symbol: The view, such as the border of a shape. It needs a size of its own.
  @_disfavoredOverload
  public func symbol<V: View>(_ symbol: V) -> some ChartContent {
    self.symbol { symbol }
  }

  /// Puts a view at each point, and at each point of a line, in place of a symbol.
  ///
  /// - Parameter symbol: Makes the view, called once, at once. It needs a size of its own.
  @_disfavoredOverload
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    var annotation = ChartAnnotation()
    annotation.side = .overlay
    annotation.across = .none
    annotation.down = .none
    annotation.view = AnyView(symbol())
    return changing {
      guard $0.kind == .point || $0.kind == .line else { return }
      $0.symbol = $0.symbol ?? .circle
      $0.hasViewAsSymbol = true
      $0.annotations.append(annotation)
    }
  }

  /// Puts the marks into a series, with a symbol of its own at each point, and at each point of a line.
  ///
  /// - Parameter value: The value whose words name the series, unless a mark has one. `chartSymbolScale` assigns symbols to
  ///   values. Without it, values have circles, squares, triangles and so on, in their order.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing {
      $0.series = $0.series ?? value.name
      $0.symbolName = $0.symbolName ?? value.name
    }
  }

  /// Sets the size of symbols by area.
  ///
  /// - Parameter size: The area in square points; the symbol is as wide as its square root.
  public func symbolSize(_ size: CGFloat) -> some ChartContent {
    symbolSize(CGSize(width: size.squareRoot(), height: size.squareRoot()))
  }

  /// Sets the size of symbols.
  ///
  /// - Parameter size: The size in points, of which only the width counts.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing {
      if $0.kind == .point { $0.width = size.width }
      if $0.kind == .line { $0.symbolSize = size.width }
    }
  }

  /// Sets the size of each symbol by a value: the larger the value, the larger the area.
  ///
  /// - Parameter value: The value. `chartSymbolSizeScale` assigns areas to values. Without it, areas are from 20 to 400
  ///   square points. Words have areas in their order.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.symbolSizeValue = $0.symbolSizeValue ?? value.start }
  }

  /// Clips the marks to a shape: bars get its round corners.
  ///
  /// - Parameters:
  ///   - shape: The shape; only the radius of its corners counts.
  ///   - style: No effect here.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    let radius: CGFloat? =
      switch shape.outline.kind {
      case .rounded(let radii, _): radii.topLeading
      case .capsule, .circle, .ellipse: 1000
      default: nil
      }
    return changing { if let radius { $0.cornerRadius = radius } }
  }

  /// Puts a view at each of the marks, such as words above a bar or beside a rule.
  ///
  /// ```swift
  /// RuleMark(y: .value("Goal", 60))
  ///   .annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption) }
  /// ```
  ///
  /// - Parameters:
  ///   - position: The side of the mark; `automatic` is above, and behind a horizontal bar. On a sector it is always the middle.
  ///   - alignment: Where along that side.
  ///   - spacing: The distance from the mark in points; nil for the default.
  ///   - content: Makes the view, called once, at once.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(
      position: position,
      alignment: alignment,
      spacing: spacing,
      overflowResolution: .automatic,
      content: content
    )
  }

  /// Puts a view at each of the marks, such as words above a bar or beside a rule.
  ///
  /// ```swift
  /// RuleMark(y: .value("Goal", 60))
  ///   .annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption) }
  /// ```
  ///
  /// - Parameters:
  ///   - position: The side of the mark; `automatic` is above, and behind a horizontal bar. On a sector it is always the middle.
  ///   - alignment: Where along that side.
  ///   - spacing: The distance from the mark in points; nil for the default.
  ///   - overflowResolution: The treatment of a view that has no room.
  ///   - content: Makes the view, called once, at once.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = content()
    var annotation = ChartAnnotation(position, alignment, spacing, overflowResolution)
    annotation.view = AnyView(view)
    let words = (view as? Text)?.words
    return changing {
      $0.label = words ?? $0.label
      $0.annotations.append(annotation)
    }
  }
}

/// The curve through the points of a line.
public struct InterpolationMethod: Hashable, Sendable {
  let interpolation: ChartMark.Interpolation
  /// Straight lines.
  public static let linear = InterpolationMethod(interpolation: .linear)
  /// Curves that rise and fall only as the points do.
  public static let monotone = InterpolationMethod(interpolation: .monotone)
  /// Curves through the points.
  public static let cardinal = InterpolationMethod(interpolation: .cardinal)
  /// Curves through the points with a tension.
  ///
  /// - Parameter tension: No effect here.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
  /// Curves through the points.
  public static let catmullRom = InterpolationMethod(interpolation: .catmullRom)
  /// Curves through the points with a parameter.
  ///
  /// - Parameter alpha: No effect here.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
  /// Steps at the beginning.
  public static let stepStart = InterpolationMethod(interpolation: .stepStart)
  /// Steps in the middle.
  public static let stepCenter = InterpolationMethod(interpolation: .stepCenter)
  /// Steps at the end.
  public static let stepEnd = InterpolationMethod(interpolation: .stepEnd)
}

extension InterpolationMethod: CustomStringConvertible {
  /// The name of the curve.
  public var description: String { "\(interpolation)" }
}
