extension View {
  /// Sets the form of the pointer over the view.
  ///
  /// - Parameter style: The form of the pointer; nil for the usual one.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    attribute(.pointer, style.map { .text($0.name) })
  }

  /// Shows or hides the pointer over the view.
  ///
  /// - Parameter visibility: Whether the pointer is seen over the view; only `.hidden` hides it.
  public func pointerVisibility(_ visibility: Visibility) -> some View {
    attribute(.pointer, visibility == .hidden ? .text("none") : nil)
  }
}

/// The form of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
  let name: String
  /// An arrow.
  public static let `default` = Self(name: "default")
  /// For selecting text.
  public static let horizontalText = Self(name: "horizontalText")
  /// For selecting text that is written downwards.
  public static let verticalText = Self(name: "verticalText")
  /// For selecting a rectangle.
  public static let rectSelection = Self(name: "rectSelection")
  /// An open hand, over something that can be dragged.
  public static let grabIdle = Self(name: "grabIdle")
  /// A closed hand, while something is dragged.
  public static let grabActive = Self(name: "grabActive")
  /// A hand that points at a link.
  public static let link = Self(name: "link")
  /// A magnifying glass that zooms in.
  public static let zoomIn = Self(name: "zoomIn")
  /// A magnifying glass that zooms out.
  public static let zoomOut = Self(name: "zoomOut")
  /// For changing the width of a column.
  public static let columnResize = Self(name: "columnResize")
  /// For changing the height of a row.
  public static let rowResize = Self(name: "rowResize")

  /// For moving the side of a column.
  ///
  /// - Parameter directions: The directions in which the side can be moved.
  public static func columnResize(directions: HorizontalDirection.Set) -> Self {
    switch directions {
    case .leading: Self(name: "columnResize(leading)")
    case .trailing: Self(name: "columnResize(trailing)")
    default: columnResize
    }
  }

  /// For moving the side of a row.
  ///
  /// - Parameter directions: The directions in which the side can be moved.
  public static func rowResize(directions: VerticalDirection.Set) -> Self {
    switch directions {
    case .up: Self(name: "rowResize(up)")
    case .down: Self(name: "rowResize(down)")
    default: rowResize
    }
  }

  /// For moving a side or a corner.
  ///
  /// - Parameters:
  ///   - position: The side or corner that is moved.
  ///   - directions: No effect here: the form is that for both directions.
  public static func frameResize(
    position: FrameResizePosition,
    directions: FrameResizeDirection.Set = .all
  ) -> Self { Self(name: "frameResize(\(position))") }

  /// The usual form: pages draw no image in place of the pointer.
  ///
  /// - Parameters:
  ///   - image: No effect here: pages draw no image in place of the pointer.
  ///   - hotSpot: No effect here: pages draw no image.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> Self { .default }
}

/// To the leading side or to the trailing.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: The bits that are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// To the leading side.
    public static let leading = Set(rawValue: 1 << 0)
    /// To the trailing side.
    public static let trailing = Set(rawValue: 1 << 1)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// Up or down.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
  case up, down

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: The bits that are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Up.
    public static let up = Set(rawValue: 1 << 0)
    /// Down.
    public static let down = Set(rawValue: 1 << 1)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}

/// The side or corner that is moved.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Inwards or outwards.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  case inward, outward

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: The bits that are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Inwards.
    public static let inward = Set(rawValue: 1 << 0)
    /// Outwards.
    public static let outward = Set(rawValue: 1 << 1)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}
