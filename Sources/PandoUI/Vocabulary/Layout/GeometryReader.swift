public import Foundation

/// Content that is made for the room there is.
///
/// - Important: Views are measured by the renderer, after the program described them. The proxy
///   therefore speaks of the window, not of the view's own room: its size is the window's as far as
///   it is known, and its frame begins at the window's corner. Where a share of the room is wanted,
///   `frame(maxWidth: .infinity)` and ``View/containerRelativeFrame(_:alignment:)`` are exact.
public struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  @Environment(\.windowSize) private var windowSize

  /// Makes content for the room there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content, in all the room there is.
  public var body: some View {
    content(GeometryProxy(size: windowSize))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The room there is, as far as the program knows it.
public struct GeometryProxy: Hashable, Sendable {
  /// The size of the window, in points.
  public let size: CGSize

  /// Nothing: renderers keep content clear of what covers the screen.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle of the window, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The rectangle of the window, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

private enum WindowSizeKey: EnvironmentKey {
  static var defaultValue: CGSize { CGSize(width: 1024, height: 768) }
}

extension EnvironmentValues {
  /// The size of the window, in points, as whoever runs the graph knows it.
  package var windowSize: CGSize {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }
}

extension View {
  /// Calls an action with something about the size of the window, and again when it changes; see
  /// ``GeometryReader`` for why it is the window.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Calls an action with something about the size of the window, and again when it changes; see
  /// ``GeometryReader`` for why it is the window.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

struct GeometryChangeModifier<T: Equatable>: ViewModifier {
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  @Environment(\.windowSize) private var windowSize

  init(
    transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) {
    self.transform = transform
    self.action = action
  }

  func body(content: Content) -> some View {
    content.onChange(of: transform(GeometryProxy(size: windowSize)), initial: true) { old, new in
      action(old, new)
    }
  }
}
