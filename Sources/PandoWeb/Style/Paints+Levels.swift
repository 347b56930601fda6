import PandoUI

// `primary` and its weaker forms are levels of the paint around a view: in a card whose words are white, `secondary` is a
// weaker white. A page's own levels are colours of the theme.
extension Paint {
  /// Whether levels inside a view with this foreground are made from it. A gradient has no colour to make them from.
  var hasOwnLevels: Bool {
    guard isFlat else { return false }
    switch self {
    case .level, .role(.foreground): return false
    case .color(let color): return color != .primary && color != .secondary
    default: return true
    }
  }

  /// The paint, with levels of the inherited colour.
  var ofColorAround: Paint {
    switch self {
    case .level(let level): .levelOf(.role(.foreground), level)
    case .opacity(let paint, let opacity): .opacity(paint.ofColorAround, opacity)
    case .shadow(let paint, let shadow): .shadow(paint.ofColorAround, shadow)
    case .blend(let paint, let mode): .blend(paint.ofColorAround, mode)
    default: self
    }
  }
}

extension Attributes {
  /// The attributes of an element in a view with a foreground of its own.
  var ofColorAround: Attributes {
    var attributes = self
    for key in [AttributeKey.foreground, .background, .borderPaint] {
      guard case .paint(let paint)? = attributes[key] else { continue }
      let around = paint.ofColorAround
      // Most paints have no levels, and nothing is copied for them.
      if around != paint { attributes[key] = .paint(around) }
    }
    if case .shape(let drawing)? = attributes[.shape] {
      var around = drawing
      around.fill = drawing.fill?.ofColorAround
      around.stroke = drawing.stroke?.ofColorAround
      if around != drawing { attributes[.shape] = .shape(around) }
    }
    return attributes
  }
}

extension TextRun {
  /// The run, in text that has a colour of its own.
  var ofColorAround: TextRun {
    guard case .level? = paint else { return self }
    var run = self
    run.paint = paint?.ofColorAround
    return run
  }
}
