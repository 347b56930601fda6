import PandoSharing
import Testing

private struct Crate: Equatable, Identifiable, Sendable {
  var id: Int
  var apples = Array(0..<100)
}

private struct Cellar: Equatable, Sendable {
  var crates: IdentifiedArrayOf<Crate> = [Crate(id: 1), Crate(id: 2)]
  var row = [Crate(id: 3)]
  var shelf = ["a": Crate(id: 4)]
  var spare: Crate? = Crate(id: 5)
}

/// Tests that changes through slices are made in place.
///
/// Each test makes one change. A copy would be at a new address, because the original still exists
/// while it is made.
@Suite struct InPlaceSliceTests {
  private func address(_ apples: [Int]) -> UnsafeRawPointer? {
    apples.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }

  @Test func element_whenChangedThroughASlice_isChangedInPlace() throws {
    // The value has no snapshots of a test, which the first change would have to preserve by a
    // copy.
    let cellar = live(Cellar())
    let slices: [Shared<[Int]>] = [
      try #require(Shared(cellar.crates[id: 1])).apples,
      cellar.row[0].apples,
      try #require(Shared(cellar.shelf["a"])).apples,
      try #require(Shared(cellar.spare)).apples,
    ]
    for slice in slices {
      // The first change copies, because the unwrapped value is kept for the time after it is gone.
      slice.withLock { $0[0] = -1 }
      let before = slice.withLock { address($0) }
      slice.withLock { $0[0] += 1 }
      #expect(slice.withLock { address($0) } == before)
    }
  }

  @Test func storedPart_whenChangedThroughASlice_isChangedInPlace() {
    let crate = live(Crate(id: 1))
    let before = crate.withLock { address($0.apples) }
    crate.apples.withLock { $0[0] += 1 }
    #expect(crate.withLock { address($0.apples) } == before)
  }
}
