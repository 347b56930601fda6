import Pando

struct Card<Header: View, Content: View, Footer: View>: View {
  private let header: Header
  private let content: () -> Content
  @ViewBuilder private let footer: Footer

  init(
    @ViewBuilder header: () -> Header,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content
    self.footer = footer()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header.font(.headline)
      Divider()
      content()
      footer.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

extension Card where Header == Text, Footer == EmptyView {
  init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(header: { Text(title) }, content: content, footer: { EmptyView() })
  }
}

struct ListOf<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
  let data: Data
  @ViewBuilder let row: (Data.Element) -> Row

  var body: some View {
    ForEach(data) { element in
      row(element)
    }
  }
}

struct StackOf<Content>: View where Content: View {
  var axis: Axis = .vertical
  @ViewBuilder var content: Content

  var body: some View {
    let layout = axis == .vertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout())
    layout { content }
  }
}

struct OptionalContent<Content: View>: View {
  var title: String
  var content: Content?

  init(_ title: String, content: Content? = nil) {
    self.title = title
    self.content = content
  }

  var body: some View {
    Text(title)
    content
  }
}

extension OptionalContent where Content == Never {
  init(only title: String) { self.init(title, content: nil) }
}

protocol Screen: View {
  associatedtype ID: Hashable
  var id: ID { get }
}

struct FirstScreen: Screen {
  let id = 1
  var body: some View { Text("First screen") }
}

enum Kind: CaseIterable { case text, image, shape, nothing }

struct GenericGallery: View {
  @State private var kinds = Kind.allCases
  @State private var axis = Axis.vertical
  let anything: [AnyView] = [AnyView(Text("Erased")), AnyView(Circle())]
  let dictionary = ["a": 1, "b": 2]

  struct Item: Identifiable {
    let id: Int
  }

  var body: some View {
    ScrollView {
      Card("Simple") { Text("Content of the card") }
      Card {
        HStack { Text("Header") }
      } content: {
        Text("One")
        Text("Two")
      } footer: {
        if kinds.isEmpty { Text("None") } else { Text("\(kinds.count) kinds") }
      }
      ListOf(data: [Item(id: 1), Item(id: 2)]) { item in
        Text("Item \(item.id)")
      }
      StackOf(axis: axis) {
        Text("A")
        Text("B")
      }
      Button("Turn") { axis = axis == .vertical ? .horizontal : .vertical }
      OptionalContent("Optional", content: Text("There"))
      OptionalContent(only: "Alone")
      ForEach(kinds, id: \.self, content: view(for:))
      ForEach(anything.indices, id: \.self) { anything[$0] }
      ForEach(dictionary.sorted(by: <), id: \.key) { key, value in
        Text("\(key) = \(value)")
      }
      ForEach(0..<3) { Text("Row \($0)") }
      FirstScreen().id("first")
      availability
      label(true)
      Group {
        Text("G1")
        Text("G2")
      }
      .font(.caption)
      ViewThatFits(in: .horizontal) {
        Text("A long text that may not fit")
        Text("Short")
      }
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Text("Name").gridColumnAlignment(.trailing)
          Text("Value")
        }
        Divider().gridCellColumns(2)
      }
    }
  }

  @ViewBuilder
  private func view(for kind: Kind) -> some View {
    switch kind {
    case .text: Text("A text")
    case .image: Image(systemName: "photo")
    case .shape: Rectangle().frame(width: 10, height: 10)
    case .nothing: EmptyView()
    }
  }

  @ViewBuilder
  private var availability: some View {
    if #available(iOS 17, macOS 14, *) {
      Text("New")
    } else {
      Text("Old")
    }
  }

  func label(_ flag: Bool) -> some View {
    flag ? Text("Yes") : Text("No").italic()
  }
}
