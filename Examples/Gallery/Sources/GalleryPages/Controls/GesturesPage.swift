import Pando

struct GesturesPage: View {
  @State private var count = 0

  var body: some View {
    Specimens(
      "Gestures and accessibility",
      caption: "What is tapped takes the focus as well; names, hints and values are read aloud."
    ) {
      Specimen("Taps and drags") {
        Swatches(width: 150) {
          Swatch("onTapGesture") {
            card("plus.circle").accessibilityLabel("Count").onTapGesture { count += 1 }
          }
          Swatch("long press") { card("clock").accessibilityLabel("Hold").onLongPressGesture {} }
          Swatch("draggable") {
            card("doc.text").draggable("card")
          }
          Swatch("focusable") { card("keyboard").focusable().accessibilityLabel("Keyboard") }
          Swatch("context menu") {
            card("ellipsis.circle").contextMenu {
              Button("Copy", systemImage: "doc.on.doc") {}
              Button("Delete", systemImage: "trash", role: .destructive) {}
            }
          }
        }
      }
      Specimen("Words for those who listen") {
        Text("★★★★☆").accessibilityLabel("Rating").accessibilityValue("4 of 5")
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).accessibilityLabel("Add a row")
          .accessibilityHint(
            "At the end"
          )
        Image(systemName: "sparkles").accessibilityHidden(true)
        Text("A heading of the third level").font(.headline).accessibilityHeading(.h3)
          .accessibilityAddTraits(.isHeader)
        HStack {
          Text("Read")
          Text("as one")
        }
        .accessibilityElement(children: .combine)
      }
      Specimen("Help, badges and keys") {
        Button("Rest a pointer here") {}.help("What a pointer that rests shows")
        Button("Save") {}.keyboardShortcut("s")
      }
    }
  }

  private func card(_ name: String) -> some View {
    Image(systemName: name)
      .font(.title)
      .frame(width: 110, height: 80)
      .background(.quaternary, in: .rect(cornerRadius: 12))
  }
}
