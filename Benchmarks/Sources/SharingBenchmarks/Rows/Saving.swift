import Foundation
import Glibc
import PandoSharing

/// Many changes of a large value that a file keeps, and then a save.
func saving() async throws -> [Row] {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "pando-benchmark-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let value = (0..<16_000).map { String(format: "%060d", $0) }

  let plain = folder.appending(path: "plain.json")
  let kept = folder.appending(path: "kept.json")
  let shared = Shared(wrappedValue: value, .fileStorage(kept))
  try await shared.save()

  var ratios: [Double] = []
  var writes: [Int] = []
  var floors: [Double] = []
  var subjects: [Double] = []
  for round in 0..<9 {
    let floor = try await secondsAsync {
      // The same changes, on a plain array, and one save of it.
      var copy = value
      for index in 0..<100_000 { copy[index % copy.count] = digits(index + round) }
      try writePlainly(JSONEncoder().encode(copy), to: plain)
    }
    let watch = try RenameCounter(folder)
    let subject = try await secondsAsync {
      for index in 0..<100_000 { shared.withLock { $0[index % $0.count] = digits(index + round) } }
      try await shared.save()
    }
    writes.append(try watch.count())
    floors.append(floor)
    subjects.append(subject)
    ratios.append(subject / floor)
    let read = try JSONDecoder().decode([String].self, from: Data(contentsOf: kept))
    precondition(read == shared.wrappedValue, "the file is not what memory has")
  }
  return [
    Row(
      "100,000 changes of a 1 MB value, then `save()`: writes",
      "\(writes.max() ?? 0)",
      atMost: "3",
      isWithin: (writes.max() ?? 0) <= 3 && (writes.min() ?? 0) >= 1
    ),
    Row(
      "the same, against the changes on a plain array, one encode and one write",
      "\(ratios.median.formatted(2)) × (\(subjects.median.asTime) to \(floors.median.asTime))",
      atMost: "1.3 ×",
      isWithin: ratios.median <= 1.3
    ),
  ]
}

private let texts = (0..<64).map { String(format: "%060d", $0) }

private func digits(_ number: Int) -> String { texts[number & 63] }

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
