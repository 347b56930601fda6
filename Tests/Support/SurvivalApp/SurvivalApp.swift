import Foundation
import Glibc
import Pando

/// An application that tests start as a process of its own, to kill it, to stop it, to let it trap
/// and stall, and to open and leave thousands of its pages.
///
/// `SurvivalApp --port <port>`; variables: `SURVIVAL_FILE` is where it keeps its number,
/// `SURVIVAL_ORDERS` where it keeps at once what is ordered (beside that, if it does not say),
/// `SURVIVAL_DRAIN` how many seconds it still answers after it was told to stop, `SURVIVAL_STAY` how
/// many seconds sessions wait for their pages; `SURVIVAL_ENDLESS` puts a view that contains itself into
/// the page. For each line that comes in it gives back what memory it can, and says how many bytes are
/// resident.
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
        // Not through `print`, which keeps what it is given while nobody reads it.
        FileHandle.standardOutput.write(Data("Resident \(resident())\n".utf8))
      }
    }
    try await PageServer(app: Self.self, configuration: configuration).runUntilSignal()
  }

  /// How many bytes of memory the process has, after what is free went back to the system.
  private nonisolated static func resident() -> Int {
    typealias Trim = @convention(c) (Int) -> Int32
    if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
    let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (Int(words.split(separator: " ").dropFirst().first ?? "") ?? 0)
      * sysconf(Int32(_SC_PAGESIZE))
  }
}

/// Contains itself.
struct EndlessView: View {
  var body: some View {
    VStack {
      Text("Again")
      AnyView(EndlessView())
    }
  }
}

/// What must not be lost.
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
      Button("Stall") { while true {} }.accessibilityIdentifier("stall")
      Button("Loop") { loops = true }.accessibilityIdentifier("loop")
      if loops { StuckView() }
      ForEach(0..<20) { row in Text("Row \(row) of \(name)") }
    }
  }

  /// Counts in code that has left the page.
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

  /// What an index out of range does in an application.
  private func trap() {
    let none: [Int] = []
    print(none[none.count])
  }
}

/// A view whose body does not return.
struct StuckView: View {
  var body: some View { Text("Number \(number())") }

  private func number() -> Int { while true {} }
}
