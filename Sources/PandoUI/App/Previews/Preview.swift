public import Foundation

/// Declares views to look at while they are written.
///
/// Pando does not draw previews. The macro exists so that files with previews compile and are
/// type-checked.
///
/// - Parameters:
///   - name: No effect here: previews are not drawn.
///   - traits: No effect here: previews are not drawn.
///   - body: The views; never called.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PandoMacros", type: "PreviewMacro")

/// Marks a variable as the state of a preview: `@Previewable @State var isOn = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PandoMacros", type: "PreviewableMacro")

/// A preview.
public struct Preview: Sendable {
  /// The kind of traits that views have.
  public enum ViewTraits: Sendable {}
}

/// A setting of how a preview is shown.
public struct PreviewTrait<T>: Sendable {
  init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of a device.
  public static var defaultLayout: Self { Self() }
  /// The size of the views.
  public static var sizeThatFitsLayout: Self { Self() }
  /// Portrait.
  public static var portrait: Self { Self() }
  /// Portrait, upside down.
  public static var portraitUpsideDown: Self { Self() }
  /// Landscape, turned to the left.
  public static var landscapeLeft: Self { Self() }
  /// Landscape, turned to the right.
  public static var landscapeRight: Self { Self() }
  /// A fixed size.
  ///
  /// - Parameters:
  ///   - width: The width, in points. Ignored: previews are not drawn.
  ///   - height: The height, in points. Ignored: previews are not drawn.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
  /// A modifier around the views.
  ///
  /// - Parameter modifier: The modifier. Ignored: previews are not drawn.
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

/// A modifier that several previews share.
public protocol PreviewModifier {
  /// The type of the context that the previews share.
  associatedtype Context = Void
  /// The type of the body.
  associatedtype Body: View
  /// The views of a preview.
  typealias Content = PreviewModifierContent

  /// Makes the shared context. Never called, because previews are not drawn.
  static func makeSharedContext() async throws -> Context

  /// Modifies the views of a preview. Never called, because previews are not drawn.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes no context.
  public static func makeSharedContext() async throws {}
}

/// The views of a preview, as a ``PreviewModifier`` receives them.
public struct PreviewModifierContent: View {
  /// Nothing: previews are not drawn.
  public var body: some View { EmptyView() }
}
