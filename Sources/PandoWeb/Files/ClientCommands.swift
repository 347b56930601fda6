import Foundation
import PandoDependencies
import PandoUI

/// The commands of one session to its client, such as to open an address or to save a file, with
/// their files and pictures.
@MainActor
final class ClientCommands {
  let session: String
  let token: String
  /// The base path of the server's own addresses, which ends with `/pando`.
  let base: String
  /// The clipboard of the client, as the application sees it.
  let clipboard = Clipboard()

  /// The picture in the document with this fingerprint.
  var picture: (String) -> UIImage? = { _ in nil }
  /// The files that an element requests; nil if it requests none.
  var importer: (ElementID) -> FileRequest? = { _ in nil }
  /// Called with the number of bytes of an element's files that have arrived.
  var onProgress: (ElementID, _ completed: Int, _ total: Int) -> Void = { _, _, _ in }

  var uploads: [String: Upload] = [:]
  /// Sends a command to the client; nil until there is a connection.
  private var push: ((Patch) -> Void)?
  private var waiting: [Patch] = []
  /// The words that were announced last, and whether a space was added to them because they were a repetition.
  private var lastWords: String?
  private var isRepetition = false
  private var downloads: [String: SavedFile] = [:]
  private var timers: [String: Task<Void, Never>] = [:]
  private(set) var isClosed = false
  private let clock: any Clock<Duration>

  /// How long a file can be downloaded, and the number of bytes of all files that can be.
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

  /// A picture that the page shows; nil if it shows none with that fingerprint.
  func shownPicture(_ fingerprint: String) -> UIImage? { picture(fingerprint) }

  /// The address at which the session's pictures are served.
  var pictures: PictureAddress { PictureAddress(base: base, session: session) }

  // MARK: Commands

  /// Sets how commands are sent to the client, and sends the commands that wait.
  func connect(push: @escaping (Patch) -> Void) {
    self.push = push
    let patches = waiting
    waiting = []
    for patch in patches { push(patch) }
  }

  /// Makes assistive technology read words aloud.
  var announcer: Announcer {
    Announcer { [weak self] in self?.announce($0, isUrgent: $1) }
  }

  private func announce(_ words: String, isUrgent: Bool) {
    let place = NodeAddress(name: HTMLDocument.end)
    give(.attribute(place, .ariaLive, isUrgent ? "assertive" : nil))
    // A screen reader reads nothing if the text stays the same.
    isRepetition = words == lastWords && !isRepetition
    lastWords = words
    give(.text(place, isRepetition ? words + "\u{A0}" : words))
  }

  private func give(_ patch: Patch) {
    if isClosed { return }
    if let push { push(patch) } else { waiting.append(patch) }
  }

  /// Sets the commands that views may give in an environment.
  func equip(_ environment: inout EnvironmentValues) {
    environment.systemOpener = SystemOpener { [weak self] in self?.open($0) ?? false }
    environment.fileSaver = FileSaver { [weak self] file in
      guard let self else { throw CocoaError(.userCancelled) }
      return try save(file)
    }
  }

  /// Sets how the windows of the application are opened: in tabs, at addresses below the base path.
  func equip(_ windows: WindowList, basePath: String) {
    windows.open = { [weak self] in self?.give(.open("\(basePath)/?\($0.query)")) }
  }

  /// Makes the browser close the tab of the page, which it does for tabs that pages opened.
  func closeTab() { give(.open("")) }

  /// Opens addresses for the session's code outside of views.
  var urlOpener: OpenURLEffect.System {
    { [weak self] url in await self?.open(url) ?? false }
  }

  private func open(_ url: URL) -> Bool {
    guard !isClosed, let address = SafeURL(url.absoluteString, for: .link) else { return false }
    give(.open(address.text))
    return true
  }

  // MARK: Downloads

  /// Offers a file to the page for one download.
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

  /// Removes and returns the file with this secret, since each can be downloaded once.
  func takeDownload(_ secret: String) -> SavedFile? {
    timers.removeValue(forKey: secret)?.cancel()
    return downloads.removeValue(forKey: secret)
  }

  /// The file with this secret; nil if there is none.
  func download(_ secret: String) -> SavedFile? { downloads[secret] }

  /// Ends all commands and downloads, and removes the uploaded files.
  func close() {
    isClosed = true
    push = nil
    downloads = [:]
    for timer in timers.values { timer.cancel() }
    timers = [:]
    closeUploads()
  }
}

extension String {
  /// The text encoded as one part of a path (RFC 3986, "unreserved").
  var percentEncoded: String {
    let unreserved = CharacterSet(charactersIn: "-._~").union(.init(charactersIn: "a"..."z"))
      .union(.init(charactersIn: "A"..."Z")).union(.init(charactersIn: "0"..."9"))
    return addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}
