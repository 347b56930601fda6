public import Foundation

/// Views to look at while they are written.
///
/// Nothing here draws them; the macro is there so that files that have previews compile, and so that
/// the compiler checks what is in them.
///
/// - Parameters:
///   - name: What the preview is called.
///   - traits: How it is shown.
///   - body: The views.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PandoMacros", type: "PreviewMacro")

/// Marks a variable that a preview keeps: `@Previewable @State var isOn = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PandoMacros", type: "PreviewableMacro")

/// A preview.
public struct Preview: Sendable {
  /// What says how views are shown.
  public enum ViewTraits: Sendable {}
}

/// Says how a preview is shown.
public struct PreviewTrait<Kind>: Sendable {
  init() {}
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// As large as a device.
  public static var defaultLayout: Self { Self() }
  /// As large as the views.
  public static var sizeThatFitsLayout: Self { Self() }
  /// Upright.
  public static var portrait: Self { Self() }
  /// Upright, head down.
  public static var portraitUpsideDown: Self { Self() }
  /// On its left side.
  public static var landscapeLeft: Self { Self() }
  /// On its right side.
  public static var landscapeRight: Self { Self() }
  /// In points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
  /// With a modifier around the views.
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

/// What is put around the views of several previews.
public protocol PreviewModifier {
  /// What they share.
  associatedtype Context = Void
  /// The views.
  associatedtype Body: View
  /// The views of a preview.
  typealias Content = PreviewModifierContent

  /// Makes what they share. Never called: nothing draws previews.
  static func makeSharedContext() async throws -> Context

  /// Puts something around the views.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// There is nothing to share.
  public static func makeSharedContext() async throws {}
}

/// The views of a preview, as a ``PreviewModifier`` has them.
public struct PreviewModifierContent: View {
  /// Nothing: previews are not drawn.
  public var body: some View { EmptyView() }
}
