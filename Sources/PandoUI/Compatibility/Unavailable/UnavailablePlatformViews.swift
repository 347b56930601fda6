// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A gesture of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit and no AppKit. Use the gestures of this library."
)
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType
  associatedtype Coordinator = Void
  typealias Context = GestureRecognizerRepresentableContext<Coordinator>
}

/// A gesture of AppKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit and no AppKit. Use the gestures of this library."
)
public protocol NSGestureRecognizerRepresentable {
  associatedtype NSGestureRecognizerType
  associatedtype Coordinator = Void
  typealias Context = GestureRecognizerRepresentableContext<Coordinator>
}

@available(
  *,
  unavailable,
  message: "There is no UIKit and no AppKit. Use the gestures of this library."
)
extension View {
  public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> Self { self }
  public func gesture<R: NSGestureRecognizerRepresentable>(_ representable: R) -> Self { self }
}

/// The context of a gesture of UIKit or AppKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit and no AppKit. Use the gestures of this library."
)
public struct GestureRecognizerRepresentableContext<Coordinator>: UnavailableMembers {
  public var coordinator: Coordinator { fatalError("unavailable") }
}

/// A view of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public protocol UIViewRepresentable: PrimitiveView {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
}

/// The context of a UIKit view.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public var coordinator: Representable.Coordinator { fatalError("unavailable") }
  public var environment: EnvironmentValues { EnvironmentValues() }
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
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

/// The context of a UIKit view controller.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public var coordinator: Representable.Coordinator { fatalError("unavailable") }
  public var environment: EnvironmentValues { EnvironmentValues() }
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
  associatedtype NSViewType
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
}

/// The context of an AppKit view.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public var coordinator: Representable.Coordinator { fatalError("unavailable") }
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
  associatedtype NSViewControllerType
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
}

/// The context of an AppKit view controller.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
public struct NSViewControllerRepresentableContext<
  Representable: NSViewControllerRepresentable
> {
  public var coordinator: Representable.Coordinator { fatalError("unavailable") }
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A view controller of UIKit that shows a view.
@available(
  *,
  unavailable,
  message: "There is no UIKit to put views into. Show them in a WindowGroup."
)
open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { super.init() }
  public init?(coder: NSCoder, rootView: Content) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public var rootView: Content {
    get { fatalError("unavailable") }
    set {}
  }
}

/// The content of a cell of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit to put views into. Show them in a WindowGroup."
)
public struct UIHostingConfiguration<Content: View> {
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
  public init(rootView: Content) {}
}

/// Makes an image of a view.
@available(
  *,
  unavailable,
  message:
    "Browsers draw views, and nothing on the server knows their pixels. Show the view itself, let the reader print the page, or write a drawing as SVG into a fileExporter."
)
@MainActor
public final class ImageRenderer<Content: View> {
  public init(content: Content) {}
  public var scale: Double = 1
  public var isOpaque = false
  public var proposedSize = ProposedViewSize.unspecified
  public var content: Content { fatalError("unavailable") }
  public var uiImage: UIImage? { nil }
  public var nsImage: UIImage? { nil }
  public var cgImage: CGImage? { nil }
}

/// An image of Core Graphics.
@available(
  *,
  unavailable,
  message: "Nothing here decodes pictures. Use a UIImage of the bytes, or an Image of a catalogue."
)
public final class CGImage {
  public var width: Int { 0 }
  public var height: Int { 0 }
  init() {}
}

@available(
  *,
  unavailable,
  message: "Nothing here decodes pictures. Use a UIImage of the bytes, or an Image of a catalogue."
)
extension Image {
  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
    fatalError("unavailable")
  }
  public init(decorative cgImage: CGImage, scale: CGFloat) {
    fatalError("unavailable")
  }
}
