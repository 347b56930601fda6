import Foundation
import PandoSharing
import Testing

private struct Hut: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
  var isOpen = false
}

extension URL {
  fileprivate static let huts = URL(filePath: "/huts.json")
}

@Suite struct DerivingCollectionTests {
  @Test func D07_arrayOfAShared_whenListed_sharesEachElement() {
    @Shared(.fileStorage(.huts)) var huts: IdentifiedArrayOf<Hut> = []
    huts = [Hut(id: 1, name: "Glitterheim"), Hut(id: 2, name: "Fondsbu")]
    let names = rows(Array($huts)) { $hut in
      let element: Shared<Hut> = $hut
      element.withLock { $0.isOpen = true }
      return hut.name
    }
    #expect(names == ["Glitterheim", "Fondsbu"])
    let open = huts.map(\.isOpen)
    #expect(open == [true, true])
  }

  @Test func D07_element_whenTheOrderChanges_staysTheSame() {
    @Shared(.fileStorage(.huts)) var huts: IdentifiedArrayOf<Hut> = [
      Hut(id: 1, name: "Glitterheim"), Hut(id: 2, name: "Fondsbu"),
    ]
    let first = Array($huts)[0]
    $huts.withLock { $0.move(fromOffsets: [0], toOffset: 2) }
    first.wrappedValue.name = "Spiterstulen"
    #expect(huts[1] == Hut(id: 1, name: "Spiterstulen"))
  }

  @Test func D08_elementByID_whenPresent_unwrapsToASharedOfIt() {
    @Shared(.fileStorage(.huts)) var huts: IdentifiedArrayOf<Hut> = [Hut(id: 7, name: "Olavsbu")]
    func open(_ id: Hut.ID) -> Shared<Hut>? {
      guard let hut = Shared($huts[id: id])
      else { return nil }
      hut.withLock { $0.isOpen = true }
      return hut
    }
    #expect(open(8) == nil)
    #expect(open(7)?.wrappedValue.isOpen == true)
    #expect(huts[id: 7]?.isOpen == true)
  }
}
