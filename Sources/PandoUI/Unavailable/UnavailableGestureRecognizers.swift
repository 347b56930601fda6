/// A gesture of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit and no AppKit. Use the gestures of this library."
)
public protocol UIGestureRecognizerRepresentable {
  /// Not available.
  associatedtype UIGestureRecognizerType
}

/// A gesture of AppKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit and no AppKit. Use the gestures of this library."
)
public protocol NSGestureRecognizerRepresentable {
  /// Not available.
  associatedtype NSGestureRecognizerType
}
