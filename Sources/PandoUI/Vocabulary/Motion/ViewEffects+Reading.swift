import Foundation

extension ViewEffects {
  /// The effects of the modifiers of a view around a placeholder.
  @MainActor
  init(of view: some View) {
    self.init()
    Self.read(view, &self)
  }

  @MainActor
  static func read<V: View>(_ view: V, _ effects: inout ViewEffects) {
    if let view = view as? any EffectSource {
      view.readEffects(&effects)
    } else if V.Body.self != Never.self {
      read(view.body, &effects)
    }
  }

  /// Adds what a decoration does.
  mutating func add(_ attributes: Attributes) {
    if let opacity = attributes.number(.opacity) { self.opacity *= min(max(opacity, 0), 1) }
    func filter(_ key: AttributeKey, _ name: String, _ value: (Double) -> String) {
      if let number = attributes.number(key) { filters.append("\(name)(\(value(number)))") }
    }
    filter(.blur, "blur") { "\(shortNumber(max($0, 0)))px" }
    if let amount = attributes.number(.brightness) {
      let (lighter, darker) = (min(max(amount, 0), 1), min(max(-amount, 0), 1))
      filters.append("brightness(\(shortNumber(1 - darker)))")
      filters.append("invert(1) brightness(\(shortNumber(1 - lighter))) invert(1)")
    }
    filter(.contrast, "contrast") { shortNumber(max($0, 0)) }
    filter(.saturation, "saturate") { shortNumber(max($0, 0)) }
    filter(.grayscale, "grayscale") { shortNumber(min(max($0, 0), 1)) }
    filter(.hueRotation, "hue-rotate") { "\(shortNumber($0))deg" }
    transform(attributes)
  }

  private mutating func transform(_ attributes: Attributes) {
    var anchor = UnitPoint.center
    if case .point(let point)? = attributes[.transformAnchor] {
      anchor = UnitPoint(x: point.x, y: point.y)
    }
    func around(_ anchor: UnitPoint, _ step: String) {
      let (x, y) = (Double(anchor.x) * 100 - 50, Double(anchor.y) * 100 - 50)
      transforms.insert(
        x == 0 && y == 0
          ? step
          : "translate(\(shortNumber(x))%,\(shortNumber(y))%) \(step) "
            + "translate(\(shortNumber(-x))%,\(shortNumber(-y))%)",
        at: 0
      )
    }
    if case .point(let scale)? = attributes[.scale] {
      around(anchor, "scale(\(shortNumber(scale.x)),\(shortNumber(scale.y)))")
    }
    if let degrees = attributes.number(.rotation) {
      around(anchor, "rotate(\(shortNumber(degrees))deg)")
    }
    if case .transform(.rotation(let turn))? = attributes[.transform] {
      let axis = [turn.x, turn.y, turn.z].map { shortNumber($0) }.joined(separator: ",")
      let distance = turn.perspective > 0 ? "\(shortNumber(300 / turn.perspective))px" : "none"
      around(
        turn.anchor,
        "perspective(\(distance)) rotate3d(\(axis),\(shortNumber(turn.angle.degrees))deg)"
      )
    }
    if case .point(let offset)? = attributes[.offset] {
      around(.center, "translate(\(shortNumber(offset.x))px,\(shortNumber(offset.y))px)")
    }
  }
}

/// A view whose effects can be read without drawing it.
@MainActor
protocol EffectSource {
  func readEffects(_ effects: inout ViewEffects)
}

extension ModifiedContent: EffectSource where Content: View, Modifier: ViewModifier {
  func readEffects(_ effects: inout ViewEffects) {
    ViewEffects.read(content, &effects)
    if let modifier = modifier as? any DecorationModifier {
      var decoration = Decoration()
      modifier.decorate(&decoration, in: EnvironmentValues())
      effects.add(decoration.attributes)
    } else if Modifier.Body.self != Never.self {
      let content = _ViewModifier_Content<Modifier>(storage: TypedViewStorage(EmptyView()))
      ViewEffects.read(modifier.body(content: content), &effects)
    }
  }
}

extension _ConditionalContent: EffectSource {
  func readEffects(_ effects: inout ViewEffects) {
    switch storage {
    case .first(let view): ViewEffects.read(view, &effects)
    case .second(let view): ViewEffects.read(view, &effects)
    }
  }
}

extension Optional: EffectSource where Wrapped: View {
  func readEffects(_ effects: inout ViewEffects) {
    if let view = self { ViewEffects.read(view, &effects) }
  }
}

extension AnyTransition {
  /// A transition between two modifiers: a view comes from the active one and goes to it.
  ///
  /// The page plays the opacity, filters and transforms that the modifiers set. At rest the view
  /// has neither of them, so the identity should change nothing.
  ///
  /// - Parameters:
  ///   - active: The modifier at the beginning of the appearance and the end of the disappearance.
  ///   - identity: The modifier in between.
  @MainActor @preconcurrency
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(
      kind: .effect(
        active: ViewEffects(of: EmptyView().modifier(active)),
        identity: ViewEffects(of: EmptyView().modifier(identity))
      )
    )
  }

  /// Grows from a fraction of its size, and shrinks to it.
  ///
  /// - Parameters:
  ///   - scale: The fraction of the size, from 0 to 1.
  ///   - anchor: The point of the view that stays in place.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    .scale(scale: scale, anchor: anchor)
  }
}
