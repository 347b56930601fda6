public import Foundation

/// Views to look at while they are written.
///
/// Nothing here draws them; the protocol is there so that files that have previews compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of what is shown.
  associatedtype Previews: View

  /// What is shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// What it is shown on; nil is what the tool chooses.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// What the tool chooses.
  public static var platform: PreviewPlatform? { nil }
}

/// What previews are shown on.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A device by its name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  /// As large as the device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How the device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// Its name.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upright, head down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// Every orientation.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

extension View {
  /// Names a preview. Outside of previews it says nothing, as it does in SwiftUI.
  public nonisolated func previewDisplayName(_ value: String?) -> Self { self }

  /// Says how large a preview is.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> Self { self }

  /// Says on which device a preview is shown.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> Self { self }

  /// Says how the device of a preview is held.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self {
    self
  }
}
