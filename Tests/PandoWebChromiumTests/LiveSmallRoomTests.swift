import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  @MainActor
  @Suite("Live small room")
  struct LiveSmallRoom {
    private struct Found: View {
      @State private var text = "a"
      @State private var scope = 0
      var body: some View {
        NavigationStack {
          List { ForEach(0..<5) { Text("Row \($0)") } }
            .listStyle(.plain)
            .navigationTitle("Found")
            .searchable(text: $text, isPresented: .constant(true))
            .searchScopes($scope) {
              Text("All").tag(0)
              Text("Mine").tag(1)
            }
        }
      }
    }
    private struct Plain: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List { ForEach(0..<5) { Text("Row \($0)") } }
            .listStyle(.plain)
            .navigationTitle("Found")
            .searchable(text: $text)
        }
      }
    }
    private struct Dots: View {
      @State private var color = 0
      var body: some View {
        VStack {
          HStack(spacing: 8) {
            ForEach(0..<6) { index in
              Circle().fill(.red).frame(width: 26, height: 26).onTapGesture { color = index }
            }
          }
          HStack(spacing: 8) {
            ForEach(0..<6) { index in
              Circle().fill(.red).frame(width: 26, height: 26)
                .overlay { if color == index { Circle().stroke(.black) } }
                .onTapGesture { color = index }
            }
          }
          HStack(spacing: 8) {
            ForEach(0..<6) { index in
              ZStack {
                Circle().fill(.red)
                if color == index { Image(systemName: "checkmark") }
              }
              .frame(width: 26, height: 26)
              .onTapGesture { color = index }
            }
          }
          Text("Color \(color)")
        }
      }
    }
    private struct Swiped: View {
      var body: some View {
        List {
          Text("One")
            .swipeActions {
              Button("Delete", role: .destructive) {}
              Button("Archive") {}
              Button("Remember") {}
              Button("Move elsewhere") {}
            }
        }
        .frame(width: 320)
      }
    }
    private struct Labels: View {
      @State private var count = 1
      var body: some View {
        VStack {
          LabeledContent("Name", value: "Ada").frame(width: 80)
          LabeledContent("A rather long name", value: "A rather long value").frame(width: 160)
          HStack { LabeledContent("Name", value: "Ada") }.fixedSize()
        }
        Form {
          Stepper(value: $count) { LabeledContent("Servings", value: "\(count)") }
          LabeledContent("Name", value: "Ada")
        }
      }
    }
    private struct Bottom: View {
      var body: some View {
        NavigationStack {
          Text("Content")
            .toolbar {
              ToolbarItem(placement: .bottomBar) { Button("Edit", systemImage: "pencil") {} }
              ToolbarItem(placement: .bottomBar) { Text("12 notes, updated just now") }
              ToolbarItem(placement: .bottomBar) { Button("Add", systemImage: "plus") {} }
            }
        }
      }
    }

    private func dump(_ name: String, _ look: PageAudit.Look, _ view: @autoclosure @escaping @MainActor () -> some View) async throws {
      try await ChromiumTests.use(look) { view() } _: { window in
        let html = try await window.execute("return document.body.innerHTML")
        let picture = try await window.devtools("Page.captureScreenshot", ["format": "png"])
        try (html.text ?? "").write(toFile: "/tmp/h2/\(name).html", atomically: true, encoding: .utf8)
        if let data = picture["data"].text {
          try Data(base64Encoded: data)?.write(to: URL(filePath: "/tmp/h2/\(name).png"))
        }
      }
    }

    @Test func explore() async throws {
      try await dump("found-p", .phone, Found())
      try await dump("plain-p", .phone, Plain())
      try await dump("plain-d", .desktop, Plain())
      try await dump("dots-p", .phone, Dots())
      try await dump("swiped-d", .desktop, Swiped())
      try await dump("labels-p", .phone, Labels())
      try await dump("bottom-p", .phone, Bottom())
    }
  }
}
