import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of words that are longer than a row has room for.
  @MainActor
  @Suite("Live long words")
  struct LiveLongWords {
    private static let word =
      "Donaudampfschifffahrtsgesellschaftskapit\u{E4}n"
      + "switwenrentenauszahlungsstelle"

    private func value(
      width: Int,
      _ script: String,
      @ViewBuilder of content: @escaping @MainActor () -> some View
    ) async throws -> ChromeValue {
      let look = PageAudit.Look(width: width, height: 844, isTouch: width < 600, isDark: false)
      var value = ChromeValue.null
      try await ChromiumTests.use(look, [:], content) { window in
        // The style of what only the second script has.
        try await window.wait(
          "document.adoptedStyleSheets.some((sheet) => [...sheet.cssRules].some((rule) => rule.selectorText === '.stack'))"
        )
        value = try await window.execute(script)
        #expect(try await window.log() == [])
      }
      return value
    }

    /// The words of a row break, so that they neither leave the row nor cover other words.
    @Test(arguments: [390, 1280])
    func wordsOfRows_stayInTheirRows(width: Int) async throws {
      let word = Self.word
      let outside = try await value(
        width: width,
        """
        const box = (node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return range.getBoundingClientRect()
        }
        const leaving = [...document.querySelectorAll('.row')].filter((row) => {
          const words = [...row.querySelectorAll('.text:not(.menu-items *), .labeled-label')]
          return words.some((node) => box(node).right > row.getBoundingClientRect().right)
        })
        const row = document.querySelector('.row:has(.labeled-value)')
        const covered = box(row.querySelector('.labeled-label')).right > box(row.querySelector('.labeled-value')).left
        return [...leaving.map((row) => row.innerText.slice(-12)), ...covered ? ['covered'] : []]
        """
      ) {
        List {
          LabeledContent(word, value: "1,234,567,890,123,456.78")
          LabeledContent("Amount", value: String(repeating: "1234567890", count: 9))
          Label(word, systemImage: "star")
          Toggle(word, isOn: .constant(true))
          Picker(word, selection: .constant(1)) { Text(verbatim: word).tag(1) }
          DatePicker(word, selection: .constant(.distantPast))
          DisclosureGroup(word) { Text("One") }
          Menu(word) { Button("One") {} }
          ProgressView(word, value: 0.5)
        }
      }
      #expect(outside == [])
    }

    /// At 200 % a phone is half as wide, and no row may lead out of it (WCAG 1.4.10).
    @Test func numbersAndBadges_inHalfAPhone_stayInTheirRows() async throws {
      let digits = "123456789012345678901234"
      let outside = try await value(
        width: 195,
        """
        const outside = [...document.querySelectorAll('.row')].filter((row) => {
          const end = row.getBoundingClientRect().right
          return [...row.querySelectorAll('.text, .labeled-value, .badge')].some((node) => {
            const range = document.createRange()
            range.selectNodeContents(node)
            const words = (node.matches('.badge') ? node : range).getBoundingClientRect()
            const badge = node.matches('.text') && row.querySelector('.badge')?.getBoundingClientRect()
            return words.right > end || badge && words.right > badge.left && words.bottom > badge.top
          })
        })
        return outside.map((row) => row.innerText)
        """
      ) {
        List {
          HStack {
            Text("Balance")
            Spacer()
            Text(digits)
          }
          LabeledContent("Account", value: digits)
          Text("Inbox").badge("A very long badge with many words in it")
          Text(digits).badge(digits + digits)
        }
      }
      #expect(outside == [])
    }

    /// The value may be long, so that both do not fit in the row.
    @Test func titleOfAPicker_staysInOneLine() async throws {
      let isOneLine = try await value(
        width: 1280,
        """
        const [title, other] = document.querySelectorAll('.row .labeled-label')
        return Math.abs(title.getBoundingClientRect().height - other.getBoundingClientRect().height) < 2
        """
      ) {
        List {
          Picker("Legal entity of a bank", selection: .constant(1)) {
            Text("Short").tag(1)
            Text(String(repeating: "The long name of an option ", count: 6)).tag(2)
          }
          LabeledContent("Legal entity", value: "None")
        }
      }
      #expect(isOneLine == true)
    }

    /// A date keeps its width, and ends where other fields end.
    @Test func fieldsWithErrors_beginAndEndAsOthers() async throws {
      let ends = try await value(
        width: 390,
        """
        const ends = [...document.querySelectorAll('.row .input')].map((node) => {
          const { left, right } = node.getBoundingClientRect()
          return [left, right]
        })
        return Math.abs(ends[0][0] - ends[1][0]) < 1 && ends.every(([, right]) => Math.abs(right - ends[0][1]) < 1)
        """
      ) {
        Form {
          TextField("Name", text: .constant("")).fieldError("A name.")
          LabeledContent("Nick") { TextField("Nick", text: .constant("")).fieldError("A nick.") }
          DatePicker("Date", selection: .constant(.distantPast)).fieldError("Later.")
        }
      }
      #expect(ends == true)
    }

    @Test func longNameOfABar_leavesRoomForTheBars() async throws {
      let share = try await value(
        width: 390,
        """
        const [all, plot] = ['.chart-plot', '.chart-area'].map((name) => document.querySelector(name).offsetWidth)
        return plot / all
        """
      ) {
        Chart {
          BarMark(
            x: .value("Count", 3),
            y: .value("Name", "A name of several words, more than a phone has room for beside bars")
          )
          BarMark(x: .value("Count", 2), y: .value("Name", "Two"))
        }
        .frame(height: 200)
      }
      #expect((0.4..<0.9).contains(share.number ?? 0), "\(share)")
    }

    /// A screen that slides in begins beside its place.
    @Test func screenBesideItsPlace_givesTheWindowNothingToScrollTo() async throws {
      let room = try await value(
        width: 1280,
        """
        document.querySelector('.screen').style.translate = '56px'
        return [...document.querySelectorAll('html, .root')].map((node) => node.scrollWidth - node.clientWidth)
        """
      ) {
        NavigationStack { Text("One").navigationTitle("One") }
      }
      #expect(room == [0, 0])
    }
  }
}
