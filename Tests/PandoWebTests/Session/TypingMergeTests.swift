import Foundation
import PandoSharing
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of several users who type into one field.
@MainActor
@Suite(.dependencies) struct TypingMergeTests {
  @Test(arguments: [
    // One inserts before, behind or at the place of the other.
    ("a plan", "plan", "plan B", "a plan B"),
    ("plan!", "plan", "my plan", "my plan!"),
    ("planA", "plan", "planB", "planBA"),
    ("A", "", "B", "BA"),
    // One deletes words that the other leaves.
    ("an", "plan", "plan B", "an B"),
    ("plan now", "plan", "", " now"),
    // Both replace the same words.
    ("a new plan", "an old plan", "an odd plan", "a newd plan"),
    ("xyz", "abc", "uvw", "uvwxyz"),
    ("", "abc", "abXc", "X"),
    // Only the other has changed the text, or only the typist, or both have made the same change.
    ("plan", "plan", "plan B", "plan B"),
    ("plan B", "plan", "plan", "plan B"),
    ("plan B", "plan", "plan B", "plan B"),
    // Characters of several code units stay whole.
    ("🇨🇭👨‍👩‍👧", "👨‍👩‍👧", "👨‍👩‍👧🇩🇪", "🇨🇭👨‍👩‍👧🇩🇪"),
  ])
  func merge_ofTwoChanges_losesNoTypedCharacter(
    typed: String,
    base: String,
    current: String,
    merged: String
  ) {
    #expect(TextMerge.merge(typed: typed, base: base, current: current) == merged)
  }

  struct Board: View {
    @Shared(.inMemory("title", scope: .process)) var title = ""
    @State private var price = 5
    var body: some View {
      VStack {
        TextField("Title", text: Binding($title))
        TextField("Price", value: $price, format: .number)
        Button("Clear") { title = "" }
      }
    }
  }

  /// A page of the board, whose browser types.
  @MainActor
  final class Typist {
    let tree = ElementTree()
    let session: LiveSession
    var frames: [String] = []
    private var events = 0
    /// The texts that the server sent for the field, and their batches.
    private var texts: [(batch: Int, text: String)] = []

    init(_ id: String) {
      let tree = tree
      session = LiveSession(id: id, token: "2", options: HTMLOptions()) { renderer in
        ViewGraph(Board(), renderer: Both(renderer, tree))
      }
      _ = session.document(nonce: nil)
      session.connect(lastBatch: 0, window: nil) { [unowned self] in frames.append($0.text) }
      frames = []
    }

    func field(_ index: Int = 0) -> ElementID {
      tree.elements.values.filter { $0.kind == .textField }.map(\.id).sorted()[index]
    }

    /// Sends a change of the field as the page does, after an acknowledgement of the batch that it
    /// has applied.
    func type(_ text: String, applied batch: Int? = nil, in index: Int = 0) throws {
      events += 1
      var sent = ["[\(events),\(field(index).number),\"change\",\"text\",\"\(text)\"]"]
      if let batch { sent.insert("[\"ack\",\(batch)]", at: 0) }
      try session.receive(sent.map { PageText($0) })
    }

    func press() throws {
      events += 1
      let button = tree.elements.values.first { $0.kind == .button }!.id
      try session.receive([PageText("[\(events),\(button.number),\"tap\"]")])
    }

    /// The number of the last batch, and the text in it.
    var last: (batch: Int, text: String?) {
      guard let frame = frames.last, case .list(let parts)? = WireValue(json: frame),
        let batch = parts[0].whole
      else { return (0, nil) }
      let text = frame.firstMatch(of: /"value","([^"]*)"/).map { String($0.output.1) }
      return (batch, text)
    }
  }

  @Test func typing_ofTwoAtOnce_isMergedInBothPages() throws {
    let (ann, bob) = (Typist("1"), Typist("2"))
    try ann.type("plan")
    bob.session.graph.flush()
    let first = bob.last
    #expect(first.text == "plan")
    // Each page types over the same text, and neither has the words of the other.
    try ann.type("plan A")
    bob.session.graph.flush()
    try bob.type("my plan", applied: first.batch)
    ann.session.graph.flush()
    #expect(ann.last.text == "my plan A")
    #expect(bob.last.text == "my plan A")
    // Bob's page did not apply that text while its change had no answer, and he typed on.
    try bob.type("my plan!", applied: first.batch)
    #expect(bob.last.text == "my plan A!")
    // The applied text is typed over.
    let merged = try #require(bob.last.text)
    try bob.type(merged + "?", applied: bob.last.batch)
    ann.session.graph.flush()
    #expect(ann.last.text == merged + "?")
    ann.session.close()
    bob.session.close()
  }

  @Test func typing_beforeAFieldIsCleared_leavesWhatCameAfter() throws {
    let ann = Typist("1")
    try ann.type("Quick one")
    try ann.press()
    #expect(ann.last.text == "")
    // The page had not received the cleared text yet.
    try ann.type("Quick one, two", applied: ann.last.batch - 1)
    #expect(ann.last.text == ", two")
    ann.session.close()
  }

  @Test func typing_ofANumber_isNotMerged() throws {
    let ann = Typist("1")
    try ann.type("12", in: 1)
    try ann.type("123", in: 1)
    #expect(ann.tree.elements[ann.field(1)]?.attributes.text(.value) == "123")
    ann.session.close()
  }

  /// A page that never acknowledges a batch must not fill the memory.
  @Test func texts_onTheirWay_areForgottenWithTheirBatches() {
    var texts = FieldTexts()
    let field = ElementID(7)
    for batch in 1...3 {
      texts.send([FieldText(field: field, held: "\(batch - 1)", text: "\(batch)")], in: batch)
    }
    texts.applied(through: 2)
    #expect(!texts.isEmpty)
    #expect(texts.typed(in: field) == "2")
    #expect(texts.isEmpty)
    texts.send([FieldText(field: field, held: "3", text: "4")], in: 4)
    texts.applied(through: 4)
    #expect(texts.isEmpty && texts.typed(in: field) == nil)
  }
}
