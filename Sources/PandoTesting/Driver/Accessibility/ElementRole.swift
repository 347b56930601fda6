/// What an element is to somebody who uses it: the word by which a query asks for it.
///
/// The role follows from the kind of the element, and from its accessibility traits where the kind
/// has no meaning of its own: a stack with the trait `isButton` is a button.
public enum ElementRole: String, CaseIterable, Hashable, Sendable {
  /// Words.
  case text
  /// Words with the trait `isHeader` or a heading level, and the header of a section.
  case heading
  case image
  case chart
  case button
  case link
  /// A label with an icon, by itself.
  case label
  /// A title and a value beside each other.
  case labeledContent
  case textField
  /// A field that does not show what is typed.
  case secureField
  /// A field of several lines.
  case textEditor
  /// A field in which one searches.
  case searchField
  case toggle
  case stepper
  case slider
  case picker
  /// A choice in a picker.
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
  /// A box with a title around other elements; anything that accessibility modifiers made one.
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
  /// Says that there is nothing to show.
  case unavailable
  /// Stands where a view could not be evaluated.
  case problem
}

extension ElementRole {
  /// The fields one types into.
  static let fields: Set<ElementRole> = [.textField, .secureField, .textEditor, .searchField]

  /// What keeps the reader from what is behind it.
  static let modals: Set<ElementRole> = [.sheet, .alert, .dialog]

  /// Whether the words inside are the name, if nothing else gives one.
  var isNamedByContent: Bool {
    switch self {
    case .text, .heading, .button, .link, .label, .toggle, .stepper, .option, .row, .cell, .column,
      .tab:
      true
    default: false
    }
  }

  /// Whether it is a part of a sentence rather than something to use.
  var isPlain: Bool {
    switch self {
    case .text, .heading, .image, .label: true
    default: false
    }
  }

  /// Whether it is used by itself, so that its words do not name what it stands in.
  var isControl: Bool {
    switch self {
    case .button, .toggle, .stepper, .slider, .picker, .datePicker, .colorPicker, .menu,
      .textField, .secureField, .textEditor, .searchField, .contextMenu, .swipeActions, .popover:
      true
    default: false
    }
  }
}
