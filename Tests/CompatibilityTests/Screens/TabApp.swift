import Pando

enum Route: Hashable, Codable {
  case recipe(Int)
  case author(String)
}

@Observable
@MainActor
class Router {
  enum AppTab: Hashable { case home, recipes, profile }
  var tab: AppTab = .home
  var path: [Route] = []
  var other = NavigationPath()

  func open(_ route: Route) {
    tab = .recipes
    path.append(route)
  }
  func popToRoot() { path.removeLast(path.count) }
}

extension EnvironmentValues {
  private struct AnalyticsKey: EnvironmentKey {
    static let defaultValue: @Sendable (String) -> Void = { _ in }
  }
  var analytics: @Sendable (String) -> Void {
    get { self[AnalyticsKey.self] }
    set { self[AnalyticsKey.self] = newValue }
  }
}

struct RecipeTabs: View {
  @State private var router = Router()
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    TabView(selection: $router.tab) {
      Tab("Home", systemImage: "house", value: Router.AppTab.home) {
        HomeScreen()
      }
      Tab("Recipes", systemImage: "fork.knife", value: .recipes) {
        RecipesScreen()
      }
      .badge(3)
      Tab(value: Router.AppTab.profile) {
        ProfileScreen()
      } label: {
        Label("Profile", systemImage: "person.crop.circle")
      }
    }
    .environment(router)
    .onOpenURL { url in
      if let id = Int(url.lastPathComponent) { router.open(.recipe(id)) }
    }
    .onChange(of: scenePhase) { oldPhase, newPhase in
      if newPhase == .background { router.popToRoot() }
    }
    .onChange(of: router.tab, initial: true) {
      _ = router.tab
    }
  }
}

struct HomeScreen: View {
  @Environment(Router.self) private var router
  @Environment(\.analytics) private var analytics
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Text("Hello").font(.title)
      Button("Recipe of the day") {
        analytics("recipe")
        router.open(.recipe(7))
      }
      Button("Website") { openURL(URL(string: "https://example.org")!) }
      if let optional = Optional("present") { Text(optional) }
    }
    .task(priority: .userInitiated) { analytics("home") }
  }
}

struct RecipesScreen: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List(1..<10, id: \.self) { number in
        NavigationLink("Recipe \(number)", value: Route.recipe(number))
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .recipe(let number):
          VStack {
            Text("This is recipe \(number)")
            NavigationLink(value: Route.author("Ann")) { Text("By Ann") }
            Button("Back to the list", action: router.popToRoot)
          }
          .navigationTitle("Recipe \(number)")
        case let .author(name):
          Text("Recipes by \(name)")
            .navigationBarBackButtonHidden(false)
        }
      }
      .navigationTitle("Recipes")
    }
  }
}

struct ProfileScreen: View {
  @State private var path = NavigationPath()
  @State private var showsDetail = false

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Push a number") { path.append(42) }
        Button("Push a string") { path.append("text") }
        Button("Show detail") { showsDetail = true }
      }
      .navigationDestination(for: Int.self) { Text("Number \($0)") }
      .navigationDestination(for: String.self) { string in
        Text(verbatim: string)
        Button("Pop") { path.removeLast() }
      }
      .navigationDestination(isPresented: $showsDetail) { Text("The detail") }
    }
  }
}

struct RecipeApp: App {
  @Environment(\.scenePhase) var scenePhase
  @StateObject private var cart = Cart()
  @State private var router = Router()

  init() {}

  var body: some Scene {
    WindowGroup {
      RecipeTabs()
        .environmentObject(cart)
        .environment(router)
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { router.popToRoot() }
    }
    Window("Detail", id: "detail") {
      Text("Detail")
    }
    #if os(macOS)
      Settings { SettingsView() }
    #endif
  }
}
