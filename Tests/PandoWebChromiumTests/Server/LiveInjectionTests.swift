import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests that text of an application stays text, in the document and in patches, on a real server
  /// with its own content security policy.
  @MainActor
  @Suite("Live injections")
  struct LiveInjections {
    private static let watch = """
      window.executions = []
      window.executed = (what) => { executions.push(String(what)) }
      for (const name of ['alert', 'confirm', 'prompt']) window[name] = window.executed
      window.violations = []
      window.problems = []
      document.addEventListener('securitypolicyviolation', (event) => {
        violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample)
      })
      addEventListener('error', (event) => { if (event.message) problems.push(event.message) })
      """

    @Test func corpus_inEverythingThatCarriesWords_runsNothing() async throws {
      let corpus = PandoWebTestSupport.Injections.all
      #expect(Set(corpus).count >= 150)
      let size = 30
      try await ChromeWindow.use { window in
        try await window.devtools(
          "Page.addScriptToEvaluateOnNewDocument",
          ["source": .text(Self.watch)]
        )
        for start in stride(from: 0, to: corpus.count, by: size) {
          let first = Array((corpus + corpus)[start..<start + size])
          let model = HostileModel(first)
          try await LiveServer.use {
            HostileBoard(model: model)
          } _: { server in
            try await window.open(port: server.port)
            try await window.wait("document.querySelector('#pando-status')")
            try await expectInnocence(window)
            // Patches move every text to another place.
            model.words = Array(first.reversed())
            model.hasMore = true
            model.showsAlert = true
            let count = model.words[0].count
            try await window.wait(
              "document.querySelector('[data-testid=marker]').textContent == 'Marker \(count)'",
              seconds: 30
            )
            try await expectInnocence(window)
            model.showsAlert = false
            model.words.swapAt(0, 1)
            model.words[0] += " "
            try await window.wait(
              "document.querySelector('[data-testid=marker]').textContent == 'Marker \(model.words[0].count)'"
            )
            try await expectInnocence(window)
          }
        }
      }
    }

    private func expectInnocence(_ window: ChromeWindow) async throws {
      // Waits long enough for code that loads or runs later.
      try await window.executeAsync(
        "requestAnimationFrame(() => requestAnimationFrame(arguments[0]))"
      )
      let state = try await window.execute(
        """
        const found = []
        for (const node of document.querySelectorAll('body *')) {
          if (/^(script|iframe|object|embed|base|meta|link|style|use|set|animate)$/i.test(node.localName)) {
            found.push(node.outerHTML.slice(0, 200))
          }
          for (const { name, value } of node.attributes) {
            if (/^on/i.test(name) || name === 'srcdoc') found.push(name + '=' + value)
            if (!/^(href|src|action|formaction|xlink:href|srcset|poster)$/i.test(name)) continue
            let protocol = 'none'
            try { protocol = new URL(value, document.baseURI).protocol } catch {}
            const isPicture = name === 'src' && /^data:image\\/(png|jpeg|gif|webp|avif)/.test(value)
            if (!/^(https?:|mailto:|tel:|none)$/.test(protocol) && !isPicture) found.push(name + '=' + value)
          }
        }
        return [found, executions, violations, problems, document.querySelectorAll('body *').length > 500]
        """
      )
      #expect(state == [[], [], [], [], true])
      let log = try await window.log()
      #expect(log.filter { $0.contains("Content Security Policy") } == [])
      // The page itself also refuses addresses that are not URLs, and logs that.
      #expect(log.filter { $0.contains("pando:") && !$0.contains("refused") } == [])
    }
  }
}
