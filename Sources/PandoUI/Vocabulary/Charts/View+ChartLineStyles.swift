extension View {
  /// Sets the stroke of the lines of each series.
  ///
  /// - Parameter mapping: The series, named by the words of a value, and their strokes, of which the width and the dashes count.
  public func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View {
    let strokes = mapping.map { ($0.key._place.name, $0.value) }
    return transformEnvironment(\.chartTraits) { traits in
      for (name, stroke) in strokes { traits.strokes[name] = stroke }
    }
  }

  /// Sets the stroke of the lines of each series.
  ///
  /// - Parameters:
  ///   - domain: The values whose words name the series.
  ///   - range: The strokes, in the same order; what is left over on either side is ignored.
  public func chartLineStyleScale<D: Plottable>(domain: [D], range: [StrokeStyle]) -> some View {
    let strokes = zip(domain, range).map { ($0._place.name, $1) }
    return transformEnvironment(\.chartTraits) { traits in
      for (name, stroke) in strokes { traits.strokes[name] = stroke }
    }
  }
}
