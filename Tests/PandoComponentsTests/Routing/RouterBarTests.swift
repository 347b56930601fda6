import PandoComponents
import PandoTesting
import PandoUI
import Testing

/// Tests of the bars of routers: titles with a back button, and tabs.
@MainActor
@Suite(.dependencies)
struct RouterBarTests {
  struct HallComponent: Component, View {
    let enter = SignalEmitter()
    @State private var visits = 0
    var observers: Void { None }

    var body: some View {
      VStack {
        Button("Visits \(visits)") { visits += 1 }
        Button("Enter", emitter: enter)
      }
      .navigationTitle("Hall")
    }
  }

  struct PlainComponent: Component, View {
    let leave = SignalEmitter()
    var observers: Void { None }
    var body: some View { Button("Leave", emitter: leave) }
  }

  struct VaultComponent: Component, View {
    let save = SignalEmitter()
    @Environment(\.dismiss) private var dismiss
    var observers: Void { None }

    var body: some View {
      Button("Out of here") { dismiss() }
        .navigationTitle("Vault")
        .toolbar { Button("Save", emitter: save) }
    }
  }

  struct CellarComponent: RouterComponent {
    let entrance = HallComponent()
    let vault = VaultComponent()
    @ObservedObject var router = Router(start: \Self.entrance)
    var observers: Void { entrance.enter += { router.push(\Self.vault) } }
  }

  struct BankComponent: RouterComponent {
    let hall = PlainComponent()
    let cellar = CellarComponent()
    @ObservedObject var router = Router(start: \Self.hall)
    var observers: Void { hall.leave += { router.push(\Self.cellar) } }
  }

  @Test func bar_ofARoute_leadsBackThroughNestedRouters() async throws {
    let bank = BankComponent()
    let app = await Driver.open(ComponentHost(bank))
    #expect(!app.screen("Hall").exists)
    try await app.button("Leave").tap()
    #expect(app.screen("Hall").exists)
    try await app.button("Enter").tap()
    #expect(app.screen("Vault").exists)
    #expect(app.button("Save").exists)
    try await app.back()
    #expect(app.screen("Hall").exists)
    #expect(bank.cellar.router.paths.count == 1)
    // Back from the first screen of the inner router goes to the outer router.
    try await app.back()
    #expect(app.button("Leave").exists)
    #expect(bank.router.paths.count == 1)
    await withKnownIssue { try await app.back() }
  }

  @Test func dismiss_leavesTheRoute() async throws {
    let bank = BankComponent()
    let app = await Driver.open(ComponentHost(bank))
    try await app.button("Leave").tap()
    try await app.button("Enter").tap()
    try await app.button("Out of here").tap()
    #expect(bank.cellar.router.paths.count == 1)
    #expect(app.screen("Hall").exists)
  }

  struct LoginComponent: Component, View {
    let enter = SignalEmitter()
    var observers: Void { None }
    var body: some View { Button("Log in", emitter: enter) }
  }

  struct HomeComponent: RouterComponent, View {
    let hall = HallComponent()
    let cellar = CellarComponent()
    let login = LoginComponent()
    @ObservedObject var router: Router
    var observers: Void { login.enter += { router.replace(\Self.hall) } }

    var body: some View {
      RouterTabView {
        RouteTab("Hall", systemImage: "house", route: \Self.hall)
        RouteTab("Cellar", systemImage: "archivebox", route: \Self.cellar)
      }
    }
  }

  @Test func tabs_replaceTheStack_andKeepWhatTheirScreensAre() async throws {
    let home = HomeComponent(router: Router(start: \HomeComponent.hall))
    let app = await Driver.open(home)
    try await app.button("Visits 0").tap()
    try await app.select(tab: "Cellar")
    #expect(home.router.paths == [\HomeComponent.cellar])
    try await app.button("Enter").tap()
    #expect(app.screen("Vault").exists)
    try await app.select(tab: "Hall")
    #expect(app.button("Visits 1").exists)
    try await app.select(tab: "Cellar")
    #expect(app.screen("Vault").exists)
    // A tab cannot be left by going back.
    try await app.back()
    #expect(app.screen("Hall").exists)
    #expect(home.cellar.router.paths.count == 1)
  }

  @Test func tab_thatIsSelected_goesBackToItsFirstScreen() async throws {
    let home = HomeComponent(router: Router(start: \HomeComponent.hall))
    let app = await Driver.open(home)
    home.router.push(\HomeComponent.cellar)
    await app.settle()
    #expect(home.router.paths.count == 2)
    try await app.select(tab: "Hall")
    #expect(home.router.paths == [\HomeComponent.hall])
    #expect(app.button("Visits 0").exists)
  }

  @Test func route_withoutATab_isShownWithoutTheBar() async throws {
    let home = HomeComponent(router: Router(start: \HomeComponent.login))
    let app = await Driver.open(home)
    #expect(app.button("Log in").exists)
    #expect(!app.tab("Hall").exists)
    try await app.button("Log in").tap()
    #expect(app.tab("Hall").exists)
    #expect(app.button("Visits 0").exists)
    home.router.replace(\HomeComponent.login)
    await app.settle()
    #expect(app.button("Log in").exists)
    #expect(!app.tab("Hall").exists)
  }
}
