public import Foundation

/// The kinds of event that an element handles.
public struct EventKinds: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The kinds, one bit each.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A press: on a button, a row, or anything with `onTapGesture`.
  public static let tap = EventKinds(rawValue: 1 << 0)
  /// Two presses within the platform's time.
  public static let doubleTap = EventKinds(rawValue: 1 << 1)
  /// A press that is held.
  public static let longPress = EventKinds(rawValue: 1 << 2)
  /// A change of the value by the user.
  public static let change = EventKinds(rawValue: 1 << 3)
  /// Return in a field, or the submission of a form.
  public static let submit = EventKinds(rawValue: 1 << 4)
  /// Gaining or losing the focus.
  public static let focus = EventKinds(rawValue: 1 << 5)
  /// A key, while the element has the focus.
  public static let key = EventKinds(rawValue: 1 << 6)
  /// The pointer entering or leaving.
  public static let hover = EventKinds(rawValue: 1 << 7)
  /// A movement of a pointer that is held down.
  public static let drag = EventKinds(rawValue: 1 << 8)
  /// A drop on the element.
  public static let drop = EventKinds(rawValue: 1 << 9)
  /// Closing by the user: of a sheet, an alert, a popover, a screen.
  public static let dismiss = EventKinds(rawValue: 1 << 10)
  /// The removal of a row.
  public static let delete = EventKinds(rawValue: 1 << 11)
  /// The move of a row.
  public static let move = EventKinds(rawValue: 1 << 12)
  /// Pulling down to refresh.
  public static let refresh = EventKinds(rawValue: 1 << 13)
  /// The choice of an accessibility action.
  public static let action = EventKinds(rawValue: 1 << 14)
  /// The keyboard shortcut.
  public static let shortcut = EventKinds(rawValue: 1 << 15)
  /// The choice of files, or progress of their upload.
  public static let files = EventKinds(rawValue: 1 << 16)
  /// A request for one of its screens by address.
  public static let navigate = EventKinds(rawValue: 1 << 17)
  /// A size or a place that the renderer measured.
  public static let measure = EventKinds(rawValue: 1 << 18)
  /// A movement of two fingers.
  public static let pinch = EventKinds(rawValue: 1 << 19)
  /// A request for the rows that are in sight.
  public static let rows = EventKinds(rawValue: 1 << 20)
  /// A press whose place is reported.
  public static let spatialTap = EventKinds(rawValue: 1 << 21)
  /// The context menu of a view around this element is about to be opened for it.
  public static let menu = EventKinds(rawValue: 1 << 22)
  /// The image of the element could not be loaded.
  public static let failure = EventKinds(rawValue: 1 << 23)
  /// A part of the text of a field that was selected, or a place in it that the cursor was put to.
  public static let select = EventKinds(rawValue: 1 << 24)
  /// Another one of several alternatives fits into the room of the element.
  public static let fit = EventKinds(rawValue: 1 << 25)
  /// Something that is dragged came over the element, or left it.
  public static let target = EventKinds(rawValue: 1 << 26)
  /// The pointer moving over the element, or leaving it.
  public static let hoverPoint = EventKinds(rawValue: 1 << 27)
  /// A part of a container that scrolls coming into sight, or going out of it.
  public static let sight = EventKinds(rawValue: 1 << 28)
  /// The element begins to be dragged somewhere, or ends.
  public static let lift = EventKinds(rawValue: 1 << 29)
}

/// An action of the user on an element, as a renderer reports it.
public enum Event: Hashable, Sendable {
  case tap
  case doubleTap
  case longPress
  /// The new value of a control.
  case change(EventValue)
  case submit
  /// True for gaining the focus, false for losing it.
  case focus(Bool)
  case key(KeyPress)
  case hover(Bool)
  /// The place of the pointer over the element, in points from its upper left corner; nil when it left.
  case hoverPoint(CGPoint?)
  /// True when a part of the element comes into sight, false when the whole element is out of
  /// sight. No action of the user.
  case sight(Bool)
  case drag(DragGesture.Value, ended: Bool)
  case pinch(PinchValue, ended: Bool)
  /// A press at a place of the element, in points from its upper left corner, and how many there were one after the
  /// other.
  case spatialTap(at: CGPoint, count: Int)
  /// The menu of a container is about to be opened for this element of it.
  case menu
  /// The dropped texts, and the position in points.
  case drop([String], at: CGPoint)
  /// True if something that is dragged came over the element, false if it left.
  case target(Bool)
  /// True if the element begins to be dragged somewhere, false if that ended.
  case lift(Bool)
  case dismiss
  /// The element of the removed row.
  case delete(ElementID)
  /// The moved row, and the row that it now precedes; nil for the end.
  case move(ElementID, before: ElementID?)
  case refresh
  /// The index of an accessibility action.
  case action(Int)
  case shortcut
  /// The components of an address, as in ``AttributeKey/address``.
  case navigate([String])
  /// The chosen files, which can be read now.
  case files([URL])
  /// The number of uploaded bytes of the chosen files, and their total.
  case upload(completed: Int, total: Int)
  /// The renderer measured the element. No action of the user.
  case measure(ElementMeasure)
  /// The rows that are in sight, or about to be, of a list that has not made them all. No action of the user.
  case rows(RowRange)
  /// The renderer could not load what the element shows. No action of the user.
  case failure
  /// The part of a field's text that is selected now, in offsets of UTF-16 units; an empty one is where the cursor is.
  case select(Range<Int>)
  /// The index of the first alternative that fits; the number of drawn alternatives if none fits. No action of the user.
  case fit(Int)

  /// The kind that an element must handle to receive the event.
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
    case .hoverPoint: .hoverPoint
    case .sight: .sight
    case .drag: .drag
    case .pinch: .pinch
    case .spatialTap: .spatialTap
    case .menu: .menu
    case .drop: .drop
    case .target: .target
    case .lift: .lift
    case .dismiss: .dismiss
    case .delete: .delete
    case .move: .move
    case .refresh: .refresh
    case .action: .action
    case .shortcut: .shortcut
    case .navigate: .navigate
    case .files, .upload: .files
    case .measure: .measure
    case .rows: .rows
    case .failure: .failure
    case .select: .select
    case .fit: .fit
    }
  }
}

/// The new value of a control, in the control's type.
public enum EventValue: Hashable, Sendable {
  /// The value of a toggle or a disclosure.
  case flag(Bool)
  /// The value of a field.
  case text(String)
  /// The value of a slider or a stepper, in the control's units.
  case number(Double)
  case date(Date)
  case color(Color)
  /// The chosen elements of a picker, a list or a tab view.
  case selection([ElementID])
}
