// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A colour space of Core Graphics.
@available(
  *,
  unavailable,
  message:
    "Colours are in sRGB. Leave the space out, or use Color(_:red:green:blue:opacity:) with one."
)
public final class CGColorSpace: Sendable {
  public init?(name: Name) {}
  public struct Name: Sendable {}
  public static var sRGB: Name { .init() }
  public static var displayP3: Name { .init() }
  public static var linearSRGB: Name { .init() }
  public static var extendedSRGB: Name { .init() }
  public static var extendedLinearSRGB: Name { .init() }
  public static var genericGrayGamma2_2: Name { .init() }
}

/// The space of colours of Core Graphics.
@available(
  *,
  unavailable,
  message:
    "Colours are in sRGB. Leave the space out, or use Color(_:red:green:blue:opacity:) with one."
)
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { fatalError("unavailable") }

/// The space of colours of Core Graphics.
@available(
  *,
  unavailable,
  message:
    "Colours are in sRGB. Leave the space out, or use Color(_:red:green:blue:opacity:) with one."
)
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { fatalError("unavailable") }

/// The conversion of colours to another colour space.
@available(*, unavailable, message: "Colours are in sRGB, and stay there.")
public enum CGColorRenderingIntent: Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
  @available(*, unavailable, message: "Colours are in sRGB. Use the colour as it is.")
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: Any?
  ) -> CGColor? { self }
}

/// A gradient of Core Graphics.
@available(
  *,
  unavailable,
  message:
    "There is no Core Graphics. Use a Gradient, and linearGradient(_:startPoint:endPoint:options:) of a Canvas."
)
open class CGGradient: UnavailableMembers {
  public init?(colorsSpace space: CGColorSpace?, colors: Any, locations: [CGFloat]?) {}
}

/// A drawing of Core Graphics.
@available(*, unavailable, message: "There is no Core Graphics. Use a Shape, a Path or a Canvas.")
open class CGLayer: UnavailableMembers {}

/// A drawing of Core Graphics.
@available(*, unavailable, message: "There is no Core Graphics. Use a Shape, a Path or a Canvas.")
open class CGPattern: UnavailableMembers {}

/// A picture of Core Graphics.
@available(
  *,
  unavailable,
  message: "Nothing here decodes pictures. Use a UIImage of the bytes, or an Image of a catalogue."
)
open class CGDataProvider: UnavailableMembers {}

/// A picture of Core Graphics.
@available(
  *,
  unavailable,
  message: "Nothing here decodes pictures. Use a UIImage of the bytes, or an Image of a catalogue."
)
public struct CGBitmapInfo: Hashable, Sendable {}

/// A picture of Core Graphics.
@available(
  *,
  unavailable,
  message: "Nothing here decodes pictures. Use a UIImage of the bytes, or an Image of a catalogue."
)
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// A picture of Core Graphics.
@available(
  *,
  unavailable,
  message: "Nothing here decodes pictures. Use a UIImage of the bytes, or an Image of a catalogue."
)
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, medium, high
}

/// How Core Graphics mixes colours.
@available(
  *,
  unavailable,
  message: "There is no Core Graphics. Use blendMode(_:) with a BlendMode."
)
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

/// A PDF document.
@available(
  *,
  unavailable,
  message: "Nothing here reads PDF. Open the file with openURL, or offer it with fileExporter."
)
open class CGPDFDocument: UnavailableMembers {}

/// A document of paper.
@available(
  *,
  unavailable,
  message: "Nothing here reads PDF. Open the file with openURL, or offer it with fileExporter."
)
open class CGPDFPage: UnavailableMembers {}

/// A font of Core Graphics.
@available(
  *,
  unavailable,
  message: "Only the browser knows its fonts. Name the one that you want in Font.custom(_:size:)."
)
open class CGFont: UnavailableMembers {}

/// How Core Animation moves.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CAAnimationGroup: CAAnimation {}

/// How Core Animation moves.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CATransition: CAAnimation {}

/// How Core Animation moves.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CAMediaTimingFunction: UnavailableMembers {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// How Core Animation moves.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  public static var linear: CAMediaTimingFunctionName { .init() }
  public static var easeIn: CAMediaTimingFunctionName { .init() }
  public static var easeOut: CAMediaTimingFunctionName { .init() }
  public static var easeInEaseOut: CAMediaTimingFunctionName { .init() }
}

/// How Core Animation moves.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CAReplicatorLayer: CALayer {}
