import Foundation
import Observation
import PandoTestSupport
import PandoUI
import Testing

/// Tests of the evaluations that changes of the library's containers and controls cause.
@MainActor
struct VocabularyCountTests {
  @Observable
  final class Model {
    var flag = false
  }

  struct Part: View {
    let index: Int
    var body: some View { Text(verbatim: "part \(index)") }
  }

  @Test func toggle_whenItsBodyDoesNotReadTheModel_evaluatesNoBody() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Toggle("flag", isOn: $model.flag)
        Part(index: 0)
      }
    }
    let model = Model()
    let page = Page(Screen(model: model))
    let id = try #require(page.tree.first(.toggle))
    #expect(page.evaluations { try? page.graph.send(.change(.flag(true)), to: id) } == [:])
    #expect(model.flag)
    #expect(page.tree[id]?.attributes.flag(.isOn) == true)
    page.graph.close()
  }

  @Test func field_whenTypedInto_isTheOnlyElementThatChanges() throws {
    struct Separate: View {
      @State var first = ""
      @State var second = ""
      var body: some View {
        Form {
          TextField("first", text: $first)
          TextField("second", text: $second)
          Part(index: 0)
        }
      }
    }
    let page = Page(Separate())
    let id = try #require(page.tree.first(.textField))
    let evaluated = page.evaluations { try? page.graph.send(.change(.text("new")), to: id) }
    #expect(evaluated == [:])
    page.graph.close()
  }

  @Test func list_whenItsSelectionChanges_evaluatesNoRow() throws {
    struct Screen: View {
      @State var selection: Int?
      var body: some View {
        List(0..<20, id: \.self, selection: $selection) { Part(index: $0) }
      }
    }
    let page = Page(Screen())
    let list = try #require(page.tree.first(.list))
    let row = page.tree.children(of: list)[3].id
    let evaluated = page.evaluations {
      try? page.graph.send(.change(.selection([row])), to: list)
    }
    #expect(evaluated["Part"] == nil)
    #expect(page.tree[row]?.attributes.flag(.isSelected) == true)
    page.graph.close()
  }

  @Test func screensBehind_whenAnotherIsPushed_areNotEvaluated() {
    struct Screen: View {
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Part(index: 0)
            Press("push") { path.append(1) }
          }
          .navigationDestination(for: Int.self) { Part(index: $0) }
        }
      }
    }
    let page = Page(Screen())
    #expect(page.evaluations { page.press("push") }["Part"] == 1)
    page.graph.close()
  }

  @Test func disabledAndTint_whenTheyChange_evaluateNoBodyThatDoesNotReadThem() {
    struct Screen: View {
      @State var isDisabled = false
      var body: some View {
        Press("switch") { isDisabled.toggle() }
        VStack {
          ForEach(0..<20, id: \.self) { Part(index: $0) }
          Toggle("on", isOn: .constant(true))
        }
        .disabled(isDisabled).tint(isDisabled ? .red : .blue).font(isDisabled ? .title : .body)
      }
    }
    let page = Page(Screen())
    let evaluated = page.evaluations { page.press("switch") }
    #expect(evaluated["Part"] == nil)
    #expect(
      page.tree.first(.toggle).flatMap { page.tree[$0]?.attributes.flag(.isDisabled) } == true
    )
    page.graph.close()
  }

  @Test func row_whenAddedWithItsOwnEnvironment_leavesTheOthersAlone() {
    struct Screen: View {
      @State var count = 3
      var body: some View {
        Press("add") { count += 1 }
        VStack { ForEach(0..<count, id: \.self) { Reading(index: $0).disabled($0 > 2) } }
      }
    }
    struct Reading: View {
      let index: Int
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Text(verbatim: "\(index) \(isEnabled)") }
    }
    struct Outside: View {
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Text(verbatim: "\(isEnabled)") }
    }
    struct Both: View {
      var body: some View {
        Outside()
        Screen()
      }
    }
    let page = Page(Both())
    let evaluated = page.evaluations { page.press("add") }
    #expect(evaluated["Outside"] == nil)
    #expect(evaluated["Reading"] == 1)
    page.graph.close()
  }

  @Test func outermostEntry_whenItIsSetLater_isSeenByItsReaders() {
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
    }
    let page = Page(Scheme())
    #expect(page.texts == ["light"])
    page.graph.setEnvironment { $0.colorScheme = .dark }
    page.graph.flush()
    #expect(page.texts == ["dark"])
    page.graph.close()
  }
}
