import Foundation
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of dragging and dropping with item providers, as before `draggable` and `dropDestination`.
@MainActor
@Suite struct ItemProviderTests {
  struct Relocation: DropDelegate {
    let target: String
    @Binding var names: [String]
    @Binding var dragged: String?

    func dropEntered(info: DropInfo) {
      guard let dragged, dragged != target, let from = names.firstIndex(of: dragged),
        let to = names.firstIndex(of: target)
      else { return }
      names.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
    }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func performDrop(info: DropInfo) -> Bool {
      dragged = nil
      return true
    }
  }

  struct Rows: View {
    @State var names = ["One", "Two", "Three"]
    @State var dragged: String?

    var body: some View {
      ForEach(names, id: \.self) { name in
        Text(name)
          .onDrag {
            dragged = name
            return NSItemProvider(object: name as NSString)
          }
          .onDrop(
            of: [UTType.text],
            delegate: Relocation(target: name, names: $names, dragged: $dragged)
          )
      }
      Text("Order \(names.joined(separator: " ")), dragged \(dragged ?? "nothing")")
    }
  }

  @Test func row_thatIsDroppedOnAnother_isMovedThereByTheDelegate() async throws {
    let app = await Driver.open(Rows())
    try await app.text("One").drag(to: app.text("Three"))
    #expect(app.has(text: "Order Two Three One, dragged nothing"))
  }

  @Test func row_thatIsDraggedOverAnother_isMovedBeforeItIsDropped() throws {
    let page = Page(Rows())
    let one = try #require(page.find(.text, "One"))
    let three = try #require(page.find(.text, "Three"))
    func send(_ event: Event, to id: ElementID) throws {
      try page.graph.send(event, to: id)
      page.graph.flush()
    }
    // What comes from elsewhere is not known before it is dropped.
    try send(.target(true), to: three)
    try send(.target(false), to: three)
    #expect(page.texts.last == "Order One Two Three, dragged nothing")

    try send(.lift(true), to: one)
    #expect(page.texts.last == "Order One Two Three, dragged One")
    try send(.target(true), to: three)
    #expect(page.texts.last == "Order Two Three One, dragged One")
    let name = try #require(page.tree[one]?.attributes.text(.draggable))
    try send(.drop([name], at: .zero), to: three)
    try send(.target(false), to: three)
    try send(.lift(false), to: one)
    #expect(page.texts.last == "Order Two Three One, dragged nothing")
    page.graph.close()
  }

  struct Zones: View {
    @State var found: [String] = []
    @State var isOff = false

    var body: some View {
      Text("Source").onDrag { NSItemProvider(object: "carried" as NSString) }.disabled(isOff)
      Text("Providers")
        .onDrop(of: [.url, .plainText], isTargeted: nil) { providers, _ in
          for provider in providers {
            if provider.canLoadObject(ofClass: URL.self) {
              provider.loadObject(ofClass: URL.self) { url, _ in
                Task { @MainActor in found.append("address \(url?.host() ?? "")") }
              }
            } else {
              provider.loadObject(ofClass: NSString.self) { text, _ in
                let text = (text as? NSString).map(String.init)
                Task { @MainActor in found.append("text \(text ?? "")") }
              }
            }
          }
          return true
        }
      Text("Values").dropDestination(for: String.self) { texts, _ in
        found += texts
        return true
      }
      Text("Pictures").onDrop(of: [.image], isTargeted: nil) { _ in
        found.append("a picture")
        return true
      }
      Text("Found \(found.joined(separator: ", "))")
      Button("Turn off") { isOff = true }
    }
  }

  @Test func dropped_isLoadedByItsTypes() async throws {
    let app = await Driver.open(Zones())
    try await app.text("Source").drag(to: app.text("Providers"))
    try await app.text("Providers").drop(["https://example.org/a"])
    try await app.text("Source").drag(to: app.text("Values"))
    try await app.text("Source").drag(to: app.text("Pictures"))
    try await app.wait(until: {
      ["text carried", "address example.org"].allSatisfy { app.text(containing: $0).exists }
    })
    #expect(!app.text(containing: "a picture").exists)
  }

  @Test func source_thatIsDisabled_orOfAnotherPage_carriesNothing() throws {
    let (first, second) = (Page(Zones()), Page(Zones()))
    let source = try #require(first.find(.text, "Source"))
    let name = try #require(first.tree[source]?.attributes.text(.draggable))
    func drop(on page: Page) throws {
      let target = try #require(page.find(.text, "Values"))
      try page.graph.send(.drop([name], at: .zero), to: target)
      page.graph.flush()
    }
    try drop(on: second)
    try drop(on: first)
    let button = try #require(first.find(.button, containing: "Turn off"))
    try first.graph.send(.tap, to: button)
    first.graph.flush()
    try drop(on: first)
    #expect(first.texts.contains("Found carried"))
    #expect(second.texts.contains("Found "))
    first.graph.close()
    second.graph.close()
  }

  @Test func provider_carriesWhatItWasMadeOf() async throws {
    let url = try #require(NSItemProvider(contentsOf: URL(string: "https://example.org")!))
    #expect(url.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
    let data = NSItemProvider()
    data.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) {
      $0(Data("[1]".utf8), nil)
      return nil
    }
    #expect(data.hasItemConformingToTypeIdentifier("public.text"))
    let loaded = await withCheckedContinuation { done in
      data.loadDataRepresentation(for: .json) { data, _ in done.resume(returning: data) }
    }
    #expect(loaded == Data("[1]".utf8))
    let missing = await withCheckedContinuation { done in
      url.loadDataRepresentation(for: .image) { done.resume(returning: $0 == nil && $1 != nil) }
    }
    #expect(missing)
  }

  @Test func drop_ofFilesAlone_isReported() {
    withKnownIssue {
      let page = Page(Text("a").onDrop(of: [.fileURL], isTargeted: nil) { _ in true })
      page.graph.close()
    } matching: {
      $0.description.contains("Ask for files with 'fileImporter'")
    }
  }
}
