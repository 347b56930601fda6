import Foundation
package import Glibc
import PandoDependencies

/// A child process, started at once.
///
/// The process inherits the three standard files and no other.
///
/// Foundation's `Process` lists the open files of this process and closes them in the child. A file
/// that another thread opens after the list was made is inherited. A child that lives long may keep
/// a pipe open in this way, and another thread waits for the end of that pipe.
package struct Child: Sendable {
  /// The process identifier.
  package let id: pid_t
  private let output: Int32

  private typealias CloseFiles =
    @convention(c) (
      UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32
    ) -> Int32

  /// `posix_spawn_file_actions_addclosefrom_np`, which closes all files from a number on in the
  /// child.
  ///
  /// It is looked up by name, because the headers declare it only with GNU's extensions, which
  /// Swift's import lacks.
  private static let closeFiles: CloseFiles = {
    let symbol = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np")
    precondition(symbol != nil, "The C library is older than glibc 2.34.")
    return unsafeBitCast(symbol, to: CloseFiles.self)
  }()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - isPatient: Whether the program runs at a low priority. One that only counts would take
  ///     the processors from code that others wait for with limits.
  package init(_ arguments: [String], isPatient: Bool = false) {
    let arguments = (isPatient ? ["/usr/bin/nice", "-n", "19"] : []) + arguments
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    _ = Self.closeFiles(&actions, STDERR_FILENO + 1)
    let strings = arguments.map { strdup($0) }
    var id: pid_t = 0
    let status = posix_spawn(&id, arguments[0], &actions, nil, strings + [nil], environ)
    precondition(status == 0, "cannot start \(arguments[0]): \(status)")
    strings.forEach { free($0) }
    posix_spawn_file_actions_destroy(&actions)
    close(ends[1])
    self.id = id
    output = ends[0]
  }

  /// The next piece of the program's output; empty at the end.
  package func read() -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(output, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
  }

  /// Waits for the end of the program. Returns its status.
  @discardableResult
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1 && errno == EINTR {}
    close(output)
    return status
  }

  /// Runs a shell command and waits for its end.
  package static func shell(_ line: String) { _ = Child(["/bin/sh", "-c", line]).wait() }

  /// The path of a program that is built beside the tests.
  package static func path(_ name: String) -> String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path()
  }
}
