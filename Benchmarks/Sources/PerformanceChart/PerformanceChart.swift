import BenchmarkSupport
import Foundation
import PandoUI
import PandoWeb

/// A program that draws the measurements of the benchmarks.
///
/// It reads their rows from the files in a folder, and writes one page of HTML.
///
/// usage: PerformanceChart FOLDER PAGE
@main
struct PerformanceChart {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { fail("usage: PerformanceChart FOLDER PAGE", code: 64) }
    let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
    // The programs are in the order in which they run: those of `make benchmark`, and then that of
    // `make benchmark-web`.
    let programs = [
      "SharingBenchmarks", "UIBenchmarks", "ComponentBenchmarks", "ReducerBenchmarks",
      "WebBenchmarks",
    ]
    let files = programs.map { folder.appending(path: "\($0).jsonl") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    let rows = try files.flatMap { try MeasuredRow.read($0) }
    let charts = [ComparedRows(toFloors: rows), ComparedRows(toPeers: rows)]
      .filter { !$0.rows.isEmpty }
    guard !charts.isEmpty else { fail("there are no rows to draw in \(folder.path)", code: 1) }

    let tree = ElementTree()
    let graph = ViewGraph(PerformancePage(charts: charts), renderer: tree)
    graph.flush()
    defer { graph.close() }
    let options = HTMLOptions(title: "Performance", colorScheme: "light", fillsWindow: false)
    let page = HTMLRenderer.render(tree: tree, options: options)
    try page.write(to: URL(filePath: arguments[2]), atomically: true, encoding: .utf8)
    print(
      "performance: drew \(charts.map(\.rows.count).reduce(0, +)) rows of \(files.count) programs"
    )
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
