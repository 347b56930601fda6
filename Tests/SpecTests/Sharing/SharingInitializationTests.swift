// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import PandoDependencies
public import PandoSharing
import Testing

/// The initializers are public, as in a feature in a separate module.
public enum Loft {
  public struct Handed {
    @Shared public var pigeons: Int
    public var name: String

    public init(pigeons: Shared<Int>, name: String) {
      self._pigeons = pigeons
      self.name = name
    }
  }

  public struct Owned {
    @Shared public var pigeons: Int
    public var name: String

    public init(pigeons: Int, name: String) {
      self._pigeons = Shared(pigeons)
      self.name = name
    }
  }

  public struct Kept {
    @Shared public var pigeons: Int
    public var name: String

    public init(pigeons: Int, name: String) {
      self._pigeons = Shared(wrappedValue: pigeons, .appStorage("pigeons"))
      self.name = name
    }
  }

  public struct KeptLazily {
    @Shared public var pigeons: Int
    public var name: String

    public init(pigeons: @autoclosure () -> Int, name: String) {
      self._pigeons = Shared(wrappedValue: pigeons(), .appStorage("pigeons"))
      self.name = name
    }
  }
}

@Suite struct SharingInitializationTests {
  @Test func S12_initializerThatTakesAShared_whenCalled_keepsTheCallersReference() {
    @Shared(value: 3) var pigeons
    let loft = Loft.Handed(pigeons: $pigeons, name: "North")
    loft.pigeons += 1
    #expect(pigeons == 4)
  }

  @Test func S13_initializerThatTakesAPlainValue_whenCalled_makesAReferenceOfItsOwn() {
    let first = Loft.Owned(pigeons: 3, name: "North")
    let second = Loft.Owned(pigeons: 3, name: "South")
    first.pigeons += 1
    #expect(first.pigeons == 4)
    #expect(second.pigeons == 3)
  }

  @Test func S14_initializerWithAKey_whenTheStorageIsEmpty_takesTheArgument() {
    #expect(Loft.Kept(pigeons: 5, name: "North").pigeons == 5)
  }

  @Test func S14_initializerWithAKey_whenTheStorageHasAValue_doesNotTakeTheArgument() {
    let defaults = UserDefaults.inMemory
    defaults.set(8, forKey: "pigeons")
    withDependencies {
      $0.defaultAppStorage = defaults
    } operation: {
      #expect(Loft.Kept(pigeons: 5, name: "North").pigeons == 8)
    }
  }

  /// The entry may be removed later, so the first user evaluates its default once, even if there is
  /// a value.
  @Test func S14_autoclosure_whenTheKeyIsInUse_isNotEvaluated() {
    let defaults = UserDefaults.inMemory
    defaults.set(8, forKey: "pigeons")
    var evaluations = 0
    func count() -> Int {
      evaluations += 1
      return 5
    }
    withDependencies {
      $0.defaultAppStorage = defaults
    } operation: {
      let loft = Loft.KeptLazily(pigeons: count(), name: "North")
      #expect(loft.pigeons == 8)
      #expect(evaluations == 1)
      let other = Loft.KeptLazily(pigeons: count(), name: "South")
      #expect(other.pigeons == 8)
      defaults.removeObject(forKey: "pigeons")
      #expect(other.pigeons == 5)
    }
    #expect(evaluations == 1)
  }

  @Test func S14_autoclosure_whenTheFileHasAValue_isNotEvaluated() throws {
    let files = InMemoryFileSystem()
    let url = URL(filePath: "/pigeons.json")
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.fileStorage(url)) var pigeons = 8
      pigeons = 9
    }
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      func fail() -> Int {
        Issue.record("The default is evaluated.")
        return 0
      }
      @Shared(.fileStorage(url)) var pigeons = fail()
      #expect(pigeons == 9)
    }
  }

  @Test func S14_autoclosure_whenTheStorageIsEmpty_isEvaluatedOnce() {
    var evaluations = 0
    func count() -> Int {
      evaluations += 1
      return 5
    }
    let first = Loft.KeptLazily(pigeons: count(), name: "North")
    let second = Loft.KeptLazily(pigeons: count(), name: "South")
    #expect(first.pigeons == 5)
    #expect(second.pigeons == 5)
    #expect(evaluations == 1)
  }
}
