public import Foundation

/// A row as data: one line of JSON in the file of its program.
public struct MeasuredRow: Codable, Sendable {
  /// The program that measured the row.
  public var program: String
  /// The time at which the run of the program ended.
  public var date: Date
  /// The number of processors of the machine.
  public var cores: Int
  /// The name of the row in the table.
  public var row: String
  /// The name of the row in the picture; nil if it is not drawn.
  public var title: String?
  /// The value, as the table says it.
  public var measured: String
  /// The limit, as the table says it.
  public var limit: String
  /// Whether the value is within the limit.
  public var isWithin: Bool
  /// The unit of the numbers; nil if the row has none.
  public var unit: Figures.Unit?
  /// Pando's number.
  public var pando: Double?
  /// The minimum that the same work could cost.
  public var floor: Figure?
  /// The numbers of the peers.
  public var peers: [Figure]
  /// The ratio of Pando's number to the floor's: the median of the rounds, if there were rounds.
  public var ratio: Double?

  init(_ row: Row, program: String, date: Date) {
    self.program = program
    self.date = date
    cores = ProcessInfo.processInfo.processorCount
    self.row = row.name
    title = row.title
    measured = row.measured
    limit = row.limit
    isWithin = row.isWithin
    unit = row.figures?.unit
    pando = row.figures?.pando
    floor = row.figures?.floor
    peers = row.figures?.peers ?? []
    ratio = row.figures?.ratio
  }

  /// Writes rows into a file, one line each. Makes its folder.
  static func write(_ rows: [MeasuredRow], to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try rows.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try lines.joined().write(to: file, atomically: true, encoding: .utf8)
  }

  /// The rows of a file.
  public static func read(_ file: URL) throws -> [MeasuredRow] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(MeasuredRow.self, from: Data($0.utf8))
    }
  }
}
