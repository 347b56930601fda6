import PandoUI

extension Template {
  /// A dialog for files: a field that opens the browser's file chooser, and the upload progress.
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
      .element(field),
      .make(
        .progress,
        [.ariaLabel: input.word(.upload), .hidden: "", .max: "1", .value: "0"],
        []
      ),
      .make(.p, class: "question-message", [.role: "alert"], []),
      .make(.div, class: "question-actions", [:], [.element(cancel), .slot]),
    ]
    return layer("question", dialog)
  }
}
