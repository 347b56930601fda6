public import Foundation

/// The value of an attribute. Which case goes with which key is said at ``AttributeKey``.
public enum AttributeValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([String])
  case date(Date)
  case point(CGPoint)
  case edges(EdgeInsets)
  case color(Color)
  case paint(Paint)
  case font(Font)
  case runs([TextRun])
  case shape(ShapeDrawing)
  case shadow(Shadow)
  case tracks([GridItem])
  case events(EventKinds)
  case animation(Animation)
  case chart(ChartDrawing)
}
