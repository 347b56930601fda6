import PandoTestSupport
import Testing

@Suite struct GotchasHashabilityTests {
  @Test(arguments: ["Hashable", "Encodable", "Decodable", "Codable"])
  func shared_whenItsOwnerSynthesizes_doesNotCompile(_ name: String) throws {
    guard let compiler = Compiler() else { return }
    let text = try compiler.diagnostics(
      of: """
        import PandoSharing

        struct Counter: \(name) { @Shared var count: Int }
        """
    )
    #expect(text.contains("error: type 'Counter' does not conform to protocol"))
    #expect(text.contains("'Shared<Int>' does not conform to"))
  }

  @Test func shared_whenPutInASet_doesNotCompile() throws {
    guard let compiler = Compiler() else { return }
    let text = try compiler.diagnostics(
      of: """
        import PandoSharing

        func counters(_ count: Shared<Int>) { _ = Set([count]) }
        """
    )
    #expect(text.contains("_SharedValuesChange_HashAnIDInstead"))
  }

  @Test(arguments: ["encode", "decode"])
  func shared_whenCodedByItself_doesNotCompileAndSaysWhatToDo(_ direction: String) throws {
    guard let compiler = Compiler() else { return }
    let text = try compiler.diagnostics(
      of: """
        import PandoSharing

        func encode(_ value: some Encodable) {}
        func decode<T: Decodable>(_ value: T) {}
        func code(_ count: Shared<Int>) { \(direction)(count) }
        """
    )
    #expect(text.contains("_SharedValuesAreKeptElsewhere_LeaveThemOutOfCodingKeys"))
  }

  @Test func shared_whenDeclaredWithoutADefault_saysWhatIsMissing() throws {
    guard let compiler = Compiler() else { return }
    let text = try compiler.diagnostics(
      of: """
        import PandoSharing

        struct Counter { @Shared(.inMemory("count")) var count: Int }
        """
    )
    #expect(text.contains("Give the value a default"))
  }

  @Test func shared_whenDeclaredWithADefaultButNoKey_saysWhatIsMissing() throws {
    guard let compiler = Compiler() else { return }
    let text = try compiler.diagnostics(
      of: """
        import PandoSharing

        struct Counter { @Shared var count = 0 }
        """
    )
    #expect(text.contains("Say where the value is kept"))
  }
}
