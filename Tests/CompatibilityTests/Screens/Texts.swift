import Pando

struct TextGallery: View {
  let date = Date(timeIntervalSince1970: 0)
  let name = "Ann"
  let count = 3
  let price = 4.5
  let substring = "Hello, world".prefix(5)
  @ScaledMetric var padding = 8

  var body: some View {
    List {
      Group {
        Text("Plain")
        Text("Hello, \(name)!")
        Text("^[\(count) apple](inflect: true)")
        Text("Price: \(price, specifier: "%.2f")")
        Text(verbatim: "verbatim \(count)")
        Text(name)
        Text(substring)
        Text(String(count))
        Text(count, format: .number)
        Text(0.25, format: .percent)
        Text(price.formatted(.currency(code: "USD")))
        Text(["a", "b"], format: .list(type: .and))
        Text(date...date.addingTimeInterval(60))
        Text(Image(systemName: "star")) + Text(" star")
        Text("With \(Image(systemName: "star")) inside")
        Text("**Bold** and `code` and ~~struck~~")
        Text(.init("*markdown* \(name)"))
        Text(NSLocalizedString("greeting", comment: ""))
        Text(String(localized: "Localized \(count)"))
        Text(LocalizedStringResource("Resource"))
      }
      Group {
        Text("Fonts").font(.system(size: 20, weight: .black, design: .serif))
        Text("Fonts").font(.system(.body, design: .rounded, weight: .bold))
        Text("Fonts").font(.custom("Avenir", size: 20))
        Text("Fonts").font(.custom("Avenir", size: 20, relativeTo: .title))
        Text("Fonts").font(Font.title3.italic().smallCaps())
        Text("Fonts").font(.callout.leading(.tight).monospaced())
        Text("Weight").fontWeight(.heavy).fontDesign(.rounded).fontWidth(.condensed)
        Text("Spacing").kerning(2).tracking(1).baselineOffset(3)
        Text("Lines").lineLimit(2, reservesSpace: true).lineSpacing(4).truncationMode(.middle)
        Text("Lines").lineLimit(nil).allowsTightening(true)
        Text("Under").underline(true, pattern: .dash, color: .red)
        Text("Case").textCase(.lowercase)
        Text("Select").textSelection(.enabled)
        Text("Redacted").redacted(reason: .placeholder)
        Text("Unredacted").unredacted().privacySensitive()
        Text("Padding").padding(padding).padding([.top, .leading]).padding(.bottom, 4)
        Text("Padding").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("Hidden").hidden()
        Text("Layout").layoutPriority(1).fixedSize()
        Text("Dynamic").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      }
      Group {
        Text("Colors").foregroundColor(Color(red: 0.1, green: 0.2, blue: 0.3))
        Text("Colors").foregroundColor(Color(hue: 0.1, saturation: 0.2, brightness: 0.3))
        Text("Colors").foregroundColor(Color("HeadingColor"))
        Text("Colors").foregroundColor(Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0.5))
        Text("Colors").foregroundColor(Color(UIColor.systemBackground))
        Text("Colors").foregroundStyle(.red, .green).foregroundStyle(Color.primary)
        Text("Colors").foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        )
        Text("Effects").grayscale(0.5).saturation(2).contrast(1).brightness(0.1)
        Text("Effects").hueRotation(.degrees(20)).allowsTightening(true)
        Text("Frame").frame(
          minWidth: 0,
          idealWidth: 100,
          maxWidth: .infinity,
          minHeight: 0,
          idealHeight: 10,
          maxHeight: .infinity,
          alignment: .topLeading
        )
        Text("Position").position(x: 10, y: 10).offset(CGSize(width: 1, height: 1))
        Text("Container").containerRelativeFrame(.horizontal)
        Text("Identifier").accessibilityIdentifier("id").accessibilityHidden(false)
        Text("Hint").accessibilityHint("A hint").accessibilityHeading(.h1)
        Text("Sort").accessibilitySortPriority(1).accessibilityInputLabels(["One"])
      }
    }
    .headerProminence(.increased)
    .listRowSpacing(4)
    .scrollIndicators(.hidden)
    .environment(\.locale, .init(identifier: "en_US"))
    .environment(\.timeZone, TimeZone(identifier: "UTC")!)
  }
}
