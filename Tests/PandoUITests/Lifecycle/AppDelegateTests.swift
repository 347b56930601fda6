import Foundation
import Observation
import OpenCombine
import PandoTesting
import PandoUI
import Testing

/// Tests of application delegates, whose methods are called when the state of the application
/// changes.
@MainActor
@Suite struct AppDelegateTests {
  class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var title = "Board"
    var lines: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      lines.append("launched \(launchOptions == nil)")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { lines.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { lines.append("hidden") }
    func applicationWillEnterForeground(_ application: UIApplication) { lines.append("returns") }
  }

  struct Board: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    var body: some Scene {
      WindowGroup {
        Text(appDelegate.title)
        Inner(wasLaunched: !appDelegate.lines.isEmpty)
      }
    }
  }

  struct Inner: View {
    let wasLaunched: Bool
    @EnvironmentObject private var appDelegate: AppDelegate

    var body: some View {
      Text(wasLaunched ? "launched before" : "not launched")
      Button("Rename") { appDelegate.title = "Other" }
      Button("Tell") { appDelegate.title = appDelegate.lines.joined(separator: ", ") }
    }
  }

  @Test func delegate_isMadeAndLaunchedBeforeTheFirstView_andIsInTheEnvironment() async throws {
    let app = await Driver.open(app: Board())
    #expect(app.has(text: "Board") && app.has(text: "launched before"))
    try await app.button("Rename").tap()
    #expect(app.has(text: "Other"))
  }

  @Test func delegate_isNotifiedOfThePhasesOfThePage() async throws {
    let app = await Driver.open(app: Board())
    await app.setEnvironment { $0.scenePhase = .background }
    await app.setEnvironment { $0.scenePhase = .active }
    try await app.button("Tell").tap()
    #expect(app.has(text: "launched true, active, resigns, hidden, returns, active"))
  }

  @Test func delegate_belongsToOnePage() async throws {
    let first = await Driver.open(app: Board())
    let second = await Driver.open(app: Board())
    try await first.button("Rename").tap()
    #expect(first.has(text: "Other") && second.has(text: "Board"))
  }

  @Observable class Model: UIResponder, UIApplicationDelegate {
    var isLaunched = false
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      isLaunched = true
      return true
    }
  }

  struct Observed: App {
    struct Words: View {
      @Environment(Model.self) private var model
      var body: some View { Text(model.isLaunched ? "launched" : "not launched") }
    }

    @UIApplicationDelegateAdaptor var model: Model
    var body: some Scene { WindowGroup { Words() } }
  }

  @Test func delegate_thatIsObservable_isInTheEnvironment() async {
    let app = await Driver.open(app: Observed())
    #expect(app.has(text: "launched"))
  }
}
