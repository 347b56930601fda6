/// A place in which elements are searched: an application, or the results of a query.
///
/// ```swift
/// app.button("Save")
/// app.sheet().button("Save")
/// app.row(containing: "Emma").toggle("Read")
/// ```
///
/// Hidden elements are left out; see ``ElementQuery/includingHidden``. Without a name, a query
/// selects every element of the role.
@MainActor
public protocol QueryScope {
  /// The query whose results are searched.
  var scope: ElementQuery { get }
}

// By role and accessible name.
extension QueryScope {
  /// The elements with a role and a name.
  public func element(_ role: ElementRole, _ name: (any TextPattern)? = nil) -> ElementQuery {
    scope.adding(.role([role], called: role.rawValue, name))
  }

  /// The elements with an identifier, given by `accessibilityIdentifier`.
  public func element(id identifier: String) -> ElementQuery {
    scope.adding(.identifier(identifier))
  }

  /// The elements that show exactly this text: texts, titles, labels of controls, and what is wrong with fields.
  public func text(_ pattern: any TextPattern) -> ElementQuery {
    scope.adding(.text(pattern))
  }

  /// The elements whose text contains these words.
  public func text(containing words: String) -> ElementQuery {
    scope.adding(.text(containing: words))
  }

  /// Whether this text is visible.
  public func has(text pattern: any TextPattern) -> Bool { text(pattern).exists }

  /// The fields that take typed text, of every kind.
  public func field(_ name: (any TextPattern)? = nil) -> ElementQuery {
    scope.adding(.role(ElementRole.fields, called: "field", name))
  }

  /// The rows whose text contains these words.
  public func row(containing words: String) -> ElementQuery { row().containing(words) }

  /// The buttons.
  public func button(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.button, name) }

  /// The links, to addresses and to other screens.
  public func link(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.link, name) }

  /// The headings; the titles of screens are among them.
  public func heading(_ name: (any TextPattern)? = nil) -> ElementQuery {
    scope.adding(.heading(name))
  }

  /// The images.
  public func image(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.image, name) }

  /// The fields of one line.
  public func textField(_ name: (any TextPattern)? = nil) -> ElementQuery {
    element(.textField, name)
  }

  /// The fields that do not show what is typed.
  public func secureField(_ name: (any TextPattern)? = nil) -> ElementQuery {
    element(.secureField, name)
  }

  /// The fields of several lines.
  public func textEditor(_ name: (any TextPattern)? = nil) -> ElementQuery {
    element(.textEditor, name)
  }

  /// The search fields.
  public func searchField(_ name: (any TextPattern)? = nil) -> ElementQuery {
    element(.searchField, name)
  }

  /// The toggles.
  public func toggle(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.toggle, name) }

  /// The steppers.
  public func stepper(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.stepper, name) }

  /// The sliders.
  public func slider(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.slider, name) }

  /// The pickers.
  public func picker(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.picker, name) }

  /// The options of pickers.
  public func option(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.option, name) }

  /// The date pickers.
  public func datePicker(_ name: (any TextPattern)? = nil) -> ElementQuery {
    element(.datePicker, name)
  }

  /// The color pickers.
  public func colorPicker(_ name: (any TextPattern)? = nil) -> ElementQuery {
    element(.colorPicker, name)
  }

  /// The progress views.
  public func progressIndicator(_ name: (any TextPattern)? = nil) -> ElementQuery {
    element(.progressIndicator, name)
  }

  /// The gauges.
  public func gauge(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.gauge, name) }

  /// The menus.
  public func menu(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.menu, name) }

  /// The disclosure groups.
  public func disclosure(_ name: (any TextPattern)? = nil) -> ElementQuery {
    element(.disclosure, name)
  }

  /// The lists.
  public func list(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.list, name) }

  /// The forms.
  public func form(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.form, name) }

  /// The sections, by their headers.
  public func section(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.section, name) }

  /// The rows of lists, forms and tables.
  public func row(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.row, name) }

  /// The tables.
  public func table(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.table, name) }

  /// The screens, by their titles.
  public func screen(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.screen, name) }

  /// The tabs.
  public func tab(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.tab, name) }

  /// The sheets, by the titles of the screens in them.
  public func sheet(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.sheet, name) }

  /// The alerts.
  public func alert(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.alert, name) }

  /// The confirmation dialogs.
  public func dialog(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.dialog, name) }

  /// The popovers.
  public func popover(_ name: (any TextPattern)? = nil) -> ElementQuery { element(.popover, name) }
}

// All elements of a role.
extension QueryScope {
  /// Every button.
  public var buttons: ElementQuery { button() }

  /// Every field of any kind.
  public var fields: ElementQuery { field() }

  /// Every row.
  public var rows: ElementQuery { row() }

  /// Every option of a picker.
  public var options: ElementQuery { option() }

  /// Every tab.
  public var tabs: ElementQuery { tab() }

  /// Every text except headings.
  public var staticTexts: ElementQuery { element(.text) }
}

extension QueryStep {
  /// A heading, or a screen with a title, because its bar shows the title as a heading.
  static func heading(_ name: (any TextPattern)?) -> QueryStep {
    var step = role([.heading, .screen], called: "heading", name)
    step.roles = [.heading]
    guard name == nil else { return step }
    return QueryStep(
      action: .find { $0.role == .heading || $0.role == .screen && $0.name != nil },
      description: "heading",
      roles: [.heading],
      isByRole: true
    )
  }
}
