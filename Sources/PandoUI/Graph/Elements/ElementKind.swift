/// The kind of an element: its meaning for users, renderers and assistive technology, not its
/// appearance.
///
/// A renderer maps each kind to its medium: the web renderer to `button`, `label`, `dialog`; a test
/// driver to a role; a terminal to characters.
public enum ElementKind: String, CaseIterable, Hashable, Sendable {
  /// The only element without a parent. Screens, sheets and alerts are its children.
  case root

  // Text and pictures.
  case text, image, shape, chart

  // Layout without a meaning of its own.
  case hstack, vstack, zstack, spacer, divider, grid, gridRow, lazyGrid, scroll
  /// Wraps one element for decorations that did not fit on it.
  case box
  /// Wraps one child of a grid or of a layout.
  case cell
  /// Takes all of the available room, whatever its content is.
  case geometry
  /// Places its cells by their attributes.
  case layout
  /// Shows one of its cells, the first that fits into the available room.
  case fitting

  // Controls.
  case button, link, label, labeledContent
  case textField, secureField, textEditor, toggle, stepper, slider
  case picker, option, datePicker, colorPicker
  case progress, gauge
  case menu, disclosure

  // Collections.
  case list, row, section, form, groupBox
  case table, tableColumn, tableRow, tableCell
  /// Replaces rows that are not made because they are out of sight.
  case rowGap

  // Navigation.
  case navigationStack, navigationSplit, screen, toolbar, toolbarItem, tabView, tab

  // Presentation.
  case sheet, alert, confirmationDialog, popover, contextMenu, swipeActions
  /// A dialog in which the user chooses files.
  case fileImporter

  /// A placeholder for missing content: `ContentUnavailableView`.
  case unavailable

  /// A named part of its parent; see ``AttributeKey/part``.
  case part

  /// Replaces a view that could not be evaluated; its text says why.
  case problem
}
