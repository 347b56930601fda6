import Observation
import PandoTestSupport
import PandoUI
import Testing

/// Tests of ten thousand random edits of nested lists.
///
/// After each one the tree equals that of a fresh render, and every surviving row has kept its
/// state, its task, its focus and its element.
///
/// Seeds run one at a time. The test yields the main actor between steps, because other tests may
/// wait for it.
@MainActor
@Suite(.serialized)
struct RandomEditTests {
  struct Section: Identifiable, Equatable {
    let id: Int
    var title: String
    var rows: [Entry]
  }

  struct Entry: Identifiable, Equatable {
    let id: Int
    var title: String
    var isOpen: Bool
  }

  @Observable
  final class Model {
    var sections: [Section]
    init(_ sections: [Section]) { self.sections = sections }
  }

  /// The identity of a row: its own and that of its section.
  struct Place: Hashable {
    let section: Int
    let row: Int
  }

  @MainActor
  final class Probe {
    var tokens: [Place: Token] = [:]
    var inSight: [Place: Int] = [:]
    var lostState: [Place] = []
  }

  final class Token {}

  struct Board: View {
    let model: Model
    let probe: Probe?
    var body: some View {
      ForEach(model.sections) { section in
        Column {
          Line(section.title)
          ForEach(section.rows) { row in
            EntryView(entry: row, place: Place(section: section.id, row: row.id), probe: probe)
          }
          if section.rows.isEmpty { Line("empty") }
        }
      }
    }
  }

  struct EntryView: View {
    let entry: Entry
    let place: Place
    let probe: Probe?
    @State var token = Token()
    @FocusState var isFocused: Bool

    var body: some View {
      let _ = check()
      Line(entry.title).focused($isFocused)
        .onAppear { probe?.inSight[place, default: 0] += 1 }
        .onDisappear { probe?.inSight[place, default: 0] -= 1 }
        .task {
          guard probe != nil else { return }
          await untilCancelled()
        }
      if entry.isOpen {
        Line("open \(entry.title)")
        Line("more")
      }
    }

    func check() {
      guard let probe else { return }
      if let known = probe.tokens[place] {
        if known !== token { probe.lostState.append(place) }
      } else {
        probe.tokens[place] = token
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func edits_whenRandom_leaveTheTreeAsAFreshRender(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    var next = 0
    func entry() -> Entry {
      next += 1
      return Entry(id: next, title: "entry \(next)", isOpen: Bool.random(using: &random))
    }
    func section() -> Section {
      next += 1
      let rows = (0..<Int.random(in: 0...5, using: &random)).map { _ in entry() }
      return Section(id: next, title: "section \(next)", rows: rows)
    }
    let model = Model((0..<4).map { _ in section() })
    let probe = Probe()
    let page = Page(Board(model: model, probe: probe))
    var lines = self.lines(of: model, in: page)

    for step in 0..<500 {
      let comment: Comment = "seed \(seed), step \(step)"
      let focused = lines.randomElement(using: &random)
      if let focused { try? page.graph.send(.focus(true), to: focused.value) }
      page.graph.flush()
      await Task.yield()

      edit(&model.sections, using: random, entry: entry, section: section)
      page.graph.flush()

      let fresh = Page(Board(model: model, probe: nil))
      #expect(page.lines(without: .isFocused) == fresh.lines(without: .isFocused), comment)
      fresh.graph.close()

      let newLines = self.lines(of: model, in: page)
      for (place, id) in newLines { #expect((lines[place] ?? id) == id, comment) }
      if let focused {
        #expect(page.graph.focusedElement == newLines[focused.key], comment)
      }
      for place in lines.keys where newLines[place] == nil { probe.tokens[place] = nil }
      lines = newLines
      #expect(probe.lostState.isEmpty, comment)
      #expect(
        probe.inSight.filter { $0.value != 0 }.mapValues { _ in 1 }
          == lines.mapValues { _ in 1 },
        comment
      )
      #expect(probe.inSight.values.allSatisfy { (0...1).contains($0) }, comment)
      if step % 50 == 0 {
        await yieldUntil { page.graph.tasks.running == lines.count }
        #expect(page.graph.tasks.running == lines.count, comment)
      }
    }
    page.graph.close()
    await yieldUntil { page.graph.tasks.running == 0 }
    #expect(page.graph.tasks.running == 0)
  }

  /// The element of each row's first line.
  private func lines(of model: Model, in page: Page) -> [Place: ElementID] {
    var result: [Place: ElementID] = [:]
    let columns = page.tree.children(of: ElementTree.rootID)
    for (section, column) in zip(model.sections, columns) {
      for row in section.rows {
        result[Place(section: section.id, row: row.id)] =
          page.tree.children(of: column.id).first { $0.attributes.text(.text) == row.title }?.id
      }
    }
    return result
  }

  private func edit(
    _ sections: inout [Section],
    using generator: SeededGenerator,
    entry: () -> Entry,
    section: () -> Section
  ) {
    var random = generator
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = sections.indices.randomElement(using: &random)
      switch (Int.random(in: 0..<12, using: &random), index) {
      case (0, _), (_, nil): sections.insert(section(), at: sections.count / 2)
      case (1, let index?): sections.remove(at: index)
      case (2, _): sections.shuffle(using: &random)
      case (3, _): sections.reverse()
      case (4, let index?): sections[index].title += "!"
      case (5, let index?): sections[index].rows.shuffle(using: &random)
      case (6, let index?):
        sections[index].rows.insert(
          entry(),
          at: Int.random(in: 0...sections[index].rows.count, using: &random)
        )
      case (7, let index?): sections[index].rows = []
      case (_, let index?):
        guard let row = sections[index].rows.indices.randomElement(using: &random) else { continue }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: sections[index].rows.remove(at: row)
        case 1: sections[index].rows[row].isOpen.toggle()
        case 2:
          let moved = sections[index].rows.remove(at: row)
          sections[Int.random(in: 0..<sections.count, using: &random)].rows.append(moved)
        default:
          let other = sections[index].rows.indices.randomElement(using: &random) ?? row
          sections[index].rows.swapAt(row, other)
        }
      }
    }
  }
}
