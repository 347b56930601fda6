/// A view of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public protocol UIViewRepresentable: View where Body == Never {
  /// Not available.
  associatedtype UIViewType

  /// Not available.
  associatedtype Coordinator = Void

  /// Not available.
  typealias Context = UIViewRepresentableContext<Self>
}

/// What a view of UIKit is told.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public struct UIViewRepresentableContext<Representable> {
  /// What is around the view.
  public var environment: EnvironmentValues { EnvironmentValues() }
  /// How the change is drawn.
  public var transaction: Transaction { Transaction() }
}

/// A view controller of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// Not available.
  associatedtype UIViewControllerType

  /// Not available.
  associatedtype Coordinator = Void

  /// Not available.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// What a view controller of UIKit is told.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public struct UIViewControllerRepresentableContext<Representable> {
  /// What is around the view.
  public var environment: EnvironmentValues { EnvironmentValues() }
  /// How the change is drawn.
  public var transaction: Transaction { Transaction() }
}

/// A view of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public protocol NSViewRepresentable: View where Body == Never {
  /// Not available.
  associatedtype NSViewType

  /// Not available.
  associatedtype Coordinator = Void

  /// Not available.
  typealias Context = NSViewRepresentableContext<Self>
}

/// What a view of AppKit is told.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public struct NSViewRepresentableContext<Representable> {
  /// What is around the view.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A view controller of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// Not available.
  associatedtype NSViewControllerType

  /// Not available.
  associatedtype Coordinator = Void

  /// Not available.
  typealias Context = NSViewControllerRepresentableContext<Self>
}

/// What a view controller of AppKit is told.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public struct NSViewControllerRepresentableContext<Representable> {
  /// What is around the view.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A view controller of UIKit that shows a view.
@available(
  *,
  unavailable,
  message: "There is no UIKit to put views into. Show them in a WindowGroup."
)
@MainActor
public final class UIHostingController<Content: View> {
  /// Not available.
  public init(rootView: Content) {}
}

/// The content of a cell of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit to put views into. Show them in a WindowGroup."
)
public struct UIHostingConfiguration<Content: View> {
  /// Not available.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A view controller of AppKit that shows a view.
@available(
  *,
  unavailable,
  message: "There is no UIKit to put views into. Show them in a WindowGroup."
)
@MainActor
public final class NSHostingController<Content: View> {
  /// Not available.
  public init(rootView: Content) {}
}

/// A view of AppKit that shows a view.
@available(
  *,
  unavailable,
  message: "There is no UIKit to put views into. Show them in a WindowGroup."
)
@MainActor
public final class NSHostingView<Content: View> {
  /// Not available.
  public init(rootView: Content) {}
}

/// Makes an image of a view.
@available(
  *,
  unavailable,
  message: "Views are drawn by a renderer, which makes no images. Render the page in a browser."
)
@MainActor
public final class ImageRenderer<Content: View> {
  /// Not available.
  public init(content: Content) {}
  /// How many pixels there are to a point.
  public var scale: Double { 1 }
}
