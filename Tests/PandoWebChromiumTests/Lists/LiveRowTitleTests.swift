import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the titles of fields, pickers, menus and buttons in rows: shown, read aloud, and not
  /// given twice.
  @MainActor
  @Suite("Live row titles")
  struct LiveRowTitles {
    private struct Menus: View {
      var body: some View {
        VStack {
          Menu("Words") { Button("One") {} }
          Menu {
            Button("One") {}
          } label: {
            Label("Both", systemImage: "star")
          }
          Menu {
            Button("One") {}
          } label: {
            Image(systemName: "ellipsis")
          }
          Menu {
            Button("One") {}
          } label: {
            Label("Icon alone", systemImage: "star").labelStyle(.iconOnly)
          }
          Menu {
            Button("One") {}
          } label: {
            Text("Drawn").padding().background(Color.blue)
          }
        }
      }
    }

    private struct Settings: View {
      var body: some View {
        Form {
          TextField("Name", text: .constant(""), prompt: Text("Ada"))
          HStack {
            Text("Mail")
            TextField("Mail", text: .constant(""), prompt: Text("ada@example.com"))
          }
          Picker("Plan", selection: .constant(1)) { Text("Year").tag(1) }
          HStack {
            Text("Colour")
            Picker("Colour", selection: .constant(1)) { Text("Red").tag(1) }
          }
        }
      }
    }

    @Test func menu_hasAMark_unlessItsLabelIsAPictureOrDrawn() async throws {
      try await ClientPage.use {
        Menus()
      } do: { page in
        let marks = try await page.window.execute(
          """
          return [...document.querySelectorAll('.menu-button')].map((node) =>
            [...node.querySelectorAll('.menu-mark')].filter((mark) => mark.checkVisibility()).length)
          """
        )
        #expect(marks == [1, 1, 0, 0, 0])
      }
    }

    @Test func title_ofAFieldOrAPicker_thatStandsBesideWords_isReadAloudAlone() async throws {
      try await ClientPage.use {
        Settings()
      } do: { page in
        // The values are the visible words of each row, and the names of its control.
        let rows = try await page.window.execute(
          """
          return [...document.querySelectorAll('.row')].map((row) => {
            const seen = [...row.querySelectorAll('*')].filter((node) => !node.matches('option') && node.checkVisibility()
              && !node.closest('.label-hidden .labeled-label')
              && [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
            const control = row.querySelector('input,select')
            return [seen.map((node) => node.textContent.trim()).join(), control.ariaLabel ?? control.labels[0].innerText.trim().split('\\n')[0]]
          })
          """
        )
        let names: [ChromeValue] = ["Name", "Mail", "Plan", "Colour"]
        #expect(rows.list == names.map { [$0, $0] })
      }
    }

    @Test func button_thatIsAllOfItsSection_standsOnNoCard() async throws {
      try await ClientPage.use {
        Form {
          Section { Text("Words") }
          Section {
            Button {
            } label: {
              Text("Continue").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
          } footer: {
            Text("Step 1 of 4")
          }
        }
      } do: { page in
        let looks = try await page.window.execute(
          """
          return [...document.querySelectorAll('.rows')].map((rows) => {
            const row = rows.querySelector('.row'), button = rows.querySelector('.button') ?? row
            const widths = [rows, button].map((node) => node.getBoundingClientRect().width)
            return [getComputedStyle(rows).boxShadow !== 'none', widths[0] === widths[1],
              [rows, row].some((node) => getComputedStyle(node).backgroundColor !== 'rgba(0, 0, 0, 0)')]
          })
          """
        )
        #expect(looks == [[true, true, true], [false, true, false]])
      }
    }
  }
}
