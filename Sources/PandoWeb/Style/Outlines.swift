import Foundation
import PandoUI

/// The edges of shapes as data of an SVG path on a square of 100.
enum Outlines {
  /// The path; arcs and sides are cut where the edge is trimmed.
  static func data(_ outline: ShapeOutline) -> String {
    let trim = outline.trim ?? 0...1
    switch outline.kind {
    case .circle, .ellipse: return arc(Double(trim.lowerBound), Double(trim.upperBound))
    case .rectangle where outline.trim != nil:
      return sides(Double(trim.lowerBound), Double(trim.upperBound))
    case .rectangle, .rounded, .capsule: return "M0 0H100V100H0Z"
    case .path(let data), .fixedPath(let data):
      return safe(outline.trim.map { PathData.trimmed(data, to: $0) } ?? data)
    }
  }

  /// The timing and the paths on the way to an outline, for shape-morphing.js; nil if they are too long to be sent.
  static func frames(_ frames: ShapeFrames) -> String? {
    let timing = frames.animation.resolved
    let milliseconds = [timing.duration, timing.delay].map { CSSValue.format($0 * 1000) }
    let head = milliseconds + [Motion.repeats(timing).text, Motion.timing(timing).text]
    let text = ([head.joined(separator: " ")] + frames.outlines.map(data)).joined(separator: "|")
    return text.utf8.count <= maxFramesLength ? text : nil
  }

  /// The maximum size in bytes. Sending a longer one takes longer than playing it.
  private static let maxFramesLength = 200_000

  /// The letters and numbers of a path and nothing else.
  static func safe(_ data: String) -> String {
    String(
      data.unicodeScalars.filter { scalar in
        ("0"..."9") ~= scalar || "MmLlHhVvCcSsQqTtAaZzeE+-., \n".unicodeScalars.contains(scalar)
      }.map(Character.init)
    )
  }

  /// A part of the circle around 50, 50, clockwise from its trailing point, as SwiftUI trims it.
  private static func arc(_ from: Double, _ to: Double) -> String {
    let (low, high) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard high > low else { return "" }
    func point(_ part: Double) -> String {
      let angle = part * 2 * .pi
      return "\(CSSValue.format(50 + 50 * cos(angle))) \(CSSValue.format(50 + 50 * sin(angle)))"
    }
    let middle = (low + high) / 2
    let end = high - low >= 1 ? "Z" : ""
    return "M\(point(low))A50 50 0 0 1 \(point(middle))A50 50 0 0 1 \(point(high))\(end)"
  }

  /// A part of the sides of the square, clockwise from the upper leading corner.
  private static func sides(_ from: Double, _ to: Double) -> String {
    let (low, high) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard high > low else { return "" }
    func point(_ part: Double) -> String {
      let along = part * 400
      let (x, y): (Double, Double) =
        switch along {
        case ..<100: (along, 0)
        case ..<200: (100, along - 100)
        case ..<300: (300 - along, 100)
        default: (0, 400 - along)
        }
      return "\(CSSValue.format(x)) \(CSSValue.format(y))"
    }
    let corners = [0.25, 0.5, 0.75].filter { $0 > low && $0 < high }
    return "M" + ([low] + corners + [high]).map(point).joined(separator: "L")
  }
}
