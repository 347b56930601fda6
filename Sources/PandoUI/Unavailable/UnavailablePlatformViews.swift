/// A view of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public protocol UIViewRepresentable: PrimitiveView {
  /// Not available.
  associatedtype UIViewType

  /// Not available.
  associatedtype Coordinator = Void

  /// Not available.
  typealias Context = UIViewRepresentableContext<Self>

  /// Not available.
  func makeUIView(context: Context) -> UIViewType

  /// Not available.
  func updateUIView(_ uiView: UIViewType, context: Context)
}

/// What a view of UIKit is told.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What talks to the view.
  public var coordinator: Representable.Coordinator { fatalError("unavailable") }
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
public protocol UIViewControllerRepresentable: PrimitiveView {
  /// Not available.
  associatedtype UIViewControllerType

  /// Not available.
  associatedtype Coordinator = Void

  /// Not available.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Not available.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Not available.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

/// What a view controller of UIKit is told.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What talks to the view controller.
  public var coordinator: Representable.Coordinator { fatalError("unavailable") }
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
public protocol NSViewRepresentable: PrimitiveView {
  /// Not available.
  associatedtype NSViewType

  /// Not available.
  associatedtype Coordinator = Void

  /// Not available.
  typealias Context = NSViewRepresentableContext<Self>

  /// Not available.
  func makeNSView(context: Context) -> NSViewType

  /// Not available.
  func updateNSView(_ nsView: NSViewType, context: Context)
}

/// What a view of AppKit is told.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// What talks to the view.
  public var coordinator: Representable.Coordinator { fatalError("unavailable") }
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
public protocol NSViewControllerRepresentable: PrimitiveView {
  /// Not available.
  associatedtype NSViewControllerType

  /// Not available.
  associatedtype Coordinator = Void

  /// Not available.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Not available.
  func makeNSViewController(context: Context) -> NSViewControllerType

  /// Not available.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
}

/// What a view controller of AppKit is told.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public struct NSViewControllerRepresentableContext<
  Representable: NSViewControllerRepresentable
> {
  /// What talks to the view controller.
  public var coordinator: Representable.Coordinator { fatalError("unavailable") }
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
  public var scale: Double = 1
  /// Whether nothing is let through.
  public var isOpaque = false
  /// The room that is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// The view.
  public var content: Content { fatalError("unavailable") }
  /// The image, for UIKit.
  public var uiImage: Any? { nil }
  /// The image, for AppKit.
  public var nsImage: Any? { nil }
  /// The image, for Core Graphics.
  public var cgImage: Any? { nil }
}
