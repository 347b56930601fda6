import Pando

struct TextPage: View {
  private let styles: [(String, Font)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption),
    ("Caption 2", .caption2),
  ]
  private let weights: [(String, Font.Weight)] = [
    ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]

  var body: some View {
    Specimens("Text", caption: "Fonts, weights, styles of letters, and how lines break.") {
      Specimen("Text styles", "They follow the size of letters the reader has set.") {
        ForEach(styles, id: \.0) { name, font in Text(name).font(font) }
      }
      Specimen("Weights") {
        Swatches(width: 110) {
          ForEach(weights, id: \.0) { name, weight in
            Swatch(name) { Text("Ag").font(.title).fontWeight(weight) }
          }
        }
      }
      Specimen("Designs") {
        Text("Default: a quick brown fox").fontDesign(.default)
        Text("Rounded: a quick brown fox").fontDesign(.rounded)
        Text("Serif: a quick brown fox").fontDesign(.serif)
        Text("Monospaced: a quick brown fox").monospaced()
        Text("Digits of one width: 1.111,88").monospacedDigit()
      }
      letters
      lines
      Specimen("Foreground") {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Tint").foregroundStyle(.tint)
        Text("Red").foregroundStyle(.red)
        HStack {
          ForEach(0..<5, id: \.self) { Image(systemName: $0 < 4 ? "star.fill" : "star") }
          Text("4 of 5")
        }
        .foregroundStyle(.yellow)
        Text("A gradient").font(.title.bold())
          .foregroundStyle(
            LinearGradient(
              colors: [.purple, .pink, .orange],
              startPoint: .leading,
              endPoint: .trailing
            )
          )
      }
      Specimen("Formats and redaction") {
        Text(Date(timeIntervalSince1970: 1_770_000_000), style: .date)
        Text(1_234_567.891, format: .number)
        Text("What is not known yet").redacted(reason: .placeholder)
        Text("Larger, as the environment says").dynamicTypeSize(.xxxLarge)
        Text("Privacy, laid open").privacySensitive()
      }
    }
  }

  private var letters: some View {
    Specimen("Letters") {
      Text("Bold").bold()
      Text("Italic").italic()
      Text("Underlined").underline()
      Text("Struck through").strikethrough()
      Text("Tracked").tracking(4)
      Text("Upper case").textCase(.uppercase)
      Text("Markdown: **bold**, *italic*, `code`, ~~struck~~ and a [link](https://example.com).")
      Text("Parts: ") + Text("red").foregroundColor(.red) + Text(" and ")
        + Text("large").font(.title2)
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text("H")
        Text("2").font(.caption).baselineOffset(-4)
        Text("O")
      }
    }
  }

  private var lines: some View {
    Specimen("Lines") {
      Text(verbatim: long).lineLimit(1)
      Text(verbatim: long).lineLimit(1).truncationMode(.middle)
      Text(verbatim: long).lineLimit(1).truncationMode(.head)
      Text(verbatim: long).lineLimit(2)
      Text("One line in the space of two").lineLimit(2, reservesSpace: true)
      Text(verbatim: long).lineSpacing(8)
      Text(verbatim: long).multilineTextAlignment(.center).frame(maxWidth: .infinity)
      Text(verbatim: long).multilineTextAlignment(.trailing).font(.callout)
      Text("Can be selected").textSelection(.enabled)
    }
  }

  private let long = """
    Aspens share one root: what looks like a wood of a thousand trees is a single being, and it \
    is among the oldest that live. The one called Pando has stood in Utah for thousands of years.
    """
}
