/// What an element is: what it means to a reader, a renderer and an assistive technology, not how
/// it looks.
///
/// A renderer maps each kind to what its medium has for it: the web to `button`, `label`,
/// `dialog`; a test driver to a role; a terminal to characters.
public enum ElementKind: String, CaseIterable, Hashable, Sendable {
  /// The one element that has no parent. Screens, sheets and alerts are its children.
  case root

  // Text and pictures.
  case text, image, shape, chart

  // Layout without a meaning of its own.
  case hstack, vstack, zstack, spacer, divider, grid, gridRow, lazyGrid, scroll
  /// Wraps one element to hold the layers of decoration that did not fit on it.
  case box
  /// Wraps one child of a grid.
  case cell

  // Controls.
  case button, link, label, labeledContent
  case textField, secureField, textEditor, toggle, stepper, slider
  case picker, option, datePicker, colorPicker
  case progress, gauge
  case menu, disclosure

  // Collections.
  case list, row, section, form, groupBox
  case table, tableColumn, tableRow, tableCell

  // Navigation.
  case navigationStack, navigationSplit, screen, toolbar, toolbarItem, tabView, tab

  // Presentation.
  case sheet, alert, confirmationDialog, popover, contextMenu, swipeActions
  /// Asks for files.
  case fileImporter

  /// What is shown where there is nothing to show: `ContentUnavailableView`.
  case unavailable

  /// A named part of its parent; see ``AttributeKey/part``.
  case part

  /// Takes the place of a view that could not be evaluated; its text says why.
  case problem
}
