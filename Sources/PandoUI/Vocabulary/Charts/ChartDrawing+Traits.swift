import Foundation

extension ChartDrawing {
  /// The marks with the settings of the modifiers around the chart.
  @MainActor
  init(_ marks: [ChartMark], _ traits: ChartTraits) {
    var marks = marks
    if !traits.paints.isEmpty {
      for index in marks.indices {
        guard marks[index].paint == nil, let series = marks[index].series else { continue }
        marks[index].paint = traits.paints[series]
      }
    }
    Self.giveSymbols(traits.symbols, to: &marks)
    traits.symbolSizes.giveSizes(to: &marks)
    Self.giveStrokes(traits.strokes, to: &marks)
    Self.stack(&marks)
    var showsLegend = traits.showsLegend
    if let gradient = traits.gradient, let numbers = Self.numbers(marks) {
      // Each number would be a line of the legend.
      showsLegend = false
      let size = numbers.upperBound - numbers.lowerBound
      for index in marks.indices {
        guard marks[index].paint == nil, let number = marks[index].seriesNumber else { continue }
        let place = size > 0 ? (number - numbers.lowerBound) / size : 0
        marks[index].paint = .color(gradient.color(at: place))
      }
    }
    if !traits.range.isEmpty {
      var series: [String] = []
      for index in marks.indices {
        guard let name = marks[index].series else { continue }
        if !series.contains(name) { series.append(name) }
        guard marks[index].paint == nil, let place = series.firstIndex(of: name) else { continue }
        marks[index].paint = traits.range[place % traits.range.count]
      }
    }
    var drawing = ChartDrawing(
      marks: marks,
      xAxis: traits.xAxis,
      yAxis: traits.yAxis,
      showsLegend: showsLegend
    )
    drawing.legend = traits.legend
    drawing.seriesOrder = traits.seriesOrder
    if let change = traits.xDomain?.change {
      drawing.xAxis.domain = change(drawing.inferredDomain { [$0.x, $0.xEnd, $0.xUnitEnd] })
    }
    if let change = traits.yDomain?.change {
      drawing.yAxis.domain = change(drawing.inferredDomain { [$0.y, $0.yEnd, $0.yUnitEnd] })
    }
    // The browser scrolls from the left.
    if traits.isMirrored, !traits.scroll.axes.contains(.horizontal) {
      drawing.isMirrored = true
      drawing.xAxis.isReversed.toggle()
    }
    drawing.cutFunctions()
    let (x, y, hasHorizontalBars) = drawing.scales
    drawing.viewport = traits.scroll.viewport(x, y)
    if marks.contains(where: { $0.stacking == .normalized && $0.stack != nil }) {
      if hasHorizontalBars {
        drawing.xAxis.isPercent = true
      } else {
        drawing.yAxis.isPercent = true
      }
    }
    if traits.xPlan != nil || traits.yPlan != nil {
      let scales = drawing.scales
      drawing.xAxis.ticks = traits.xPlan?.ticks(on: scales.x, name: "axis-x")
      drawing.yAxis.ticks = traits.yPlan?.ticks(on: scales.y, name: "axis-y")
      drawing.xAxis.isAtEnd = traits.xPlan?.isAtEnd
      drawing.yAxis.isAtEnd = traits.yPlan?.isAtEnd
    }
    self = drawing
  }

  /// The default domain of an axis: its categories, or its first and its last value.
  private func inferredDomain(_ values: (ChartMark) -> [Value?]) -> [Value] {
    let values = marks.flatMap { values($0).compactMap { $0 } }
    let isOfNumbers = values.allSatisfy { $0.number != nil }
    guard isOfNumbers else {
      var seen = Set<Value>()
      return values.filter { seen.insert($0).inserted }
    }
    let order = { (lhs: Value, rhs: Value) in (lhs.number ?? 0) < (rhs.number ?? 0) }
    guard let low = values.min(by: order), let high = values.max(by: order) else { return [] }
    return [low, high]
  }

  /// The lowest and the highest number of the series; nil if not all of them are numbers.
  private static func numbers(_ marks: [ChartMark]) -> ClosedRange<Double>? {
    let series = marks.filter { $0.series != nil }
    let numbers = series.compactMap(\.seriesNumber).filter(\.isFinite)
    guard numbers.count == series.count, let low = numbers.min(), let high = numbers.max() else {
      return nil
    }
    return low...high
  }

  /// Gives the lines that stand for a value the stroke of this value.
  private static func giveStrokes(_ strokes: [String: StrokeStyle], to marks: inout [ChartMark]) {
    let dashes: [[CGFloat]] = [[], [8, 5], [2, 4], [10, 4, 2, 4]]
    var names: [String] = []
    for index in marks.indices {
      guard let name = marks[index].strokeName else { continue }
      if !names.contains(name) { names.append(name) }
      guard let place = names.firstIndex(of: name) else { continue }
      if let stroke = strokes[name] {
        marks[index].width = marks[index].width ?? stroke.lineWidth
        marks[index].dash = stroke.dash
      } else {
        marks[index].dash = dashes[place % dashes.count]
      }
    }
  }

  /// Gives the marks that stand for a value the symbol of this value.
  private static func giveSymbols(
    _ symbols: [String: BasicChartSymbolShape],
    to marks: inout [ChartMark]
  ) {
    var names: [String] = []
    for index in marks.indices {
      guard let name = marks[index].symbolName else { continue }
      if !names.contains(name) { names.append(name) }
      guard marks[index].symbol == nil, let place = names.firstIndex(of: name) else { continue }
      let all = ChartMark.Symbol.allCases
      marks[index].symbol = symbols[name]?.symbol ?? all[place % all.count]
      marks[index].symbolStroke = symbols[name]?.lineWidth
      marks[index].symbolPath = symbols[name]?.path
    }
  }
}

extension Gradient {
  /// The colour at a place from 0 to 1.
  fileprivate func color(at place: Double) -> Color {
    let stops = stops.sorted { $0.location < $1.location }
    guard let next = stops.firstIndex(where: { Double($0.location) >= place }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let size = Double(high.location - low.location)
    return low.color.mix(with: high.color, by: size > 0 ? (place - Double(low.location)) / size : 1)
  }
}
