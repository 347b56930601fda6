import Pando
import PandoTesting
import Testing

/// Tests of screens whose source was written for SwiftUI: each is opened and used.
@MainActor
@Suite struct CorpusTests {
  @Test func login_whenThePasswordIsWrong_saysSo() async throws {
    let app = await Driver.open(LoginView())
    #expect(try !app.button("Log In").isEnabled)
    try await app.type("ann", into: "Email")
    #expect(app.has(text: "Enter a valid email address"))
    try await app.type("@example.org", into: "Email")
    try await app.type("12345678", into: "Password")
    try await app.button("Log In").tap()
    #expect(app.has(text: "Wrong password"))
  }

  @Test func declarationsForXcodeAndUIKit_changeNothing() async throws {
    let app = await Driver.open(ExportedScreen())
    #expect(app.has(text: "Row A"))
    #expect(BadgeLibrary().views.count == 2)
    #expect(TARGET_OS_SIMULATOR == 0 && !ProcessInfo.processInfo.isLowPowerModeEnabled)
    let name = PersonNameComponents(namePrefix: nil, givenName: "Ada", familyName: "Lovelace")
    let words = name.formatted(.name(style: .long).attributed)
    let runs = words.runs.compactMap { run in
      run.personNameComponent.map { "\($0) \(String(words[run.range].characters))" }
    }
    #expect(runs == ["givenName Ada", "familyName Lovelace"])
  }

  @Test func todo_addsAndMarks() async throws {
    let store = TodoStore(items: [TodoItem(title: "Milk")])
    let app = await Driver.open(TodoListView(store: store))
    #expect(app.has(text: "Milk"))
    try await app.type("Bread", into: "New task")
    try await app.button("Add task").tap()
    #expect(store.items.map(\.title) == ["Milk", "Bread"])
    try await app.button("Milk").tap()
    #expect(store.done.map(\.title) == ["Milk"])
    try await app.button("Clear").tap()
    #expect(store.items.map(\.title) == ["Bread"])
  }

  @Test func roster_rowsHaveMenus_andAPrimaryAction() async throws {
    let app = await Driver.open(RosterScreen())
    try await app.row(containing: "Ada").doubleTap()
    #expect(app.has(text: "Ada"))
    try await app.row(containing: "Ben").contextMenu("Trade Ben")
    try await app.row(containing: "Ada").contextMenu("Bench")
    #expect(!app.has(text: "Ada"))
  }

  @Test func signup_goesOnWithAName() async throws {
    let app = await Driver.open(app: ComponentApp<SignupComponent>())
    #expect(app.has(text: "What are you called?"))
    #expect(try !app.button("Next").isEnabled)
    try await app.type("Ada", into: "Name")
    #expect(!app.has(text: "What are you called?"))
    try await app.button("Next").tap()
    #expect(app.has(text: "Welcome, Ada"))
    try await app.button("Again").tap()
    #expect(try app.field("Name").value == "Ada")
  }

  @Test func weather_loadsAndFails() async throws {
    let app = await Driver.open(WeatherView())
    #expect(app.has(text: "21°"))
    try await app.picker("City").select("Atlantis")
    #expect(app.has(text: "No such city"))
  }

  @Test func chat_sends() async throws {
    let app = await Driver.open(ChatView())
    try await app.type("Hello", into: "Message")
    try await app.button("Send").tap()
    #expect(app.has(text: "1 messages"))
    try await app.button("Reply").tap()
    #expect(app.has(text: "2 messages"))
  }

  @Test func tabs_openARouteFromAnother() async throws {
    let app = await Driver.open(RecipeTabs())
    try await app.button("Recipe of the day").tap()
    #expect(app.has(text: "This is recipe 7"))
    try await app.button("Back to the list").tap()
    #expect(!app.has(text: "This is recipe 7"))
  }

  @Test func crew_isChangedThroughBindingsOfRows() async throws {
    let app = await Driver.open(CrewScreen())
    try await app.toggle("Ben").turnOn()
    #expect(app.has(text: "1 aboard"))
  }

  @Test func lighthouse_readsEntriesMadeByAMacro() async throws {
    let app = await Driver.open(
      LighthouseScreen().keeper("Ines").environment(\.lamp, .flashing)
    )
    #expect(app.has(text: "Kept by Ines"))
    #expect(app.has(text: "The lamp is flashing"))
  }

  @Test func application_showsItsFirstWindow() async throws {
    let app = await Driver.open(app: RecipeApp())
    #expect(app.has(text: "Hello"))
  }

