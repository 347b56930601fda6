public import Foundation

/// The kinds of event an element answers.
public struct EventKinds: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// Makes one from its parts.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// It was pressed: a button, a row, anything with `onTapGesture`.
  public static let tap = EventKinds(rawValue: 1 << 0)
  /// It was pressed twice within the platform's time.
  public static let doubleTap = EventKinds(rawValue: 1 << 1)
  /// It was pressed and held.
  public static let longPress = EventKinds(rawValue: 1 << 2)
  /// Its value was changed by the user.
  public static let change = EventKinds(rawValue: 1 << 3)
  /// Return was pressed in a field, or its form was submitted.
  public static let submit = EventKinds(rawValue: 1 << 4)
  /// It took or lost the focus.
  public static let focus = EventKinds(rawValue: 1 << 5)
  /// A key was pressed while it had the focus.
  public static let key = EventKinds(rawValue: 1 << 6)
  /// The pointer came or went.
  public static let hover = EventKinds(rawValue: 1 << 7)
  /// A pointer that is held down moved over it.
  public static let drag = EventKinds(rawValue: 1 << 8)
  /// Something was dropped on it.
  public static let drop = EventKinds(rawValue: 1 << 9)
  /// It was closed by the user: a sheet, an alert, a popover, a screen.
  public static let dismiss = EventKinds(rawValue: 1 << 10)
  /// Its rows were removed: offsets among its rows.
  public static let delete = EventKinds(rawValue: 1 << 11)
  /// Its rows were moved.
  public static let move = EventKinds(rawValue: 1 << 12)
  /// It was pulled down to load anew.
  public static let refresh = EventKinds(rawValue: 1 << 13)
  /// One of its accessibility actions was chosen.
  public static let action = EventKinds(rawValue: 1 << 14)
  /// Its keyboard shortcut was pressed.
  public static let shortcut = EventKinds(rawValue: 1 << 15)
  /// Files were chosen, or are on their way.
  public static let files = EventKinds(rawValue: 1 << 16)
  /// An address that leads to one of its screens was asked for.
  public static let navigate = EventKinds(rawValue: 1 << 17)
}

/// What a user did to an element, as a renderer reports it.
public enum Event: Hashable, Sendable {
  case tap
  case doubleTap
  case longPress
  /// The value of a control was changed.
  case change(EventValue)
  case submit
  /// True when it took the focus, false when it lost it.
  case focus(Bool)
  case key(KeyPress)
  case hover(Bool)
  case drag(DragGesture.Value, ended: Bool)
  /// What was dropped, as text, and where, in points.
  case drop([String], at: CGPoint)
  case dismiss
  /// The row that was removed, as the number of its element.
  case delete(ElementID)
  /// A row was moved before another, or to the end.
  case move(ElementID, before: ElementID?)
  case refresh
  /// The index of an accessibility action.
  case action(Int)
  case shortcut
  /// The parts of an address, as ``AttributeKey/address`` has them.
  case navigate([String])
  /// The files that were chosen, which can be read now.
  case files([URL])
  /// How many bytes of the files that were chosen have come, of how many.
  case upload(completed: Int, total: Int)

  /// The kind an element must answer for the event to reach it.
  public var kind: EventKinds {
    switch self {
    case .tap: .tap
    case .doubleTap: .doubleTap
    case .longPress: .longPress
    case .change: .change
    case .submit: .submit
    case .focus: .focus
    case .key: .key
    case .hover: .hover
    case .drag: .drag
    case .drop: .drop
    case .dismiss: .dismiss
    case .delete: .delete
    case .move: .move
    case .refresh: .refresh
    case .action: .action
    case .shortcut: .shortcut
    case .navigate: .navigate
    case .files, .upload: .files
    }
  }
}

/// The new value of a control, in the type the control is of.
public enum EventValue: Hashable, Sendable {
  /// A toggle, a disclosure.
  case flag(Bool)
  /// A field.
  case text(String)
  /// A slider, a stepper: the value itself, in the control's units.
  case number(Double)
  case date(Date)
  case color(Color)
  /// A picker, a list, a tab view: the chosen elements.
  case selection([ElementID])
}
