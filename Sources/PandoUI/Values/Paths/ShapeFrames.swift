/// The outlines of a shape on the way between two values of its numbers.
package struct ShapeFrames: Hashable, Sendable {
  /// How many parts the way has. The renderer draws straight ways between them.
  package static let count = 16

  /// The animation of the way.
  package var animation: Animation
  /// The outlines at the ends of the parts, evenly spaced, from the former value to the new one.
  package var outlines: [ShapeOutline]
}
