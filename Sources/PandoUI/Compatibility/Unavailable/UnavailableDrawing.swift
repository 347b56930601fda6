// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A drawing of Core Graphics.
@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
open class CGContext: UnavailableMembers {}

/// A renderer of images in UIKit.
@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
open class UIGraphicsImageRenderer: UnavailableMembers {
  public init(size: CGSize) {}
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}
  public init(bounds: CGRect) {}
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    fatalError("unavailable")
  }
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  public func jpegData(
    withCompressionQuality quality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}

@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {}

@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
public func UIGraphicsEndImageContext() {}

@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
public func UIGraphicsPushContext(_ context: CGContext) {}

@available(
  *,
  unavailable,
  message: "There is nothing to draw into. Use a Shape, a Path or a Canvas."
)
public func UIGraphicsPopContext() {}

/// A filter of Core Image.
@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Use blur, brightness, contrast, saturation, grayscale and hueRotation."
)
open class CIFilter: UnavailableMembers {
  public init() {}
  public init?(name: String) {}
  public init?(name: String, parameters: [String: Any]?) {}
  public func setValue(_ value: Any?, forKey key: String) {}
  public var outputImage: CIImage? { nil }
}

/// An image of Core Image.
@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Use blur, brightness, contrast, saturation, grayscale and hueRotation."
)
open class CIImage: UnavailableMembers {
  public init() {}
  public init?(image: UIImage) {}
  public init?(data: Data) {}
  public init(cgImage: CGImage) {}
}

/// The context in which Core Image draws.
@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Use blur, brightness, contrast, saturation, grayscale and hueRotation."
)
open class CIContext {
  public init() {}
}

@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Use blur, brightness, contrast, saturation, grayscale and hueRotation."
)
public var kCIInputImageKey: String { "" }

@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Use blur, brightness, contrast, saturation, grayscale and hueRotation."
)
public var kCIInputRadiusKey: String { "" }

@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Use blur, brightness, contrast, saturation, grayscale and hueRotation."
)
public var kCIInputIntensityKey: String { "" }

@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Use blur, brightness, contrast, saturation, grayscale and hueRotation."
)
public var kCIInputScaleKey: String { "" }

/// A layer of Core Animation.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CALayer {}

/// A gradient of Core Animation.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CAGradientLayer: CALayer {}

/// A shape of Core Animation.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CAShapeLayer: CALayer {}

/// A text of Core Animation.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CATextLayer: CALayer {}

/// Particles of Core Animation.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CAEmitterLayer: CALayer {}

/// A particle of Core Animation.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CAEmitterCell {}

/// An animation of Core Animation.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CAAnimation {}

/// An animation of Core Animation.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CABasicAnimation: CAAnimation {}

/// An animation of Core Animation.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CAKeyframeAnimation: CAAnimation {}

/// An animation of Core Animation.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CASpringAnimation: CAAnimation {}

/// A change of Core Animation.
@available(
  *,
  unavailable,
  message: "There is no Core Animation. Use shapes, gradients, masks and withAnimation(_:_:)."
)
open class CATransaction {}

/// A clock that ticks with the screen.
@available(
  *,
  unavailable,
  message: "A browser draws by itself. Use a TimelineView(.animation), or an animation."
)
public final class CADisplayLink {}

/// How a paragraph is set.
@available(
  *,
  unavailable,
  message:
    "Strings of Foundation have no look on Linux. Use multilineTextAlignment(_:), lineSpacing(_:) and the attributes of AttributedString."
)
open class NSParagraphStyle {
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  public init() {}
}

/// How a paragraph is set.
@available(
  *,
  unavailable,
  message:
    "Strings of Foundation have no look on Linux. Use multilineTextAlignment(_:), lineSpacing(_:) and the attributes of AttributedString."
)
public final class NSMutableParagraphStyle: NSParagraphStyle {}

@available(
  *,
  unavailable,
  message:
    "Strings of Foundation have no look on Linux. Use multilineTextAlignment(_:), lineSpacing(_:) and the attributes of AttributedString."
)
extension NSAttributedString.Key {
  public static var paragraphStyle: NSAttributedString.Key { .init(rawValue: "") }
}

@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Show an Image of it with resizable(), frame(width:height:alignment:) and clipShape(_:style:)."
)
extension UIImage {
  public convenience init(cgImage: CGImage) { self.init() }
  public convenience init(cgImage: CGImage, size: CGSize) { self.init() }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Any) { self.init() }
  public convenience init(ciImage: CIImage) { self.init() }
  public var cgImage: CGImage? { nil }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func preparingThumbnail(of size: CGSize) -> UIImage? { nil }
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {}
}

@available(
  *,
  unavailable,
  message: "Images are files. Draw in a Canvas, and give it a frame of the size."
)
extension Image {
  public init(
    size: CGSize,
    label: Text? = nil,
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message:
    "Nothing here decodes pictures. Use renderingMode(_:) and foregroundStyle(_:) of an Image."
)
extension UIImage {
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage
  {
    self
  }
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
}

@available(
  *,
  unavailable,
  message: "Nothing here decodes pictures. Use resizable(capInsets:resizingMode:) of an Image."
)
extension UIImage {
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
}

@available(
  *,
  unavailable,
  message:
    "Nothing here draws symbols into a UIImage. Use an Image with font(_:) and imageScale(_:)."
)
extension UIImage {
  public struct SymbolConfiguration: Hashable, Sendable {
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) {}
    public init(scale: SymbolScale) {}
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable {
    case `default`, unspecified, small, medium, large
  }
  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    fatalError("unavailable")
  }
}

@available(
  *,
  unavailable,
  message: "Pictures have the names of the catalogue. Use an Image with a name or a symbol."
)
extension UIImage {
  public static var applicationIconName: String { "" }
  public static var cautionName: String { "" }
  public static var folderName: String { "" }
}
