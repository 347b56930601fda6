import Pando

// Declarations for Xcode, and shapes whose paths are written for UIKit.

struct BadgeLibrary: LibraryContentProvider {
  @LibraryContentBuilder
  var views: [LibraryItem] {
    LibraryItem(Text("Badge"), title: "Badge", category: .control)
    LibraryItem(Circle(), visible: true)
  }

  @LibraryContentBuilder
  func modifiers(base: Text) -> [LibraryItem] {
    LibraryItem(base.bold(), category: .effect)
  }
}

/// A shape as drawing programs write it.
struct ExportedShape: Shape {
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(ovalIn: rect)
    UIColor.white.setFill()
    path.fill()
    UIColor.black.setStroke()
    path.stroke()
    return Path(path.cgPath)
  }
}

struct ExportedScreen: View {
  init() {
    UITabBar.appearance().tintColor = .red
    UITabBar.appearance().unselectedItemTintColor = .gray
  }

  var body: some View {
    let letters = ["A", "B"]
    List(letters, id: \.self) { letter in
      Section(letter) { Text("Row \(letter)") }
        .sectionIndexLabel(letter)
    }
    ExportedShape().frame(width: 40, height: 40)
    Image(nsImage: NSImage(systemSymbolName: "person", accessibilityDescription: nil)!)
    Chart([1, 2], id: \.self) { BarMark(x: .value("Size", $0)) }
      .chartXScale(range: 0...128)
      .chartYScale(domain: 0...3, range: .plotDimension(padding: 4))
      .chartXScale(range: .plotDimension)
  }
}
