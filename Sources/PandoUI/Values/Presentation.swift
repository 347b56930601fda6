public import Foundation

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  /// The name of the choice in attributes.
  package let name: String

  /// The columns that the renderer chooses.
  public static let automatic = Self(name: "automatic")
  /// Only the last column.
  public static let detailOnly = Self(name: "detailOnly")
  /// The last two columns.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// All columns.
  public static let all = Self(name: "all")
}

/// The column of a split view that is visible where only one fits.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  /// The name of the column in attributes.
  package let name: String

  /// The first column.
  public static let sidebar = Self(name: "sidebar")
  /// The second of three columns.
  public static let content = Self(name: "content")
  /// The last column.
  public static let detail = Self(name: "detail")
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// The kind of height.
  package enum Kind: Hashable, Sendable {
    case medium, large
    /// A fraction of the available height, from 0 to 1.
    case fraction(CGFloat)
    /// A height in points.
    case height(CGFloat)
    /// No height: the sheet does not rest there.
    case inactive
  }

  package let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// Almost all of the screen.
  public static let large = PresentationDetent(kind: .large)
  /// A fraction of the available height, from 0 to 1.
  ///
  /// - Parameter fraction: The fraction of the available height; browsers clamp it to 0.05 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points.
  ///
  /// - Parameter height: The height, in points; browsers use 40 at least.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// Whether the sheet rests there.
  package var isActive: Bool { kind != .inactive }

  /// The approximate fraction of the screen, by which detents are sorted.
  package var share: CGFloat {
    switch kind {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): fraction
    case .height(let height): height / 800
    case .inactive: 0
    }
  }

  /// The name of the detent in attributes: `medium`, `fraction(0.3)`, `height(200)`.
  package var name: String {
    switch kind {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction(\(shortNumber(fraction)))"
    case .height(let height): "height(\(shortNumber(height)))"
    case .inactive: "inactive"
    }
  }
}

/// The reasons why regions of the screen are unsafe for content.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit for each cause.
  public let rawValue: UInt

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each cause.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device, and the bars around the content.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The on-screen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Every cause.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The parts of a section that stay visible while it scrolls.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each part.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
