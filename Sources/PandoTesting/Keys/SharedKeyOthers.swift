public import Foundation

/// The promises of a place to several users of it: other processes, other machines, and a
/// connection that is lost.
///
/// Leave out what the place does not promise; the checks that need it are skipped.
public struct SharedKeyOthers: Sendable {
  let process: SharedKeyProgram?
  let machine: SharedKeyProgram?
  let mergesChanges: Bool
  let connect: (@Sendable (_ isConnected: Bool) async throws -> Void)?

  /// Describes what a place promises.
  ///
  /// - Parameters:
  ///   - process: A program that runs a ``SharedKeyWorker`` with a key of the same place. It sees each change that is
  ///     saved here, and the other way round, and can be killed at any moment.
  ///   - machine: Such a program, which needs only its arguments. It is started in a folder of its
  ///     own and without this process's environment, as if on another machine.
  ///   - mergesChanges: Whether changes of different fields by several users are all kept, and
  ///     transactions are exact. Otherwise the last save wins.
  ///   - connect: Cuts this process's connection to the storage, or makes it again. Returns when that is done, which may
  ///     be before the key notices it.
  public init(
    process: SharedKeyProgram? = nil,
    machine: SharedKeyProgram? = nil,
    mergesChanges: Bool = false,
    connect: (@Sendable (_ isConnected: Bool) async throws -> Void)? = nil
  ) {
    self.process = process
    self.machine = machine
    self.mergesChanges = mergesChanges
    self.connect = connect
  }
}

/// A program that runs a ``SharedKeyWorker``.
public struct SharedKeyProgram: Sendable {
  let executable: URL
  let arguments: [String]

  /// Describes a program.
  ///
  /// - Parameters:
  ///   - executable: The file of the program.
  ///   - arguments: What tells it the place.
  public init(_ executable: URL, arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }
}
