import Foundation
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the appearance of controls that an application draws in part.
  @MainActor
  @Suite("Live look")
  struct LiveCustomControls {
    struct Buttons: View {
      var body: some View {
        Button("Title") {}.accessibilityIdentifier("title")
        Button {
        } label: {
          Label("Title", systemImage: "plus")
        }.accessibilityIdentifier("label")
        Button {
        } label: {
          Text("Blue").padding().background(Color.blue)
        }
        .accessibilityIdentifier("background")
        Button {
        } label: {
          Text("Blue").padding().background { Capsule().fill(.blue) }
        }
        .accessibilityIdentifier("capsule")
        Button {
        } label: {
          Circle().frame(width: 40, height: 40)
        }.accessibilityIdentifier("shape")
        Button {
        } label: {
          Image(systemName: "plus.circle.fill")
        }.accessibilityIdentifier("image")
        Button {
        } label: {
          Text("Ring").padding().overlay(Circle().stroke())
        }
        .accessibilityIdentifier("overlay")
        Button {
        } label: {
          Text("Blue").padding().background(Color.blue)
        }
        .buttonStyle(.bordered).accessibilityIdentifier("bordered")
      }
    }

    /// The element with an identifier, as an expression of the page.
    private func element(_ name: String) -> String {
      "document.querySelector('[data-testid=\(name)]')"
    }

    @Test func box_isDrawnAroundATitle_andNotAroundABackgroundOfTheLabel() async throws {
      try await LiveServer.use {
        Buttons()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          let clear = "rgba(0, 0, 0, 0)"
          for name in ["title", "label", "bordered"] {
            try await window.wait(
              "getComputedStyle(\(element(name))).backgroundColor != '\(clear)'"
            )
          }
          for name in ["background", "capsule", "shape", "image", "overlay"] {
            try await window.wait(
              "getComputedStyle(\(element(name))).backgroundColor == '\(clear)'"
            )
            try await window.wait("getComputedStyle(\(element(name))).paddingLeft == '0px'")
          }
        }
      }
    }

    struct Rows: View {
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Alone") { Text("There") }.accessibilityIdentifier("alone")
            HStack {
              NavigationLink("One") { Text("There") }.accessibilityIdentifier("one")
              NavigationLink("Two") { Text("There") }.accessibilityIdentifier("two")
            }
          }
          .navigationTitle("Rows")
          .preferredColorScheme(.dark)
        }
      }
    }

    @Test func chevron_isWhereTheLinkIsTheRow_andTheSchemeReachesTheBar() async throws {
      try await LiveServer.use {
        Rows()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          let mark = "'::after').content"
          try await window.wait("getComputedStyle(\(element("alone")), \(mark) != 'none'")
          for name in ["one", "two"] {
            try await window.wait("getComputedStyle(\(element(name)), \(mark) == 'none'")
          }
          try await window.wait(
            "getComputedStyle(document.querySelector('.bar')).colorScheme == 'dark'"
          )
          try await window.wait("getComputedStyle(document.documentElement).colorScheme == 'dark'")
        }
      }
    }

    /// A sheet whose content has a button where the close button is.
    struct Closing: View {
      var body: some View {
        Text("Below").sheet(isPresented: .constant(true)) {
          VStack {
            HStack {
              Spacer()
              Button("Close it") {}.accessibilityIdentifier("own")
            }
            Spacer()
          }
        }
      }
    }

    @Test func closeButtonOfASheet_coversNothing() async throws {
      try await LiveServer.use {
        Closing()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait(
            """
            (() => { const own = \(element("own")).getBoundingClientRect(); \
            const close = document.querySelector('.sheet > .dismiss').getBoundingClientRect(); \
            return close.height > 0 && own.top >= close.bottom })()
            """
          )
        }
      }
    }

    /// A sheet whose bar has a button.
    struct Done: View {
      var body: some View {
        Text("Below").sheet(isPresented: .constant(true)) {
          NavigationStack {
            Text("Above").toolbar {
              ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
          }
        }
      }
    }

    @Test func sheetWithAButtonInItsBar_hasNoCloseButton() async throws {
      try await LiveServer.use {
        Done()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait(
            "getComputedStyle(document.querySelector('.sheet > .dismiss')).display == 'none'"
          )
        }
      }
    }

    // MARK: Several views at the top

    private struct Lines: View {
      let name: String
      var body: some View {
        Text("One").accessibilityIdentifier("\(name)-1")
        Text("Two").accessibilityIdentifier("\(name)-2")
        Button("Three") {}.accessibilityIdentifier("\(name)-3")
      }
    }

    private struct Top: View {
      @State private var isPresented = false
      var body: some View {
        TabView {
          Tab("First", systemImage: "star") { Lines(name: "tab") }
        }
        NavigationStack { Lines(name: "screen").navigationTitle("Screen") }
        Button("Present") { isPresented = true }.accessibilityIdentifier("root-1")
          .sheet(isPresented: $isPresented) { Lines(name: "sheet") }
        Text("Last").accessibilityIdentifier("root-2")
      }
    }

    @Test func viewsAtTheTop_ofAWindow_aTab_aScreenAndASheet_standBelowEachOther() async throws {
      try await LiveServer.use {
        Top()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.click("[data-testid=root-1]")
          try await window.wait("document.querySelector('[data-testid=sheet-3]')")
          for (name, count) in [("root", 2), ("tab", 3), ("screen", 3), ("sheet", 3)] {
            try await window.wait(
              """
              Array.from({ length: \(count) }, (_, i) =>
                document.querySelector(`[data-testid=\(name)-${i + 1}]`).getBoundingClientRect())
                .every(({ top, height }, i, all) => height > 10 && (!i || top >= all[i - 1].bottom))
              """
            )
          }
        }
      }
    }

    private struct Columns: View {
      var body: some View {
        NavigationSplitView {
          List { Text("One") }.navigationTitle("Sidebar")
        } detail: {
          Text("Two").navigationTitle("Detail")
        }
      }
    }

    @Test func columnsWithTitles_fillTheirPlace_withTheirBarsAtTheTop() async throws {
      try await LiveServer.use {
        Columns()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          for column in ["sidebar", "detail"] {
            try await window.wait("document.querySelector('.part-\(column) > .bar')")
            let fills = try await window.execute(
              """
              const column = document.querySelector('.part-\(column)').getBoundingClientRect()
              const bar = document.querySelector('.part-\(column) > .bar').getBoundingClientRect()
              return [bar.top - column.top < 2, column.width - bar.width < 2]
              """
            )
            #expect(fills.list == [true, true])
          }
        }
      }
    }
  }
}
