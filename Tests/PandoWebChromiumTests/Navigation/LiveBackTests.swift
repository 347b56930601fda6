import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of what the browser's Back button closes besides the screens of a stack.
  @MainActor
  @Suite("Live Back button")
  struct LiveBack {
    private struct Harbour: View {
      @State private var isShown = false
      @State private var isFixed = false
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          List {
            NavigationLink("Quay", value: 4).accessibilityIdentifier("quay")
            Button("Sheet") { isShown = true }.accessibilityIdentifier("sheet")
            Toggle("Fixed", isOn: $isFixed).accessibilityIdentifier("fixed")
          }
          .navigationTitle("Harbour")
          .navigationDestination(for: Int.self) { _ in
            Button("Sheet") { isShown = true }.accessibilityIdentifier("sheet-on-quay")
              .navigationTitle("Quay")
          }
        }
        .sheet(isPresented: $isShown) {
          NavigationStack {
            NavigationLink("Further", value: "more").accessibilityIdentifier("further")
              .navigationTitle("Berths")
              .navigationDestination(for: String.self) { Text($0).navigationTitle("More") }
          }
          .interactiveDismissDisabled(isFixed)
        }
      }
    }

    private struct Columns: View {
      @State private var mail: String?
      var body: some View {
        NavigationSplitView {
          List(["Engine", "Supper"], id: \.self, selection: $mail) { Text($0) }
            .navigationTitle("Mail")
        } detail: {
          Text(mail ?? "None").navigationTitle("Detail")
        }
      }
    }

    private struct Deep: View {
      @State private var path: [Int] = []
      @State private var mail: String?
      var body: some View {
        NavigationSplitView {
          List(["Engine"], id: \.self, selection: $mail) { Text($0) }.navigationTitle("Mail")
        } detail: {
          NavigationStack(path: $path) {
            NavigationLink("More", value: 1).accessibilityIdentifier("more")
              .navigationDestination(for: Int.self) { _ in Text("All headers") }
          }
        }
      }
    }

    private let phone = PageAudit.Look(width: 390, height: 844, isTouch: true, isDark: false)
    private let isSheetThere = "!!document.querySelector('dialog.sheet:not([inert] *)')"

    /// Waits until the sheet is or is not there, and until the page has an address and a depth of
    /// its history.
    private func at(
      _ window: ChromeWindow,
      sheet: Bool,
      path: String,
      depth: Int
    ) async throws {
      try await window.wait(
        """
        \(isSheetThere) === \(sheet) && location.pathname === '\(path)' && history.state.pando.at(-1) === \(depth)
        """
      )
    }

    @Test func back_fromASheet_closesIt_andNotThePage() async throws {
      try await ChromiumTests.use(phone) {
        Harbour()
      } _: { window in
        try await window.click("[data-testid=quay]")
        try await at(window, sheet: false, path: "/4", depth: 1)
        try await window.click("[data-testid=sheet-on-quay]")
        try await at(window, sheet: true, path: "/4", depth: 2)
        // The screens in the sheet are closed before the sheet.
        try await window.click("[data-testid=further]")
        try await at(window, sheet: true, path: "/4", depth: 3)
        _ = try await window.execute("history.back()")
        try await at(window, sheet: true, path: "/4", depth: 2)
        _ = try await window.execute("history.back()")
        try await at(window, sheet: false, path: "/4", depth: 1)
        _ = try await window.execute("history.back()")
        try await at(window, sheet: false, path: "/", depth: 0)
      }
    }

    @Test func sheetThatIsClosed_leavesNoEntry() async throws {
      try await ChromiumTests.use(phone) {
        Harbour()
      } _: { window in
        try await window.click("[data-testid=sheet]")
        try await at(window, sheet: true, path: "/", depth: 1)
        try await window.click("dialog.sheet .dismiss")
        try await at(window, sheet: false, path: "/", depth: 0)
        // Forward leads to no sheet, because its state is the application's.
        _ = try await window.execute("history.forward()")
        try await at(window, sheet: false, path: "/", depth: 0)
        // A sheet that the user cannot close stays.
        try await window.click("[data-testid=fixed] input, input[data-testid=fixed]")
        try await window.click("[data-testid=sheet]")
        try await at(window, sheet: true, path: "/", depth: 1)
        _ = try await window.execute(
          "addEventListener('popstate', () => window.hasGoneBack = true); history.back()"
        )
        try await window.wait("window.hasGoneBack")
        try await at(window, sheet: true, path: "/", depth: 1)
      }
    }

    private struct Questions: View {
      @State private var isAsked = false
      @State private var isOffered = false
      @State private var isCancelled = false
      var body: some View {
        VStack {
          Button("Delete") { isAsked = true }.accessibilityIdentifier("ask")
          Button("Share") { isOffered = true }.accessibilityIdentifier("offer")
          Text(isCancelled ? "Kept" : "Nothing").accessibilityIdentifier("answer")
        }
        .alert("Delete it?", isPresented: $isAsked) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) { isCancelled = true }
        }
        .confirmationDialog("Share it?", isPresented: $isOffered) { Button("By mail") {} }
      }
    }

    @Test func back_fromAnAlert_cancelsIt_andNotThePage() async throws {
      try await ChromiumTests.use(phone) {
        Questions()
      } _: { window in
        for name in ["ask", "offer"] {
          let isThere = "!!document.querySelector('dialog.question:not([inert] *)')"
          try await window.click("[data-testid=\(name)]")
          try await window.wait("\(isThere) && history.state.pando.at(-1) === 1")
          _ = try await window.execute("history.back()")
          try await window.wait("!\(isThere) && history.state.pando.at(-1) === 0")
        }
        // Back presses the cancel button, as Escape does.
        try await window.wait("document.querySelector('[data-testid=answer]').innerText === 'Kept'")
        // An alert that was answered leaves no entry.
        try await window.click("[data-testid=ask]")
        try await window.wait("history.state.pando.at(-1) === 1")
        try await window.click(".role-destructive")
        try await window.wait("history.state.pando.at(-1) === 0")
      }
    }

    @Test func back_fromAColumn_showsTheOneBefore() async throws {
      try await ChromiumTests.use(phone) {
        Columns()
      } _: { window in
        let isSidebar = "document.querySelector('.part-sidebar').checkVisibility()"
        let isDetail = "document.querySelector('.part-detail')?.checkVisibility()"
        try await window.wait("document.querySelector('.column-back')")
        _ = try await window.execute("window.isSamePage = true")
        for _ in 1...2 {
          try await window.click(".part-sidebar .row")
          try await window.wait("\(isDetail) && history.state.columns === 1")
          _ = try await window.execute("history.back()")
          try await window.wait("\(isSidebar) && !history.state.columns")
          _ = try await window.execute("history.forward()")
          try await window.wait("\(isDetail) && history.state.columns === 1")
          // The page's own button goes back in the history too.
          try await window.click(".column-back")
          try await window.wait("\(isSidebar) && !history.state.columns")
        }
        #expect(try await window.execute("return window.isSamePage") == true)
      }
    }

    @Test func back_overAScreenAndAColumnAtOnce_leavesBoth() async throws {
      try await ChromiumTests.use(phone) {
        Deep()
      } _: { window in
        try await window.wait("document.querySelector('.column-back')")
        try await window.click(".part-sidebar .row")
        try await window.wait("history.state.columns === 1")
        try await window.click("[data-testid=more]")
        try await window.wait("history.state.pando.at(-1) === 1")
        _ = try await window.execute("history.go(-2)")
        try await window.wait(
          "document.querySelector('.part-sidebar').checkVisibility() && !document.body.textContent.includes('All headers')"
        )
        #expect(try await window.execute("return history.state.pando.at(-1)") == 0)
      }
    }

    /// A wide window shows both columns, and back leads out of the page.
    @Test func choosing_inAWideWindow_addsNoEntry() async throws {
      try await ChromiumTests.use(.desktop) {
        Columns()
      } _: { window in
        try await window.wait("document.querySelector('.column-back')")
        let before = try await window.execute("return history.length")
        try await window.click(".part-sidebar .row")
        try await window.wait(
          "document.querySelector('.part-detail').textContent.includes('Engine')"
        )
        #expect(try await window.execute("return history.length") == before)
      }
    }
  }
}
