public import Foundation

/// A height of a sheet that is computed from the height of the window.
///
/// ```swift
/// struct Third: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
/// }
/// ```
///
/// A view that uses it is evaluated again when the window changes its size.
public protocol CustomPresentationDetent {
  /// The facts from which a height is computed.
  typealias Context = PresentationDetent.Context

  /// Computes the height in points; nil if the sheet does not rest there.
  ///
  /// - Parameter context: The facts to compute it from.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// The facts from which a ``CustomPresentationDetent`` is computed.
  public struct Context: Sendable {
    /// The height of the window, in points.
    public let maxDetentValue: CGFloat
  }

  /// A computed height. It equals ``height(_:)`` with the result.
  ///
  /// - Parameter type: The type that computes it. It is called at once, for the window of the page
  ///   whose code is running.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    let context = Context(maxDetentValue: PageWindow.currentSize.height)
    return D.height(in: context).map { .height($0) } ?? PresentationDetent(kind: .inactive)
  }
}
