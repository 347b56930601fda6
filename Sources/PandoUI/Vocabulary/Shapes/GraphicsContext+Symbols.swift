public import Foundation

extension GraphicsContext {
  /// A view that can be drawn on a canvas.
  public struct ResolvedSymbol {
    let drawing: ElementDrawing

    /// The size of the view, in points: that of its frame. Without a frame, the size of a text is
    /// estimated from its length and that of a symbol from its font, and its padding is added.
    public var size: CGSize {
      func length(_ key: AttributeKey) -> CGFloat? {
        drawing.attributes.number(key).map { CGFloat($0) }
      }
      let words = CGFloat(drawing.attributes.text(.text)?.count ?? 0)
      let (room, icon) = (padding, isIcon ? iconSize : 20)
      return CGSize(
        width: length(.width) ?? max(words * 9, icon) + room.leading + room.trailing,
        height: length(.height) ?? icon + room.top + room.bottom
      )
    }

    /// Whether it is an image of the system in its own size.
    private var isIcon: Bool {
      drawing.attributes[.systemName] != nil && !drawing.attributes.flag(.isResizable)
    }

    /// The side of an image of the system in its font.
    private var iconSize: CGFloat {
      guard case .font(let font)? = drawing.attributes[.font] else { return 20 }
      return (font.pointSize * 1.2).rounded()
    }

    /// The room around the content. The usual one of a side is 16 points.
    private var padding: EdgeInsets {
      guard case .edges(let edges)? = drawing.attributes[.padding] else { return EdgeInsets() }
      func side(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 16 }
      return EdgeInsets(
        top: side(edges.top),
        leading: side(edges.leading),
        bottom: side(edges.bottom),
        trailing: side(edges.trailing)
      )
    }

    private var hasFrame: Bool {
      drawing.attributes[.width] != nil || drawing.attributes[.height] != nil
    }

    /// Whether the page knows its size better.
    var isSizedByPage: Bool {
      drawing.kind == .text
        || drawing.kind == .image && (drawing.attributes[.padding] != nil || isIcon && !hasFrame)
    }
  }

  /// One of the symbols of the canvas.
  ///
  /// - Parameter id: The tag of the view.
  /// - Returns: nil if no symbol has the tag. A symbol that cannot be drawn is reported, and draws nothing.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recorder.symbols[AnyHashable(id)].map { ResolvedSymbol(drawing: $0) }
  }

  /// Draws a symbol in its own size.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - point: The place of the anchor.
  ///   - anchor: The point of the symbol that is there, as a fraction of its size.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    if symbol.isSizedByPage {
      add(.element(symbol.drawing, in: CGRect(origin: point, size: .zero), anchor: anchor))
    } else {
      let size = symbol.size
      let origin = CGPoint(
        x: point.x - anchor.x * size.width,
        y: point.y - anchor.y * size.height
      )
      draw(symbol, in: CGRect(origin: origin, size: size))
    }
  }

  /// Draws a symbol in a rectangle.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - rect: The rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(.element(symbol.drawing, in: rect, anchor: nil))
  }

  /// The symbols of a canvas by their tags.
  @MainActor
  static func symbols(in view: some View) -> [AnyHashable: ElementDrawing] {
    var symbols: [AnyHashable: ElementDrawing] = [:]
    for subview in SubviewList.subviews(of: view) {
      guard let tag = subview.containerValues.anyTag else { continue }
      if let drawing = ElementDrawing(of: subview.content) {
        symbols[tag] = drawing
        continue
      }
      // An empty drawing, because applications unwrap the symbol of each tag by force.
      symbols[tag] = ElementDrawing(kind: .box, attributes: Attributes())
      reportMisuse(
        """
        The symbol \(tag) of a canvas is made of several views, and is not drawn: a symbol is one text, image or \
        shape, with modifiers. Draw what it is made of in the context, one after another.
        """
      )
    }
    return symbols
  }
}
