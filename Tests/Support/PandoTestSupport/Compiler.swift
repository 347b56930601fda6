import Foundation

/// Type-checks small sources against the modules of this build, to show what does not compile.
package struct Compiler {
  private let modules: URL
  private let executable: URL

  /// Nil if there is no compiler or no modules to check against; the reason is printed.
  package init?() {
    let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    modules = bundle.deletingLastPathComponent().appending(path: "Modules")
    guard
      FileManager.default.fileExists(
        atPath: modules.appending(path: "PandoSharing.swiftmodule").path
      )
    else {
      print("Skipped: the modules of the build are not at \(modules.path)")
      return nil
    }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { URL(filePath: String($0)).appending(path: "swiftc") }
    guard
      let executable = candidates.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else {
      print("Skipped: there is no swiftc in PATH")
      return nil
    }
    self.executable = executable
  }

  /// The compiler's diagnostics; empty if the source compiles.
  ///
  /// - Parameters:
  ///   - source: The source, with all its imports.
  ///   - flags: More flags for the compiler.
  package func diagnostics(of source: String, flags: [String] = []) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pando-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Source.swift")
    try Data(source.utf8).write(to: file)

    let process = Process()
    process.executableURL = executable
    process.arguments =
      ["-typecheck", "-swift-version", "6", "-I", modules.path]
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] } + flags + [file.path]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: output, as: UTF8.self)
  }

  /// The flags that tell the compiler where the macros of a module are.
  ///
  /// - Parameter module: The module of the macros, such as `PandoReducerMacros`.
  package func flags(forMacrosOf module: String) -> [String] {
    let tool = modules.deletingLastPathComponent().appending(path: "\(module)-tool")
    return ["-load-plugin-executable", "\(tool.path)#\(module)"]
  }

  /// The flags for a source that imports `Pando`: the maps of all C modules of this build and of its
  /// packages, and those of `Sources`.
  package var flagsForPando: [String] {
    let build = modules.deletingLastPathComponent()
    let scratch = build.deletingLastPathComponent().deletingLastPathComponent()
    func folders(_ folder: URL) -> [URL] {
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
        ?? []
    }
    let made = folders(build)
    let fetched = folders(scratch.appending(path: "checkouts"))
      .flatMap { folders($0.appending(path: "Sources")) }.map { $0.appending(path: "include") }
    let own = folders(scratch.deletingLastPathComponent().appending(path: "Sources"))
    return (made + fetched + own).map { $0.appending(path: "module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) && $0 != moduleMaps.first?.path }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The maps of the C modules that the package's own modules import.
  private var moduleMaps: [URL] {
    let map = modules.deletingLastPathComponent()
      .appending(path: "COpenCombineHelpers.build/module.modulemap")
    return FileManager.default.fileExists(atPath: map.path) ? [map] : []
  }
}
