import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of stacks of layers with priorities.
  @MainActor
  @Suite("Live layers")
  struct LiveLayers: FramePlaces {
    @Test func layers_ofTheHighestPriority_decideTheSizeOfTheirStack() async throws {
      let lower = try await misplaced {
        ZStack {
          Color.blue.layoutPriority(-1).accessibilityIdentifier("90,60,120,80")
          Color.red.frame(width: 200, height: 10).layoutPriority(-2)
            .accessibilityIdentifier("50,95,200,10")
          Color.green.frame(width: 120, height: 80).accessibilityIdentifier("90,60,120,80")
        }
      }
      #expect(lower == [])
      let higher = try await misplaced {
        ZStack {
          Color.blue.accessibilityIdentifier("90,60,120,80")
          Color.green.frame(width: 120, height: 80).layoutPriority(1)
            .accessibilityIdentifier("90,60,120,80")
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("140,90,20,20")
        }
      }
      #expect(higher == [])
      let aligned = try await misplaced {
        ZStack(alignment: .bottomTrailing) {
          Color.red.frame(width: 200, height: 100).layoutPriority(-1)
            .accessibilityIdentifier("10,40,200,100")
          Color.green.frame(width: 120, height: 80).accessibilityIdentifier("90,60,120,80")
        }
      }
      #expect(aligned == [])
    }

    @Test func layers_ofOneLowPriority_decideTheSizeTogether() async throws {
      let alone = try await misplaced {
        ZStack {
          Color.red.frame(width: 200, height: 100).layoutPriority(-1)
            .accessibilityIdentifier("50,50,200,100")
        }
        .accessibilityIdentifier("50,50,200,100")
      }
      #expect(alone == [])
      let inner = try await misplaced {
        ZStack {
          ZStack { Color.red.frame(width: 40, height: 20).layoutPriority(-1) }
            .layoutPriority(-1)
            .accessibilityIdentifier("130,90,40,20")
          Color.green.frame(width: 120, height: 80).accessibilityIdentifier("90,60,120,80")
        }
      }
      #expect(inner == [])
    }
  }
}
