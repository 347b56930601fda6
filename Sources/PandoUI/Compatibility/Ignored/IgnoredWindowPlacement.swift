public import Foundation

extension Scene {
  /// No effect here: the user places the window.
  ///
  /// - Parameter makePlacement: Says where windows open. It is never called.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// No effect here: the user places the window.
  ///
  /// - Parameter makePlacement: Says where windows are when they are made larger. It is never called.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// No effect here: the browser has the shortcuts for windows.
  ///
  /// - Parameters:
  ///   - key: The key that opens the window.
  ///   - modifiers: The keys that are held meanwhile.
  ///   - localization: How the shortcut follows other keyboards.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene { self }

  /// No effect here: the browser has the shortcuts for windows.
  ///
  /// - Parameter shortcut: What opens the window; nil is nothing.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
}

/// The place of a window. No effect here: the user controls the window.
public struct WindowPlacement: Hashable, Sendable {
  /// A place by a part of the screen.
  ///
  /// - Parameters:
  ///   - position: The point of the screen, and of the window; nil for the usual one.
  ///   - size: The size in points; nil for that of the content.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}

  /// A place by a part of the screen.
  ///
  /// - Parameters:
  ///   - position: The point of the screen, and of the window; nil for the usual one.
  ///   - width: The width in points; nil for that of the content.
  ///   - height: The height in points; nil for that of the content.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}

  /// A place in points.
  ///
  /// - Parameters:
  ///   - x: The distance from the left side of the screen, in points.
  ///   - y: The distance from the top of the screen, in points.
  ///   - width: The width in points; nil for that of the content.
  ///   - height: The height in points; nil for that of the content.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}

  /// A place in points.
  ///
  /// - Parameters:
  ///   - position: The upper left corner, in points.
  ///   - size: The size in points; nil for that of the content.
  public init(_ position: CGPoint, size: CGSize? = nil) {}

  /// A place beside another window.
  ///
  /// - Parameter position: The side.
  public init(_ position: Position) {}

  /// A side of another window.
  public struct Position: Hashable, Sendable {
    let name: String

    /// Behind the window.
    ///
    /// - Parameter window: The other window.
    public static func trailing(_ window: WindowProxy) -> Self { Self(name: "trailing") }
    /// Before the window.
    ///
    /// - Parameter window: The other window.
    public static func leading(_ window: WindowProxy) -> Self { Self(name: "leading") }
    /// Above the window.
    ///
    /// - Parameter window: The other window.
    public static func above(_ window: WindowProxy) -> Self { Self(name: "above") }
    /// Below the window.
    ///
    /// - Parameter window: The other window.
    public static func below(_ window: WindowProxy) -> Self { Self(name: "below") }
    /// Where a tool window is easily reached.
    public static let utilityPanel = Self(name: "utilityPanel")
  }
}

/// The facts by which the place of a window is chosen. No effect here: the user controls the
/// window.
public struct WindowPlacementContext {
  /// The screen.
  public var defaultDisplay: DisplayProxy { DisplayProxy() }
  /// The windows of the application; none.
  public var windows: [WindowProxy] { [] }
}

/// A screen. No effect here: the user controls the window.
public struct DisplayProxy {
  /// The screen's rectangle; empty.
  public var bounds: CGRect { .zero }
  /// The rectangle in which windows may be; empty.
  public var visibleRect: CGRect { .zero }
}

/// A window. No effect here: the user controls the window.
public struct WindowProxy {
  /// The identity of the window.
  public var id: String { "" }
}

/// The content of a window. No effect here: the user controls the window.
public struct WindowLayoutRoot {
  /// The size that the content takes; none.
  ///
  /// - Parameter proposal: The size that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
