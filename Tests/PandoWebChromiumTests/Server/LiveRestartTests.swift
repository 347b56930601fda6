import Foundation
import PandoTestSupport
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  @MainActor
  @Suite("Restarts")
  struct Restarts {
    @Test func page_whenItsServerIsKilledAndComesBack_recoversByItself() async throws {
      try await AppProcess.withFile { file in
        let variables = ["SURVIVAL_FILE": file.path()]
        try await ChromeWindow.use { window in
          func text(_ name: String) -> String {
            "document.querySelector('[data-testid=\(name)]').textContent"
          }
          var port = 0
          try await AppProcess.use(variables) { app in
            port = app.port
            try await window.open("http://127.0.0.1:\(port)/")
            for count in 1...3 {
              try await window.click("[data-testid=keep]")
              try await window.wait("\(text("kept")) == 'Kept \(count)'")
            }
            try await window.click("input")
            try await window.type("Ada")
            try await window.wait("\(text("hello")) == 'Hello Ada'")
            while (try? String(contentsOf: file, encoding: .utf8))?.contains("3") != true {
              try await pauseBeforeNextLook()
            }
            app.send(SIGKILL)
            #expect(await app.status() == -SIGKILL)
          }
          try await window.wait("document.querySelector('#pando-status').textContent")
          // Typed while no server is running.
          try await window.type(" Byron")
          try await AppProcess.use(port: port, variables) { _ in
            try await window.wait("\(text("hello")) == 'Hello Ada Byron'")
            try await window.wait("\(text("kept")) == 'Kept 3'")
            #expect(
              try await window.execute("return document.querySelector('input').value")
                == "Ada Byron"
            )
            try await window.click("[data-testid=keep]")
            try await window.wait("\(text("kept")) == 'Kept 4'")
          }
        }
      }
    }

    @Test func page_whoseServerRestartsTwiceInARow_recoversBothTimes() async throws {
      try await AppProcess.withFile { file in
        let variables = ["SURVIVAL_FILE": file.path()]
        try await ChromeWindow.use { window in
          func press() async throws {
            let presses = "document.querySelector('[data-testid=presses]').textContent"
            try await window.click("[data-testid=press]")
            try await window.wait("\(presses) == 'Presses 1'")
          }
          var port = 0
          try await AppProcess.use(variables) { app in
            port = app.port
            try await window.open("http://127.0.0.1:\(port)/")
            try await press()
          }
          try await AppProcess.use(port: port, variables) { _ in
            try await window.wait(
              "document.querySelector('[data-testid=presses]').textContent == 'Presses 0'"
            )
            try await press()
            // The page was reloaded just now, so it waits before the next reload: here for a twentieth of the
            // time.
            try await window.execute(
              """
              const start = Date.now(), now = Date.now, later = setTimeout
              Date.now = () => start + (now() - start) * 20
              window.setTimeout = (work, pause, ...rest) => later(work, pause / 20, ...rest)
              """
            )
          }
          try await AppProcess.use(port: port, variables) { _ in
            try await window.wait(
              "document.querySelector('[data-testid=presses]').textContent == 'Presses 0'"
            )
            try await press()
          }
        }
      }
    }
  }
}
