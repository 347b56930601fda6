extension View {
  /// Puts a view in front of the plots of the charts in this view: the rectangles in which marks are drawn.
  ///
  /// ```swift
  /// Chart(cities) { PointMark(x: .value("Rent", $0.rent), y: .value("Income", $0.income)) }
  ///   .chartOverlay { proxy in
  ///     if let x = proxy.position(forX: 1200), let y = proxy.position(forY: 4000) {
  ///       Circle().stroke(.red).frame(width: 20, height: 20).position(x: x, y: y)
  ///     }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: Where the content stands over the plot.
  ///   - content: Makes the view, from what converts between values and places.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartLayer("chartOverlay", alignment, content: content)
  }

  /// Puts a view behind the plots of the charts in this view: the rectangles in which marks are drawn.
  ///
  /// - Parameters:
  ///   - alignment: Where the content stands behind the plot.
  ///   - content: Makes the view, from what converts between values and places.
  public func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartLayer("chartBackground", alignment, content: content)
  }

  /// Styles the plots of the charts in this view: the rectangles in which marks are drawn.
  ///
  /// ```swift
  /// .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray) }
  /// ```
  ///
  /// - Parameter content: Makes what is drawn behind the marks from a view as large as the plot: with a background, a border or
  ///   round corners. The plot keeps its size, and what is beyond its edges is not cut.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartLayer("chartBackground", .center) { _ in content(ChartPlotContent()) }
  }

  /// Adds a gesture to the plots of the charts in this view.
  ///
  /// - Parameter gesture: Makes the gesture. Its locations are in the plot.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartOverlay { proxy in
      Rectangle().fill(.clear).contentShape(Rectangle()).gesture(gesture(proxy))
    }
  }

  private func chartLayer<V: View>(
    _ name: String,
    _ alignment: Alignment,
    content: @escaping (ChartProxy) -> V
  ) -> some View {
    transformEnvironment(\.chartTraits) { traits in
      traits.layers.append(
        ChartLayer(name: name, alignment: alignment) {
          // A chart in this view has settings of its own.
          AnyView(content($0).environment(\.chartTraits, ChartTraits()))
        }
      )
    }
  }
}

/// The content of `chartPlotStyle(content:)`: an invisible view with the size of the plot.
public struct ChartPlotContent: View {
  /// An invisible view.
  public var body: some View { Color.clear }
}

/// A view in front of a plot or behind it.
struct ChartLayer: Equatable {
  /// The name of its part.
  let name: String
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView

  /// Closures cannot be compared, and a new one may show something else.
  static func == (lhs: ChartLayer, rhs: ChartLayer) -> Bool { false }
}

/// A view in front of a plot or behind it, which measures the plot.
struct ChartLayerView: View {
  let marks: [ChartMark]
  let layer: ChartLayer
  @Environment(\.chartTraitsInDirection) private var traits
  @State private var geometry = Geometry()

  var body: some View {
    let proxy = ChartProxy(ChartDrawing(marks, traits), traits, geometry: geometry)
    let content = layer.content
    ChartLayerPart(layer: layer, geometry: geometry, content: Deferred { content(proxy) })
  }
}

/// The element of a view in front of a plot or behind it.
struct ChartLayerPart<Content: View>: ElementView {
  let layer: ChartLayer
  let geometry: Geometry
  let content: Content

  var kind: ElementKind { .part }
  var _readsModels: Bool { false }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.part] = .text(layer.name)
    element.keepDirection(of: environment)
    if layer.alignment != .center { element[.alignment] = .text(layer.alignment.name) }
    element.measure(geometry)
  }
}
