/// The batches that a page may not have applied yet.
struct BatchHistory {
  /// How many batches, and how many bytes of them, are kept for a page that is away.
  static let (greatestCount, greatestSize) = (500, 1 << 20)

  private var frames: [(number: Int, text: String)] = []
  private var size = 0
  /// The number of the last batch.
  private(set) var last = 0

  /// Makes the next batch.
  mutating func add(event: Int, _ patches: [Patch]) -> String {
    last += 1
    let frame = WireWriter.frame(batch: last, event: event, patches: patches)
    frames.append((last, frame))
    size += frame.utf8.count
    // A page that has missed that much gets everything anew.
    if frames.count > Self.greatestCount || size > Self.greatestSize { forget() }
    return frame
  }

  /// Forgets the batches that were applied.
  mutating func drop(through number: Int) {
    let count = frames.prefix { $0.number <= number }.count
    size -= frames.prefix(count).reduce(0) { $0 + $1.text.utf8.count }
    frames.removeFirst(count)
  }

  /// The batches after one; nil if some of them are not there any more, or never were.
  func frames(after number: Int) -> [String]? {
    guard (0...last).contains(number) else { return nil }
    if number == last { return [] }
    guard let first = frames.first, first.number <= number + 1 else { return nil }
    return frames.filter { $0.number > number }.map(\.text)
  }

  private mutating func forget() {
    frames = []
    size = 0
  }
}
