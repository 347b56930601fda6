public import Foundation

extension GraphicsContext {
  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: One bit for each option.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Keeps the outside of the clip instead of the inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Limits what is drawn from now on to the inside of a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the coordinates of the context.
  ///   - style: The rule that decides what is inside of the path.
  ///   - options: With `inverse`, drawing is limited to the outside.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = []
  ) {
    if options.contains(.inverse) {
      clipToLayer(options: options) { $0.fill(path, with: .color(.black), style: style) }
    } else {
      let placed = path.applying(transform)
      state.clips.append(.init(data: placed.svg(), isEvenOdd: style.isEOFilled))
      clipBounds = canvasBounds.intersection(placed.boundingRect)
    }
  }

  /// The bounding rectangle of the clips, in the coordinates of the context: of the canvas and of
  /// the paths passed to `clip(to:style:options:)`.
  public var clipBoundingRect: CGRect {
    let bounds = canvasBounds
    return bounds.isNull ? .zero : bounds.applying(transform.inverted())
  }

  private var canvasBounds: CGRect { clipBounds ?? CGRect(origin: .zero, size: recorder.size) }

  /// Masks what is drawn from now on with the opacity of what a closure draws.
  ///
  /// - Parameters:
  ///   - opacity: The factor of the opacity of what the closure draws.
  ///   - options: With `inverse`, drawing is visible where the closure draws nothing.
  ///   - content: Draws; called at once. Its context begins without opacity, filters and clip.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = [],
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let steps = try steps(of: content)
    state.masks.append(
      .init(steps: steps, opacity: opacity, isInverse: options.contains(.inverse))
    )
  }
}
