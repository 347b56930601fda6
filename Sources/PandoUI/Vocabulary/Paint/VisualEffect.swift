public import Foundation

/// An effect on the looks of a view, made from its geometry; see ``View/visualEffect(_:)``.
public protocol VisualEffect: Sendable {
  /// Adds to what is drawn.
  ///
  /// - Parameter attributes: The effects so far.
  @_documentation(visibility: internal)
  func _apply(to attributes: inout Attributes)
}

/// An effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes the effect.
  public init() {}

  /// Adds nothing.
  ///
  /// - Parameter attributes: The effects so far.
  @_documentation(visibility: internal)
  public func _apply(to attributes: inout Attributes) {}
}

/// An effect with another one.
struct CombinedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @Sendable (inout Attributes) -> Void

  func _apply(to attributes: inout Attributes) {
    base._apply(to: &attributes)
    change(&attributes)
  }
}

extension Attributes {
  /// Multiplies a number, which is 1 if it is not set.
  fileprivate mutating func multiply(_ key: AttributeKey, by factor: Double) {
    if factor.isFinite { self[key] = .number((number(key) ?? 1) * factor) }
  }

  /// Adds to a number, which is 0 if it is not set.
  fileprivate mutating func add(_ length: Double, to key: AttributeKey) {
    if length.isFinite { self[key] = .number((number(key) ?? 0) + length) }
  }

  /// Leaves a point of the view in place.
  fileprivate mutating func keep(_ anchor: UnitPoint) {
    if let anchor = anchor.attribute { self[.transformAnchor] = anchor }
  }

  fileprivate mutating func changePoint(
    _ key: AttributeKey,
    from start: CGPoint,
    _ change: (CGPoint) -> CGPoint
  ) {
    var old = start
    if case .point(let point)? = self[key] { old = point }
    let new = change(old)
    if new.x.isFinite, new.y.isFinite { self[key] = .point(new) }
  }
}

extension Attributes {
  /// The effects, interpolated between two sets of effects.
  ///
  /// - Parameters:
  ///   - start: The effects at 0.
  ///   - end: The effects at 1.
  ///   - part: The part of the way.
  static func effects(between start: Self, and end: Self, at part: Double) -> Self {
    var result = end
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    func number(_ key: AttributeKey, _ none: Double) {
      guard start[key] != nil || end[key] != nil else { return }
      result[key] = .number(between(start.number(key) ?? none, end.number(key) ?? none))
    }
    func point(_ key: AttributeKey, _ none: CGPoint) {
      func value(_ effects: Self) -> CGPoint? {
        if case .point(let point)? = effects[key] { point } else { nil }
      }
      guard value(start) != nil || value(end) != nil else { return }
      let (from, to) = (value(start) ?? none, value(end) ?? none)
      result[key] = .point(CGPoint(x: between(from.x, to.x), y: between(from.y, to.y)))
    }
    for key in [AttributeKey.opacity, .contrast, .saturation] { number(key, 1) }
    for key in [AttributeKey.rotation, .blur, .brightness, .grayscale, .hueRotation] {
      number(key, 0)
    }
    point(.offset, .zero)
    point(.scale, CGPoint(x: 1, y: 1))
    if case .transform(.rotation(var turn))? = end[.transform] {
      var from = 0.0
      if case .transform(.rotation(let old))? = start[.transform] { from = old.angle.degrees }
      turn.angle = .degrees(between(from, turn.angle.degrees))
      result[.transform] = .transform(.rotation(turn))
    }
    return result
  }
}

extension VisualEffect {
  private func adding(
    _ change: @escaping @Sendable (inout Attributes) -> Void
  ) -> some VisualEffect {
    CombinedVisualEffect(base: self, change: change)
  }

