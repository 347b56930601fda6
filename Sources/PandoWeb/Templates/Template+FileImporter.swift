import PandoUI

extension Template {
  /// A dialog that asks for files: a button that opens the browser's file chooser, and the upload progress. A browser that
  /// lets the script open the chooser shows it at once, in front of the dialog.
  static func fileImporter(_ input: TemplateInput) -> HTMLElement {
    let title = input.name.part("title")
    let isMultiple = input.attributes.flag(.allowsMultiple)
    var field = HTMLElement(.input)
    field[.type] = "file"
    field[.id] = input.name.part("field")
    field[.ariaLabelledby] = title
    field.addClass("file-field")
    let accepted = input.attributes.list(.acceptedTypes)
    if !accepted.isEmpty { field[.accept] = accepted.joined(separator: ",") }
    field.set(.multiple, if: isMultiple)
    field.set(.disabled, if: !input.attributes.events.contains(.files))
    // The button of a browser's field has the browser's words and looks. The field itself is therefore out of sight, in front
    // of a button with words of the page, so that it also takes files that are dropped.
    field.style[.position] = .keyword("absolute")
    field.style[.inset] = .px(0)
    field.style[.width] = .percent(100)
    field.style[.height] = .percent(100)
    field.style[.opacity] = .number(0)
    field.style[.cursor] = .keyword("pointer")
    var button = HTMLElement(.span)
    button.addClass("button", "late")
    button.children = [.text("\(input.word(.choose))…"), .element(field)]
    var cancel = dismissButton(input, .cancel, icon: nil, shown: true)
    cancel.addClass("role-cancel")
    var dialog = HTMLElement(.dialog)
    dialog.addClass("question", "file-importer")
    dialog[.ariaLabelledby] = title
    dialog.children = [
      .make(
        .h2,
        class: "question-title",
        [.id: title],
        [.text(input.word(isMultiple ? .chooseFiles : .chooseFile))]
      ),
      .make(
        .progress,
        [.ariaLabel: input.word(.upload), .hidden: "", .max: "1", .value: "0"],
        []
      ),
      .make(.p, class: "question-message", [.role: "alert"], []),
      .make(.div, class: "question-actions", [:], [.element(cancel), .element(button), .slot]),
    ]
    return layer("question", dialog)
  }
}
