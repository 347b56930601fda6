import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of client commands and file transfers of a page.
  @MainActor
  @Suite("Client commands and files")
  struct Files {
    @Test func commands_areDone_andNoUnsafeAddressIsOpened() async throws {
      try await ClientPage.use {
        Text("Words")
      } do: { page in
        try await page.window.execute(
          """
          window.links = []
          HTMLAnchorElement.prototype.click = function () {
            links.push([this.getAttribute('href'), this.target, this.rel, this.hasAttribute('download')])
          }
          Object.defineProperty(navigator, 'clipboard', {
            value: { writeText: async (words) => { window.copied = words } } })
          """
        )
        try await page.push(
          ["open", "https://example.org/a"],
          ["open", "/here"],
          ["open", "mailto:ada@example.org"],
          ["save", "/pando/download/a/b/c.txt"],
          ["copy", "kingfisher"]
        )
        #expect(
          try await page.value("links") == [
            ["https://example.org/a", "_blank", "noopener noreferrer", false],
            ["/here", "", "", false], ["mailto:ada@example.org", "", "", false],
            ["/pando/download/a/b/c.txt", "", "", true],
          ]
        )
        #expect(try await page.window.wait("window.copied") == "kingfisher")
        try await page.window.execute("links.length = 0")
        try await page.push(["open", "javascript:alert(1)"], ["save", "data:text/html,x"])
        #expect(try await page.value("links") == [])
      }
    }

    @Test func copy_withoutAClipboard_takesTheOldWay() async throws {
      try await ClientPage.use {
        Text("Words")
      } do: { page in
        try await page.window.execute(
          """
          Object.defineProperty(navigator, 'clipboard', { value: undefined })
          document.execCommand = (name) => {
            const event = new ClipboardEvent(name, { clipboardData: new DataTransfer(), cancelable: true })
            document.dispatchEvent(event)
            window.copied = event.clipboardData.getData('text/plain')
            return true
          }
          """
        )
        try await page.push(["copy", "heron"])
        #expect(try await page.window.wait("window.copied") == "heron")
      }
    }

    @Test func pasteButton_sendsWhatIsOnTheClipboard() async throws {
      try await ClientPage.use {
        PasteButton(payloadType: String.self) { _ in }
      } do: { page in
        let number = try await page.number("[data-action=paste]")
        try await page.window.execute(
          """
          Object.defineProperty(navigator, 'clipboard', {
            value: { readText: async () => 'two\\nlines' } })
          """
        )
        try await page.window.click("[data-action=paste]")
        #expect(try await page.events() == [[number, "drop", ["two\nlines"], [0, 0]]])
        try await page.window.execute(
          "navigator.clipboard.readText = async () => { throw new Error('refused') }"
        )
        try await page.window.click("[data-action=paste]")
        try await page.window.wait(
          "document.querySelector('#pando-status').textContent.includes('paste')"
        )
        #expect(try await page.take() == [])
      }
    }

    @Test func importer_isADialogWithAField_thatCanBeLeft() async throws {
      try await ClientPage.use {
        Text("Words").fileImporter(
          isPresented: .constant(true),
          allowedContentTypes: [.png],
          allowsMultipleSelection: true,
          onCompletion: { _ in }
        )
      } do: { page in
        let number = try await page.number("[type=file]")
        let field = try await page.window.find("[type=file]")
        #expect(try await field.attribute("accept") == ".png,image/png")
        #expect(try await field.attribute("multiple") != nil)
        #expect(
          try await page.value(
            "document.querySelector('dialog').ariaModal + ' ' + "
              + "document.querySelector('#' + document.querySelector('dialog').getAttribute("
              + "'aria-labelledby')).textContent"
          ) == "true Choose files"
        )
        #expect(try await page.value("document.activeElement.type") == "file")
        #expect(try await page.value("document.querySelector('progress').hidden") == true)
        try await page.window.press(.escape)
        try await page.window.click("[data-action=dismiss]")
        try await page.window.execute(
          "document.querySelector('[type=file]').dispatchEvent(new Event('cancel', { bubbles: true }))"
        )
        #expect(try await page.events(3) == Array(repeating: [number, "dismiss"], count: 3))
      }
    }
  }
}
