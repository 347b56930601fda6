import Pando
import PandoTesting
import Testing

/// The requests that an application makes of a URL session, as a protocol that a test can
/// implement.
private protocol Loading: Sendable {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func download(for request: URLRequest) async throws -> (URL, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Loading {}

/// Tests of the parts of Foundation that applications use and that Linux lacks.
@Suite struct FoundationTests {
  /// Nothing listens at port 9 of this machine.
  /// Foundation's own methods do not fulfil the protocol. Those of Pando must not call themselves.
  @Test func session_fulfilsAProtocolOfTheApplication() async throws {
    let session: any Loading = URLSession(configuration: .ephemeral)
    let url = try #require(URL(string: "http://127.0.0.1:9/"))
    let request = URLRequest(url: url)
    await #expect(throws: URLError.self) { try await session.data(for: request) }
    await #expect(throws: URLError.self) { try await session.data(from: url) }
    await #expect(throws: URLError.self) { try await session.upload(for: request, from: Data()) }
    await #expect(throws: URLError.self) { try await session.download(for: request) }
    await #expect(throws: URLError.self) { try await session.download(from: url) }
  }

  @Test func folders_exist() {
    let folders: [URL] = [
      .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory,
      .downloadsDirectory, .homeDirectory, .temporaryDirectory,
    ]
    for folder in folders {
      #expect(FileManager.default.fileExists(atPath: folder.path), "\(folder)")
    }
    #expect(URL.documentsDirectory.appending(path: "a.json").lastPathComponent == "a.json")
  }

  @Test func defaults_takeValuesByKey() throws {
    let name = "pando-\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(3, forKey: "number")
    #expect(defaults.value(forKey: "number") as? Int == 3)
    defaults.setValue(nil, forKey: "number")
    #expect(defaults.value(forKey: "number") == nil)
  }

  @Test func list_isWrittenAsALanguageDoes() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    #expect(formatter.string(from: [1, 2]) == "1 und 2")
  }

  @Test func name_isWrittenAsShortlyAsItsStyleSays() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Anna"
    name.familyName = "Lee"
    name.nickname = "Annie"
    #expect(name.formatted(.name(style: .short)) == "Annie")
    #expect(name.formatted(.name(style: .medium)) == "Anna Lee")
    #expect(name.formatted(.name(style: .long)) == "Dr. Anna Lee")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
  }

  @Test func name_isRead_asItsPartsFollowEachOther() throws {
    let format = PersonNameComponents.FormatStyle(style: .medium)
    let name = try format.parseStrategy.parse("Anna Maria Lee")
    #expect(name.givenName == "Anna" && name.middleName == "Maria" && name.familyName == "Lee")
    #expect(try format.parseStrategy.parse("van Gogh, Vincent").familyName == "van Gogh")
    #expect(try format.parseStrategy.parse("Cher").familyName == nil)
    #expect(throws: CocoaError.self) { try format.parseStrategy.parse("  ") }
  }

  @Test func folderOfAGroup_isMade_andIsInNoOther() throws {
    let name = "group.pando.\(UUID())"
    let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
    let folder = try #require(url)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("a".utf8).write(to: folder.appending(path: "a.txt"))
    #expect(folder.lastPathComponent == name)
    for name in ["", "..", "a/../b"] {
      let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
      #expect(url == nil)
    }
  }

  @Test func cloud_isAbsent_asWithoutAnAccount() {
    let files = FileManager.default
    #expect(files.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(files.ubiquityIdentityToken == nil)
    #expect(!files.isUbiquitousItem(at: URL(filePath: "/")))
  }

  @Test func objects_areMadeWithoutParameters() {
    let timer = Timer()
    timer.invalidate()
    #expect(!timer.isValid && URLResponse().expectedContentLength == -1)
    #expect(HTTPURLResponse().statusCode == 0)
    #expect(DispatchSerialQueue(label: "a").label == "a")
    let modes: [RunLoop.Mode] = [.common, .tracking, .eventTracking, .modalPanel]
    #expect(Set(modes).count == 4)
  }

