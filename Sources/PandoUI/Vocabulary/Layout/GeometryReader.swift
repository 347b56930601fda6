public import Foundation

/// Content that is made for the size of the window.
///
/// - Important: The renderer measures views, after the program has described them. The proxy
///   therefore describes the window and not the view's own frame: its size is the window's, as far
///   as it is known, and its frame begins at the window's corner. For a share of the available
///   room, `frame(maxWidth: .infinity)` and ``View/containerRelativeFrame(_:alignment:)`` are
///   exact.
public struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  @Environment(\.windowSize) private var windowSize

  /// Makes content for the size of the window.
  ///
  /// - Parameter content: Makes the content at each evaluation, and when the window's size changes.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content, in all the available room.
  public var body: some View {
    content(GeometryProxy(size: windowSize))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The size of the window, as far as the program knows it.
public struct GeometryProxy: Hashable, Sendable {
  /// The size of the window, in points.
  public let size: CGSize

  /// Always zero: renderers keep content clear of what covers the screen.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle of the window, in points.
  ///
  /// - Parameter coordinateSpace: Has no effect: the result is the window in all spaces.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The rectangle of the window, in points.
  ///
  /// - Parameter coordinateSpace: Has no effect: the result is the window in all spaces.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

private enum WindowSizeKey: EnvironmentKey {
  static var defaultValue: CGSize { CGSize(width: 1024, height: 768) }
}

extension EnvironmentValues {
  /// The size of the window, in points, set by the owner of the graph.
  package var windowSize: CGSize {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }
}

extension View {
  /// Runs an action with a value made from the window's size, and again when it changes. See
  /// ``GeometryReader`` for why it is the window's.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value from the proxy, at each evaluation.
  ///   - action: Called on the main actor with the value, first when the view appears.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs an action with a value made from the window's size, and again when it changes. See
  /// ``GeometryReader`` for why it is the window's.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value from the proxy, at each evaluation.
  ///   - action: Called on the main actor with the old and the new value; equal at the first call.
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
