import Foundation
import PandoDependencies
import PandoSharing
import Testing

/// The feature of the section without its reducer: an action is a method, and an effect is a task.
private struct Turnstile: Equatable {
  @Shared var visitors: Int

  func entered() {
    visitors += 1
  }

  func enteredLater() -> Task<Void, Never> {
    Task { [visitors = $visitors] in
      visitors.wrappedValue += 1
    }
  }
}

private struct StoredTurnstile: Equatable {
  @Shared(.appStorage("visitors")) var visitors = 0
}

@Suite struct SharingTestingTests {
  @Test func S21_state_whenItHoldsAShared_isEquatableByValue() {
    #expect(Turnstile(visitors: Shared(2)) == Turnstile(visitors: Shared(2)))
    #expect(Turnstile(visitors: Shared(2)) != Turnstile(visitors: Shared(3)))
  }

  @Test func S22_change_whenAssertedAsItIs_passes() {
    withSharedChangeTracking {
      let turnstile = Turnstile(visitors: Shared(0))
      turnstile.entered()
      turnstile.$visitors.assert { $0 = 1 }
    }
  }

  @Test func S23_change_whenAssertedAsAnother_showsBoth() {
    let texts = issues {
      withSharedChangeTracking {
        let turnstile = Turnstile(visitors: Shared(0))
        turnstile.entered()
        turnstile.$visitors.assert { $0 = 2 }
      }
    }
    #expect(texts.count == 1)
    #expect(texts[0].contains("− 2"))
    #expect(texts[0].contains("+ 1"))
    #expect(texts[0].contains("(Expected: −, Actual: +)"))
  }

  @Test func S24_reference_whenCapturedByATask_changesTheState() async {
    let turnstile = Turnstile(visitors: Shared(0))
    await turnstile.enteredLater().value
    #expect(turnstile.visitors == 1)
  }

  @Test func S25_changeOfATask_whenNotAsserted_isReportedWithThePlaceOfTheDeclaration() async {
    let line = Locked<Int>(0)
    let texts = await issues {
      await withSharedChangeTracking {
        line.withLock { $0 = #line + 1 }
        let turnstile = Turnstile(visitors: Shared(0))
        await turnstile.enteredLater().value
      }
    }
    #expect(
      texts == [
        """
        Tracked changes to 'Shared<Int>@SpecTests/SharingTestingTests.swift:\(line.withLock { $0 })' but \
        failed to assert: …

          − 0
          + 1

        (Before: −, After: +)

        Call 'Shared<Int>.assert' to exhaustively test these changes, or call 'skipChanges' to \
        ignore them.
        """
      ]
    )
  }

  @Test func S26_changeOfATask_whenAsserted_passes() async {
    await withSharedChangeTracking {
      let turnstile = Turnstile(visitors: Shared(0))
      await turnstile.enteredLater().value
      turnstile.$visitors.assert {
        $0 = 1
      }
    }
  }

  @Test func S26_changeOfATask_whenSkipped_passes() async {
    await withSharedChangeTracking {
      let turnstile = Turnstile(visitors: Shared(0))
      await turnstile.enteredLater().value
      turnstile.$visitors.skipChanges()
    }
  }

  @Test(arguments: [1, 2]) func S27_appStorage_whenUsedInTests_startsAnewInEach(_ time: Int) {
    withSharedChangeTracking {
      let turnstile = StoredTurnstile()
      #expect(turnstile.visitors == 0)
      turnstile.visitors += 1
      turnstile.$visitors.assert { $0 = 1 }
      #expect(UserDefaults.standard.object(forKey: "visitors") == nil)
    }
  }

  @Test(arguments: [1, 2]) func S27_fileStorage_whenUsedInTests_startsAnewInEach(_ time: Int) {
    let url = URL(filePath: "/visitors.json")
    @Shared(.fileStorage(url)) var visitors = 0
    #expect(visitors == 0)
    visitors += 1
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }
}
