import Foundation
import PandoDependencies
import PandoSharing
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoWeb

@Suite("Visitors: databases")
struct VisitorDatabaseTests {
  @Test func keys_areOne_forAllServersOfADatabase() throws {
    let rows = InMemoryRows()
    let servers = try (0..<2).map { _ in
      try VisitorKeys.kept(in: VisitorDatabase(InMemoryValueDatabase(rows)))
    }
    let id = VisitorKeys.makeID()
    #expect(servers[1].match(servers[0].cookie(of: id))?.id == id)
    let elsewhere = try VisitorKeys.kept(in: VisitorDatabase(InMemoryValueDatabase(InMemoryRows())))
    #expect(elsewhere.match(servers[0].cookie(of: id)) == nil)
  }

  @Test func server_whoseDatabaseCannotBeReached_doesNotServe() throws {
    let database = InMemoryValueDatabase(InMemoryRows())
    database.connect(false)
    let error = #expect(throws: ServerConfigurationError.self) {
      try VisitorKeys.kept(in: VisitorDatabase(database))
    }
    #expect(error?.description.contains("can be reached") == true)
  }

  @Test func rowOfKeysThatIsBroken_isRefused_andStays() throws {
    let rows = InMemoryRows()
    let row = StoredRow(
      revision: 1,
      content: RowContent(bytes: Data("short".utf8), schemaVersion: 1, writer: "x")
    )
    rows["pando/visitors.key"] = row
    #expect(throws: ServerConfigurationError.self) {
      try VisitorKeys.kept(in: VisitorDatabase(InMemoryValueDatabase(rows)))
    }
    #expect(rows["pando/visitors.key"] == row)
  }

  @Test func appStorage_isThatOfTheVisitor_onEveryServer() throws {
    let rows = InMemoryRows()
    let machines = (0..<2).map { _ in InMemoryValueDatabase(rows) }
    let storages = machines.map {
      VisitorStorages(folder: nil, database: VisitorDatabase($0), logger: TestServer.silent)
    }
    let (ada, ines) = (Visitor(id: "a1a1a1a1a1a1a1a1"), Visitor(id: "b2b2b2b2b2b2b2b2"))
    let (here, there) = (storages[0].defaults(of: ada), storages[1].defaults(of: ada))
    here.set("red", forKey: "color")
    there.set(3, forKey: "size")
    #expect(here.synchronize())
    #expect(there.synchronize())
    machines[0].settle()
    #expect(here.integer(forKey: "size") == 3)
    #expect(there.string(forKey: "color") == "red")
    #expect(storages[1].defaults(of: ines).object(forKey: "color") == nil)
    // A visitor who changes nothing has no row.
    #expect(rows.names == ["pando/visitor/a1a1a1a1a1a1a1a1"])
  }

  @Test func rows_ofVisitorsWhoDoNotComeAnyMore_areRemoved() throws {
    let rows = InMemoryRows()
    let day = 24 * 60 * 60
    let machine = InMemoryValueDatabase(rows)
    func storages() -> VisitorStorages {
      let database = VisitorDatabase(machine)
      return VisitorStorages(folder: nil, database: database, days: 30, logger: TestServer.silent)
    }
    let (ada, ines) = (Visitor(id: "a1a1a1a1a1a1a1a1"), Visitor(id: "b2b2b2b2b2b2b2b2"))
    let first = storages()
    for visitor in [ada, ines] {
      let defaults = first.defaults(of: visitor)
      defaults.set("red", forKey: "color")
      #expect(defaults.synchronize())
    }
    rows["pando/visitors.key"] = rows["pando/visitor/a1a1a1a1a1a1a1a1"]
    // The visits are noted before time passes.
    machine.settle()
    rows.age(by: 20 * day)
    // A visitor who returns without changing anything is kept as well.
    _ = storages().defaults(of: ada)
    machine.settle()
    #expect(rows.age(of: "pando/visitor/a1a1a1a1a1a1a1a1") == 0)
    rows.age(by: 11 * day)
    storages().prepare()
    let kept = ["pando/visitor/a1a1a1a1a1a1a1a1", "pando/visitors.key"]
    machine.settle()
    #expect(rows.names.sorted() == kept)
  }

  @Test func files_ofVisitorsWhoDoNotComeAnyMore_areRemoved() throws {
    let folder = ScratchFolder()
    let visitors = ["a1a1a1a1a1a1a1a1", "b2b2b2b2b2b2b2b2"].map { Visitor(id: $0) }
    func storages() -> VisitorStorages {
      VisitorStorages(folder: folder.url, days: 30, logger: TestServer.silent)
    }
    let first = storages()
    first.prepare()
    for visitor in visitors {
      let defaults = first.defaults(of: visitor)
      defaults.set("red", forKey: "color")
      #expect(defaults.synchronize())
      let path = folder.file("\(visitor.id).plist").path(percentEncoded: false)
      let past = Date().addingTimeInterval(-29 * 24 * 60 * 60)
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    }
    _ = storages().defaults(of: visitors[0])
    storages().prepare(now: Date().addingTimeInterval(2 * 24 * 60 * 60))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
    #expect(names.filter { $0.hasSuffix(".plist") } == ["a1a1a1a1a1a1a1a1.plist"])
  }

  @Test func appStorage_whileTheDatabaseCannotBeReached_isWrittenAfterwards() throws {
    let rows = InMemoryRows()
    let machine = InMemoryValueDatabase(rows)
    machine.connect(false)
    let defaults = UserDefaults.kept(under: "v", in: machine)
    defaults.set(1, forKey: "a")
    #expect(!defaults.synchronize())
    let other = UserDefaults.kept(under: "v", in: InMemoryValueDatabase(rows))
    other.set(2, forKey: "b")
    #expect(other.synchronize())
    machine.connect(true)
    machine.settle()
    #expect(defaults.integer(forKey: "a") == 1)
    #expect(defaults.integer(forKey: "b") == 2)
    #expect(defaults.synchronize())
    let fresh = UserDefaults.kept(under: "v", in: InMemoryValueDatabase(rows))
    #expect(fresh.integer(forKey: "a") == 1)
    #expect(fresh.integer(forKey: "b") == 2)
  }
}
