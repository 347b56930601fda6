import BenchmarkSupport
import Foundation
import Glibc
import PandoSharing

/// A value with one long text, which is encoded quickly, so that the other costs show.
private struct Page: Codable, Equatable, Sendable {
  var revision = 0
  var text = String(repeating: "All trunks grow from one root. ", count: 32_768)
}

/// Many changes of a large value in a file, followed by a save.
func saving() async throws -> [Row] {
  // Each value has 1 MB in memory.
  let title = "Change 1 MB of text 100,000 times and save it"
  return try await saving("1 MB of integers", Array(0..<131_072)) { $0[$1] += 1 }
    + saving("1 MB of text", Page(), title: title) { value, _ in value.revision += 1 }
}

private func saving<Value: Codable & Equatable & Sendable>(
  _ name: String,
  _ value: Value,
  title: String? = nil,
  change: (inout Value, Int) -> Void
) async throws -> [Row] {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "pando-benchmark-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let plain = folder.appending(path: "plain.json")
  let kept = folder.appending(path: "kept.json")
  let shared = Shared(wrappedValue: value, .fileStorage(kept))
  try await shared.save()

  let guarded = Guarded()
  var ratios: [Double] = []
  var lockedRatios: [Double] = []
  var writes: [Int] = []
  var floors: [Double] = []
  var lockedFloors: [Double] = []
  var subjects: [Double] = []
  for _ in 0..<15 {
    let floor = try await secondsAsync {
      try writePlainly(JSONEncoder().encode(value), to: plain)
    }
    // The lock is the floor of every library that is safe to use from several threads.
    let locking = seconds { for _ in 0..<100_000 { guarded.increment() } }
    let watch = try RenameCounter(folder)
    let subject = try await secondsAsync {
      for index in 0..<100_000 { shared.withLock { change(&$0, index) } }
      try await shared.save()
    }
    writes.append(try watch.count())
    floors.append(floor)
    lockedFloors.append(floor + locking)
    subjects.append(subject)
    ratios.append(subject / floor)
    lockedRatios.append(subject / (floor + locking))
    let read = try JSONDecoder().decode(Value.self, from: Data(contentsOf: kept))
    precondition(read == shared.wrappedValue, "the file is not what memory has")
  }
  return [
    Row(
      "100,000 changes of \(name), then `save()`: writes",
      "\(writes.max() ?? 0)",
      atMost: "3",
      isWithin: (writes.max() ?? 0) <= 3 && (writes.min() ?? 0) >= 1
    ),
    Row(
      "the same, against one plain encode and write",
      "\(ratios.median.formatted(2)) × (\(subjects.median.asTime) to \(floors.median.asTime))",
      Figures(
        seconds: subjects.median,
        floor: Figure("one plain encode and write", floors.median),
        ratio: ratios.median
      ),
      atMost: "1.3 ×",
      isWithin: ratios.median <= 1.3
    ),
    Row(
      "the same, against that and 100,000 changes under a bare mutex",
      "\(lockedRatios.median.formatted(2)) ×",
      Figures(
        seconds: subjects.median,
        floor: Figure("one save, and 100,000 changes under a mutex", lockedFloors.median),
        ratio: lockedRatios.median
      ),
      atMost: "1.3 ×",
      isWithin: lockedRatios.median <= 1.3
    )
    .pictured(as: title),
  ]
}

private func secondsAsync(_ body: () async throws -> Void) async throws -> Double {
  let start = ContinuousClock.now
  try await body()
  let duration = ContinuousClock.now - start
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

/// The floor: write, fsync, rename.
private func writePlainly(_ data: Data, to url: URL) throws {
  let temporary = url.path + ".tmp"
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  precondition(descriptor >= 0, "cannot write \(temporary)")
  data.withUnsafeBytes { bytes in
    var rest = bytes
    while !rest.isEmpty {
      let written = write(descriptor, rest.baseAddress, rest.count)
      precondition(written > 0, "cannot write \(temporary)")
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
  }
  fsync(descriptor)
  close(descriptor)
  rename(temporary, url.path)
}

/// Counts the files that are renamed into place in a folder.
private struct RenameCounter {
  private let descriptor: CInt

  init(_ folder: URL) throws {
    descriptor = inotify_init1(CInt(IN_NONBLOCK))
    precondition(descriptor >= 0, "inotify is not available")
    inotify_add_watch(descriptor, folder.path, UInt32(IN_MOVED_TO))
  }

  func count() throws -> Int {
    var buffer = [UInt8](repeating: 0, count: 65536)
    var events = 0
    while true {
      let length = Glibc.read(descriptor, &buffer, buffer.count)
      if length <= 0 { break }
      var offset = 0
      while offset < length {
        let nameLength = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self)
        }
        events += 1
        offset += 16 + Int(nameLength)
      }
    }
    close(descriptor)
    return events
  }
}
