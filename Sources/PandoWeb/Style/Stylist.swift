import Foundation
import PandoUI

/// The attributes of an element as style: a pure function of its kind and attributes.
///
/// The layers of an element from the inside out: content, padding, frame, background, clip, border,
/// shadow, effects, offset. With `box-sizing: border-box` one node bears them all, since padding is
/// inside the width of a frame in SwiftUI as well.
struct Stylist {
  let kind: ElementKind
  let attributes: Attributes
  /// Declarations for words and controls inside: they belong to the content.
  private(set) var text = CSSDeclarations()
  /// Padding, frame, background, clip, border, shadow: they belong to a node around the content.
  private(set) var layers = CSSDeclarations()
  /// Declarations that change the element as a whole: they belong to the outer node, whichever that
  /// is.
  private(set) var effects = CSSDeclarations()
  /// Classes of the style sheet that a layer needs.
  private(set) var isGlass = false
  private(set) var clips = false
  private let leavesRoom: Bool
  /// The height that boxes around the element leave to its lines, in points.
  let heightOfBox: Double?

  init(_ input: TemplateInput) {
    leavesRoom = input.extent.leavesRoom
    heightOfBox = input.ancestry.heightOfLines
    kind = input.kind
    attributes = input.attributes
    text = Self.text(input)
    layers = Self.layers(input)
    effects = Self.effects(input)
    if kind != .sheet, case .paint(let paint)? = attributes[.background] {
      isGlass = paint.isMaterial
    }
  }

  /// Whether the element has a size other than that of its content.
  var hasFrame: Bool {
    let keys: [AttributeKey] = [
      .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .frameAlignment,
    ]
    return keys.contains { attributes[$0] != nil }
  }

  /// A background whose edge the node's own box cannot have without cutting the content.
  var backing: HTMLElement? {
    guard case .shape(let shape)? = attributes[.backgroundShape],
      Shapes.radius(shape.outline.kind) == nil || shape.outline.kind == .circle,
      let background = layers[.background]
    else { return nil }
    var node = HTMLElement(.span)
    node.addClass("backing")
    node.style[.background] = background
    Shapes.outline(shape, clips: true, &node.style)
    if isGlass { node.addClass("glass") }
    node[.ariaHidden] = "true"
    return node
  }

  /// The border where it is drawn with a picture, which the border of a box cannot repeat along all of its sides.
  var frame: HTMLElement? {
    guard case .paint(let paint)? = attributes[.borderPaint], paint.isImage else { return nil }
    var node = HTMLElement(.span)
    node.addClass("backing", "ring")
    node.style[.padding] = .px(max(attributes.number(.borderWidth) ?? 1, 0))
    node.style[.background] = Paints.css(paint, for: .fill)
    node.style[.borderRadius] = layers[.borderRadius]
    // Before the content, as any border.
    node.style[.zIndex] = .number(1)
    node.style[.pointerEvents] = .keyword("none")
    node[.ariaHidden] = "true"
    return node
  }

  /// Puts layers and effects on a node.
  func decorate(_ node: inout HTMLElement) {
    var layers = layers
    if let backing {
      layers[.background] = nil
      layers[.borderRadius] = nil
      node.children.insert(.element(backing), at: 0)
      node.addClass("backed")
    }
    if let frame {
      node.children.insert(.element(frame), at: 0)
      node.addClass("backed")
    }
    node.style.merge(layers)
    node.style.merge(effects)
    if isGlass, backing == nil { node.addClass("glass") }
  }

  /// Places the one child of a node by the alignment of the frame.
  ///
  /// A child that is larger than the frame reaches over both sides of it, as in SwiftUI.
  func alignFrame(_ node: inout HTMLElement) {
    let place = Place(attributes.text(.frameAlignment) ?? "center")
    if place.across != .center || attributes[.width] != nil {
      node.style[.justifyItems] = place.across.css
    }
    if place.down != .center || attributes[.height] != nil {
      node.style[.alignItems] = place.down.css
    }
  }

  /// Places the children of a stack by the alignment of its frame if they are longer or shorter
  /// than the frame.
  func alignStack(_ node: inout HTMLElement) {
    if leavesRoom { node.style[.justifyContent] = .keyword("safe center") }
    let place = Place(attributes.text(.frameAlignment) ?? "center")
    if kind == .hstack, attributes[.width] != nil { node.style[.justifyContent] = place.across.css }
    if kind == .vstack, attributes[.height] != nil { node.style[.justifyContent] = place.down.css }
  }

  /// Places text by the alignment of the frame, on the node of the text itself.
  func alignText(_ node: inout HTMLElement) {
    let place = Place(attributes.text(.frameAlignment) ?? "center")
    if hasWidth { node.style[.textAlign] = place.across.css }
    node.style[.alignContent] = place.down.css
  }
}

/// An alignment by SwiftUI's name as two directions.
struct Place: Hashable, Sendable {
  enum Side: Hashable, Sendable {
    case start, center, end, stretch, firstBaseline, lastBaseline

    var css: CSSValue {
      switch self {
      case .start: .keyword("start")
      case .center: .keyword("center")
      case .end: .keyword("end")
      case .stretch: .keyword("stretch")
      case .firstBaseline: .keyword("first baseline")
      case .lastBaseline: .keyword("last baseline")
      }
    }
  }

  var across = Side.center
  var down = Side.center

  init(_ name: String) {
    let name = name.lowercased()
    if name.contains("leading") { across = .start }
    if name.contains("trailing") { across = .end }
    if name.contains("top") { down = .start }
    if name.contains("bottom") { down = .end }
    if name.contains("firsttextbaseline") { down = .firstBaseline }
    if name.contains("lasttextbaseline") { down = .lastBaseline }
  }
}
