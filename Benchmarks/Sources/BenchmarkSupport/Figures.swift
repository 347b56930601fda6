/// A measured number with the name of what was measured.
public struct Figure: Codable, Equatable, Sendable {
  /// The subject of the measurement, in a few words.
  public var name: String
  /// The number, in the unit of its row.
  public var value: Double

  /// Makes a figure.
  public init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }
}

/// The numbers of a row: Pando's, its floor's and its peers'. Less is better.
public struct Figures: Sendable {
  /// The unit of all numbers of a row.
  public enum Unit: String, Codable, Sendable {
    case nanoseconds = "ns"
    case bytes = "B"
    case instructions
  }

  var unit: Unit
  var pando: Double
  var floor: Figure?
  var peers: [Figure]
  var ratio: Double?

  /// The times of a subject and its floor.
  public init(_ pair: Paired, floor: String) {
    self.init(seconds: pair.subject, floor: Figure(floor, pair.floor), ratio: pair.ratio)
  }

  /// Times in seconds.
  ///
  /// - Parameters:
  ///   - seconds: The time that Pando takes.
  ///   - floor: The minimum that the same work could take; nil if none was measured.
  ///   - peers: The times of the peers.
  ///   - ratio: The ratio of Pando's time to the floor's; by default the quotient of the two.
  public init(seconds: Double, floor: Figure? = nil, peers: [Figure] = [], ratio: Double? = nil) {
    let inNanoseconds = { (figure: Figure) in Figure(figure.name, figure.value * 1e9) }
    self.init(
      .nanoseconds,
      seconds * 1e9,
      floor.map(inNanoseconds),
      peers.map(inNanoseconds),
      ratio
    )
  }

  /// Sizes in bytes.
  public init(bytes: Double, peers: [Figure] = []) {
    self.init(.bytes, bytes, nil, peers, nil)
  }

  /// Numbers of instructions of a processor.
  public init(instructions: Double, floor: Figure? = nil) {
    self.init(.instructions, instructions, floor, [], nil)
  }

  private init(
    _ unit: Unit,
    _ pando: Double,
    _ floor: Figure?,
    _ peers: [Figure],
    _ ratio: Double?
  ) {
    self.unit = unit
    self.pando = pando
    self.floor = floor
    self.peers = peers
    self.ratio = ratio ?? floor.map { pando / $0.value }
  }
}
