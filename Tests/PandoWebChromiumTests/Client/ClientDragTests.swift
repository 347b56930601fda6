import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

/// Tests of dragged rows and views, and of pointers that enter and leave.
extension ChromiumTests.Controls {
  @Test func rows_areMovedAndDeleted_byKeyboard() async throws {
    try await ClientPage.use {
      List {
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
          .onMove { _, _ in }.onDelete { _ in }
      }
    } do: { page in
      let numbers = try await page.value(
        "[...document.querySelectorAll('.row')].map((row) => +row.id.slice(1))"
      )
      func press(_ row: ChromeValue, _ action: String) async throws -> [ChromeValue] {
        let number = Int(row.number ?? 0)
        try await page.window.execute("document.querySelector('#p\(number)-\(action)').focus()")
        try await page.window.press(.enter)
        return try await page.events()
      }
      let (a, b, c) = (numbers[0], numbers[1], numbers[2])
      #expect(try await press(b, "moveUp") == [[b, "move", b, a]])
      // The focus stays in a moved row, at the top of which nothing moves it up.
      try await page.push([
        "i", page.name(".rows, .list"), ["=", "p\(Int(b.number ?? 0))"], "p\(Int(a.number ?? 0))",
      ])
      #expect(
        try await page.value("document.activeElement.id") == "p\(Int(b.number ?? 0))-moveDown"
      )
      #expect(try await press(b, "moveDown") == [[b, "move", b, c]])
      #expect(try await press(a, "moveDown") == [[a, "move", a, nil]])
      #expect(try await press(a, "delete") == [[a, "delete", a]])
      // The focus goes to the neighbour of a deleted row.
      try await page.push(["d", "p\(Int(a.number ?? 0))"])
      #expect(
        try await page.value("document.activeElement.id") == "p\(Int(c.number ?? 0))-delete"
      )
    }
  }

  @Test func rows_areMovedByDragging() async throws {
    try await ClientPage.use {
      List {
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }.onMove { _, _ in }
      }
    } do: { page in
      let numbers = try await page.value(
        """
        (() => {
          const rows = [...document.querySelectorAll('.row')], data = new DataTransfer()
          const fire = (node, type, part) => {
            const box = node.getBoundingClientRect()
            node.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true,
              dataTransfer: data, clientX: box.x + 5, clientY: box.y + box.height * part }))
          }
          fire(rows[0], 'dragstart', 0.5)
          fire(rows[2], 'dragover', 0.2)
          window.ways = rows.map((row) => parseFloat(row.style.getPropertyValue('--way')))
          fire(rows[2], 'drop', 0.2)
          fire(rows[0], 'dragend', 0.2)
          fire(rows[0], 'dragstart', 0.5)
          fire(rows[2], 'drop', 0.8)
          window.last = rows.map((row) => parseFloat(row.style.getPropertyValue('--way')))
          return rows.map((row) => +row.id.slice(1))
        })()
        """
      )
      let height = try await page.value("document.querySelector('.row').offsetHeight").number ?? 0
      let between = try await page.value("ways").list.compactMap(\.number)
      #expect(between == [height, -height, 0])
      // The row stays where it was put until the server has drawn the rows in their new order.
      let last = try await page.value("last").list.compactMap(\.number)
      #expect(last == [height * 2, -height, -height])
      #expect(
        try await page.events(2) == [
          [numbers[0], "move", numbers[0], numbers[2]], [numbers[0], "move", numbers[0], nil],
        ]
      )
    }
  }

  @Test func row_thatComesToTheEndMeanwhile_hasNoLineBelow() async throws {
    try await ClientPage.use {
      List {
        Section { ForEach(["a", "b", "c"], id: \.self) { Text($0) }.onMove { _, _ in } }
      }
    } do: { page in
      try await page.window.wait("document.adoptedStyleSheets.length")
      let lines = try await page.value(
        """
        (() => {
          const rows = [...document.querySelectorAll('.row')], data = new DataTransfer()
          const fire = (node, type, part) => {
            const box = node.getBoundingClientRect()
            node.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true,
              dataTransfer: data, clientX: box.x + 5, clientY: box.y + box.height * part }))
          }
          const lines = () => rows.map((row) => {
            const { content, display, height } = getComputedStyle(row, '::after')
            return content !== 'none' && display !== 'none' && height === '1px' ? 1 : 0
          }).join('')
          const found = [lines()]
          fire(rows[2], 'dragstart', 0.5)
          fire(rows[0], 'dragover', 0.2)
          found.push(lines())
          fire(rows[2], 'dragend', 0.5)
          found.push(lines())
          return found.join(' ')
        })()
        """
      )
      #expect(lines == "110 101 110")
    }
  }

  @Test func things_areDraggedAndDropped() async throws {
    try await ClientPage.use {
      VStack {
        Text("Card").draggable("card 7")
        Text("Here").frame(width: 200, height: 100).dropDestination(for: String.self) { _, _ in
          true
        }
      }
    } do: { page in
      let zone = try await page.number("[data-on~=drop]")
      try await page.window.execute(
        """
        const data = new DataTransfer(), zone = document.querySelector('[data-on~=drop]')
        const box = zone.getBoundingClientRect()
        const fire = (node, type) => node.dispatchEvent(new DragEvent(type, { bubbles: true,
          cancelable: true, dataTransfer: data, clientX: box.x + 7, clientY: box.y + 9 }))
        fire(document.querySelector('[data-drag]'), 'dragstart')
        window.isAllowed = !fire(zone, 'dragover')
        fire(zone, 'drop')
        """
      )
      #expect(try await page.value("isAllowed") == true)
      let event = try await page.events()[0]
      #expect(Array(event.list[..<3]) == [zone, "drop", ["card 7"]])
      // Coordinates are whole points of the window; the origin of the box may be fractional.
      #expect(abs((event[3][0].number ?? 0) - 7) <= 1 && abs((event[3][1].number ?? 0) - 9) <= 1)
    }
  }

  @Test func aDrag_isFollowed_andIsNoTap() async throws {
    try await ClientPage.use {
      Text("Card").frame(width: 100, height: 100).onTapGesture {}.gesture(DragGesture())
    } do: { page in
      let number = try await page.number("[data-on~=drag]")
      let origin = try await page.window.find("[data-on~=drag]").reference
      try await page.window.point(
        ["type": "pointerMove", "x": 0, "y": 0, "origin": origin],
        ["type": "pointerDown", "button": 0],
        ["type": "pointerMove", "x": 30, "y": 10, "origin": "pointer", "duration": 50],
        ["type": "pointerUp", "button": 0]
      )
      try await page.window.wait("fake.events.at(-1)?.[5] === true")
      let events = try await page.events(2)
      #expect(Set(events.map { $0[1] }) == ["drag"] && Set(events.map { $0[0] }) == [number])
      #expect(events.first?[4] == false)
      let (start, end) = (events[0][2], events[events.count - 1][3])
      #expect((end[0].number ?? 0) - (start[0].number ?? 0) == 30)
      #expect((end[1].number ?? 0) - (start[1].number ?? 0) == 10)
    }
  }

  /// A browser drags a picture by itself, which would end the gesture after a few points.
  @Test func aDrag_thatBeginsOnAPicture_isFollowed() async throws {
    try await ClientPage.use {
      Text("Card").frame(width: 100, height: 100).gesture(DragGesture())
    } do: { page in
      let picture = "data:image/gif;base64,R0lGODlhAQABAAAAACw="
      try await page.push([
        "i", page.name("[data-on~=drag]"),
        [
          "img",
          ["id": "p900", "src": .text(picture), "alt": "", "style": "width:90px;height:90px"], [],
        ],
        nil,
      ])
      let origin = try await page.window.find("#p900").reference
      try await page.window.point(
        ["type": "pointerMove", "x": 0, "y": 0, "origin": origin],
        ["type": "pointerDown", "button": 0],
        ["type": "pointerMove", "x": 10, "y": 0, "origin": "pointer", "duration": 50],
        ["type": "pointerMove", "x": 30, "y": 0, "origin": "pointer", "duration": 50],
        ["type": "pointerUp", "button": 0]
      )
      try await page.window.wait("fake.events.at(-1)?.[5] === true")
      let events = try await page.events(2)
      let (start, end) = (events[0][2], events[events.count - 1][3])
      #expect((end[0].number ?? 0) - (start[0].number ?? 0) == 40)
    }
  }

  @Test func thePointer_comesAndGoes() async throws {
    try await ClientPage.use {
      VStack {
        Text("Over").onHover { _ in }; Text("Elsewhere")
      }
    } do: { page in
      let number = try await page.number("[data-on~=hover]")
      for selector in ["[data-on~=hover]", ".text:not([data-on])"] {
        let origin = try await page.window.find(selector).reference
        try await page.window.point(["type": "pointerMove", "x": 0, "y": 0, "origin": origin])
      }
      #expect(try await page.events(2) == [[number, "hover", true], [number, "hover", false]])
    }
  }
}
