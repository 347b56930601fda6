import Foundation
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of drops between the rows of a list.
@MainActor
@Suite struct InsertionTests {
  struct Board: View {
    @State var names = ["One", "Two"]
    var isClosed = false

    var body: some View {
      List {
        Text("Above")
        ForEach(names, id: \.self) { Text($0) }
          .onInsert(of: [UTType.plainText]) { index, providers in
            names.insert("\(names.count)/\(providers.count)", at: index)
          }
          .onDelete { names.remove(atOffsets: $0) }
      }
      .disabled(isClosed)
      Text("Order \(names.joined(separator: " "))")
    }
  }

  private func order(_ screen: ControlScreen) -> String? {
    screen.words(in: ElementTree.rootID).last { $0.hasPrefix("Order") }
  }

  @Test func drop_onTheUpperHalfOfARow_goesBeforeIt_andOnTheLowerHalfBehindIt() throws {
    let screen = ControlScreen(Board())
    try screen.send(.drop(["a"], at: CGPoint(x: 5, y: 10)), to: .row, at: 1)
    #expect(order(screen) == "Order 2/1 One Two")
    try screen.send(.drop(["z"], at: CGPoint(x: 5, y: 30)), to: .row, at: 3)
    #expect(order(screen) == "Order 2/1 One Two 3/1")
    // A row that came with another drop has its own offset.
    try screen.send(.drop(["y"], at: CGPoint(x: 5, y: 30)), to: .row, at: 1)
    #expect(order(screen) == "Order 2/1 4/1 One Two 3/1")
  }

  @Test func drop_onARowBesideThem_isNotTaken() throws {
    let screen = ControlScreen(Board())
    #expect(throws: (any Error).self) {
      try screen.send(.drop(["a"], at: .zero), to: .row, at: 0)
    }
    #expect(order(screen) == "Order One Two")
  }

  @Test func drop_whenTheListIsDisabled_isNotTaken() {
    let screen = ControlScreen(Board(isClosed: true))
    #expect(throws: (any Error).self) {
      try screen.send(.drop(["a"], at: .zero), to: .row, at: 1)
    }
    #expect(order(screen) == "Order One Two")
  }

  struct Numbers: View {
    @State var taken = 0
    var body: some View {
      List {
        ForEach(["One"], id: \.self) { Text($0) }
          .onInsert(of: ["public.image"]) { _, _ in taken += 1 }
      }
      Text("Taken \(taken)")
    }
  }

  @Test func drop_ofAnotherType_isNotTaken() throws {
    let screen = ControlScreen(Numbers())
    try screen.send(.drop(["a"], at: .zero), to: .row)
    #expect(screen.words(in: ElementTree.rootID).contains("Taken 0"))
  }
}
