import Foundation

/// The settings for a view's change while it is scrolled into sight.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind { case interactive, animated, identity }
  let kind: Kind
  var limit = Threshold.visible

  /// The effect follows how far the view is in sight.
  public static let interactive = Self(kind: .interactive)
  /// The view has either the whole effect or none.
  public static let animated = Self(kind: .animated)
  /// No effect.
  public static let identity = Self(kind: .identity)

  /// The view has either the whole effect or none. The animation has no effect here: the change is
  /// drawn at once.
  ///
  /// - Parameter animation: The animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  /// The effect follows how far the view is in sight.
  ///
  /// - Parameter timingCurve: The effect at each part of the way.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    interactive
  }

  /// Sets where the view has no effect any more.
  ///
  /// - Parameter threshold: Where that is.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var new = self
    new.limit = threshold
    return new
  }

  /// The place from which on a view has no effect.
  public struct Threshold: Sendable {
    enum Kind { case visible(Double), centered }
    let kind: Kind

    /// The place where all of the view is in sight.
    public static let visible = Threshold(kind: .visible(1))
    /// The place where the view begins to be in sight.
    public static let hidden = Threshold(kind: .visible(0))
    /// In the middle of the scroll view.
    public static let centered = Threshold(kind: .centered)

    /// The place where a part of the view is in sight.
    ///
    /// - Parameter amount: The part, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(kind: .visible(min(max(amount, 0), 1)))
    }
  }
}

/// The phase of a view in a scroll view: before, in, or behind the visible part.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the visible part.
  case topLeading
  /// In sight.
  case identity
  /// After the visible part.
  case bottomTrailing

  /// Whether the view is in sight, and should look as it is.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in, and 1 after the visible part.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

extension View {
  /// Changes how the view looks while it is scrolled into sight and out of it.
  ///
  /// The browser reports where the view is, and the server answers with the effect: while the user scrolls it follows
  /// with the delay of the network.
  ///
  /// - Parameters:
  ///   - configuration: Whether the effect follows how far the view is in sight.
  ///   - axis: The direction of the scroll view; nil is that of the nearest one.
  ///   - transition: Makes the effect of a phase from none.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration,
      bottomTrailing: configuration,
      axis: axis,
      transition: transition
    )
  }

  /// Changes how the view looks while it is scrolled into sight and out of it.
  ///
  /// - Parameters:
  ///   - topLeading: Whether the effect follows how far the view is in sight, before the visible part.
  ///   - bottomTrailing: The same, after the visible part.
  ///   - axis: The direction of the scroll view; nil is that of the nearest one.
  ///   - transition: Makes the effect of a phase from none.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy in
        func look(_ phase: ScrollTransitionPhase) -> Attributes {
          var attributes = Attributes()
          transition(EmptyVisualEffect(), phase)._apply(to: &attributes)
          return attributes
        }
        let before = proxy.distance(.topLeading, topLeading, axis)
        let after = proxy.distance(.bottomTrailing, bottomTrailing, axis)
        guard max(before, after) > 0 else { return look(.identity) }
        return Attributes.effects(
          between: look(.identity),
          and: look(before > after ? .topLeading : .bottomTrailing),
          at: max(before, after)
        )
      }
    )
  }
}

extension GeometryProxy {
  /// How far the view is beyond the threshold at one side: 0 at it, 1 where nothing of it is in sight.
  fileprivate func distance(
    _ side: ScrollTransitionPhase,
    _ configuration: ScrollTransitionConfiguration,
    _ axis: Axis?
  ) -> Double {
    let space = axis.map { NamedCoordinateSpace.scrollView(axis: $0) } ?? .scrollView
    guard configuration.kind != .identity, let room = bounds(of: space) else { return 0 }
    let isAcross = (axis ?? scrollAxis) == .horizontal
    let length = Double(isAcross ? size.width : size.height)
    let (start, end) = isAcross ? (room.minX, room.maxX) : (room.minY, room.maxY)
    guard length > 0, end > start else { return 0 }
    let beyond: Double
    switch configuration.limit.kind {
    case .visible(let part):
      let hidden = side == .topLeading ? Double(start) / length : (length - Double(end)) / length
      // A threshold of 0 leaves no distance to divide by.
      beyond = part == 0 ? (hidden >= 1 ? 1 : 0) : (hidden - (1 - part)) / part
    case .centered:
      let way = (Double(end - start) + length) / 2
      let offset = (length / 2 - Double(start + end) / 2) / way
      beyond = side == .topLeading ? -offset : offset
    }
    let distance = min(max(beyond, 0), 1)
    return configuration.kind == .animated && distance > 0 ? 1 : distance
  }
}
