import Foundation

extension GraphicsContext {
  /// How a clip is used.
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
      let data = path.applying(transform).svg()
      state.clips.append(.init(data: data, isEvenOdd: style.isEOFilled))
    }
  }

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
