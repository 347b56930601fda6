public import Foundation

/// The description of a font under its name in UIKit: `UIFont(descriptor: descriptor, size: 0)`.
///
/// Descriptions are made from others: `font.fontDescriptor.withDesign(.rounded)`. They are never nil
/// here, because every font has a design, bold letters and italic ones in a browser.
//
// Sendable because nothing in it changes. The compiler cannot check that for an open class.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The design of the system's letters.
  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design
    /// The usual letters.
    public static let `default` = SystemDesign(design: .default)
    /// Letters with round ends.
    public static let rounded = SystemDesign(design: .rounded)
    /// Letters with serifs.
    public static let serif = SystemDesign(design: .serif)
    /// Letters of one width.
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  /// What a font is by its looks.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of UIKit.
    public let rawValue: UInt32

    /// Takes the bits of UIKit.
    ///
    /// - Parameter rawValue: The bits; those that have no name here have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The name of a part of a description.
  public struct AttributeName: Hashable, Sendable {
    let name: String
    /// The name of the family.
    public static let family = AttributeName(name: "family")
    /// The name of the font.
    public static let name = AttributeName(name: "name")
    /// The size, in points.
    public static let size = AttributeName(name: "size")
    /// The weight, width and looks: a dictionary by ``TraitKey``.
    public static let traits = AttributeName(name: "traits")
  }

  /// The name of a trait.
  public struct TraitKey: Hashable, Sendable {
    let name: String
    /// The looks, as `SymbolicTraits`.
    public static let symbolic = TraitKey(name: "symbolic")
    /// The weight, as `UIFont.Weight`.
    public static let weight = TraitKey(name: "weight")
    /// The width, as `UIFont.Width`.
    public static let width = TraitKey(name: "width")
  }

  let font: Font
  /// The size, in points.
  public let pointSize: CGFloat

  init(_ font: Font, _ size: CGFloat) {
    self.font = font
    pointSize = size
    super.init()
  }

  /// Describes a font by its name.
  ///
  /// - Parameters:
  ///   - name: The name, as of `Font.custom(_:size:)`.
  ///   - size: The size, in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(.custom(name, size: size), size)
  }

  /// Describes a font by its parts; what is not said is as in the system's font of 12 points.
  ///
  /// - Parameter attributes: The parts by their names.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let described = UIFontDescriptor(.system(size: 12), 12).addingAttributes(attributes)
    self.init(described.font, described.pointSize)
  }

  /// Describes the font of a style of text.
  ///
  /// - Parameter style: The style.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The description with another design.
  ///
  /// - Parameter design: The design. Fonts with a name have none, and stay as they are.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { $0.design = design.design }
  }

  /// The description with these looks and no others.
  ///
  /// - Parameter traits: The looks.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    changed { font in
      font.isBold = traits.contains(.traitBold)
      if font.isBold { font.weight = nil }
      font.isItalic = traits.contains(.traitItalic)
      font.isMonospaced = traits.contains(.traitMonoSpace)
      if traits.contains(.traitCondensed) { font.width = .condensed }
      if traits.contains(.traitExpanded) { font.width = .expanded }
    }
  }

  /// The description with another family.
  ///
  /// - Parameter newFamily: The name of the family, as of `Font.custom(_:size:)`.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.base = .custom(newFamily, size: pointSize, relativeTo: .body) }
  }

  /// The description in another size.
  ///
  /// - Parameter newPointSize: The size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var font = font
    font.scale = 1
    font.base =
      if case .custom(let name, _, let style) = font.base {
        .custom(name, size: newPointSize, relativeTo: style)
      } else {
        .system(size: newPointSize)
      }
    return UIFontDescriptor(font, newPointSize)
  }

  /// The description with other parts.
  ///
  /// - Parameter attributes: The parts by their names. Those of another type than they say have no
  ///   effect.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var described = self
    if let name = (attributes[.family] ?? attributes[.name]) as? String {
      described = described.withFamily(name)
    }
    if let size = Self.number(attributes[.size]) { described = described.withSize(size) }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return described }
    if let looks = traits[.symbolic] as? SymbolicTraits {
      described = described.withSymbolicTraits(looks) ?? described
    }
    return described.changed { font in
      if let weight = traits[.weight] as? UIFont.Weight { font.weight = weight.weight }
      if let width = traits[.width] as? UIFont.Width { font.width = width.width }
    }
  }

  /// The looks of the font.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.resolvedWeight.number >= Font.Weight.semibold.number { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.isMonospaced || font.design == .monospaced { traits.insert(.traitMonoSpace) }
    if let width = font.width, width.value < 0 { traits.insert(.traitCondensed) }
    if let width = font.width, width.value > 0 { traits.insert(.traitExpanded) }
    return traits
  }

  /// The name of the font; `system-ui` for the system's.
  public var postscriptName: String {
    if case .custom(let name, _, _) = font.base { name } else { "system-ui" }
  }

  private func changed(_ change: (inout Font) -> Void) -> UIFontDescriptor {
    var font = font
    change(&font)
    return UIFontDescriptor(font, pointSize)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let size as CGFloat: size
    case let size as Double: CGFloat(size)
    case let size as Int: CGFloat(size)
    default: nil
    }
  }
}

/// The AppKit name of ``UIFontDescriptor``.
public typealias NSFontDescriptor = UIFontDescriptor
