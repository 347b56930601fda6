import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the place of the focus when a sheet opens or closes.
extension ChromiumTests.LiveBars {
  @Test(arguments: [true, false])
  func sheetThatClosesAndShowsAScreen_leavesTheFocusAtItsHeading(isPressed: Bool) async throws {
    try await use(.desktop) {
      TabView { Tab("Trips", systemImage: "map") { Palette() } }
    } _: { window in
      if isPressed {
        try await window.execute("document.querySelector('.tools .button').focus()")
        try await window.press(.enter)
      } else {
        try await window.press(.k, with: .control)
      }
      try await window.wait("document.activeElement.closest('dialog')")
      try await window.press(.enter)
      try await window.wait("document.title === 'Kyoto'")
      let words = try await window.wait(
        "document.activeElement.matches('.screen-title') && document.activeElement.textContent"
      )
      #expect(words == "Kyoto")
    }
  }

  @Test func sheetWithHeights_whenItOpens_givesTheFocusToItsHeading_notToItsEdge()
    async throws
  {
    try await use(.phone) {
      Text("Trips").sheet(isPresented: .constant(true)) {
        NavigationStack {
          List { Text("Utah") }
            .navigationTitle("New trip")
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
        }
        .presentationDetents([.medium, .large])
      }
    } _: { window in
      let words = try await window.wait(
        "document.activeElement.closest('dialog *')?.textContent.trim()"
      )
      #expect(words == "New trip")
      let title = try await numbers(".sheet .screen-title", "box.x + box.width / 2", in: window)
      #expect(title.allSatisfy { abs($0 - 195) < 1 }, "\(title)")
    }
  }

  /// The second page of the sheet is beside the first one.
  @Test(arguments: [PageAudit.Look.desktop, .phone])
  func sheetWithPages_whenItOpens_showsItsFirstPage(look: PageAudit.Look) async throws {
    try await use(look) {
      Text("Trips").sheet(isPresented: .constant(true)) {
        GeometryReader { room in
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Text("Welcome").frame(width: room.size.width)
              TextField("Mail", text: .constant("")).frame(width: room.size.width)
            }
          }
          .scrollTargetBehavior(.paging)
        }
        .presentationDetents([.medium])
      }
    } _: { window in
      try await window.wait("document.activeElement.closest('dialog')")
      let state = try await window.execute(
        "return [document.activeElement.matches('input'), document.querySelector('.scroll').scrollLeft]"
      )
      #expect(state == [false, 0])
    }
  }

  /// With a keyboard the first field has the focus, because a person writes at once. A finger taps
  /// the field first.
  @Test(arguments: [PageAudit.Look.desktop, .phone], [true, false])
  func sheet_whenItOpens_givesTheFocusToItsFirstField_orItsHeading(
    look: PageAudit.Look,
    beginsWithField: Bool
  ) async throws {
    try await use(look) {
      Text("Trips").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Form {
            if !beginsWithField { Toggle("With a dog", isOn: .constant(true)) }
            TextField("Name", text: .constant("Utah"))
          }
          .navigationTitle("New trip")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          }
        }
      }
    } _: { window in
      let found = try await window.wait(
        "document.activeElement.closest('dialog *') && document.activeElement.localName"
      )
      #expect(found == (beginsWithField && !look.isTouch ? "input" : "h2"))
    }
  }

  /// A screen that asks for confirmation before it is left.
  private struct Draft: View {
    @State private var asks = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Form { TextField("Name", text: .constant("Utah")) }
        .navigationTitle("Draft")
        .navigationBarBackButtonHidden()
        .toolbar { Button("Cancel") { asks = true } }
        .confirmationDialog("Discard?", isPresented: $asks) {
          Button("Discard", role: .destructive) { dismiss() }
        }
    }
  }

  /// The screen that slides away is still in the document, and takes no focus.
  @Test func dialogThatClosesWithItsScreen_leavesTheFocusOnTheScreenBelow() async throws {
    try await use(.desktop) {
      TabView {
        Tab("Trips", systemImage: "map") {
          NavigationStack {
            List { NavigationLink("New trip") { Draft() } }.navigationTitle("Trips")
          }
        }
        Tab("Maps", systemImage: "globe") { Text("Maps") }
      }
    } _: { window in
      try await window.execute("document.querySelector('.link-push').focus()")
      try await window.press(.enter)
      try await window.wait("document.title === 'Draft'")
      try await window.execute(
        "[...document.querySelectorAll('.tools .button')].find((node) => node.offsetParent).focus()"
      )
      try await window.press(.enter)
      try await window.wait("document.querySelector('.question .role-destructive')")
      try await window.execute("document.querySelector('.question .role-destructive').focus()")
      try await window.press(.enter)
      try await window.wait("document.title === 'Trips' && !document.querySelector('.question')")
      #expect(
        try await window.execute("return document.activeElement.textContent.trim()") == "New trip"
      )
    }
  }
}
