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

    /// Lets be seen what is outside of the clip.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Lets what is drawn from now on be seen inside of a path only.
  ///
  /// - Parameters:
  ///   - path: The path, in the coordinates of the context.
  ///   - style: The rule that tells the inside of the path from its outside.
  ///   - options: With `inverse`, what is outside of the path is seen instead.
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

  /// The rectangle around what can be seen of what is drawn, in the coordinates of the context: that of the canvas, and of the paths
  /// that `clip(to:style:options:)` was called with.
  public var clipBoundingRect: CGRect {
    let bounds = canvasBounds
    return bounds.isNull ? .zero : bounds.applying(transform.inverted())
  }

  private var canvasBounds: CGRect { clipBounds ?? CGRect(origin: .zero, size: recorder.size) }

  /// Lets what is drawn from now on be seen only where a closure draws, as opaque as it draws.
  ///
  /// - Parameters:
  ///   - opacity: The factor of the opacity of what the closure draws.
  ///   - options: With `inverse`, it is seen where the closure draws nothing.
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
