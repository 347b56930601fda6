import Foundation
import PandoDependencies
import PandoSharing
import Testing

private struct Porter: Codable, Equatable, Sendable {
  var name: String
}

private struct Tally {
  @Shared(.inMemory("pallets")) var pallets = 0
}

@Suite struct SharingPersistedTests {
  @Test func S04_inMemory_whenUsedInTwoPlaces_isOneAndNeverSaved() {
    let first = Tally()
    let second = Tally()
    first.pallets += 2
    #expect(second.pallets == 2)
    #expect(Tally().pallets == 2)
  }

  @Test func S04_inMemory_whenTheProcessStartsAnew_isTheDefaultAgain() {
    Tally().pallets = 2
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      #expect(Tally().pallets == 0)
    }
  }

  @Test func S05_appStorage_whenChanged_isInTheUserDefaults() async throws {
    let defaults = UserDefaults.inMemory
    try await withDependencies {
      $0.defaultAppStorage = defaults
    } operation: {
      @Shared(.appStorage("pallets")) var pallets = 0
      #expect(pallets == 0)
      pallets += 3
      try await $pallets.save()
      #expect(defaults.integer(forKey: "pallets") == 3)
    }
  }

  @Test func S05_appStorage_whenLaunchedAgain_loadsWhatWasSaved() {
    let defaults = UserDefaults.inMemory
    defaults.set(11, forKey: "pallets")
    defaults.set("Oslo", forKey: "depot")
    defaults.set(true, forKey: "isNight")
    defaults.set(0.5, forKey: "load")
    withDependencies {
      $0.defaultAppStorage = defaults
    } operation: {
      @Shared(.appStorage("pallets")) var pallets = 0
      @Shared(.appStorage("depot")) var depot = ""
      @Shared(.appStorage("isNight")) var isNight = false
      @Shared(.appStorage("load")) var load = 0.0
      @Shared(.appStorage("manual")) var manual = URL(filePath: "/a")
      @Shared(.appStorage("seal")) var seal = Data()
      #expect(pallets == 11)
      #expect(depot == "Oslo")
      #expect(isNight)
      #expect(load == 0.5)
      #expect(manual == URL(filePath: "/a"))
      #expect(seal.isEmpty)
    }
  }

  @Test func S06_fileStorage_whenChanged_isJSONInTheFile() async throws {
    let files = InMemoryFileSystem()
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(URL(filePath: "/porters.json"))) var porters: [Porter] = []
      porters.append(Porter(name: "Ada"))
      try await $porters.save()
      let bytes = try #require(files[URL(filePath: "/porters.json")])
      #expect(try JSONDecoder().decode([Porter].self, from: bytes) == [Porter(name: "Ada")])
    }
  }

  @Test func S06_fileStorage_whenLaunchedAgain_loadsWhatTheFileHas() {
    let url = URL(filePath: "/porters.json")
    let files = InMemoryFileSystem([url: Data(#"[{"name":"Bo"}]"#.utf8)])
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var porters: [Porter] = []
      #expect(porters == [Porter(name: "Bo")])
    }
  }
}
