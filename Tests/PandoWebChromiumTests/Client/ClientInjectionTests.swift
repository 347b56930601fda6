import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of injections: no text that an application draws or a server sends is executed in a
  /// page.
  @MainActor
  @Suite("Injections")
  struct Injections {
    private typealias Corpus = PandoWebTestSupport.Injections

    /// With the policy the browser blocks scripts in the document. Without it the client alone has to hold.
    @Test(arguments: [ClientPage.policy, nil])
    func steps_withHostileWords_runNothing(policy: String?) async throws {
      #expect(Corpus.all.count >= 80)
      for payloads in Self.groups { try await expectInnocence(ofStepsWith: payloads, policy) }
    }

    /// The words in groups. With all at once a page is so large that a press takes minutes on a busy
    /// machine.
    private static let groups = stride(from: 0, to: Corpus.all.count, by: 20).map {
      Array(Corpus.all[$0..<min($0 + 20, Corpus.all.count)])
    }

    private func expectInnocence(ofStepsWith payloads: [String], _ policy: String?) async throws {
      try await ClientPage.use(policy: policy) {
        VStack {
          Text("Words"); Link("Go", destination: .init(string: "/there")!);
          TextField("Name", text: .constant(""))
        }
      } do: { page in
        try await page.window.execute(
          """
          const [payloads, addresses] = arguments
          const text = document.querySelector('.text').id, link = document.querySelector('a').id
          const field = document.querySelector('input').id, stack = document.querySelector('.v').id
          const names = ['href', 'src', 'action', 'formaction', 'xlink:href', 'HREF', 'srcset', 'poster',
            'data', 'ping', 'background', 'srcdoc', 'title', 'style', 'class', 'value', 'data-on',
            'onclick', 'onerror', 'onload', 'ONFOCUS', 'onToggle']
          const tags = ['a', 'img', 'form', 'button', 'p', 'input', 'svg', 'script', 'iframe', 'object',
            'embed', 'base', 'meta', 'link', 'style', 'SCRIPT']
          payloads.forEach((payload, index) => {
            const attributes = Object.fromEntries(names.map((name) => [name, payload]))
            const nodes = tags.map((tag) => [tag, attributes, [payload]])
            const drawing = ['svg', attributes, [
              ['a', attributes, [payload]], ['script', attributes, [payload]], ['use', attributes, []],
              ['animate', { attributeName: 'href', values: payload }, []], ['set', { to: payload }, []],
              ['foreignObject', attributes, [['script', attributes, [payload]], ['iframe', attributes, []]]]]]
            const id = 'p' + (10000 + index)
            fake.push([
              ['t', text, payload],
              ...names.flatMap((name) => [['a', text, name, payload], ['a', link, name, payload], ['a', field, name, payload]]),
              ['i', stack, ['div', { id }, [...nodes, drawing, payload]], null],
              ['c', id, [...nodes, payload]],
              ['r', id, ['div', { id }, [...nodes, drawing]]],
              ['title', payload],
            ])
          })
          """,
          .list(payloads.map { .text($0) }),
          .list(Corpus.addresses.map { .text($0) })
        )
        try await expectInnocence(page)
        let count = try await page.value("document.querySelectorAll('p').length").number
        #expect(count ?? 0 > Double(payloads.count))
      }
    }

    @Test(arguments: [ClientPage.policy, nil])
    func documents_withHostileWords_runNothing(policy: String?) async throws {
      let kinds: [ElementKind] = [
        .text, .button, .link, .image, .textField, .textEditor, .toggle, .label, .section, .picker,
        .screen, .disclosure, .menu, .progress, .groupBox, .table, .problem, .unavailable, .chart,
      ]
      for payloads in Self.groups {
        let pieces = payloads.flatMap { payload in kinds.map { Self.hostilePiece($0, payload) } }
        let address = try ClientPage.serve(
          ElementTree(Piece(.vstack, [:], pieces)),
          policy: policy
        )
        try await ChromeWindow.use { window in
          try await ClientPage.use(window, address) { page in
            let count = try await page.value("document.querySelectorAll('.text').length").number
            #expect(count ?? 0 > Double(payloads.count * 12))
            try await expectInnocence(page)
          }
        }
      }
    }

    /// Returns an element that has a text for each of its attributes and as its content.
    private static func hostilePiece(_ kind: ElementKind, _ payload: String) -> Piece {
      var attributes: [AttributeKey: AttributeValue] = [:]
      for key in AttributeKey.allCases { attributes[key] = .text(payload) }
      for key: AttributeKey in [
        .fixedSize, .components, .accessibilityTraits, .suggestions, .accessibilityActions,
      ] {
        attributes[key] = .list([payload])
      }
      attributes[.isHidden] = nil
      attributes[.events] = nil
      return Piece(kind, attributes, [.text(payload)])
    }

    @Test func safeAddresses_areSet() async throws {
      try await ClientPage.use {
        VStack { Link("Go", destination: .init(string: "/there")!) }
      } do: { page in
        let link = try await page.name("a")
        let safe = [
          "https://example.org/a?b#c", "http://example.org", "//example.org/x", "/path", "path",
          "#part",
          "?query", "mailto:a@example.org", "tel:+123",
        ]
        for address in safe {
          try await page.push(["a", link, "href", .text(address)])
          #expect(
            try await page.value("document.querySelector('a').getAttribute('href')")
              == .text(address)
          )
        }
        let picture = "data:image/gif;base64,R0lGODlhAQABAAAAACw="
        try await page.push([
          "i", "p0", ["img", ["id": "p900", "src": .text(picture), "alt": ""], []], nil,
        ])
        #expect(try await page.value("document.querySelector('img').src") == .text(picture))
        #expect(try await page.value("violations") == [])
      }
    }

    /// Expects that nothing was executed and that nothing can be. Presses everything that can be
    /// pressed.
    ///
    /// The page has no event attribute, no address of an unsafe scheme and no element that loads
    /// something.
    private func expectInnocence(_ page: ClientPage) async throws {
      let suspicious = try await page.window.execute(
        """
        const found = []
        for (const node of document.querySelectorAll('body *')) {
          if (/^(script|iframe|object|embed|base|meta|link|style|use|set|animate)$/i.test(node.localName)) {
            found.push(node.outerHTML.slice(0, 200))
          }
          for (const { name, value } of node.attributes) {
            if (/^on/i.test(name) || name === 'srcdoc') found.push(name + '=' + value)
            if (!/^(href|src|action|formaction|xlink:href)$/i.test(name)) continue
            let protocol = 'none'
            try { protocol = new URL(value, document.baseURI).protocol } catch {}
            const isPicture = name === 'src' && /^data:image\\/(png|jpeg|gif|webp|avif)/.test(value)
            if (!/^(https?:|mailto:|tel:|none)$/.test(protocol) && !isPicture) found.push(name + '=' + value)
          }
        }
        addEventListener('click', (event) => event.target.closest('a[href]') && event.preventDefault())
        for (const node of document.querySelectorAll('a,button,img,[tabindex]')) {
          if (!node.closest('form')) node.click?.()
          node.dispatchEvent(new PointerEvent('pointerenter'))
          node.focus?.()
        }
        return found
        """
      )
      #expect(suspicious == [])
      // Waits long enough for code that loads or runs later.
      try await page.window.executeAsync(
        "requestAnimationFrame(() => requestAnimationFrame(arguments[0]))"
      )
      #expect(try await page.value("executions") == [])
      #expect(try await page.value("violations") == [])
    }
  }
}
