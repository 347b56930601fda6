package import Foundation

extension TextRun {
  /// The runs of an attributed string.
  package static func runs(_ string: AttributedString) -> [TextRun] {
    string.runs.map { part in
      var run = TextRun(String(string[part.range].characters))
      let styles = part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self]
      run.isBold = styles?.contains(.stronglyEmphasized) ?? false
      run.isItalic = styles?.contains(.emphasized) ?? false
      run.isCode = styles?.contains(.code) ?? false
      run.isStruck =
        styles?.contains(.strikethrough) ?? false
        || part[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] != nil
      let underline = part[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self]
      run.isUnderlined = underline != nil
      run.line =
        underline?.ifSpecial
        ?? part[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self]?.ifSpecial
      run.font = part[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
      run.paint = part[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]
        .map { .color($0) }
      run.background = part[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]
      run.kerning =
        part[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
        ?? part[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
      run.baselineOffset = part[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self]
      if let link = part[AttributeScopes.FoundationAttributes.LinkAttribute.self],
        LinkAddress.isSafe(link.absoluteString)
      {
        run.link = link
      }
      return run
    }.joined
  }
}

extension AttributedString {
  /// Makes a string with the styles of runs.
  package init(_ runs: [TextRun]) {
    self.init()
    for run in runs {
      var part = AttributedString(run.text)
      var styles: InlinePresentationIntent = []
      if run.isBold { styles.insert(.stronglyEmphasized) }
      if run.isItalic { styles.insert(.emphasized) }
      if run.isCode { styles.insert(.code) }
      if run.isStruck { styles.insert(.strikethrough) }
      if !styles.isEmpty {
        part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = styles
      }
      if run.isUnderlined {
        part[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] = run.line ?? .single
      }
      if run.isStruck, let line = run.line {
        part[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] = line
      }
      if let link = run.link {
        part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
      }
      append(part)
    }
  }
}
