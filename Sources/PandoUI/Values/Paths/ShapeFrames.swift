/// The outlines of a shape on the way between two values of its numbers.
package struct ShapeFrames: Hashable, Sendable {
  /// How many parts the way has: no more than a screen shows. The renderer draws straight ways between them.
  package static func count(for animation: Animation) -> Int {
    let frames = animation.resolved.duration * 60
    return frames < 16 ? Int(max(frames.rounded(), 1)) : 16
  }

  /// The animation of the way.
  package var animation: Animation
  /// The outlines at the ends of the parts, evenly spaced, from the former value to the new one.
  package var outlines: [ShapeOutline]
}
