import PandoUI
import Testing

/// Tests of the column that a narrow window shows of a split view.
@MainActor
@Suite struct SplitStartTests {
  private struct Mail: View {
    @State var box: String?
    @State var letter: Int?

    var body: some View {
      NavigationSplitView {
        List(["In", "Out"], id: \.self, selection: $box) { Text($0) }
        PressButton("choose") { box = "Out" }
        PressButton("clear") {
          box = nil
          letter = nil
        }
      } content: {
        List([1, 2], id: \.self, selection: $letter) { Text("letter \($0)") }
      } detail: {
        Text("detail \(letter ?? 0)")
      }
    }
  }

  private func column(_ drawn: Drawn) -> String? {
    drawn.first(.navigationSplit)?.attributes.text(.placement)
  }

  @Test func split_withASelectionAtTheStart_opensTheColumnThatShowsIt() {
    #expect(column(Drawn(Mail())) == nil)
    #expect(column(Drawn(Mail(box: "In"))) == "content")
    #expect(column(Drawn(Mail(box: "In", letter: 2))) == "detail")
  }

  @Test func split_whenSomethingIsSelected_opensItsColumn_andClosesItWithTheSelection() throws {
    let drawn = Drawn(Mail())
    try drawn.tap("choose")
    #expect(column(drawn) == "content")
    try drawn.tap("clear")
    #expect(column(drawn) == nil)
  }
}
