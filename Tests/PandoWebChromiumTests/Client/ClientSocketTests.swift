import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of a page whose socket breaks: it reconnects and loses nothing.
  @MainActor
  @Suite("Sockets")
  struct Sockets {
    private func use(_ body: @MainActor (ClientPage) async throws -> Void) async throws {
      try await ClientPage.use {
        VStack {
          TextField("Name", text: .constant("")); Button("Add") {}
        }
      } do: { page in
        try await body(page)
      }
    }

    @Test func reconnectedPage_reportsTheLastBatch_andSendsUnansweredEventsAgain() async throws {
      try await use { page in
        let number = try await page.number("button")
        for _ in 0..<3 { try await page.window.click("button") }
        try await page.push(["title", "1"], answered: 1)
        try await page.push(["title", "2"], answered: 1)
        try await page.window.execute("fake.frames.length = 0; fake.taken = 0; fake.drop()")
        try await page.window.wait(
          "document.querySelector('[role=status]').textContent === 'Reconnecting…'"
        )
        try await page.window.wait("fake.frames.length >= 3")
        #expect(
          try await page.value("fake.frames.map((frame) => frame.slice(0, 5))") == [
            ["hello", 1, "SESSION", "TOKEN", 2], [2, number, "tap"], [3, number, "tap"],
          ]
        )
        try await page.window.wait("document.querySelector('[role=status]').textContent === ''")
        try await page.window.click("button")
        try await page.window.wait("fake.events.some(([number]) => number === 4)")
      }
    }

    /// A network that went away without a word: the socket seems open, and no frame comes.
    @Test func socketThatIsSilentForTooLong_isReplaced_andEventsAreSentAgain() async throws {
      try await use { page in
        let number = try await page.number("button")
        try await page.push(["title", "1"], answered: 0)
        try await page.window.execute("fake.socket.onmessage({ data: '[0,300]' })")
        try await page.window.click("button")
        try await page.window.wait("fake.sockets.length > 1 && fake.events.length > 1")
        #expect(
          try await page.value(
            "fake.frames.filter(([name]) => name !== 'window').map((frame) => frame.slice(0, 5))"
          ).list.suffix(2) == [
            ["hello", 1, "SESSION", "TOKEN", 1], [1, number, "tap"],
          ]
        )
      }
    }

    @Test func eventsWhileThereIsNoSocket_areKept_andOfAFieldTheNewest() async throws {
      try await use { page in
        try await page.window.execute("fake.isReachable = false; fake.drop()")
        try await page.window.wait("fake.sockets.length > 1 && fake.socket.readyState === 3")
        let (button, field) = try await (page.number("button"), page.number("input"))
        try await page.window.click("button")
        try await page.window.execute("document.querySelector('input').focus()")
        try await page.window.type("abc")
        try await page.window.execute("fake.isReachable = true; dispatchEvent(new Event('online'))")
        try await page.window.wait("fake.events.length >= 3")
        #expect(
          try await page.take() == [
            [1, button, "tap"], [2, field, "focus", true], [3, field, "change", "text", "abc"],
          ]
        )
      }
    }

    @Test func pauses_growAndEnd() async throws {
      try await use { page in
        try await page.window.execute(
          """
          window.pauses = []
          const later = setTimeout
          window.setTimeout = (work, pause, ...rest) => {
            if (pause > 100) { pauses.push(pause); pause = 0 }
            return later(work, pause, ...rest)
          }
          fake.isReachable = false
          fake.drop()
          """
        )
        try await page.window.wait("pauses.length > 12")
        let pauses = try await page.value("pauses").list.compactMap(\.number)
        #expect(pauses.allSatisfy { $0 <= 10_000 })
        #expect((pauses.last ?? 0) >= 5_000 && (pauses.first ?? 9999) <= 250)
      }
    }

    @Test func aSessionThatIsGone_loadsTheDocumentAgainOnce_withWhatWasTyped() async throws {
      try await ClientPage.use {
        VStack {
          TextField("Name", text: .constant(""))
          SecureField("Password", text: .constant(""))
          TextField("Left", text: .constant(""))
        }
      } do: { page in
        let number = try await page.number("input")
        try await page.window.execute(
          "window.isOld = true; document.querySelector('input').focus()"
        )
        try await page.window.type("Ada")
        try await page.window.execute("document.querySelector('[type=password]').focus()")
        try await page.window.type("secret")
        _ = try await page.events(10)
        try await page.push()
        try await page.window.execute("fake.drop(4001)")
        try await page.window.wait("!window.isOld && fake.hellos.length")
        #expect(try await page.events() == [[number, "change", "text", "Ada"]])
        #expect(
          try await page.value("[...document.querySelectorAll('input')].map((node) => node.value)")
            == ["Ada", "", ""]
        )
        #expect(
          try await page.value(
            "Object.keys(sessionStorage).filter((key) => key !== 'pandoSession')"
          ) == ["pandoReload"]
        )
      }
    }

    @Test func sessionThatStaysGone_isRequestedLessAndLessOften() async throws {
      try await use { page in
        // One reload after another, with a clock that the test controls.
        var (now, waits) = (1_000_000_000.0, [Double]())
        for _ in 0..<9 {
          try await page.window.execute(
            """
            window.isOld = true
            window.now = arguments[0]
            Date.now = () => now
            const later = setTimeout
            window.setTimeout = (work, pause, ...rest) => {
              if (!(pause >= 5000)) return later(work, pause, ...rest)
              window.waiting = { work, pause }
            }
            fake.drop(4001)
            """,
            .number(now)
          )
          try await page.window.wait("!window.isOld || window.waiting")
          if try await page.value("!!window.waiting") == true {
            #expect(
              try await page.value("document.querySelector('[role=status]').textContent")
                == "Reconnecting…"
            )
            // Text typed while the page waits is kept too.
            try await page.window.execute(
              "document.querySelector('input').focus(); document.querySelector('input').select()"
            )
            try await page.window.type("Ada \(waits.count)")
            let wait = try #require(try await page.value("waiting.pause").number)
            waits.append(wait)
            now += wait
            // The page asks the server before it loads the document.
            try await page.window.execute(
              """
              now = arguments[0]
              fake.onFrame = ([kind]) => kind === 'hello' && fake.drop(4001)
              waiting.work()
              """,
              .number(now)
            )
          }
          try await page.window.wait("!window.isOld && fake.hellos.length")
          let typed = waits.isEmpty ? "" : "Ada \(waits.count - 1)"
          #expect(try await page.value("document.querySelector('input').value") == .text(typed))
        }
        #expect(
          waits == [10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 600_000, 600_000]
        )
        // After a long time without trouble, the page reloads at once, and waits as little as at first.
        now += 3_000_000
        for isFirst in [true, false] {
          try await page.window.execute(
            """
            window.isOld = true
            Date.now = () => arguments[0]
            const later = setTimeout
            window.setTimeout = (work, pause, ...rest) => {
              if (!(pause >= 5000)) return later(work, pause, ...rest)
              window.waiting = pause
            }
            fake.drop(4001)
            """,
            .number(now)
          )
          try await page.window.wait(
            isFirst ? "!window.isOld && fake.hellos.length" : "window.waiting === 10000"
          )
        }
      }
    }

    @Test func aPageThatAnotherOneTookOver_stops() async throws {
      try await use { page in
        try await page.window.execute("fake.drop(4002)")
        try await page.window.wait(
          "document.querySelector('[role=status]').textContent.includes('another window')"
        )
        try await page.window.execute("dispatchEvent(new Event('online'))")
        #expect(try await page.value("fake.sockets.length") == 1)
      }
    }

    @Test func anAddressUnderAPath_isKept() async throws {
      let address = try ClientPage.serve(base: "/board") { Text("Words") }
      try await ChromeWindow.use { window in
        try await ClientPage.use(window, address) { page in
          let url = try await page.value("fake.socket.url").text ?? ""
          #expect(url.hasSuffix("/board/pando/socket"))
        }
      }
    }
  }
}
