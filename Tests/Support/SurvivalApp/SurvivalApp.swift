import Foundation
import Glibc
import Pando

/// An application that tests start as a separate process, to kill it, stop it, let it trap or
/// stall, and open and leave thousands of its pages.
///
/// Usage: `SurvivalApp --port <port>`, with these variables. `SURVIVAL_FILE` is the file of its number;
/// `SURVIVAL_ORDERS` is the file of orders, which are saved at once (by default beside the former);
/// `SURVIVAL_DRAIN` is the drain time in seconds after a request to stop; `SURVIVAL_STAY` is the time in
/// seconds for which sessions wait for their pages; `SURVIVAL_ENDLESS` adds a view that contains itself, and
/// `SURVIVAL_CLOCKS` one that Foundation's clocks and queues change.
/// For each line of input, the application releases free memory and prints its resident bytes.
@main
struct SurvivalApp: App {
  static let variables = ProcessInfo.processInfo.environment
  static let file = URL(filePath: variables["SURVIVAL_FILE"] ?? "survival.json")
  static let orders =
    variables["SURVIVAL_ORDERS"].map { URL(filePath: $0) }
    ?? file.deletingLastPathComponent().appending(path: "orders.json")

  var body: some Scene { WindowGroup { SurvivalView() } }

  static func seconds(_ name: String) -> Duration? {
    variables[name].flatMap { Int($0) }.map { .seconds($0) }
  }

  static func main() async throws {
    var configuration = ServerConfiguration.ofProcess()
    configuration.drainTime = seconds("SURVIVAL_DRAIN") ?? .zero
    configuration.limits.stallTime = .seconds(1)
    if let stay = seconds("SURVIVAL_STAY") {
      configuration.limits.claimTime = stay
      configuration.limits.detachedTime = stay
    }
    Thread.detachNewThread {
      while readLine() != nil {
        // The server has each line written at once, also into a pipe.
        print("Resident \(resident())")
      }
    }
    try await PageServer(app: Self.self, configuration: configuration).runUntilSignal()
  }

  /// The resident bytes of the process, after free memory was returned to the system.
  private nonisolated static func resident() -> Int {
    typealias Trim = @convention(c) (Int) -> Int32
    if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
    let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (Int(words.split(separator: " ").dropFirst().first ?? "") ?? 0)
      * sysconf(Int32(_SC_PAGESIZE))
  }
}

/// A view that contains itself.
struct EndlessView: View {
  var body: some View {
    VStack {
      Text("Again")
      AnyView(EndlessView())
    }
  }
}

/// Data that must not be lost.
struct Orders: Codable {
  var count = 0
  var words = ""
}

struct SurvivalView: View {
  @Shared(.fileStorage(SurvivalApp.file)) private var kept = 0
  @Shared(.fileStorage(SurvivalApp.orders).immediately) private var orders = Orders()
  @State private var name = ""
  @State private var presses = 0
  @State private var hops = ""
  @State private var loops = false

  var body: some View {
    VStack {
      if SurvivalApp.variables["SURVIVAL_ENDLESS"] != nil { EndlessView() }
      if SurvivalApp.variables["SURVIVAL_CLOCKS"] != nil { ClocksView() }
      Text("Kept \(kept)").accessibilityIdentifier("kept")
      Text("Hello \(name)").accessibilityIdentifier("hello")
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Text("Presses \(presses)").accessibilityIdentifier("presses")
      Button("Press") { presses += 1 }.accessibilityIdentifier("press")
      Button("Keep") { $kept.withLock { $0 += 1 } }.accessibilityIdentifier("keep")
      Text("Hops \(hops)").accessibilityIdentifier("hops")
      Button("Hop") { hop() }.accessibilityIdentifier("hop")
      Text("Orders \(orders.count)").accessibilityIdentifier("orders")
      Text($orders.saveError == nil ? "Saved" : "Not saved").accessibilityIdentifier("saved")
      Button("Order") { $orders.count.withLock { $0 += 1 } }.accessibilityIdentifier("order")
      TextField("Words", text: Binding($orders.words)).accessibilityIdentifier("words")
      Button("Trap") { trap() }.accessibilityIdentifier("trap")
      Button("Stall") { neverReturn() }.accessibilityIdentifier("stall")
      Button("Loop") { loops = true }.accessibilityIdentifier("loop")
      if loops { StuckView() }
      ForEach(0..<20) { row in Text("Row \(row) of \(name)") }
    }
  }

  /// Changes shared state from code that no longer runs for the page.
  private func hop() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        @Shared(.inMemory("lost")) var lost = 0
        $lost.withLock { $0 += 1 }
        @Shared(.appStorage("forgotten")) var forgotten = 0
        $forgotten.withLock { $0 += 1 }
        hops += "\(lost)\(forgotten)"
      }
    }
  }

  /// Traps with an index out of range.
  private func trap() {
    let none: [Int] = []
    print(none[none.count])
  }
}

/// A view whose body does not return.
struct StuckView: View {
  var body: some View { Text("Number \(number())") }

  private func number() -> Int { neverReturn() }
}

/// Sleeps forever, like a lock that is never released. It leaves the processor to the tests that
/// watch the process.
private func neverReturn() -> Never { while true { sleep(1) } }
