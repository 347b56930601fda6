import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests that a hidden part of a page, once it is shown, equals the same part of a new page,
/// whatever changed meanwhile.
@MainActor
@Suite(.dependencies) struct RandomSightTests {
  struct Place: Equatable {
    var tab = 0
    var inner = 0
    var path: [Int] = []
    var isSheet = false
    var isPushed = false
    /// The covers of the window, of a sheet, of each pushed screen, and of the window's cover.
    var covers = [false, false, false, false]
    var page = 1
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
        Pages().tabItem { Text("Pages") }.tag(3)
      }
      Covering(index: 0, words: "window \(place.numbers[0])")
    }
  }

  struct Pages: View {
    @Shared(.inMemory("place")) var place = Place()
    var body: some View {
      TabView(selection: Binding($place.page)) {
        ForEach(place.rows, id: \.self) { row in
          VStack {
            Number(index: row % 4)
            Text(verbatim: "page \(row) \(place.numbers[row % 4])")
          }
          .tag(row)
        }
        Number(index: 2).tag(20)
        if place.numbers[1] % 2 == 0 { Stack().tag(21) }
      }
      .tabViewStyle(.page)
    }
  }

  /// Shows a cover while its entry in `covers` is true.
  struct Covering: View {
    let index: Int
    let words: String
    @Shared(.inMemory("place")) var place = Place()
    var body: some View {
      let more = "cover \(index) \(place.numbers[3])"
      Color.clear
        .fullScreenCover(isPresented: Binding($place.covers[index])) {
          Text(verbatim: words)
          Text(verbatim: more)
          Number(index: index)
          if index == 0 {
            AnyView(Covering(index: 3, words: "inner \(place.numbers[2])"))
            Presenting()
          }
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
            Covering(index: 2, words: "screen \(words)")
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
      Number(index: 3).sheet(isPresented: Binding($place.isSheet)) {
        Text(verbatim: words)
        Covering(index: 1, words: "of the sheet \(place.numbers[1])")
      }
    }
  }

  @Shared(.inMemory("place")) var place = Place()

  /// The visible texts in order, either of sheets or of the rest.
  ///
  /// A new page has only the sheets of tabs that were shown in it.
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

  /// The texts in the topmost cover and above it; nil if there is no cover.
  private func wordsInCover(_ page: Page) -> [String]? {
    let layers = page.tree.children(of: ElementTree.rootID)
    let isCover = { (layer: ElementTree.Element) in
      layer.attributes.text(.style) == "fullScreenCover"
    }
    guard let index = layers.lastIndex(where: isCover) else { return nil }
    return layers[index...].flatMap { page.texts(in: $0.id, kind: .text) }
  }

  /// All texts that presentations may show now.
  private var sayings: Set<String> {
    let numbers = place.numbers
    var sayings: Set<String> = [
      "sheet \(numbers[1])", "of the sheet \(numbers[1])", "window \(numbers[0])",
      "inner \(numbers[2])", "screen of the body \(numbers[2])",
    ]
    for index in 0..<4 {
      sayings.insert("cover \(index) \(numbers[3])")
      sayings.insert("number \(index) is \(numbers[index])")
    }
    return sayings
  }

  private func change(_ place: inout Place, _ random: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<17, using: &random) {
    case 0: place.tab = Int.random(in: 0..<4, using: &random)
    case 1: place.inner = Int.random(in: 0..<2, using: &random)
    case 2: place.path.append(Int.random(in: 0..<9, using: &random))
    case 3: if !place.path.isEmpty { place.path.removeLast() }
    case 4: place.path = []
    case 5: place.isSheet.toggle()
    case 6: place.rows.shuffle(using: &random)
    case 7:
      if place.rows.count > 2 { place.rows.removeLast() } else { place.rows.append(9) }
      place.rows = Array(Set(place.rows)).sorted()
    case 8: place.covers[Int.random(in: 0..<4, using: &random)] = true
    case 9: place.covers[Int.random(in: 0..<4, using: &random)] = false
    case 10: place.covers = [false, false, false, false]
    case 11: place.page = (place.rows + [20, 21]).randomElement(using: &random) ?? 0
    default: place.numbers[Int.random(in: 0..<4, using: &random)] += 1
    }
  }

  @Test(arguments: 1...24)
  func page_thatWasUsedAtRandom_showsWhatANewOneDoes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    $place.withLock { $0 = Place() }
    let page = Page(Board())
    for step in 1...40 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        $place.withLock { change(&$0, &random) }
      }
      page.graph.flush()
      if let inCover = wordsInCover(page) {
        let stale = inCover.filter { !sayings.contains($0) }
        #expect(stale.isEmpty, "seed \(seed), step \(step): \(place)")
        if Bool.random(using: &random) { continue }
        $place.withLock { $0.covers = [false, false, false, false] }
        page.graph.flush()
      }
      let new = Page(Board())
      #expect(words(page) == words(new), "seed \(seed), step \(step): \(place)")
      let sheets = words(page, ofSheets: true)
      let sheet = "sheet \(place.numbers[1])"
      #expect(sheets.allSatisfy { $0 == sheet } && (place.isSheet || sheets.isEmpty))
      // Presentations that were added to a page while it was not selected are not shown yet; in a new page they are.
      if place.tab != 3 { #expect(Set(words(new, ofSheets: true)).isSubset(of: sheets)) }
      new.graph.close()
    }
    page.graph.close()
  }
}
