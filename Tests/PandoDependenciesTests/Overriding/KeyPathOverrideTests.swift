import Foundation
import PandoDependencies
import PandoTesting
import Testing

/// A client all of whose parts report or count their reads.
private struct Turnstile: TestDependencyKey {
  var pass: @Sendable () -> Bool
  var names = Names()
  /// Reads by calling.
  var isOpen: Bool {
    get { pass() }
    set { pass = { newValue } }
  }

  struct Names {
    var short = "T"
    var reported: String {
      get {
        reportIssue("read")
        return short
      }
      set { short = newValue }
    }
  }

  static var testValue: Turnstile {
    Turnstile(pass: unimplemented("Turnstile.pass", placeholder: false))
  }
}

/// A client that must not be made in a test.
private struct Vault: DependencyKey {
  var code: Int
  static var liveValue: Vault { fatalError("The live vault was opened in a test") }
}

/// A client whose test value reports its use.
private struct Ledger: TestDependencyKey {
  var lines: [String] = []
  var title = ""

  static var testValue: Ledger {
    reportIssue("An empty ledger is used")
    return Ledger()
  }
}

/// A client with a part of its own type.
private struct Doll: TestDependencyKey {
  final class Box: Sendable {
    let doll: Doll?
    init(_ doll: Doll?) { self.doll = doll }
  }
  var name: String
  var box = Box(nil)
  var inner: Doll {
    get { box.doll ?? Doll(name: "none") }
    set { box = Box(newValue) }
  }
  static let testValue = Doll(name: "test")
}

/// A value whose report depends on its use.
private struct Archive: TestDependencyKey {
  var path = ""
  static var testValue: Archive {
    if shouldReportUnimplemented { reportIssue("An empty archive is used") }
    return Archive()
  }
}

extension DependencyValues {
  fileprivate var turnstile: Turnstile {
    get { self[Turnstile.self] }
    set { self[Turnstile.self] = newValue }
  }
  fileprivate var vault: Vault {
    get { self[Vault.self] }
    set { self[Vault.self] = newValue }
  }
  fileprivate var ledger: Ledger {
    get { self[Ledger.self] }
    set { self[Ledger.self] = newValue }
  }
  fileprivate var doll: Doll {
    get { self[Doll.self] }
    set { self[Doll.self] = newValue }
  }
  fileprivate var archive: Archive {
    get { self[Archive.self] }
    set { self[Archive.self] = newValue }
  }
}

@Suite struct KeyPathOverrideTests {
  @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 5)))
  func trait_whenAPartIsComputed_isNotRead() {
    @Dependency(\.date.now) var now
    #expect(now == Date(timeIntervalSince1970: 5))
  }

  @Test(.dependency(\.turnstile.isOpen, true), .dependency(\.turnstile.names.reported, "B"))
  func trait_whenReadingReports_isSilent() {
    @Dependency(\.turnstile) var turnstile
    #expect(turnstile.isOpen)
    #expect(turnstile.names.short == "B")
  }

  @Test(.dependency(\.vault, Vault(code: 7)))
  func trait_whenItReplacesAll_doesNotComputeTheDefault() {
    @Dependency(\.vault.code) var code
    #expect(code == 7)
  }

  @Test(.dependency(\.ledger, Ledger(lines: ["a"])), .dependency(\.ledger.title, "b"))
  func trait_whenOthersCameBefore_keepsThem() {
    @Dependency(\.ledger) var ledger
    #expect(ledger.lines == ["a"])
    #expect(ledger.title == "b")
  }

  @Test(.dependency(\.ledger.title, "b"))
  func trait_whenTheDefaultReports_isSilent() {
    @Dependency(\.ledger.title) var title
    #expect(title == "b")
  }

  @Test(.dependency(\.doll.inner, Doll(name: "small")))
  func trait_whenAPartHasTheTypeOfTheWhole_replacesThePart() {
    @Dependency(\.doll) var doll
    #expect(doll.name == "test")
    #expect(doll.inner.name == "small")
  }

  @Test func assignment_byKeyPath_isSilent() {
    let now: WritableKeyPath<DependencyValues, Date> = \.date.now
    withDependencies {
      $0[keyPath: now] = Date(timeIntervalSince1970: 6)
    } operation: {
      @Dependency(\.date) var date
      #expect(date() == Date(timeIntervalSince1970: 6))
    }
  }

  @Test func default_whenOverriddenInPart_isReportedWhenUsed() {
    withDependencies {
      $0.ledger.title = "silent"
    } operation: {
    }
    let texts = issues {
      @Dependency(\.ledger) var ledger
      _ = ledger
    }
    #expect(texts.contains { $0.contains("An empty ledger is used") })
  }

  @Test func testValue_whenDependenciesChange_needNotReport() {
    withDependencies {
      $0.archive.path = "a"
    } operation: {
      @Dependency(\.archive) var archive
      #expect(archive.path == "a")
    }
    #expect(Archive.shouldReportUnimplemented)
  }
}
