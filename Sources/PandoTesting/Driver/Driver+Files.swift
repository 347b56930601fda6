public import Foundation
public import PandoUI
public import Testing

extension Driver {
  /// The last value that the interface copied; see `UIPasteboard` and `\.clipboard`.
  public var clipboard: Clipboard { renderer.system.clipboard }

  /// The announcements to assistive technology, in order; see `AccessibilityNotification`.
  public var announcements: [String] { renderer.system.announcements }

  /// The addresses that were opened outside the application, by `openURL` and by links, in order. A window that `openWindow`
  /// opens has an address such as `/?pando-window=details&pando-value=7`, whose value is JSON.
  public var openedURLs: [URL] { renderer.system.openedURLs }

  /// The files that `fileExporter` saved, in order. A driver saves them at once.
  public var exportedFiles: [ExportedFile] { renderer.system.exportedFiles }

  /// Completes the presented `fileImporter` with files. The application reads them where they are.
  ///
  /// - Parameters:
  ///   - files: The files that are chosen.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if none is presented, or it does not accept such files.
  public func chooseFiles(
    _ files: URL...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await answerImporter(at: sourceLocation) { importer in
      let accepted = AcceptedTypes(tokens: importer.attributes.list(.acceptedTypes))
      for file in files where !accepted.allow(name: file.lastPathComponent, mimeType: nil) {
        let message = "The file importer does not take \(file.lastPathComponent)."
        throw DriverError(.wrongValue, scope, message)
      }
      return .files(files)
    }
  }

  /// Cancels the presented `fileImporter`.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if none is presented.
  public func cancelFileImporter(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await answerImporter(at: sourceLocation) { _ in .dismiss }
  }

  private func answerImporter(
    at sourceLocation: SourceLocation,
    _ event: (AccessibilityNode) throws -> Event
  ) async throws {
    do {
      guard let importer = root.descendants.last(where: { $0.kind == .fileImporter }) else {
        throw DriverError(.notFound, scope, "There is no file importer.")
      }
      try graph.send(try event(importer), to: importer.id)
    } catch let error as DriverError {
      throw error.reported(at: sourceLocation)
    } catch let error as EventError {
      let message = "The file importer did not take that. \(error)"
      throw DriverError(.wrongValue, scope, message).reported(at: sourceLocation)
    }
    await settle()
  }
}
