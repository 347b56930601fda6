import Foundation
import PandoUI
import Testing

@MainActor
struct ButtonTests {
  struct Screen<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  private func all<V: View>(_ view: V) -> [ElementTree.Element] {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) { inside(tree, ElementTree.rootID) }
  }

  private func inside(_ tree: ElementTree, _ id: ElementID) -> [ElementTree.Element] {
    tree.children(of: id).flatMap { [$0] + inside(tree, $0.id) }
  }

  @Test func button_whenPressed_doesItsAction() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let tree = ElementTree()
    let graph = ViewGraph(Counter(), renderer: tree)
    let button = tree.children(of: ElementTree.rootID)[0]
    #expect(button.kind == .button)
    try graph.send(.tap, to: button.id)
    graph.flush()
    #expect(tree.children(of: button.id)[0].attributes.text(.text) == "1")
  }

  @Test func button_whenDisabled_refusesToBePressed() throws {
    let tree = ElementTree()
    var presses = 0
    let graph = ViewGraph(Button("a") { presses += 1 }.disabled(true), renderer: tree)
    let button = tree.children(of: ElementTree.rootID)[0]
    #expect(button.attributes.flag(.isDisabled))
    #expect(throws: EventError.self) { try graph.send(.tap, to: button.id) }
    #expect(presses == 0)
  }

  @Test func button_saysItsRoleAndStyle() {
    let button = all(
      VStack { Button("Delete", role: .destructive) {} }.buttonStyle(.borderedProminent)
    )[1]
    #expect(button.attributes.text(.role) == "destructive")
    #expect(button.attributes.text(.style) == "borderedProminent")
  }

  struct Pill: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(isEnabled ? "on" : "off")
      }
      .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  @Test func buttonStyle_whenOnesOwn_drawsTheLabel() throws {
    let tree = ElementTree()
    var presses = 0
    let graph = ViewGraph(
      Button("Go") { presses += 1 }.buttonStyle(Pill()).disabled(false),
      renderer: tree
    )
    let elements = inside(tree, ElementTree.rootID)
    #expect(elements.map(\.kind) == [.button, .hstack, .text, .text])
    #expect(elements[2].attributes.text(.text) == "Go")
    #expect(elements[3].attributes.text(.text) == "on")
    try graph.send(.tap, to: elements[0].id)
    #expect(presses == 1)
  }

  struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("before")
        Button(configuration)
      }
    }
  }

  @Test func primitiveButtonStyle_whenItDrawsAButton_usesTheStyleAround() throws {
    let elements = all(
      Button("Go") {}.buttonStyle(Framed()).buttonStyle(.bordered)
    )
    #expect(elements.map(\.kind) == [.vstack, .text, .button, .text])
    #expect(elements[2].attributes.text(.style) == "bordered")
  }

  @Test func label_whenStyled_leavesOutItsIconOrTitle() {
    let label = Label("Mail", systemImage: "envelope")
    #expect(all(label).map(\.kind) == [.label, .image, .text])
    #expect(all(label.labelStyle(.titleOnly)).map(\.kind) == [.label, .text])
    let icon = all(label.labelStyle(.iconOnly))
    #expect(icon.map(\.kind) == [.label, .image])
    #expect(icon[0].attributes.text(.accessibilityLabel) == "Mail")
  }

  @Test func link_saysWhereItLeads() throws {
    let url = try #require(URL(string: "https://example.org"))
    let link = all(Link("Site", destination: url))[0]
    #expect(link.kind == .link)
    #expect(link.attributes.text(.source) == "https://example.org")
  }

  @Test func image_whenAVariantIsWanted_isNamedAfterIt() {
    let image = all(Image(systemName: "star").symbolVariant(.fill))[0]
    #expect(image.attributes.text(.systemName) == "star.fill")
  }

  @Test func asyncImage_whenThereIsNoAddress_showsThePlaceholder() throws {
    let url = try #require(URL(string: "https://example.org/a.png"))
    func view(_ url: URL?) -> some View {
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Text("none")
      }
    }
    #expect(all(view(nil)).map(\.kind) == [.text])
    let image = all(view(url))[0]
    #expect(image.attributes.text(.source) == "https://example.org/a.png")
    #expect(image.attributes.flag(.isResizable))
  }

  @Test func contentUnavailableView_hasItsParts() {
    let elements = all(
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Later."))
    )
    #expect(elements[0].kind == .unavailable)
    #expect(
      elements.filter { $0.kind == .part }.map { $0.attributes.text(.part) } == [
        "label", "message",
      ]
    )
    #expect(
      all(ContentUnavailableView.search(text: "x")).contains {
        $0.attributes.text(.text) == "No Results for “x”"
      }
    )
  }

  @Test func buttonsAndImages_whenWrittenInAllTheirForms_compile() {
    let title = "a"
    let elements = all(
      VStack {
        Button(title) {}
        Button(title, systemImage: "star") {}
        Button("a", systemImage: "star", role: .destructive, action: {})
        Button(action: {}) { Image(systemName: "star") }
        Button(role: .cancel) {
        } label: {
          Label("a", systemImage: "star")
        }
        Button {
        } label: {
          Text("a")
        }.buttonStyle(.plain)
        Image("/a.png").resizable().scaledToFit().frame(width: 3).clipShape(Circle())
        Image(decorative: "/a.png").renderingMode(.template).interpolation(.high)
        Image(systemName: "star", variableValue: 0.3).symbolRenderingMode(.hierarchical)
        Label {
          Text("a")
        } icon: {
          Circle().fill(.red)
        }
        AsyncImage(url: nil)
        AsyncImage(url: nil) { phase in
          switch phase {
          case .success(let image): image.resizable()
          case .failure: Text("failed")
          case .empty: Text("…")
          @unknown default: EmptyView()
          }
        }
        ContentUnavailableView {
          Label("a", systemImage: "star")
        } description: {
          Text("b")
        } actions: {
          Button("c") {}
        }
        ContentUnavailableView.search
        ControlGroup { Button("a") {} }
        TimelineView(.periodic(from: .now, by: 1)) { context in
          Text(context.date, style: .time)
        }
      }
      .animation(.easeInOut, value: title).animation(.default, value: 3)
      .transition(.opacity.combined(with: .scale)).contentTransition(.numericText())
      .symbolEffect(.bounce, value: 3)
    )
    #expect(elements.filter { $0.kind == .button }.count == 8)
  }
}