  /// Makes the view transparent.
  ///
  /// - Parameter opacity: From 0, invisible, to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { $0.multiply(.opacity, by: opacity) }
  }

  /// Moves the view without moving other views.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { $0.changePoint(.offset, from: .zero) { CGPoint(x: $0.x + x, y: $0.y + y) } }
  }

  /// Moves the view without moving other views.
  ///
  /// - Parameter offset: The distance to the right and down, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Scales the view without moving other views.
  ///
  /// - Parameters:
  ///   - x: The factor of the width.
  ///   - y: The factor of the height.
  ///   - anchor: The point of the view that stays in place. Of several effects the last point other than the middle counts.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding {
      $0.changePoint(.scale, from: CGPoint(x: 1, y: 1)) { CGPoint(x: $0.x * x, y: $0.y * y) }
      $0.keep(anchor)
    }
  }

  /// Scales the view without moving other views.
  ///
  /// - Parameters:
  ///   - scale: The factor of the width and the height.
  ///   - anchor: The point of the view that stays in place. Of several effects the last point other than the middle counts.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view without moving other views.
  ///
  /// - Parameters:
  ///   - scale: The factors of the width and the height.
  ///   - anchor: The point of the view that stays in place. Of several effects the last point other than the middle counts.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Rotates the view without moving other views.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: The point of the view that stays in place. Of several effects the last point other than the middle counts.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding {
      $0.add(angle.degrees, to: .rotation)
      $0.keep(anchor)
    }
  }

  /// Rotates the view in space without moving other views, as seen in perspective.
  ///
  /// - Parameters:
  ///   - angle: The angle around the axis.
  ///   - axis: The axis to the right, downwards, and towards the reader. Only its direction counts.
  ///   - anchor: The point of the view that stays in place.
  ///   - anchorZ: The distance of that point from the screen, in points.
  ///   - perspective: The strength of the vanishing point: 0 has none.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    let rotation = ViewRotation(
      angle,
      axis: axis,
      anchor: anchor,
      anchorZ: anchorZ,
      perspective: perspective
    )
    return adding { $0[.transform] = .transform(.rotation(rotation)) }
  }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - opaque: No effect here: a blurred view may be translucent at its edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { $0.add(Double(radius), to: .blur) }
  }

  /// Makes the view brighter.
  ///
  /// - Parameter amount: From -1 to 1; 0 changes nothing.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding { $0.add(amount, to: .brightness) }
  }

  /// Changes the contrast of the view.
  ///
  /// - Parameter amount: The factor; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding { $0.multiply(.contrast, by: amount) }
  }

  /// Changes the saturation of the view.
  ///
  /// - Parameter amount: The factor; 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding { $0.multiply(.saturation, by: amount) }
  }

  /// Removes colour from the view.
  ///
  /// - Parameter amount: From 0, nothing, to 1, all of it.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding { $0.add(amount, to: .grayscale) }
  }

  /// Turns the colours of the view on the colour wheel.
  ///
  /// - Parameter angle: The angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding { $0.add(angle.degrees, to: .hueRotation) }
  }
}

extension View {
  /// Changes the look of the view by its position and its size, without changing its layout.
  ///
  /// ```swift
  /// .visualEffect { content, proxy in
  ///   content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
  /// }
  /// ```
  ///
  /// The browser reports where the view is, and the server answers with the effect: while the user
  /// scrolls it follows with the delay of the network.
  ///
  /// - Parameter effect: Makes the effect from none and from the geometry of the view without it.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy in
        var attributes = Attributes()
        effect(EmptyVisualEffect(), proxy)._apply(to: &attributes)
        return attributes
      }
    )
  }
}

/// Measures a box around the view: the effects are inside, and do not change what is measured.
struct VisualEffectModifier: ViewModifier {
  let effect: (GeometryProxy) -> Attributes
  @State private var geometry = Geometry()

  init(effect: @escaping (GeometryProxy) -> Attributes) {
    self.effect = effect
  }

  func body(content: Content) -> some View {
    content
      .modifier(VisualEffectDecoration(effect: effect, geometry: geometry))
      .modifier(MeasureModifier(geometry: geometry))
  }
}

private struct VisualEffectDecoration: DecorationModifier {
  typealias Body = Never

  let effect: (GeometryProxy) -> Attributes
  let geometry: Geometry

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    // An effect without an offset gets one of zero, so that the decoration always has the outer
    // rank and the measured view a box of its own.
    var attributes = effect(GeometryProxy(geometry: geometry))
    if attributes[.offset] == nil { attributes[.offset] = .point(.zero) }
    decoration.attributes = attributes
  }
}
