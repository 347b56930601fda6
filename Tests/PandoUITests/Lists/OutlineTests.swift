import Foundation
import PandoUI
import Testing

private struct Folder: Identifiable {
  let id: String
  var children: [Folder]?
  var isSeen = false
}

@MainActor
struct OutlineTests {
  @Test func disclosure_showsItsContentWhileExpanded() throws {
    let screen = ControlScreen(DisclosureGroup("More") { Text("inside") })
    #expect(screen.words(.disclosure) == ["More"])
    try screen.send(.change(.flag(true)), to: .disclosure)
    #expect(screen.words(.disclosure) == ["More inside"])
    #expect(try screen.first(.disclosure).attributes.flag(.isExpanded))
    try screen.send(.change(.flag(false)), to: .disclosure)
    #expect(screen.words(.disclosure) == ["More"])
  }

  @Test func disclosure_withABinding_writesIt() throws {
    let screen = ControlScreen(
      Keeping(true) { DisclosureGroup("More", isExpanded: $0) { Text("inside") } }
    )
    #expect(screen.words(.disclosure) == ["More inside"])
    try screen.send(.change(.flag(false)), to: .disclosure)
    #expect(screen.kept == "false")
  }

  @Test func outline_opensLevelByLevel() throws {
    let tree = [
      Folder(id: "a", children: [Folder(id: "b", children: [Folder(id: "c")])]),
      Folder(id: "d"),
    ]
    let screen = ControlScreen(List(tree, children: \.children) { Text($0.id) })
    #expect(screen.words(.row) == ["a", "d"])
    try screen.send(.change(.flag(true)), to: .disclosure)
    try screen.send(.change(.flag(true)), to: .disclosure, at: 1)
    #expect(screen.words(.row) == ["a", "b", "c", "d"])
    #expect(screen.all(.row).map { $0.attributes.number(.level) } == [nil, 2, 3, nil])
    try screen.send(.change(.flag(false)), to: .disclosure)
    #expect(screen.words(.row) == ["a", "d"])
  }

  @Test func outline_withASelection_selectsEachOfItsRows() throws {
    let tree = [Folder(id: "a", children: [Folder(id: "b"), Folder(id: "c")])]
    let screen = ControlScreen(
      Keeping(String?.none) { selection in
        List(tree, children: \.children, selection: selection) { Text($0.id) }
      }
    )
    try screen.send(.change(.flag(true)), to: .disclosure)
    try screen.send(.tap, to: .row, at: 2)
    #expect(screen.kept == #"Optional("c")"#)
    #expect(screen.all(.row).map { $0.attributes.flag(.isSelected) } == [false, false, true])
    try screen.send(.tap, to: .row)
    #expect(screen.kept == #"Optional("a")"#)
  }

  @Test func whatIsSetOnAGroup_isItsOwnRows() throws {
    var deleted: [IndexSet] = []
    let screen = ControlScreen(
      Keeping(String?.none) { selection in
        List(selection: selection) {
          ForEach(["x", "y"], id: \.self) { name in
            DisclosureGroup(name, isExpanded: .constant(true)) {
              Text("in \(name)")
              Text("own \(name)").tag("own \(name)")
            }
            .badge(3)
          }
          .onDelete { deleted.append($0) }
        }
      }
    )
    let rows = screen.all(.row)
    #expect(screen.words(.row) == ["x", "in x", "own x", "y", "in y", "own y"])
    #expect(rows.map { $0.attributes.text(.badge) } == ["3", nil, nil, "3", nil, nil])
    #expect(
      rows.map { $0.attributes.events.contains(.delete) } == [
        true, false, false, true, false, false,
      ]
    )
    #expect(
      rows.map { $0.attributes.events.contains(.tap) } == [true, false, true, true, false, true]
    )
    try screen.send(.tap, to: .row, at: 5)
    #expect(screen.kept == #"Optional("own y")"#)
  }

  @Test func groupInsideOfARow_staysThere() throws {
    let screen = ControlScreen(
      List { VStack { DisclosureGroup("a", isExpanded: .constant(true)) { Text("b") } } }
    )
    #expect(screen.words(.row) == ["a b"])
  }

  @Test func outline_ofABinding_writesTheElements() throws {
    let tree = [Folder(id: "a", children: [Folder(id: "b"), Folder(id: "c")])]
    let screen = ControlScreen(
      Keeping(tree) { tree in
        List(tree, children: \.children) { $folder in
          Text(folder.id)
          Toggle("Seen", isOn: $folder.isSeen)
        }
      }
    )
    try screen.send(.change(.flag(true)), to: .disclosure)
    #expect(screen.all(.toggle).count == 3)
    try screen.send(.change(.flag(true)), to: .toggle, at: 2)
    #expect(screen.kept?.ranges(of: "isSeen: true").count == 1)
    let group = ControlScreen(
      Keeping(tree) { tree in
        OutlineGroup(tree, id: \.id, children: \.children) { $folder in Text(folder.id) }
      }
    )
    #expect(group.words(.disclosure) == ["a"])
  }

  @Test func section_thatIsCollapsed_hasNoRows() throws {
    let screen = ControlScreen(
      Keeping(false) { isExpanded in
        List { Section("Head", isExpanded: isExpanded) { Text("a") } }
      }
    )
    #expect(screen.all(.row).isEmpty)
    try screen.send(.change(.flag(true)), to: .section)
    #expect(screen.words(.row) == ["a"])
    #expect(screen.kept == "true")
  }

  @Test func section_thatIsNotCollapsible_showsItsRows_andCannotBeClosed() throws {
    let screen = ControlScreen(
      Keeping(true) { isExpanded in
        List { Section("Head", isExpanded: isExpanded) { Text("a") }.collapsible(false) }
      }
    )
    #expect(screen.words(.row) == ["a"])
    try? screen.send(.change(.flag(false)), to: .section)
    #expect(screen.words(.row) == ["a"])
    #expect(screen.kept == "true")
  }

  @Test func section_thatIsCollapsible_canBeClosed_whereItSaysWhetherItIsOpen() throws {
    let screen = ControlScreen(
      Keeping(true) { isExpanded in
        List { Section("Head", isExpanded: isExpanded) { Text("a") }.collapsible(true) }
      }
    )
    try screen.send(.change(.flag(false)), to: .section)
    #expect(screen.all(.row).isEmpty)
    #expect(screen.kept == "false")
  }

  @Test func form_makesRowsOfControls() throws {
    let screen = ControlScreen(
      Form {
        Section("A") {
          LabeledContent("Size", value: "3 MB")
          LabeledContent("Count", value: 3, format: .number)
        }
        GroupBox("Box") { Text("inside") }
      }
      .formStyle(.grouped)
    )
    #expect(screen.words(.row) == ["Size 3 MB", "Count 3", "Box inside"])
    #expect(try screen.first(.form).attributes.text(.style) == "grouped")
  }
}
