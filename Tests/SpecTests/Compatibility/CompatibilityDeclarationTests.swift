import Foundation
import Observation
import PandoDependencies
import PandoSharing
import Testing

// Declarations in the spelling of swift-sharing 2.

extension SharedReaderKey where Self == AppStorageKey<Bool>.Default {
  fileprivate static var isMetric: Self {
    Self[.appStorage("isMetric"), default: true]
  }
}

extension SharedKey where Self == InMemoryKey<Set<String>>.Default {
  fileprivate static var stars: Self {
    Self[.inMemory("stars"), default: []]
  }
}

extension SharedReaderKey where Self == FileStorageKey<[Planet]>.Default {
  fileprivate static var planets: Self {
    Self[.fileStorage(.planets), default: [Planet(id: 0, name: "Mercury")]]
  }
}

extension URL {
  fileprivate static let planets = URL(filePath: "/sky/planets.json")
}

private struct Planet: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
  var moons: [String] = []
}

private enum Filter: String, Sendable {
  case all
  case visible
}

private enum Magnitude: Int, Sendable {
  case bright = 1
  case faint
}

@Observable
@MainActor
private final class SkyModel {
  @ObservationIgnored @Shared(.planets) var planets
  @ObservationIgnored @Shared(.stars) var stars
  @ObservationIgnored @Shared(.appStorage("filter")) var filter = Filter.all
  @ObservationIgnored @Shared(.appStorage("magnitude")) var magnitude: Magnitude?
  @ObservationIgnored @Shared(.appStorage("place")) var place: String?
  @ObservationIgnored @SharedReader(.isMetric) var isMetric
  var selection: Planet.ID?

  func rename(_ name: String) {
    $planets.withLock { $0[0].name = name }
  }
}

private struct Observatory: Equatable, Identifiable, Sendable {
  let id: UUID
  @Shared var planet: Planet
  @SharedReader var isMetric: Bool
  @Shared(.stars) var stars
  @Shared(.inMemory("visits")) var visits = 0
}

@Suite struct CompatibilityDeclarationTests {
  @MainActor @Test func observableModel_whenItHoldsKeysWithDefaults_readsAndWrites() {
    let model = SkyModel()
    #expect(model.planets.map(\.name) == ["Mercury"])
    model.rename("Venus")
    #expect(SkyModel().planets.map(\.name) == ["Venus"])
    model.$stars.withLock { _ = $0.insert("Vega") }
    #expect(model.stars == ["Vega"])
    model.$filter.withLock { $0 = .visible }
    model.$magnitude.withLock { $0 = .faint }
    model.$place.withLock { $0 = "Skibotn" }
    let other = SkyModel()
    #expect(other.filter == .visible)
    #expect(other.magnitude == .faint)
    #expect(other.place == "Skibotn")
    #expect(other.isMetric)
  }

  @MainActor @Test func observableModel_whenItsSharedIsReadUnderTracking_notifiesReaders() {
    let model = SkyModel()
    let wakes = Locked<Int>(0)
    withObservationTracking {
      _ = model.planets
    } onChange: {
      wakes.withLock { $0 += 1 }
    }
    model.rename("Mars")
    #expect(wakes.withLock { $0 } == 1)
  }

  @Test func structWithShareds_whenMade_isEquatableIdentifiableAndSendable() async {
    let id = UUID()
    let planet = Shared(value: Planet(id: 1, name: "Earth"))
    let first = Observatory(id: id, planet: planet, isMetric: SharedReader(value: true))
    let second = Observatory(
      id: id,
      planet: Shared(value: Planet(id: 1, name: "Earth")),
      isMetric: SharedReader(value: true)
    )
    #expect(first == second)
    let name = await Task.detached { first.planet.name }.value
    #expect(name == "Earth")
    first.$planet.withLock { $0.name = "Terra" }
    #expect(first != second)
    first.$visits.withLock { $0 += 1 }
    #expect(second.visits == 1)
  }

  @Test func keyWithDefault_whenDeclaredWithAnother_prefersTheOther() {
    @Shared(.stars) var stars = ["Sirius"]
    #expect(stars == ["Sirius"])
    @SharedReader(.isMetric) var isMetric = false
    #expect(!isMetric)
  }

  @Test func keyWithDefault_whenUsedDirectly_makesAShared() {
    let stars = Shared(.stars)
    let metric = SharedReader(.isMetric)
    stars.withLock { _ = $0.insert("Deneb") }
    #expect(Shared(.stars).wrappedValue == ["Deneb"])
    #expect(metric.wrappedValue)
  }

  @Test func optionalKey_whenUsedDirectly_makesASharedOptional() {
    let place = Shared<String?>(.appStorage("place"))
    #expect(place.wrappedValue == nil)
    place.withLock { $0 = "Alta" }
    @Shared(.appStorage("place")) var same: String?
    #expect(same == "Alta")
  }

  @Test func localShared_whenCaptured_isOneReference() {
    @Shared(value: 1) var first
    @Shared(.inMemory("second")) var second = 2
    @SharedReader(.inMemory("second")) var reader = 0
    func add() { $first.withLock { $0 += second } }
    add()
    $second.withLock { $0 = 10 }
    add()
    #expect(first == 13)
    #expect(reader == 10)
  }

  @Test func nestedOwner_whenItsProjectionIsPassedThroughInitializers_staysOne() {
    struct Dome {
      @Shared var angle: Double
      init(angle: Shared<Double>) { _angle = angle }
    }
    struct Tower {
      var dome: Dome
      @Shared var angle: Double
      init(angle: Shared<Double>) {
        _angle = angle
        dome = Dome(angle: angle)
      }
    }
    let tower = Tower(angle: Shared(value: 10))
    tower.dome.$angle.withLock { $0 += 5 }
    #expect(tower.angle == 15)
  }

  @Test func shared_isObservable() {
    func track<Model: Observable>(_ model: Model, _ read: (Model) -> Void) -> Locked<Int> {
      let wakes = Locked<Int>(0)
      withObservationTracking {
        read(model)
      } onChange: {
        wakes.withLock { $0 += 1 }
      }
      return wakes
    }
    let count = Shared(value: 0)
    let wakes = track(count) { _ = $0.wrappedValue }
    let readerWakes = track(SharedReader(count)) { _ = $0.wrappedValue }
    count.withLock { $0 += 1 }
    #expect(wakes.withLock { $0 } == 1)
    #expect(readerWakes.withLock { $0 } == 1)
  }

  @Test func description_whenPrinted_showsTheValue() {
    #expect("\(Shared(value: 3))".contains("3"))
    #expect(String(describing: SharedReader(value: "a")).contains("a"))
  }
}
