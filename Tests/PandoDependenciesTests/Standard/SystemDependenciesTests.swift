import Dispatch
import Foundation
import OpenCombine
import OpenCombineDispatch
import PandoDependencies
import PandoTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct SystemDependenciesTests {
  private let address = URL(string: "https://example.com/help")!

  @Test func openURL_whenOverridden_receivesTheAddress() async {
    let opened = LockIsolated<[URL]>([])
    await withDependencies {
      $0.openURL = OpenURLEffect { url in
        opened.withValue { $0.append(url) }
        return true
      }
    } operation: {
      @Dependency(\.openURL) var openURL
      #expect(await openURL(address))
    }
    #expect(opened.value == [address])
  }

  @Test func openURL_whenNotOverridden_isReported() async {
    let texts = await issues {
      @Dependency(\.openURL) var openURL
      #expect(await openURL(address) == false)
    }
    #expect(texts.first?.contains("openURL") == true)
  }

  @Test func openURL_whenItBelongsToAPage_opensThere() async {
    let opened = LockIsolated<[URL]>([])
    let openURL = withDependencies {
      $0.context = .live
      $0.systemURLOpener = { url in
        opened.withValue { $0.append(url) }
        return true
      }
    } operation: {
      Dependency(\.openURL)
    }
    // The page was captured, so that code in a detached task finds it.
    let isOpened = await Task.detached { [address] in await openURL.wrappedValue(address) }.value
    #expect(isOpened)
    #expect(opened.value == [address])
  }

  @Test func openURL_whenLiveWithoutAPage_isReported() async {
    let texts = await issues {
      await withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.openURL) var openURL
        #expect(await openURL(address) == false)
      }
    }
    #expect(texts.first?.contains("belongs to no page") == true)
  }

  @Test func notificationCenter_inATest_isItsOwn() {
    @Dependency(\.notificationCenter) var center
    #expect(center !== NotificationCenter.default)
    #expect(center === DependencyValues.current.notificationCenter)
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(DependencyValues.current.notificationCenter === NotificationCenter.default)
    }
  }

  @Test(.dependency(\.preferredLocales, [Locale(identifier: "de")]))
  func preferredLocales_whenOverridden_areThose() {
    @Dependency(\.preferredLocales) var locales
    #expect(locales.map(\.identifier) == ["de"])
  }

  @Test func preferredLocales_whenNotOverridden_areReported() {
    let texts = issues { _ = DependencyValues.current.preferredLocales }
    #expect(texts.first?.contains("preferredLocales") == true)
  }

  @Test func urlSession_whenNotOverridden_failsWithoutTheNetwork() async {
    let texts = await issues {
      @Dependency(\.urlSession) var session
      await #expect(throws: (any Error).self) { try await session.data(from: address) }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("urlSession") == true)
  }

  @Test func urlSession_whenLive_isTheSharedOne() {
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(DependencyValues.current.urlSession === URLSession.shared)
    }
  }

  @Test(.dependency(\.mainQueue, .immediate), .dependency(\.mainRunLoop, .immediate))
  func schedulers_whenImmediate_runAtOnce() {
    @Dependency(\.mainQueue) var mainQueue
    @Dependency(\.mainRunLoop) var mainRunLoop
    var done: [Int] = []
    mainQueue.schedule { done.append(1) }
    mainRunLoop.schedule(after: mainRunLoop.now.advanced(by: .seconds(5))) { done.append(2) }
    #expect(done == [1, 2])
  }

  @Test func schedulers_whenNotOverridden_areReported() {
    let texts = issues {
      DependencyValues.current.mainQueue.schedule {}
      DependencyValues.current.mainRunLoop.schedule {}
    }
    #expect(texts.contains { $0.contains("mainQueue") })
    #expect(texts.contains { $0.contains("mainRunLoop") })
  }

  @Test func fireAndForget_whenTheWorkFails_failsTheTest() async {
    struct Failure: Error {}
    let texts = await issues {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget(name: "failing") { throw Failure() }
    }
    #expect(texts.count == 1)
  }
}
