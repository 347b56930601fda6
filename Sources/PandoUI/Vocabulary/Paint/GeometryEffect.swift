public import Foundation

/// An effect that an application defines: a projection that depends on the size of the view.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var animatableData: CGFloat
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 4), y: 0))
///   }
/// }
/// ```
///
/// While `animatableData` is animated, the effect is called 20 times a second, and the browser
/// moves the view from one to the next.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The projection of the view from its upper left corner.
  ///
  /// - Parameter size: The size of the view in points, as the browser measured it; before, as it is estimated.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension ViewModifier where Self: GeometryEffect {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    AnimatableNode(view, parent: parent, numbers: \.modifier.animatableData) { view, parent in
      ModifiedContent<Modified, Self>.makeWrappingNode(view, parent: parent) { view in
        let effect = view.modifier
        return view.content.modifier(
          VisualEffectModifier { proxy in
            var attributes = Attributes()
            let projection = effect.effectValue(size: proxy.size)
            if projection.isFinite {
              attributes[.transform] = .transform(.projection(projection))
            }
            return attributes
          }
        )
      }
    }
  }
}

extension GeometryEffect {
  /// The effect itself: what browsers draw never changes the layout.
  public func ignoredByLayout() -> Self { self }
}

extension ProjectionTransform {
  fileprivate var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy { $0.isFinite }
  }
}
