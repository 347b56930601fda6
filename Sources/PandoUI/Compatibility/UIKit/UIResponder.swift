public import Foundation

/// The object from which delegates of applications may inherit. Here it takes no events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Makes an object.
  nonisolated public override init() { super.init() }
}

extension NSValue {
  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }

  /// Puts a rectangle into a value.
  ///
  /// - Parameter rect: The rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
}
