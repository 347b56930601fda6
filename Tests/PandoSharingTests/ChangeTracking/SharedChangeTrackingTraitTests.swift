import PandoDependencies
import PandoSharing
import PandoTesting
import Testing

/// Expects the traits after this one to report these issues at the test, one for each text.
private struct ReportsTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true
  let texts: [String]

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let found = Locked<[String]>([])
    try await withKnownIssue(isIntermittent: texts.isEmpty) {
      try await function()
    } matching: { issue in
      // Differences contain spaces as wide as a digit.
      let text = issue.comments.map(\.rawValue).joined()
      found.withLock { $0.append(text.replacing("\u{2007}", with: " ")) }
      return issue.sourceLocation == test.sourceLocation
    }
    let reports = found.withLock { $0 }
    #expect(reports.count == texts.count)
    for (report, text) in zip(reports, texts) { #expect(report.contains(text)) }
  }
}

extension Trait where Self == ReportsTrait {
  fileprivate static func reports(_ texts: String...) -> Self { ReportsTrait(texts: texts) }
}

private struct Desk: Equatable, Sendable {
  var guests: [String] = []
  var bells = 0
}

private let placeOfDesk = "PandoSharingTests/SharedChangeTrackingTraitTests.swift:\(#line + 1)"
private func makeDesk() -> Shared<Desk> { Shared(value: Desk()) }

private let reportOfBell = """
  Tracked changes to 'Shared<Desk>@\(placeOfDesk)' but failed to assert: …

      Desk(
        guests: [],
    −   bells: 0
    +   bells: 1
      )

  (Before: −, After: +)
  """

@Suite struct SharedChangeTrackingTraitTests {
  @Test(.reports(), .sharedChangeTracking)
  func changes_whenAssertedSkippedOrTakenBack_areNotReported() {
    let asserted = makeDesk()
    asserted.bells.withLock { $0 += 1 }
    asserted.assert { $0.bells = 1 }
    let skipped = makeDesk()
    skipped.bells.withLock { $0 += 1 }
    skipped.skipChanges()
    let unchanged = makeDesk()
    unchanged.bells.withLock { $0 += 1 }
    unchanged.bells.withLock { $0 -= 1 }
  }

  @Test(.reports(reportOfBell), .sharedChangeTracking)
  func change_whenNotAsserted_isReportedAfterItsValueIsGone() {
    makeDesk().bells.withLock { $0 += 1 }
  }

  @Test(.reports("+   bells: 1", "+     [0]: \"Ada\"", "+ \"1 + 2\""), .sharedChangeTracking)
  func changes_ofManyValues_areReportedInTheirOrder() async {
    let desks = [makeDesk(), makeDesk()]
    desks[0].bells.withLock { $0 += 1 }
    await Task { desks[1].guests.withLock { $0.append("Ada") } }.value
    @Shared(.inMemory("sum")) var sum = "1 + 1"
    $sum.withLock { $0 = "1 + 2" }
  }

  @Test(.reports("+   bells: 1"), .sharedChangeTracking)
  func rest_whenAPartIsAsserted_isReported() {
    let desk = makeDesk()
    desk.bells.withLock { $0 += 1 }
    desk.guests.withLock { $0.append("Ada") }
    desk.guests.assert { $0 = ["Ada"] }
  }

  @Test(.reports(reportOfBell), .sharedChangeTracking, arguments: 0..<20)
  func cases_whenParallel_reportTheirOwnChangesOnly(_ number: Int) async {
    let desk = makeDesk()
    await Task.yield()
    desk.bells.withLock { $0 += 1 }
    @Shared(.inMemory("number")) var last = -1
    $last.withLock { $0 = number }
    await Task.yield()
    $last.assert { $0 = number }
  }

  @Suite(.reports(reportOfBell), .sharedChangeTracking)
  struct TestsOfASuite {
    @Test func change_whenItsSuiteTracks_isReported() {
      makeDesk().bells.withLock { $0 += 1 }
    }

    @Test(.sharedChangeTracking) func change_whenTestAndSuiteTrack_isReportedOnce() {
      makeDesk().bells.withLock { $0 += 1 }
    }

    @Suite struct NestedTests {
      @Test(arguments: [true, false])
      func change_whenAnOuterSuiteTracks_isReported(_ isLate: Bool) async {
        if isLate { await Task.yield() }
        makeDesk().bells.withLock { $0 += 1 }
      }
    }
  }

  @Test(.reports(), .sharedChangeTracking)
  func conformance_whenItChangesValues_isNotReported() async {
    await SharedKeyConformance<InMemoryKey<Int>> {
      $0
    } place: {
      SharedKeyPlace { .inMemory("conformance") }
    }.run([.sharedRoot])
  }
}
