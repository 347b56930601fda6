public import Foundation

/// Where a window is put.
@available(
  *,
  unavailable,
  message: "The window is the reader's, who puts it where they like. Leave this out."
)
public struct WindowPlacement: Sendable {
  /// Not available.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}

  /// Not available.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}

  /// Not available.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

/// What is known when a window is put somewhere.
@available(
  *,
  unavailable,
  message: "The window is the reader's, who puts it where they like. Leave this out."
)
public struct WindowPlacementContext {
  /// The screen.
  public var defaultDisplay: DisplayProxy { .init() }
  /// The other windows.
  public var windows: [WindowProxy] { [] }
}

/// A screen.
@available(
  *,
  unavailable,
  message: "The window is the reader's, who puts it where they like. Leave this out."
)
public struct DisplayProxy {
  /// All of it.
  public var bounds: CGRect { .zero }
  /// What windows can take.
  public var visibleRect: CGRect { .zero }
}

/// A window.
@available(
  *,
  unavailable,
  message: "The window is the reader's, who puts it where they like. Leave this out."
)
public struct WindowProxy {
  /// Its name.
  public var id: String { "" }
}

/// What is in a window.
@available(
  *,
  unavailable,
  message: "The window is the reader's, who puts it where they like. Leave this out."
)
public struct WindowLayoutRoot {
  /// Not available.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Scene {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The window is the reader's, who puts it where they like. Leave this out."
  )
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The window is the reader's, who puts it where they like. Leave this out."
  )
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> Self { self }
}
