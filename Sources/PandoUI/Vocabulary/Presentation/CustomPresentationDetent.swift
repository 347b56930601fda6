public import Foundation

/// A height of a sheet that is computed of the height of the window.
///
/// ```swift
/// struct Third: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
/// }
/// ```
///
/// A view that uses it is evaluated again when the window changes its size.
public protocol CustomPresentationDetent {
  /// What a height is computed of.
  typealias Context = PresentationDetent.Context

  /// Computes the height in points; nil if the sheet does not rest there.
  ///
  /// - Parameter context: What there is to compute it of.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What a ``CustomPresentationDetent`` is computed of.
  public struct Context: Sendable {
    /// The height of the window, in points.
    public let maxDetentValue: CGFloat
  }

  /// A height that is computed. It is equal to ``height(_:)`` of what is computed.
  ///
  /// - Parameter type: What computes it. It is asked at once, for the window of the page whose code is running.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    let context = Context(maxDetentValue: PageWindow.currentSize.height)
    return D.height(in: context).map { .height($0) } ?? PresentationDetent(kind: .inactive)
  }
}
