/// The role of an element for a user: the word by which a query selects it.
///
/// The role follows from the kind of the element, and from its accessibility traits where the kind
/// has no meaning of its own: a stack with the trait `isButton` is a button.
public enum ElementRole: String, CaseIterable, Hashable, Sendable {
  /// Text.
  case text
  /// Text with the trait `isHeader` or a heading level, and the header of a section.
  case heading
  case image
  case chart
  case button
  case link
  /// A label with an icon, on its own.
  case label
  /// A title and a value beside each other.
  case labeledContent
  case textField
  /// A field that does not show what is typed.
  case secureField
  /// A field of several lines.
  case textEditor
  /// A field for a search.
  case searchField
  case toggle
  case stepper
  case slider
  case picker
  /// An option of a picker.
  case option
  case datePicker
  case colorPicker
  case progressIndicator
  case gauge
  case menu
  /// A title that shows and hides what is below it.
  case disclosure
  case list
  /// A row of a list, a form or a table.
  case row
  case section
  case form
  /// A box with a title around other elements, or anything that accessibility modifiers made a group.
  case group
  case table
  case column
  case cell
  /// A screen of a navigation stack.
  case screen
  case toolbar
  case tabView
  case tab
  case sheet
  case alert
  /// A confirmation dialog.
  case dialog
  case popover
  case contextMenu
  case swipeActions
  /// A placeholder that says there is nothing to show.
  case unavailable
  /// A placeholder for a view that could not be evaluated.
  case problem
}

extension ElementRole {
  /// The fields that take typed text.
  static let fields: Set<ElementRole> = [.textField, .secureField, .textEditor, .searchField]

  /// The roles of elements that block what is behind them.
  static let modals: Set<ElementRole> = [.sheet, .alert, .dialog]

  /// Whether the words inside are the name if nothing else gives one.
  var isNamedByContent: Bool {
    switch self {
    case .text, .heading, .button, .link, .label, .toggle, .stepper, .option, .row, .cell, .column,
      .tab:
      true
    default: false
    }
  }

  /// Whether the element is content to read rather than something to use.
  var isPlain: Bool {
    switch self {
    case .text, .heading, .image, .label: true
    default: false
    }
  }

  /// Whether the element is used by itself, so that its words do not name the element around it.
  var isControl: Bool {
    switch self {
    case .button, .toggle, .stepper, .slider, .picker, .datePicker, .colorPicker, .menu,
      .textField, .secureField, .textEditor, .searchField, .contextMenu, .swipeActions, .popover:
      true
    default: false
    }
  }
}
