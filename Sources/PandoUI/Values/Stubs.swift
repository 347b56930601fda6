public import Foundation

// Stand-ins so that the contract compiles while the values are written.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top; self.leading = leading; self.bottom = bottom; self.trailing = trailing
  }
}
public struct Color: Hashable, Sendable { var name: String }
public enum Paint: Hashable, Sendable { case color(Color) }
public struct Font: Hashable, Sendable { var name: String }
public struct TextRun: Hashable, Sendable { var text: String }
public struct ShapeDrawing: Hashable, Sendable { var path: String }
public struct Shadow: Hashable, Sendable { var radius: Double }
public struct GridItem: Hashable, Sendable { var size: Double }
public struct Animation: Hashable, Sendable { var duration: Double }
public struct ChartDrawing: Hashable, Sendable { var marks: [String] }
public struct KeyPress: Hashable, Sendable { var key: String }
public struct DragGesture { public struct Value: Hashable, Sendable { var location: CGPoint } }
public struct Transaction: Sendable, Equatable {
  public var animation: Animation?
  public var disablesAnimations = false
  public init() {}
}
extension Animation { public static let `default` = Animation(duration: 0.3) }
