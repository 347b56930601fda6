import AttackKit
import Foundation
import Testing

@testable import PandoWeb

extension SurvivalTests {
  /// Tests of the attacks of `make attack`, against an application in a separate process.
  @Suite("Attacks")
  struct Attacks {
    /// The path of `SurvivalApp`.
    private static func program() throws -> String {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(filePath: tests).deletingLastPathComponent().appending(path: "SurvivalApp").path()
    }

    /// Attacks a server with a hard limit of `files` descriptors.
    private func attack(
      _ name: String,
      files: Int = 1024,
      _ variables: [String: String] = [:]
    ) async throws -> AttackResult {
      let attack = try #require(Attack.named(name))
      let kept = ["SURVIVAL_FILE": "FOLDER/kept.json"]
      let server = try ServerProcess(
        Self.program(),
        files: files,
        isHard: true,
        kept.merging(variables) { $1 }
      )
      defer { server.stop() }
      var target = server.target
      // The kept number is written to a file.
      target.button = "keep"
      let result = await attack.result(on: target)
      #expect(!server.wrote("could not be saved"))
      return result
    }

    @Test(arguments: [
      "silent connections", "sockets without hello", "slow headers", "connections a second",
      "huge frames", "broken frames", "wrong host and origin", "stolen sessions",
    ])
    func server_withFewDescriptors_holds(name: String) async throws {
      let result = try await attack(name)
      #expect(result.isHeld, "\(name): \(result.verdict)")
      #expect(result.meanwhile.count > 0)
    }

    @Test func server_whereAnAddressMayNotTakeAll_letsOthersIn() async throws {
      let result = try await attack(
        "one address takes all",
        ["PANDO_CONNECTIONS_PER_ADDRESS": "200"]
      )
      #expect(result.isHeld, "\(result.verdict)")
    }

    @Test func signal_whileAHandlerDoesNotReturn_endsTheProcess_andSaves() throws {
      let result = AttackResult.signalDuringEndlessHandler(try Self.program(), files: 1024)
      #expect(result.isHeld, "\(result.verdict)")
      #expect(result.did.contains("with status 70"), "\(result.did)")
    }
  }
}
