public import Foundation

/// Views to look at while they are written.
///
/// Pando does not draw previews. The protocol exists so that files with previews compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views; never evaluated.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The platform of the previews; nil for the tool's choice.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Nil, the tool's choice.
  public static var platform: PreviewPlatform? { nil }
}

/// The platform of previews.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// Names a device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Names a device.
  ///
  /// - Parameter rawValue: The name of the device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  ///
  /// - Parameter stringLiteral: The name of the device.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The size of the device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// Portrait.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Portrait, upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Landscape, turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Landscape, turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// Every orientation.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

extension View {
  /// Names a preview; it has no effect.
  ///
  /// - Parameter value: The name. Ignored: previews are not drawn.
  public nonisolated func previewDisplayName(_ value: String?) -> Self { self }

  /// Sets the size of a preview; it has no effect.
  ///
  /// - Parameter value: The size. Ignored: previews are not drawn.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> Self { self }

  /// Sets the device of a preview; it has no effect.
  ///
  /// - Parameter value: The device. Ignored: previews are not drawn.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> Self { self }

  /// Sets the orientation of a preview; it has no effect.
  ///
  /// - Parameter value: The orientation. Ignored: previews are not drawn.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self {
    self
  }
}
