import Foundation
import PandoUI
import Testing

/// Tests of heights of sheets that the application computes.
@MainActor
@Suite struct CustomDetentTests {
  struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  struct Nowhere: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  struct Page: View {
    var isChosen = false
    @State private var choice = PresentationDetent.custom(Third.self)
    var body: some View {
      Text("below").sheet(isPresented: .constant(true)) {
        if isChosen {
          Text("a").presentationDetents([.large, .custom(Nowhere.self)], selection: $choice)
        } else {
          Text("a")
            .presentationDetents([.custom(Third.self), .large, .custom(Nowhere.self)])
        }
      }
    }
  }

  @Test func height_isComputedOfTheWindow_andAgainWhenItChanges() throws {
    let screen = ControlScreen(Page())
    screen.graph.setEnvironment { $0.windowSize = CGSize(width: 390, height: 900) }
    screen.graph.flush()
    #expect(try screen.first(.sheet).attributes.list(.detents) == ["height(300)", "large"])
    screen.graph.setEnvironment { $0.windowSize = CGSize(width: 390, height: 600) }
    screen.graph.flush()
    #expect(try screen.first(.sheet).attributes.list(.detents) == ["height(200)", "large"])
  }

  @Test func height_thatIsNil_isNoPlaceToRest() throws {
    let screen = ControlScreen(Page(isChosen: true))
    #expect(try screen.first(.sheet).attributes.list(.detents).contains("inactive") == false)
    #expect(PresentationDetent.custom(Nowhere.self) == .custom(Nowhere.self))
  }
}
