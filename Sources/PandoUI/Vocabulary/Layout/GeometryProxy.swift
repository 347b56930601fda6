public import Foundation
import PandoDependencies

/// The size and the place of a view.
///
/// A view that reads them in its body is evaluated again when they change. Places are measured only
/// for views whose place was read. While the user scrolls, a page reports them at most once for
/// each answer of the server.
public struct GeometryProxy: Sendable {
  let geometry: Geometry

  /// The size of the view, in points.
  public var size: CGSize { geometry.size }

  /// Always zero: renderers keep content clear of what covers the screen.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle of the view in a space, in points.
  ///
  /// - Parameter coordinateSpace: The space: the view's own, in which the rectangle begins at zero,
  ///   the window's, or one that a view around has named. If none has that name it is the window's.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: geometry.size)
    case .global: return geometry.frame
    case .named:
      guard let space = space(coordinateSpace) else { return geometry.frame }
      return geometry.frame.moved(from: space.frame.origin)
    }
  }

  /// The rectangle of the view in a space, in points.
  ///
  /// - Parameter coordinateSpace: The space: `.local`, `.global`, `.named(_:)` or `.scrollView`.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of a named space in the view's own, in points: of a scroll view, the visible part.
  ///
  /// - Parameter coordinateSpace: The space; `.scrollView` is that of the nearest scroll view.
  /// - Returns: nil if no view around has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = space(coordinateSpace.coordinateSpace) else { return nil }
    return space.frame.moved(from: geometry.frame.origin)
  }

  /// The rectangle or point of an anchor, in the view's own space.
  ///
  /// - Parameter anchor: The anchor, from a view elsewhere in the window.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(in: geometry.frame.origin)
  }

  /// The direction in which the nearest scroll view scrolls.
  var scrollAxis: Axis {
    MainActor.assumeIsolatedIfCurrent { () -> Axis? in
      let scroll = geometry.node?.elementAround { $0.kind == .scroll }
      return scroll.map { $0.scrolls(along: .vertical) ? .vertical : .horizontal }
    } ?? .vertical
  }

  /// The geometry of the view that has named a space.
  private func space(_ space: CoordinateSpace) -> Geometry? {
    guard case .named(let name) = space, let node = geometry.node else { return nil }
    // Environment scopes belong to the main actor, on which all evaluations and actions run.
    return MainActor.assumeIsolatedIfCurrent {
      if let scroll = name.base as? ScrollViewSpace {
        return node.elementAround { $0.kind == .scroll && $0.scrolls(along: scroll.axis) }?
          .innerGeometry
      }
      return EnvironmentValues(scope: node.scope).namedSpaces[name]
    }
  }
}

extension CGRect {
  /// The rectangle as it is seen from a point.
  func moved(from point: CGPoint) -> CGRect {
    CGRect(
      x: origin.x - point.x,
      y: origin.y - point.y,
      width: size.width,
      height: size.height
    )
  }
}

extension MainActor {
  /// Runs `body` if this is the main thread; nil elsewhere.
  static func assumeIsolatedIfCurrent<T>(_ body: @MainActor () -> T?) -> T? where T: Sendable {
    guard MainQueue.isCurrent else { return nil }
    return assumeIsolated(body)
  }
}
