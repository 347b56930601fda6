/// The outlines of a shape on the way between two values of its numbers.
package struct ShapeFrames: Hashable, Sendable {
  /// The number of steps: no more than a screen can show. The renderer interpolates linearly
  /// between them.
  package static func count(for animation: Animation) -> Int {
    let frames = animation.resolved.duration * 60
    return frames < 16 ? Int(max(frames.rounded(), 1)) : 16
  }

  /// The animation from the first outline to the last.
  package var animation: Animation
  /// The outlines at the ends of the steps, evenly spaced, from the former value to the new one.
  package var outlines: [ShapeOutline]
}
