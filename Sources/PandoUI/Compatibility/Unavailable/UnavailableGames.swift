// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A scene in a view.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
public struct SpriteView: View {
  public init(scene: SKScene, isPaused: Bool = false, options: Any? = nil) {}
  public var body: some View { EmptyView() }
}

/// A part of a scene.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
open class SKNode: UnavailableMembers {
  public init() {}
}

/// A scene in UIKit.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
open class SKView: UnavailableMembers {
  public init() {}
}

/// A picture.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
open class SKTexture: UnavailableMembers {
  public init(imageNamed name: String) {}
}

/// What a part does.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
open class SKAction: UnavailableMembers {
  public init() {}
}

/// The body of a part.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
open class SKPhysicsBody: UnavailableMembers {
  public init() {}
}

/// What met.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
open class SKPhysicsContact: UnavailableMembers {
  public init() {}
}

/// A step to a scene.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
open class SKTransition: UnavailableMembers {
  public init() {}
}

/// A scene.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
open class SKScene: SKNode {
  public init(size: CGSize) { super.init() }
  public init?(fileNamed name: String) { super.init() }
}

/// A picture in a scene.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
open class SKSpriteNode: SKNode {
  public init(imageNamed name: String) { super.init() }
  public init(color: UIColor, size: CGSize) { super.init() }
}

/// A text in a scene.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
open class SKLabelNode: SKNode {
  public init(text: String?) { super.init() }
  public init(fontNamed name: String?) { super.init() }
}

/// A shape in a scene.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
open class SKShapeNode: SKNode {
  public init(circleOfRadius radius: CGFloat) { super.init() }
  public init(rectOf size: CGSize) { super.init() }
}

/// Particles in a scene.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
open class SKEmitterNode: SKNode {
  public init?(fileNamed name: String) { super.init() }
}

/// What is told of what met.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
public protocol SKPhysicsContactDelegate: AnyObject {}

/// A colour of a scene.
@available(
  *,
  unavailable,
  message: "There is no SpriteKit. Draw the game with Canvas in a TimelineView(.animation)."
)
public typealias SKColor = UIColor

/// A scene in a view.
@available(
  *,
  unavailable,
  message: "There is no SceneKit. Turn views with rotation3DEffect, or draw with Canvas."
)
public struct SceneView: View {
  public init(scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Any? = nil) {}
  public var body: some View { EmptyView() }
}

/// A scene.
@available(
  *,
  unavailable,
  message: "There is no SceneKit. Turn views with rotation3DEffect, or draw with Canvas."
)
open class SCNScene: UnavailableMembers {
  public init() {}
  public init?(named name: String) {}
}

/// A part of a scene.
@available(
  *,
  unavailable,
  message: "There is no SceneKit. Turn views with rotation3DEffect, or draw with Canvas."
)
open class SCNNode: UnavailableMembers {
  public init() {}
}
