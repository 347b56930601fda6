import Foundation
import PandoDependencies
import PandoSharing
import Testing

private struct Voyage: Codable, Equatable, Sendable {
  var vessel = "Maud"
  var port = "Tromsø"
}

private struct Knot: Codable, Equatable, Identifiable, Sendable {
  var id: Int
  var name: String
}

extension URL {
  fileprivate static let voyage = URL(filePath: "/voyage.json")
  fileprivate static let knots = URL(filePath: "/knots.json")
}

private enum PortFeature {
  struct State: Equatable {
    @Shared var port: String
  }
}

private enum VoyageFeature {
  struct State {
    @Shared var voyage: Voyage
    var path: [PortFeature.State] = []
  }
}

private enum LogbookFeature {
  struct State {
    @Shared(.fileStorage(.voyage)) var voyage = Voyage()
    var destination: VesselFeature.State?
  }
}

private enum VesselFeature {
  struct State: Equatable {
    @Shared var vesselName: String
  }
}

private enum KnotsFeature {
  struct State {
    @Shared(.fileStorage(.knots)) var knots: IdentifiedArrayOf<Knot> = []
    var path: [KnotFeature.State] = []
  }
}

private enum KnotFeature {
  struct State {
    @Shared var knot: Knot
  }
}

@Suite struct SharingDerivedTests {
  @Test func S15_state_whenItNeedsAPart_holdsASharedOfThePart() {
    let state = PortFeature.State(port: Shared("Narvik"))
    #expect(state.port == "Narvik")
  }

  @Test func S16_projectionOfAProjection_whenHandedOn_isTheSameState() {
    var state = VoyageFeature.State(voyage: Shared(Voyage()))
    state.path.append(
      PortFeature.State(port: state.$voyage.port)
    )
    state.path[0].port = "Bodø"
    #expect(state.voyage.port == "Bodø")
  }

  @Test func S17_stateWithAFile_whenMadeTwice_isOne() {
    let first = LogbookFeature.State()
    first.voyage.port = "Vardø"
    #expect(LogbookFeature.State().voyage.port == "Vardø")
  }

  @Test func S18_stateOfAChild_whenItsPartIsPersisted_doesNotSayHow() {
    let parent = LogbookFeature.State()
    let child = VesselFeature.State(vesselName: parent.$voyage.vessel)
    #expect(child.vesselName == "Maud")
  }

  @Test func S19_childsChange_whenTheParentHasAFile_isSaved() async throws {
    let files = InMemoryFileSystem()
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      var state = LogbookFeature.State()
      state.destination = VesselFeature.State(vesselName: state.$voyage.vessel)
      state.destination?.vesselName = "Gjøa"
      #expect(state.voyage.vessel == "Gjøa")
      try await state.$voyage.save()
      let saved = try JSONDecoder().decode(Voyage.self, from: #require(files[.voyage]))
      #expect(saved.vessel == "Gjøa")
    }
  }

  @Test func S20_elements_whenListed_shareEachElement() {
    var state = KnotsFeature.State()
    state.knots = [Knot(id: 1, name: "Bowline"), Knot(id: 2, name: "Sheet bend")]
    let titles = rows(state.$knots.elements) { $knot in
      state.path.append(KnotFeature.State(knot: $knot))
      return knot.name
    }
    #expect(titles == ["Bowline", "Sheet bend"])
    state.path[1].knot.name = "Clove hitch"
    #expect(state.knots[id: 2]?.name == "Clove hitch")
  }
}
