import PandoCasePaths
import PandoReducers
import PandoTesting
import PandoUI
import Testing

/// Tests of presentations of an optional value, and bindings to cases.
@MainActor
@Suite struct ItemViewTests {
  struct Item {
    var name: String
    var count = 0
  }

  struct Counting: View {
    @Binding var item: Item
    var body: some View {
      Button("\(item.name) \(item.count)") { item.count += 1 }
    }
  }

  @CasePathable @dynamicMemberLookup
  enum Status: Equatable {
    case inStock(Int)
    case onOrder(String)
    case gone
  }

  @Test func itemWithAnID_whenPresented_isChangedByItsBinding() async throws {
    struct Page: View {
      @State var sheet: Item?
      @State var cover: Item?
      @State var popover: Item?
      var body: some View {
        Button("Sheet") { sheet = Item(name: "sheet") }
          .sheet(item: $sheet, id: \.name) { Counting(item: $0) }
        Button("Cover") { cover = Item(name: "cover") }
          .fullScreenCover(item: $cover, id: \.name) { item in
            Counting(item: item)
            Button("Close") { cover = nil }
          }
        Button("Popover") { popover = Item(name: "popover") }
          .popover(item: $popover, id: \.name) { Counting(item: $0) }
        Text("\(sheet?.count ?? -1) \(cover?.count ?? -1) \(popover?.count ?? -1)")
      }
    }
    let driver = await Driver.open(Page())
    try await driver.button("Sheet").tap()
    try await driver.sheet().button("sheet 0").tap()
    #expect(driver.text("1 -1 -1").includingHidden.exists)
    try await driver.sheet().dismiss()
    #expect(driver.has(text: "-1 -1 -1"))
    try await driver.button("Cover").tap()
    try await driver.sheet().button("cover 0").tap()
    #expect(driver.sheet().button("cover 1").exists)
    try await driver.sheet().button("Close").tap()
    #expect(driver.has(text: "-1 -1 -1"))
    try await driver.button("Popover").tap()
    try await driver.popover().button("popover 0").tap()
    #expect(driver.popover().button("popover 1").exists)
    try await driver.popover().dismiss()
    #expect(driver.has(text: "-1 -1 -1"))
  }

  @Test func screenOfAnItem_whenPushed_isChangedByItsBinding() async throws {
    struct Page: View {
      @State var item: Item?
      var body: some View {
        NavigationStack {
          Button("Push") { item = Item(name: "screen") }
          Text("has \(item?.count ?? -1)")
            .navigationDestination(item: $item) { (item: Binding<Item>) in Counting(item: item) }
        }
      }
    }
    let driver = await Driver.open(Page())
    try await driver.button("Push").tap()
    try await driver.button("screen 0").tap()
    #expect(driver.button("screen 1").exists)
    try await driver.back()
    #expect(driver.has(text: "has -1"))
  }

  @Test func alertAndDialogAboutAnItem_whenAnswered_go() async throws {
    struct Page: View {
      @State var alert: Item?
      @State var dialog: Item?
      @State var log = ""
      var body: some View {
        Button("Ask") { alert = Item(name: "tea") }
          .alert(item: $alert) {
            Text("Remove \($0.name)?")
          } actions: { item in
            Button("Remove") { log += "removed \(item.name)." }
          } message: { _ in
            Text("It is the last one.")
          }
        Button("Choose") { dialog = Item(name: "cup") }
          .confirmationDialog(item: $dialog, titleVisibility: .visible) {
            Text("Which \($0.name)?")
          } actions: { item in
            Button("Large") { log += "large \(item.name)." }
          }
        Text(log)
      }
    }
    let driver = await Driver.open(Page())
    try await driver.button("Ask").tap()
    #expect(driver.has(text: "It is the last one."))
    try await driver.alert("Remove tea?").button("Remove").tap()
    #expect(!driver.alert().exists)
    try await driver.button("Choose").tap()
    try await driver.dialog("Which cup?").button("Large").tap()
    #expect(!driver.dialog().exists)
    #expect(driver.has(text: "removed tea.large cup."))
  }

  @Test func alertState_whenItsChoiceIsHandledByCodeThatWaits_isHandled() async throws {
    enum Choice: Sendable { case yes }
    struct Page: View {
      @State var alert: AlertState<Choice>?
      @State var log = ""
      var body: some View {
        Button("Ask") {
          alert = AlertState {
            TextState("Sure?")
          } actions: {
            ButtonState(action: .yes) { TextState("Yes") }
          }
        }
        .alert($alert) { choice in await answer(choice) }
        Text("log \(log)")
      }
      private func answer(_ choice: Choice?) async {
        await Task.yield()
        log += "\(choice.map { "\($0)" } ?? "nothing")"
      }
    }
    let driver = await Driver.open(Page())
    try await driver.button("Ask").tap()
    try await driver.alert().button("Yes").tap()
    #expect(driver.has(text: "log yes"))
    #expect(!driver.alert().exists)
  }

  @Test func bindingToACase_whenTheValueIsAnother_writesNothing() throws {
    var status = Status.inStock(1)
    let binding = Binding(get: { status }, set: { status = $0 })
    let inStock = try #require(binding.inStock)
    inStock.wrappedValue += 1
    #expect(status == .inStock(2))
    status = .onOrder("x")
    inStock.wrappedValue = 42
    #expect(status == .onOrder("x"))
  }

  @Test func bindingToACaseOfAnOptional_whenTheValueIsAnother_writesNothing() {
    var status: Status? = .inStock(1)
    let binding = Binding(get: { status }, set: { status = $0 })
    binding.onOrder.wrappedValue = "x"
    binding.onOrder.wrappedValue = nil
    binding.gone.wrappedValue = false
    #expect(status == .inStock(1))
    binding.inStock.wrappedValue = nil
    #expect(status == nil)
    binding.inStock.wrappedValue = 5
    #expect(status == nil)
    status = .gone
    #expect(binding.gone.wrappedValue)
    binding.gone.wrappedValue = false
    #expect(status == nil)
  }

  @Test func bindingWithoutDuplicates_whenTheSameIsWritten_writesNothing() {
    var writes = 0
    var value = 1
    let binding = Binding(
      get: { value },
      set: {
        value = $0
        writes += 1
      }
    ).removeDuplicates()
    binding.wrappedValue = 1
    #expect(writes == 0)
    binding.wrappedValue = 2
    #expect(writes == 1)
  }
}
