import Foundation

/// A run of a benchmark program: the groups of rows that it measures, and the destination of its
/// rows.
///
/// usage: program [--json FILE] [GROUP]
public struct BenchmarkRun {
  private var filter = ""
  private var file: URL?

  /// Reads the arguments of the program.
  ///
  /// - Parameter arguments: All arguments but the name of the program. `--json` comes with the
  ///   file that gets the rows as data. A word selects the groups whose names contain it.
  public init(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
    var arguments = arguments
    if let option = arguments.firstIndex(of: "--json") {
      guard arguments.indices.contains(option + 1) else {
        FileHandle.standardError.write(Data("--json needs the name of a file\n".utf8))
        exit(64)
      }
      file = URL(filePath: arguments[option + 1])
      arguments.removeSubrange(option...option + 1)
    }
    filter = arguments.first ?? ""
  }

  /// Whether a group is measured.
  public func selects(_ group: String) -> Bool { filter.isEmpty || group.contains(filter) }

  /// Prints the rows as a table, and a sentence on those that are not within their limits. Writes
  /// them as data too if the run has a file.
  public func finish(_ rows: [Row], misses: String = "above the limit.") throws {
    printTable(rows)
    let count = rows.count { !$0.isWithin }
    if count > 0 { print("\n\(count) \(misses)") }
    guard let file else { return }
    let program = ProcessInfo.processInfo.processName
    let date = Date()
    try MeasuredRow.write(
      rows.map { MeasuredRow($0, program: program, date: date) },
      to: file
    )
  }
}
