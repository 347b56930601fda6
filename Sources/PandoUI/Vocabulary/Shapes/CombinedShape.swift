import Foundation

/// A shape that is made of the areas or lines of two others.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  nonisolated func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }
}

extension Shape {
  /// The area that is in this shape, in another one, or in both.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether an area is in a shape if its path goes around it an odd number of times, rather than more often one
  ///     way than the other.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// The area that is in this shape and in another one.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether an area is in a shape if its path goes around it an odd number of times, rather than more often one
  ///     way than the other.
  public nonisolated func intersection<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// The area that is in this shape and not in another one.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether an area is in a shape if its path goes around it an odd number of times, rather than more often one
  ///     way than the other.
  public nonisolated func subtracting<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// The area that is in one of two shapes and not in both.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether an area is in a shape if its path goes around it an odd number of times, rather than more often one
  ///     way than the other.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The parts of this shape's line that are in the area of another shape.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether a point is in the other shape if its path goes around it an odd number of times, rather than more
  ///     often one way than the other.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The parts of this shape's line that are outside of the area of another shape.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether a point is in the other shape if its path goes around it an odd number of times, rather than more
  ///     often one way than the other.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