  @Test func shapes_areEqual_underTheirOldNames() {
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(.zero) && CGRect.zero.equalTo(.zero))
  }

  @Test func session_isTold_toWaitForAConnection() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.waitsForConnectivity = true
    #expect(!configuration.waitsForConnectivity)
  }

  @Test func indexPath_isARowOfASection() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path == IndexPath(item: 3, section: 2) && path == [2, 3])
    path.row += 1
    path.section = 0
    #expect(path.item == 4 && path == [0, 4])
    path.item = 1
    #expect(path == [0, 1])
  }

  @Test func places_haveDegrees_andDistances() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_500) < 1_500)
    #expect(berlin.distance(from: berlin) == 0)
    #expect(CLLocationCoordinate2DIsValid(paris.coordinate))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    let area = MKCoordinateRegion(
      center: berlin.coordinate,
      latitudinalMeters: 111_195,
      longitudinalMeters: 111_195
    )
    #expect(abs(area.span.latitudeDelta - 1) < 0.001)
    #expect(abs(area.span.longitudeDelta - 1.6434) < 0.001)
    #expect(MKCoordinateRegion().span.latitudeDelta == 0)
  }

  @Test func publishers_canGoOn_onAQueueOfOperations() async {
    let queue = OperationQueue()
    // Otherwise the end may overtake the second value, which is not sent then.
    queue.maxConcurrentOperationCount = 1
    let (stream, next) = AsyncStream.makeStream(of: Bool.self)
    let subscription = [1, 2].publisher.receive(on: queue).sink { _ in
      next.yield(OperationQueue.current == queue)
    }
    var places: [Bool] = []
    for await place in stream {
      places.append(place)
      if places.count == 2 { break }
    }
    #expect(places == [true, true])
    subscription.cancel()
  }

  @Test func names_areSortedAsPeopleExpect() {
    #expect(["b10", "B9", "a"].sorted(using: .localizedStandard) == ["a", "B9", "b10"])
    var words = ["b", "A"]
    words.sort(using: .localized)
    #expect(words == ["A", "b"])
  }

  @Test func distance_isRelativeToADate() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: date + 7200, relativeTo: date) == "in 2 hours")
    #expect(formatter.localizedString(for: date - 7200, relativeTo: date) == "2 hours ago")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(fromTimeInterval: -180) == "vor 3 Minuten")
  }

  @Test func formatter_ofLengths_mayBeUsedFromAnyThread() async {
    let formatter = DateComponentsFormatter()
    let text = await Task.detached { formatter.string(from: 65) }.value
    #expect(text == "1:05")
  }

  @Test(
    arguments: [
      ("https://me:key@example.org:8080/a/b?c=d#e", "https://example.org/a/b"),
      ("ftp://example.org:21/a", "ftp://example.org:21/a"), ("mailto:a@b.c", "mailto:a@b.c"),
    ]
  )
  func address_isWrittenForReaders(address: String, text: String) {
    #expect(URL(string: address)?.formatted() == text)
  }

  @Test func length_isWrittenByUnits() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: 3725) == "1:02:05")
    #expect(formatter.string(from: 5) == "5")
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .default
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: 65) == "1 minute, 5 seconds")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test func measurement_isWrittenInItsUnit() {
    let way = Measurement(value: 1500.5, unit: UnitLength.meters)
    let german = Locale(identifier: "de_DE")
    let style = Measurement<UnitLength>.FormatStyle(locale: german)
    #expect(way.formatted(style) == "1.500,5 m")
    let words = way.formatted(style.attributed)
    #expect(String(words.characters) == "1.500,5 m")
    let parts = words.runs.compactMap { run in
      run.measurement.map { ($0, String(words[run.range].characters)) }
    }
    #expect(parts.map(\.0) == [.value, .unit] && parts.last?.1 == "m")
    let formatter = MeasurementFormatter()
    formatter.locale = german
    #expect(formatter.string(from: way) == "1.500,5 m")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: heat) == "20°C")
    #expect(formatter.string(for: heat) == "20°C")
    #expect(formatter.string(for: UnitLength.meters) == "m" && formatter.string(for: 3) == nil)
  }

  /// A file that imports Foundation alone has the members, because another file of the target imports Pando.
  @Test func members_areSeenByFilesWithFoundationAlone() {
    #expect(folderOfAFileWithFoundationAlone() == URL.documentsDirectory)
  }

  @MainActor
  @Test func measurement_inAText_followsTheLocale() async throws {
    let app = await Driver.open(
      Text(
        Measurement(value: 2.5, unit: UnitLength.kilometers),
        format: .measurement(width: .narrow)
      )
      .environment(\.locale, Locale(identifier: "de_DE"))
    )
    #expect(app.has(text: "2,5km"))
  }

  @Test func notifications_areASequence_thatEndsWithItsTask() async {
    let name = Notification.Name("FoundationTests.notifications")
    let center = NotificationCenter()
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var numbers: [Int] = []
      let posts = center.notifications(named: name).makeAsyncIterator()
      start.finish()
      var iterator = posts
      while numbers.count < 2, let post = await iterator.next() {
        numbers.append(post.userInfo?["number"] as? Int ?? 0)
      }
      return numbers
    }
    for await _ in started {}
    for number in 1...2 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    #expect(await task.value == [1, 2])

    let waiting = Task { for await _ in center.notifications(named: name) {} }
    waiting.cancel()
    await waiting.value
  }

  @Test func lines_ofAFile_comeOneAfterTheOther_withoutEmptyOnes() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "pando-\(UUID()).txt")
    try Data("one\r\n\ntwo\nthrée".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two", "thrée"])
    var missing = URL(filePath: "/nowhere/\(UUID())").lines.makeAsyncIterator()
    await #expect(throws: (any Error).self) { try await missing.next() }
  }

  @Test func locale_namesLanguagesAndCountries() {
    let locale = NSLocale(localeIdentifier: "de_DE")
    #expect(locale.localizedString(forLanguageCode: "en") == "Englisch")
    #expect(locale.localizedString(forCountryCode: "FR") == "Frankreich")
    #expect(locale.localizedString(forCurrencyCode: "EUR") == "Euro")
    #expect(locale.localizedString(forLocaleIdentifier: "fr_FR") == "Französisch (Frankreich)")
  }
}
