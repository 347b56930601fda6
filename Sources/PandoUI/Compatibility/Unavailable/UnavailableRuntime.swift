// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// How long an object keeps another one.
@available(
  *,
  unavailable,
  message: "There is no Objective-C on Linux. Add a stored property to the class, or to a subclass."
)
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC
  case OBJC_ASSOCIATION_COPY_NONATOMIC, OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

/// Keeps an object for another one.
@available(
  *,
  unavailable,
  message: "There is no Objective-C on Linux. Add a stored property to the class, or to a subclass."
)
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {}

/// The object that is kept for another one.
@available(
  *,
  unavailable,
  message: "There is no Objective-C on Linux. Add a stored property to the class, or to a subclass."
)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

/// A method of a class.
@available(
  *,
  unavailable,
  message: "There is no Objective-C on Linux. Override the method in a subclass."
)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Any) -> OpaquePointer? { nil }

/// Puts one method in the place of another.
@available(
  *,
  unavailable,
  message: "There is no Objective-C on Linux. Override the method in a subclass."
)
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {}

/// The value of a view in SwiftUI's own graph.
@available(
  *,
  unavailable,
  message: "SwiftUI's own graph is not here. Write a View or a ViewModifier with a body."
)
public struct _GraphValue<Value> {}

/// What SwiftUI's own graph gives to a view.
@available(
  *,
  unavailable,
  message: "SwiftUI's own graph is not here. Write a View or a ViewModifier with a body."
)
public struct _ViewInputs {}

/// What a view gives to SwiftUI's own graph.
@available(
  *,
  unavailable,
  message: "SwiftUI's own graph is not here. Write a View or a ViewModifier with a body."
)
public struct _ViewOutputs {}

@available(
  *,
  unavailable,
  message: "There is no UIKit. Use the action of a Button, or onChange(of:) of a control's value."
)
extension UIControl {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var touchDown: Event { [] }
    public static var touchUpInside: Event { [] }
    public static var valueChanged: Event { [] }
    public static var editingChanged: Event { [] }
    public static var editingDidBegin: Event { [] }
    public static var editingDidEnd: Event { [] }
    public static var primaryActionTriggered: Event { [] }
  }
}
