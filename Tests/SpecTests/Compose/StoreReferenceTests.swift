import PandoComponents
import PandoTesting
import PandoUI
import Testing

private struct PaintingModel: Codable, Equatable, Identifiable {
  var id: String
  var name: String
}

private struct Gallery: Component {
  let left: PaintingComponent
  let right: PaintingComponent

  @ObservedObject var store = PlainStore<State>()

  init() {
    // The document reads `store` itself, which Swift refuses while `left` has no value.
    let store = _store.wrappedValue
    self.left = PaintingComponent("Left", painting: store.state.$painting)
    self.right = PaintingComponent("Right", painting: store.state.$painting)
  }

  var observers: Void { None }
}

extension Gallery {
  struct State: AnyState {
    @Ref var painting = PaintingModel(id: "first", name: "Sunrise")
  }
}

extension Gallery: View {
  var body: some View {
    VStack {
      Text("Today: '\(store.state.painting.name)'")
      left
      right
    }
  }
}

private struct PaintingComponent: Component {
  @ObservedObject var store = PlainStore<State>()
  let label: String

  init(_ label: String, painting: Referred<PaintingModel>) {
    self.label = label
    self.store.state.$painting = painting
  }

  var observers: Void { None }
}

extension PaintingComponent {
  struct State: AnyState {
    @Ref var painting: PaintingModel
  }
}

extension PaintingComponent: View {
  var body: some View {
    VStack {
      TextField(label, text: store.binding.painting.name)
      Text("\(label): \(store.state.painting.name)")
    }
  }
}

private struct GalleryOfTwo: Component {
  let left: PaintingComponent
  let right: PaintingComponent

  @ObservedObject var store = PlainStore<State>()
  @ObservedObject var router = Router(start: \Self.left)

  init() {
    let store = _store.wrappedValue
    self.left = PaintingComponent("Left", painting: store.state.$paintings[0])
    self.right = PaintingComponent("Right", painting: store.state.$paintings[1])
  }

  var observers: Void { None }
}

extension GalleryOfTwo {
  struct State: AnyState {
    @RefCollection var paintings = [
      PaintingModel(id: "first", name: "Sunrise"),
      PaintingModel(id: "second", name: "Harbour"),
    ]
  }
}

extension GalleryOfTwo: View {
  var body: some View {
    VStack {
      Text("Today: '\(store.state.paintings[0].name)' and '\(store.state.paintings[1].name)'")
      left
      right
    }
  }
}

/// Tests of values that several components refer to.
@MainActor
@Suite(.dependencies)
struct StoreReferenceTests {
  @Test func C45_model_thatIsCodableEquatableAndIdentifiable_canBeReferredTo() {
    struct State: AnyState {
      @Ref var painting = PaintingModel(id: "first", name: "Sunrise")
    }
    let store = PlainStore<State>()
    #expect(store.state.painting == PaintingModel(id: "first", name: "Sunrise"))
  }

  @Test func C46_reference_handedToTwoChildren_isOneValueForAll() async throws {
    let app = await Driver.open(Gallery())
    #expect(app.has(text: "Today: 'Sunrise'"))
    try await app.textField("Left").clear()
    try await app.textField("Left").type("Noon")
    #expect(app.has(text: "Today: 'Noon'"))
    #expect(app.has(text: "Left: Noon"))
    #expect(app.has(text: "Right: Noon"))
    app.close()
  }

  @Test func C47_childWithoutAValueOfItsOwn_takesTheReference() {
    let parent = PlainStore<Gallery.State>()
    let child = PaintingComponent("Child", painting: parent.state.$painting)
    #expect(child.store.state.painting.name == "Sunrise")
    child.store.state.painting.name = "Noon"
    #expect(parent.state.painting.name == "Noon")
  }

  @Test func C48_elementOfACollection_whenChanged_leavesTheOtherAlone() async throws {
    let app = await Driver.open(GalleryOfTwo())
    let counts = try await app.evaluations {
      try await app.textField("Right").clear()
      try await app.textField("Right").type("N")
    }
    #expect(app.has(text: "Today: 'Sunrise' and 'N'"))
    #expect(app.has(text: "Right: N"))
    #expect(app.has(text: "Left: Sunrise"))
    // The right view is evaluated twice; the left one shows nothing that changed.
    #expect(counts["PaintingComponent"] == 2)
    app.close()
  }
}
