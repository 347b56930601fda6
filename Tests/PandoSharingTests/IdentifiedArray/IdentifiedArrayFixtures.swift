import PandoSharing
import Synchronization
import Testing

/// An element that owns a buffer and whose id can be changed, to test misuse.
struct IdentifiedItem: Codable, Comparable, Hashable, Identifiable {
  var id: Int
  var name = ""
  var tags: [Int] = []

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.name < rhs.name }
}

typealias Items = IdentifiedArrayOf<IdentifiedItem>

func item(_ id: Int, _ name: String = "") -> IdentifiedItem { IdentifiedItem(id: id, name: name) }

/// Expects ids, elements and look-ups to agree.
func expectConsistent<ID, Element>(
  _ array: IdentifiedArray<ID, Element>,
  _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let ids = array.map { $0[keyPath: array.id] }
  let isConsistent =
    Array(array.ids) == ids
    && Set(ids).count == array.count
    && ids.enumerated().allSatisfy { array.index(id: $1) == $0 }
  #expect(isConsistent, comment, sourceLocation: sourceLocation)
}

/// Runs `body` and expects it to report `count` issues that contain all of `texts`.
func expectReport(
  _ texts: String...,
  count: Int = 1,
  sourceLocation: SourceLocation = #_sourceLocation,
  body: () -> Void
) {
  let reports = Mutex(0)
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    guard texts.allSatisfy({ "\(issue)".contains($0) }) else { return false }
    reports.withLock { $0 += 1 }
    return true
  }
  #expect(reports.withLock(\.self) == count, sourceLocation: sourceLocation)
}
