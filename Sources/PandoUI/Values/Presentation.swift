public import Foundation

/// Which columns of a split view are seen.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  /// The choice as attributes spell it.
  package let name: String

  /// What the platform thinks best.
  public static let automatic = Self(name: "automatic")
  /// The last column alone.
  public static let detailOnly = Self(name: "detailOnly")
  /// The last two columns.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// All columns.
  public static let all = Self(name: "all")
}

/// The column of a split view that is seen where there is room for one.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  /// The column as attributes spell it.
  package let name: String

  /// The first.
  public static let sidebar = Self(name: "sidebar")
  /// The second of three.
  public static let content = Self(name: "content")
  /// The last.
  public static let detail = Self(name: "detail")
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// How the height is found.
  package enum Kind: Hashable, Sendable {
    case medium, large
    /// A part of the room there is, 0 to 1.
    case fraction(CGFloat)
    /// Points.
    case height(CGFloat)
  }

  package let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of the screen.
  public static let large = PresentationDetent(kind: .large)
  /// A part of the room there is, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// About how much of the screen it takes, to order heights by.
  package var share: CGFloat {
    switch kind {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): fraction
    case .height(let height): height / 800
    }
  }

  /// The height as attributes spell it: `medium`, `fraction(0.3)`, `height(200)`.
  package var name: String {
    switch kind {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction(\(shortNumber(fraction)))"
    case .height(let height): "height(\(shortNumber(height)))"
    }
  }
}

/// Edges of the screen that content keeps away from.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit for each cause.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device, and the bars around the content.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Every cause.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Which parts of a section stay in sight while it is scrolled.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// What stands before the section.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// What stands after it.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
