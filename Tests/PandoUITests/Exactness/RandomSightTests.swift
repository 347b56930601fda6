import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Whatever was hidden while it changed: what is in sight is what a new page shows.
@MainActor
@Suite(.dependencies) struct RandomSightTests {
  struct Place: Equatable {
    var tab = 0
    var inner = 0
    var path: [Int] = []
    var isSheet = false
    var isPushed = false
    var numbers = [0, 0, 0, 0]
    var rows = [1, 2, 3]
  }

  struct Board: View {
    @Shared(.inMemory("place")) var place = Place()

    var body: some View {
      TabView(selection: Binding($place.tab)) {
        Stack().tabItem { Text("Stack") }.tag(0)
        TabView(selection: Binding($place.inner)) {
          Number(index: 0).tabItem { Text("A") }.tag(0)
          Stack().tabItem { Text("B") }.tag(1)
        }
        .tabItem { Text("Tabs") }.tag(1)
        Number(index: 1).tabItem { Text("Number") }.tag(2)
      }
    }
  }

  struct Stack: View {
    @Shared(.inMemory("place")) var place = Place()

    var body: some View {
      let words = "of the body \(place.numbers[2])"
      NavigationStack(path: Binding($place.path)) {
        VStack {
          Number(index: 0)
          Rows()
          Presenting()
        }
        .navigationTitle("Root \(place.numbers[3])")
        .navigationDestination(for: Int.self) { value in
          VStack {
            Text(verbatim: "\(value) \(words)")
            Number(index: value % 4)
          }
        }
        .navigationDestination(isPresented: Binding($place.isPushed)) {
          Text(verbatim: "pushed \(words)")
        }
      }
    }
  }

  struct Number: View {
    let index: Int
    @Shared(.inMemory("place")) var place = Place()
    var body: some View { Text(verbatim: "number \(index) is \(place.numbers[index])") }
  }

  struct Rows: View {
    @Shared(.inMemory("place")) var place = Place()
    var body: some View {
      ForEach(place.rows, id: \.self) { row in
        Text(verbatim: "row \(row) \(place.numbers[row % 4])")
        Number(index: row % 4)
      }
    }
  }

  struct Presenting: View {
    @Shared(.inMemory("place")) var place = Place()
    var body: some View {
      let words = "sheet \(place.numbers[1])"
      Number(index: 3).sheet(isPresented: Binding($place.isSheet)) { Text(verbatim: words) }
    }
  }

  @Shared(.inMemory("place")) var place = Place()

  /// The words in sight, in order: of sheets, which a new page has only of the tabs that it has shown, or of
  /// the rest.
  private func words(_ page: Page, ofSheets: Bool = false) -> [String] {
    func words(in id: ElementID) -> [String] {
      page.tree.children(of: id).filter { !$0.attributes.flag(.isHidden) }.flatMap { child in
        [child.attributes.text(.text) ?? child.attributes.text(.title)].compactMap { $0 }
          + words(in: child.id)
      }
    }
    return page.tree.children(of: ElementTree.rootID)
      .filter { ($0.kind == .sheet) == ofSheets }.flatMap { words(in: $0.id) }
  }

  private func change(_ place: inout Place, _ random: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: place.tab = Int.random(in: 0..<3, using: &random)
    case 1: place.inner = Int.random(in: 0..<2, using: &random)
    case 2: place.path.append(Int.random(in: 0..<9, using: &random))
    case 3: if !place.path.isEmpty { place.path.removeLast() }
    case 4: place.path = []
    case 5: place.isSheet.toggle()
    case 6: place.rows.shuffle(using: &random)
    case 7:
      if place.rows.count > 2 { place.rows.removeLast() } else { place.rows.append(9) }
      place.rows = Array(Set(place.rows)).sorted()
    default: place.numbers[Int.random(in: 0..<4, using: &random)] += 1
    }
  }

  @Test(arguments: 1...12)
  func page_thatWasUsedAtRandom_showsWhatANewOneDoes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    $place.withLock { $0 = Place() }
    let page = Page(Board())
    for step in 1...40 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        $place.withLock { change(&$0, &random) }
      }
      page.graph.flush()
      let new = Page(Board())
      #expect(words(page) == words(new), "seed \(seed), step \(step): \(place)")
      let sheets = words(page, ofSheets: true)
      let sheet = "sheet \(place.numbers[1])"
      #expect(sheets.allSatisfy { $0 == sheet } && (place.isSheet || sheets.isEmpty))
      #expect(Set(words(new, ofSheets: true)).isSubset(of: sheets))
      new.graph.close()
    }
    page.graph.close()
  }
}
