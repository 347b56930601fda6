/// The shape of the pointer, under the name that AppKit has for it.
///
/// Pushing and setting it changes nothing: renderers choose the form of the pointer, and browsers show a hand over what can be
/// pressed.
public final class NSCursor: Hashable, Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }

  /// The arrow.
  public static let arrow = NSCursor(name: "arrow")
  /// Over text.
  public static let iBeam = NSCursor(name: "iBeam")
  /// Over vertical text.
  public static let iBeamCursorForVerticalLayout = NSCursor(name: "iBeamVertical")
  /// For exact places.
  public static let crosshair = NSCursor(name: "crosshair")
  /// A hand that holds something.
  public static let closedHand = NSCursor(name: "closedHand")
  /// A hand that may hold something.
  public static let openHand = NSCursor(name: "openHand")
  /// Over what can be pressed.
  public static let pointingHand = NSCursor(name: "pointingHand")
  /// Over an edge that moves to the left.
  public static let resizeLeft = NSCursor(name: "resizeLeft")
  /// Over an edge that moves to the right.
  public static let resizeRight = NSCursor(name: "resizeRight")
  /// Over an edge that moves to both sides.
  public static let resizeLeftRight = NSCursor(name: "resizeLeftRight")
  /// Over an edge that moves up.
  public static let resizeUp = NSCursor(name: "resizeUp")
  /// Over an edge that moves down.
  public static let resizeDown = NSCursor(name: "resizeDown")
  /// Over an edge that moves up and down.
  public static let resizeUpDown = NSCursor(name: "resizeUpDown")
  /// Over what disappears when it is dropped.
  public static let disappearingItem = NSCursor(name: "disappearingItem")
  /// Over what cannot be done.
  public static let operationNotAllowed = NSCursor(name: "operationNotAllowed")
  /// While a link is dragged.
  public static let dragLink = NSCursor(name: "dragLink")
  /// While a copy is dragged.
  public static let dragCopy = NSCursor(name: "dragCopy")
  /// Over what has a menu.
  public static let contextualMenu = NSCursor(name: "contextualMenu")
  /// Over what becomes larger.
  public static let zoomIn = NSCursor(name: "zoomIn")
  /// Over what becomes smaller.
  public static let zoomOut = NSCursor(name: "zoomOut")
  /// Over a border between columns.
  public static let columnResize = NSCursor(name: "columnResize")
  /// Over a border between rows.
  public static let rowResize = NSCursor(name: "rowResize")
  /// The shape that the pointer has; always the arrow.
  public static var current: NSCursor { .arrow }
  /// The shape that the pointer has; nil, because only the browser knows it.
  public static var currentSystem: NSCursor? { nil }

  /// Changes nothing.
  public func push() {}
  /// Changes nothing.
  public func pop() {}
  /// Changes nothing.
  public static func pop() {}
  /// Changes nothing.
  public func set() {}
  /// Changes nothing.
  public static func hide() {}
  /// Changes nothing.
  public static func unhide() {}
  /// Changes nothing.
  ///
  /// - Parameter flag: Whether the pointer is hidden until it moves.
  public static func setHiddenUntilMouseMoves(_ flag: Bool) {}

  /// Whether two are the same shape.
  ///
  /// - Parameters:
  ///   - lhs: A shape.
  ///   - rhs: Another one.
  public static func == (lhs: NSCursor, rhs: NSCursor) -> Bool { lhs.name == rhs.name }

  /// Hashes the shape.
  ///
  /// - Parameter hasher: What is hashed.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
