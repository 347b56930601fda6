import Foundation

extension MarkdownParser {
  /// The runs of the parsed text.
  func finish() -> [TextRun] {
    let leftOver = Dictionary(
      delimiters.runs.map { ($0.item, $0.count) },
      uniquingKeysWith: { first, _ in first }
    )
    let bold = depths(of: .bold)
    let italic = depths(of: .italic)
    let struck = depths(of: .struck)
    var urls: [URL?] = Array(repeating: nil, count: items.count)
    for link in links {
      for index in link.items { urls[index] = link.url }
    }

    var runs: [TextRun] = []
    for (index, item) in items.enumerated() {
      var style = TextRun("")
      style.isBold = bold[index] > 0
      style.isItalic = italic[index] > 0
      style.isStruck = struck[index] > 0
      style.isCode = item.isCode
      style.link = urls[index]
      let units = leftOver[index].map { Array(item.units.prefix($0)) } ?? item.units
      append(units, in: style, to: &runs)
    }
    return runs.joined
  }

  private func append(_ units: [MarkdownUnit], in style: TextRun, to runs: inout [TextRun]) {
    var text = ""
    func flush() {
      guard !text.isEmpty else { return }
      var run = style
      run.text = text
      runs.append(run)
      text = ""
    }
    for unit in units {
      switch unit {
      case .character(let character): text.append(character)
      case .value(let index):
        for value in values[index] {
          if value.isPlain {
            text += value.text
          } else {
            flush()
            runs.append(value.over(style))
          }
        }
      }
    }
    flush()
  }

  /// The number of spans of a style around each item.
  private func depths(of style: MarkdownDelimiters.Span.Style) -> [Int] {
    var steps = Array(repeating: 0, count: items.count + 1)
    for span in delimiters.spans where span.style == style {
      steps[span.items.lowerBound] += 1
      steps[span.items.upperBound] -= 1
    }
    var depth = 0
    return steps.dropLast().map {
      depth += $0
      return depth
    }
  }
}

extension TextRun {
  /// The run with the styles of an outer run where it has no own styles.
  package func over(_ outer: TextRun) -> TextRun {
    var run = self
    run.isBold = isBold || outer.isBold
    run.isItalic = isItalic || outer.isItalic
    run.isCode = isCode || outer.isCode
    run.isStruck = isStruck || outer.isStruck
    run.isUnderlined = isUnderlined || outer.isUnderlined
    run.link = link ?? outer.link
    run.paint = paint ?? outer.paint
    run.font = font ?? outer.font
    run.kerning = kerning ?? outer.kerning
    run.baselineOffset = baselineOffset ?? outer.baselineOffset
    return run
  }
}
