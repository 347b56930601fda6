import PandoUI

extension Template {
  /// Whether the element shows that a button closes its sheet or popover, by the button's role, its words or its picture.
  /// Such a sheet has no close button of Pando's (`presentation.css`).
  ///
  /// What a button does is known only when it is pressed. Its words do not have to be in the language of the page.
  static func closesSheet(_ input: TemplateInput) -> Bool {
    switch (input.ancestry.sheetPlace, input.kind) {
    case (.content, .button) where input.ancestry.isSheetButton:
      return ["cancel", "close"].contains(input.attributes.text(.role) ?? "")
        || says(input.attributes.text(.text) ?? input.attributes.text(.title))
    case (.button, .text), (.button, .label): return says(input.attributes.text(.text))
    case (.button, .image):
      // In a row such a picture removes the row.
      let isInRow = [.list, .form].contains(input.ancestry.container)
      return !isInRow && input.attributes.text(.systemName)?.hasPrefix("xmark") == true
    default: return false
    }
  }

  private static func says(_ words: String?) -> Bool { words.map(closingWords.contains) ?? false }

  /// What buttons that close are called, in all languages of Pando's own controls.
  private static let closingWords = Set(
    ControlLanguage.allCases.flatMap { language in
      [ControlWord.close, .done, .cancel, .dismiss, .ok].map { $0.text(in: language) }
    }
  )
}