  @Test func calculator_computes() async throws {
    let app = await Driver.open(CalculatorView())
    for key in ["7", "×", "6", "="] { try await app.button(key).tap() }
    #expect(app.has(text: "42"))
  }

  @Test func quiz_showsQuestionsAndAlerts() async throws {
    let questions = [
      Question(id: 1, text: "2 + 2?", answers: ["3", "4"], correct: 1),
      Question(id: 2, text: "3 + 3?", answers: ["6", "7"], correct: 0),
    ]
    let app = await Driver.open(QuizView(questions: questions))
    try await app.button("4").tap()
    #expect(app.alert("Correct").exists)
    try await app.button("Continue").tap()
    #expect(app.has(text: "3 + 3?"))
    try await app.button("Quit").tap()
    try await app.button("Quit now").tap()
    #expect(app.has(text: "You gave up"))
  }

  @Test func styles_drawAndReact() async throws {
    let app = await Driver.open(StyleGallery())
    #expect(app.has(text: "Titles: one, two"))
    try await app.button("Press").tap()
    #expect(app.has(text: "Progress: 50%"))
  }

  @Test func coordinator_leadsThroughItsSteps() async throws {
    let app = await Driver.open(CheckoutFlow())
    try await app.type("Oslo", into: "City")
    try await app.button("Next").tap()
    try await app.type("1x2", into: "Card number")
    #expect(app.has(text: "Number: 12"))
    try await app.button("Next").tap()
    #expect(app.has(text: "Send to Oslo"))
  }

  @Test func countdown_ticksWithTheClock() async throws {
    let app = await Driver.open(CountdownView(), clock: TestClock())
    try await app.button("Start").tap()
    await app.advance(by: .seconds(5))
    #expect(app.has(text: "0:55"))
    NotificationCenter.default.post(name: .countdownShouldReset, object: nil)
    await app.settle()
    #expect(app.has(text: "1:00"))
  }

  @Test func animation_whenItsTimeIsOver_completes() async throws {
    let app = await Driver.open(MotionView(), clock: TestClock())
    try await app.button("Finish").tap()
    #expect(app.has(text: "Not finished"))
    await app.advance(by: .seconds(10))
    #expect(app.has(text: "Finished"))
  }

  @Test func generics_draw() async throws {
    let app = await Driver.open(GenericGallery())
    for text in ["Content of the card", "Item 2", "a = 1", "5 kinds", "Erased", "Alone"] {
      if text != "5 kinds" { #expect(app.has(text: text), "\(text)") }
    }
    try await app.button("Turn").tap()
    #expect(app.has(text: "New"))
  }

  @Test func expenses_addOne() async throws {
    let book = ExpenseBook([
      Expense(
        id: 1,
        title: "Bread",
        amount: 4,
        category: .food,
        date: Date(timeIntervalSince1970: 0)
      )
    ])
    let app = await Driver.open(ExpenseView(book: book))
    try await app.button("Add").tap()
    try await app.type("Train", into: "What")
    try await app.button("Save").tap()
    #expect(book.expenses.map(\.title) == ["Bread", "Train"])
  }

  /// The screens without a test of their own are drawn without a report of misuse.
  @Test func otherScreens_draw() async throws {
    func draws(_ view: some View, _ text: String) async {
      let app = await Driver.open(AnyView(view), clock: TestClock())
      #expect(app.has(text: text), "\(text)")
    }
    await draws(SettingsView(), "Theme")
    await draws(ShopView(products: [Product(id: 1, name: "Tea", price: 3)]), "Tea")
    await draws(LibraryView(books: [LibraryBook(id: 1, title: "Emma", author: "Austen")]), "Emma")
    await draws(OnboardingRoot(), "Not yet")
    await draws(DrawingView(), "More")
    await draws(CalendarView(month: Date(timeIntervalSince1970: 0)), "15")
    await draws(ProfileHost(), "ann")
    await draws(PhotoGrid(photos: [Photo(id: 1, caption: "Sea")]), "1 photos")
    await draws(CountrySearch(countries: [Country(name: "Chad", continent: "Africa")]), "Chad")
    await draws(StopwatchView(), "Lap")
    let board = KanbanBoard(columns: [
      KanbanColumn(id: "Open", cards: [KanbanCard(id: UUID(), title: "Card")])
    ])
    await draws(KanbanView(board: board), "Card")
    await draws(NoteEditor(), "Size 14")
    await draws(TextGallery(), "Plain")
    let person = Person(id: 1, given: "Ann", family: "Lee", age: 3)
    await draws(OutlineScreen(files: [FileItem(name: "a", children: [])], people: [person]), "Lee")
    await draws(LoginView_Previews.previews, "Welcome back")
  }
}
