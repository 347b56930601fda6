import Foundation
import PandoDependencies
import PandoUI

/// What a page and its application hand each other besides views: orders, files and pictures of one
/// session.
@MainActor
final class PageDesk {
  let session: String
  let token: String
  /// Where the server's own addresses begin: the base path and `/pando`.
  let base: String
  /// The application's way to the clipboard of the page.
  let clipboard = Clipboard()

  /// The picture in the document with this fingerprint.
  var picture: (String) -> UIImage? = { _ in nil }
  /// What files an element asks for; nil if it does not.
  var importer: (ElementID) -> FileRequest? = { _ in nil }
  /// Is told how many bytes of an element's files have come.
  var onProgress: (ElementID, _ completed: Int, _ total: Int) -> Void = { _, _, _ in }

  var uploads: [String: Upload] = [:]
  private var order: ((Patch) -> Void)?
  private var waiting: [Patch] = []
  private var downloads: [String: SavedFile] = [:]
  private var timers: [String: Task<Void, Never>] = [:]
  private(set) var isClosed = false
  private let clock: any Clock<Duration>

  /// How long a file waits for its page, and how many bytes of all files may.
  static let downloadTime: Duration = .seconds(60)
  static let downloadSize = 100_000_000

  init(session: String, token: String, base: String = "/pando") {
    @Dependency(\.continuousClock) var clock
    self.clock = clock
    self.session = session
    self.token = token
    self.base = base
    clipboard.onCopy = { [weak self] in self?.give(.copy($0)) }
  }

  /// A picture that the page shows; nil if it does not.
  func shownPicture(_ fingerprint: String) -> UIImage? { picture(fingerprint) }

  /// Where the pictures of the session are served.
  var pictures: PictureAddress { PictureAddress(base: base, session: session) }

  // MARK: Orders

  /// Lets the page be told what to do; what was to be done before comes first.
  func connect(order: @escaping (Patch) -> Void) {
    self.order = order
    let patches = waiting
    waiting = []
    for patch in patches { order(patch) }
  }

  private func give(_ patch: Patch) {
    if isClosed { return }
    if let order { order(patch) } else { waiting.append(patch) }
  }

  /// Puts what the application may ask of the page into an environment.
  func equip(_ environment: inout EnvironmentValues) {
    environment.systemOpener = SystemOpener { [weak self] in self?.open($0) ?? false }
    environment.fileSaver = FileSaver { [weak self] file in
      guard let self else { throw CocoaError(.userCancelled) }
      return try save(file)
    }
  }

  private func open(_ url: URL) -> Bool {
    guard !isClosed, let address = SafeURL(url.absoluteString, for: .link) else { return false }
    give(.open(address.text))
    return true
  }

  // MARK: Downloads

  /// Offers a file to the page, once.
  ///
  /// - Returns: The address, which ends with the file's name.
  private func save(_ file: SavedFile) throws -> URL {
    guard !isClosed else { throw CocoaError(.userCancelled) }
    let size = downloads.values.reduce(0) { $0 + $1.data.count }
    guard size + file.data.count <= Self.downloadSize else {
      throw CocoaError(.fileWriteOutOfSpace)
    }
    let secret = Secret.make()
    let address = "\(base)/download/\(session)/\(secret)/\(file.name.percentEncoded)"
    guard let url = URL(string: address) else { throw CocoaError(.fileWriteInvalidFileName) }
    downloads[secret] = file
    timers[secret] = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: Self.downloadTime)) != nil else { return }
      _ = self?.takeDownload(secret)
    }
    give(.save(address))
    return url
  }

  /// The file with this secret, which nobody gets again.
  func takeDownload(_ secret: String) -> SavedFile? {
    timers.removeValue(forKey: secret)?.cancel()
    return downloads.removeValue(forKey: secret)
  }

  /// Whether there is a file with this secret.
  func download(_ secret: String) -> SavedFile? { downloads[secret] }

  /// Forgets everything, and removes the files that came.
  func close() {
    isClosed = true
    order = nil
    downloads = [:]
    for timer in timers.values { timer.cancel() }
    timers = [:]
    closeUploads()
  }
}

extension String {
  /// The text as one part of a path (RFC 3986, "unreserved").
  var percentEncoded: String {
    let unreserved = CharacterSet(charactersIn: "-._~").union(.init(charactersIn: "a"..."z"))
      .union(.init(charactersIn: "A"..."Z")).union(.init(charactersIn: "0"..."9"))
    return addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}
