import PandoReducers
import PandoTesting
import Testing

private struct Failure: Error, Equatable { var code = 0 }
private struct Incomparable: Error {}

@Suite struct TaskResultTests {
  @Test func equality_whenErrorsCanBeCompared_comparesThem() {
    #expect(TaskResult<Int>.failure(Failure(code: 1)) == .failure(Failure(code: 1)))
    #expect(TaskResult<Int>.failure(Failure(code: 1)) != .failure(Failure(code: 2)))
    #expect(TaskResult<Int>.failure(Failure()) != .success(0))
  }

  @Test func equality_whenErrorsCannotBeCompared_isReported() {
    withKnownIssue {
      _ = TaskResult<Int>.failure(Incomparable()) == .failure(Incomparable())
    }
  }

  @Test func catching_whenWorkThrows_isTheError() async {
    let result = await Result<Int, any Error> { () async throws in throw Failure(code: 3) }
    #expect(throws: Failure(code: 3)) { try result.get() }
  }
}
