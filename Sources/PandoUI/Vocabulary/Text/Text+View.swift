import Foundation

extension Text: ElementView {
  /// The kind of a text's element.
  public var kind: ElementKind { .text }

  /// An application's own format may read models, and so may a text that contains others.
  @_documentation(visibility: internal)
  public var _readsModels: Bool {
    switch storage {
    case .verbatim, .runs: false
    case .localized, .formatted, .joined: true
    }
  }

  /// Describes the text as an element.
  ///
  /// - Parameters:
  ///   - element: The description to fill in.
  ///   - environment: The environment of the text.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    // One read for all settings of the environment that a text needs.
    let traits = environment.textTraits
    if traits.isPlaceholder {
      element[.text] = .text(words(in: traits.locale ?? .current).redacted)
      element[.isRedacted] = .flag(true)
      element[.accessibilityHidden] = .flag(true)
    } else if case .verbatim(let string) = storage {
      element[.text] = .text(string)
    } else if case .localized(let key, let place) = storage,
      let words = key.unstyledText(
        tableName: place?.tableName,
        bundle: place?.bundle,
        locale: traits.locale ?? .current,
        fallback: place?.fallback
      )
    {
      element[.text] = .text(words)
    } else {
      let runs = partRuns(in: traits.locale ?? .current, base: traits.font)
      element[.text] = .text(runs.plainText)
      if runs.contains(where: { !$0.isPlain }) { element[.runs] = .runs(runs) }
    }
    traits.describeLines(&element)
    if !styles.isEmpty { TextStyles(styles).describe(&element, inside: traits) }
  }
}

extension TextTraits {
  /// Sets the attributes that an element does not inherit in a renderer.
  func describeLines(_ element: inout ElementDescription) {
    if let lineLimit { element[.lineLimit] = .number(Double(lineLimit)) }
    if let minLines { element[.minLines] = .number(Double(minLines)) }
    if let truncation { element[.truncation] = .text(truncation.rawValue) }
    if minimumScaleFactor < 1 { element[.minimumScaleFactor] = .number(minimumScaleFactor) }
    if isSelectable { element[.textSelection] = .flag(true) }
  }
}

extension TextStyles {
  /// Sets the attributes of a text as a whole.
  func describe(_ element: inout ElementDescription, inside traits: TextTraits) {
    var styles = self
    // A font of the text's own replaces that of the views around, but not their weight, design and
    // width.
    if font != nil {
      if weight == nil, bold == nil { styles.weight = traits.weight }
      styles.design = design ?? traits.design
      styles.width = width ?? traits.width
    }
    if let font = styles.resolvedFont(around: traits.font, keepsWeight: false) {
      element[.font] = .font(font)
    } else if let weight {
      element[.fontWeight] = .number(Double(weight.number))
    }
    element[.bold] = bold.map { .flag($0) }
    element[.italic] = italic.map { .flag($0) }
    element[.monospaced] = monospaced.map { .flag($0) }
    element[.monospacedDigit] = monospacedDigit.map { .flag($0) }
    element[.underline] = underline.map { .flag($0 != nil) }
    element[.strikethrough] = strikethrough.map { .flag($0 != nil) }
    if let line = (underline ?? nil)?.ifSpecial ?? (strikethrough ?? nil)?.ifSpecial {
      if line.pattern != .solid { element[.linePattern] = .text(line.pattern.name) }
      element[.lineColor] = line.color.map { .color($0) }
    }
    element[.foreground] = foreground.map { .paint($0) }
    element[.kerning] = kerning.map { .number(Double($0)) }
    element[.baselineOffset] = baselineOffset.map { .number(Double($0)) }
    element[.accessibilityLabel] = label.map { .text($0) }
    if let heading {
      element[.accessibilityTraits] = .list(["isHeader"])
      if heading != .unspecified { element[.headingLevel] = .number(Double(heading.rawValue)) }
    }
  }
}
