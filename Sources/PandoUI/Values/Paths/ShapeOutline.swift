public import Foundation

/// The outline of a shape in a rectangle whose size only the renderer knows.
public struct ShapeOutline: Hashable, Sendable {
  /// The kind of outline.
  public enum Kind: Hashable, Sendable {
    case rectangle
    /// A rectangle with round corners. Radii are in points.
    case rounded(RectangleCornerRadii, style: RoundedCornerStyle)
    /// The largest circle that fits, in the middle.
    case circle
    case ellipse
    case capsule
    /// The data of an SVG path in a square of 100 that stretches to the rectangle.
    case path(String)
    /// The data of an SVG path in points. It does not stretch.
    case fixedPath(String)
  }

  /// A transform of the outline.
  public enum Transform: Hashable, Sendable {
    /// Moves the outline, in points.
    case offset(CGSize)
    case rotation(Angle, anchor: UnitPoint)
    /// Multiplies the width and the height.
    case scale(CGSize, anchor: UnitPoint)
    case matrix(CGAffineTransform)
  }

  /// The kind of outline.
  public var kind: Kind
  /// How far all sides are moved inwards, in points.
  public var inset: CGFloat
  /// The part of the outline that is drawn, in fractions of its length; nil for all of it.
  public var trim: ClosedRange<CGFloat>?
  /// The transforms, in the order in which they are applied.
  public var transforms: [Transform]
  /// The shape whose outline is computed again for the size of its rectangle; nil if the outline of every rectangle is this one,
  /// stretched.
  var source: ShapeSource?

  /// Whether it is all of the outline, and goes along the sides of its rectangle.
  var isEdgeOfBox: Bool { trim == nil && transforms.isEmpty && inset == 0 }

  /// Makes an outline.
  ///
  /// - Parameters:
  ///   - kind: The kind of outline.
  ///   - inset: How far all sides are moved inwards, in points.
  ///   - trim: The part that is drawn, in fractions of the length; nil for all of it.
  ///   - transforms: The transforms, in the order in which they are applied.
  public init(
    _ kind: Kind,
    inset: CGFloat = 0,
    trim: ClosedRange<CGFloat>? = nil,
    transforms: [Transform] = []
  ) {
    self.kind = kind
    self.inset = inset
    self.trim = trim
    self.transforms = transforms
  }
}

extension ShapeOutline {
  /// The size of the square to which paths are fitted.
  static let square = CGSize(width: 100, height: 100)

  /// The outline as it is in a rectangle of a size, fitted to the square that stretches to that rectangle.
  func fitted(to size: CGSize) -> ShapeOutline {
    guard let source else { return self }
    let inner = CGSize(
      width: max(size.width - 2 * inset, 1),
      height: max(size.height - 2 * inset, 1)
    )
    var path = source.path(CGRect(origin: .zero, size: inner))
    var outline = self
    // A trim is a share of the length of the outline in its real size, not in the unit square.
    if let trim { path = path.trimmedPath(from: trim.lowerBound, to: trim.upperBound) }
    outline.trim = nil
    outline.kind = .path(path.fitted(from: inner).svg())
    outline.source = nil
    return outline
  }
}

/// A shape whose outline is not the same for every size.
struct ShapeSource: Hashable, Sendable {
  /// The shape's outline in a rectangle.
  let path: @Sendable (CGRect) -> Path
  /// The outline for one size, which stands for the shape where two are compared.
  let sample: String

  static func == (lhs: ShapeSource, rhs: ShapeSource) -> Bool { lhs.sample == rhs.sample }
  func hash(into hasher: inout Hasher) { hasher.combine(sample) }
}

extension Path {
  /// The path of a rectangle of a size, fitted to the square.
  func fitted(from size: CGSize) -> Path {
    applying(
      CGAffineTransform(
        scaleX: ShapeOutline.square.width / max(size.width, 1),
        y: ShapeOutline.square.height / max(size.height, 1)
      )
    )
  }

  /// Whether the path has the same elements as another one, a hundredth of a point apart at most.
  func isNear(_ other: Path) -> Bool {
    guard elements.count == other.elements.count else { return false }
    func isNear(_ points: (CGPoint, CGPoint)...) -> Bool {
      points.allSatisfy { abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01 }
    }
    return zip(elements, other.elements).allSatisfy { pair in
      switch pair {
      case (.move(let a), .move(let b)), (.line(let a), .line(let b)): isNear((a, b))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)): isNear((a, b), (c, d))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        isNear((a, b), (c, d), (e, f))
      case (.closeSubpath, .closeSubpath): true
      default: false
      }
    }
  }
}
