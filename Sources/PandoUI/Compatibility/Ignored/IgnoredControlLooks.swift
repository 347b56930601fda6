public import Foundation

/// A segmented control of UIKit, for what an application sets with
/// `UISegmentedControl.appearance()`. No effect here: the browser draws controls in the colour of
/// `tint(_:)`.
@MainActor @preconcurrency
open class UISegmentedControl {
  private static let shared = UISegmentedControl(())

  private init(_: Void) {}

  /// The appearance of all instances.
  public static func appearance() -> UISegmentedControl { shared }

  /// The appearance of instances inside of containers.
  ///
  /// - Parameter containerTypes: The types of the views around them.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any AnyObject.Type]
  ) -> UISegmentedControl { shared }

  /// The colour of what is chosen. No effect here: the browser draws controls in the colour of
  /// `tint(_:)`.
  public var selectedSegmentTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour behind the choices. No effect here: the browser draws controls in the colour of
  /// `tint(_:)`.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour of the control. No effect here: the browser draws controls in the colour of
  /// `tint(_:)`.
  public var tintColor: UIColor? {
    get { nil }
    set {}
  }

  /// Whether each choice is as wide as its words. No effect here: the browser draws controls in the
  /// colour of `tint(_:)`.
  public var apportionsSegmentWidthsByContent: Bool {
    get { false }
    set {}
  }

  /// Sets how the words look in a state. No effect here: the browser draws controls in the colour
  /// of `tint(_:)`.
  ///
  /// - Parameters:
  ///   - attributes: How they look.
  ///   - state: The state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

/// The dots of pages, of UIKit, for what an application sets with `UIPageControl.appearance()`. No
/// effect here: renderers draw the dots in their own way.
@MainActor @preconcurrency
open class UIPageControl {
  private static let shared = UIPageControl(())

  private init(_: Void) {}

  /// The appearance of all instances.
  public static func appearance() -> UIPageControl { shared }

  /// The appearance of instances inside of containers.
  ///
  /// - Parameter containerTypes: The types of the views around them.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any AnyObject.Type]
  ) -> UIPageControl { shared }

  /// The colour of the dot of the page in sight. No effect here: renderers draw the dots in their
  /// own way.
  public var currentPageIndicatorTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour of the other dots. No effect here: renderers draw the dots in their own way.
  public var pageIndicatorTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour behind the dots. No effect here: renderers draw the dots in their own way.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  /// Whether there is no dot for one page. No effect here: renderers draw the dots in their own
  /// way.
  public var hidesForSinglePage: Bool {
    get { false }
    set {}
  }
}

/// A slider of UIKit, for what an application sets with `UISlider.appearance()`. No effect here:
/// the browser draws controls in the colour of `tint(_:)`.
@MainActor @preconcurrency
open class UISlider: UnavailableOtherMembers {
  private static let shared = UISlider(())

  private init(_: Void) {}

  /// The appearance of all instances.
  public static func appearance() -> UISlider { shared }

  /// The appearance of instances inside of containers.
  ///
  /// - Parameter containerTypes: The types of the views around them.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any AnyObject.Type]
  ) -> UISlider { shared }

  /// The colour of the thumb. No effect here: the browser draws controls in the colour of
  /// `tint(_:)`.
  public var thumbTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour before the thumb. No effect here: the browser draws controls in the colour of
  /// `tint(_:)`.
  public var minimumTrackTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour behind the thumb. No effect here: the browser draws controls in the colour of
  /// `tint(_:)`.
  public var maximumTrackTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour of the control. No effect here: the browser draws controls in the colour of
  /// `tint(_:)`.
  public var tintColor: UIColor? {
    get { nil }
    set {}
  }

  /// Sets the picture of the thumb. No effect here: the browser draws controls in the colour of
  /// `tint(_:)`.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - state: The state in which it is seen.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A switch of UIKit, for what an application sets with `UISwitch.appearance()`. No effect here:
/// the browser draws controls in the colour of `tint(_:)`.
@MainActor @preconcurrency
open class UISwitch: UnavailableOtherMembers {
  private static let shared = UISwitch(())

  private init(_: Void) {}

  /// The appearance of all instances.
  public static func appearance() -> UISwitch { shared }

  /// The appearance of instances inside of containers.
  ///
  /// - Parameter containerTypes: The types of the views around them.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any AnyObject.Type]
  ) -> UISwitch { shared }

  /// The colour of a switch that is on. No effect here: the browser draws controls in the colour of
  /// `tint(_:)`.
  public var onTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour of the thumb. No effect here: the browser draws controls in the colour of
  /// `tint(_:)`.
  public var thumbTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour of the control. No effect here: the browser draws controls in the colour of
  /// `tint(_:)`.
  public var tintColor: UIColor? {
    get { nil }
    set {}
  }
}

/// A field of UIKit, for what an application sets with `UITextField.appearance()`. No effect here:
/// the browser draws fields.
@MainActor @preconcurrency
open class UITextField: UnavailableOtherMembers {
  private static let shared = UITextField(())

  private init(_: Void) {}

  /// The appearance of all instances.
  public static func appearance() -> UITextField { shared }

  /// The appearance of instances inside of containers.
  ///
  /// - Parameter containerTypes: The types of the views around them.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any AnyObject.Type]
  ) -> UITextField { shared }

  /// When there is a button that empties the field. No effect here: the browser draws fields.
  public var clearButtonMode: ViewMode {
    get { .never }
    set {}
  }

  /// The colour behind the text. No effect here: the browser draws fields.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour of the cursor. No effect here: the browser draws fields.
  public var tintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The colour of the text. No effect here: the browser draws fields.
  public var textColor: UIColor? {
    get { nil }
    set {}
  }

  /// The condition under which a part of a field is visible.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

/// The names of the states of controls of UIKit. No effect here: the browser draws controls in the
/// colour of `tint(_:)`.
public enum UIControl {
  /// States of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt

    /// Makes a set of states from its bits.
    ///
    /// - Parameter rawValue: The bits that are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Neither pressed nor disabled nor chosen.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// With the focus.
    public static let focused = State(rawValue: 1 << 3)
  }
}

extension NSAttributedString.Key {
  /// The colour of the letters, a `UIColor`. No effect here: the attributes of Foundation's strings
  /// are not drawn on Linux.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")

  /// The font of the letters, a `UIFont`. No effect here: the attributes of Foundation's strings
  /// are not drawn on Linux.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")

  /// The colour behind the letters, a `UIColor`. No effect here: the attributes of Foundation's
  /// strings are not drawn on Linux.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")

  /// The room between letters. No effect here: the attributes of Foundation's strings are not drawn
  /// on Linux.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")

  /// The line below the letters. No effect here: the attributes of Foundation's strings are not
  /// drawn on Linux.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
}
