import Foundation
import Observation
import PandoDependencies
import PandoSharing
import Testing

struct Booking: Codable, Equatable, Sendable {
  var guest = ""
  var mobile = ""
  var nights = 1
}

extension URL {
  fileprivate static let booking = URL(filePath: "/hut/booking.json")
}

@Observable
final class MobileModel {
  @ObservationIgnored
  @Shared var mobile: String

  init(mobile: Shared<String>) {
    _mobile = mobile
  }
}

@Observable
final class BookingModel {
  @ObservationIgnored
  @Shared var booking: Booking
  var path: [MobileModel] = []

  init(booking: Shared<Booking>) {
    _booking = booking
  }

  func nextButtonTapped() {
    path.append(
      MobileModel(mobile: $booking.mobile)
    )
  }
}

@Observable
final class WardenModel {
  enum Destination {
    case editGuest(GuestModel)
  }

  @ObservationIgnored
  @Shared(.fileStorage(.booking)) var booking = Booking()
  var destination: Destination?

  func editGuestButtonTapped() {
    destination = .editGuest(
      GuestModel(guest: $booking.guest)
    )
  }
}

@Observable
final class GuestModel {
  @ObservationIgnored
  @Shared var guest: String

  init(guest: Shared<String>) {
    _guest = guest
  }
}

/// A key of a file that carries a type and a default.
///
/// The listing gives neither of them, and a plain URL cannot carry them.
struct KnownFile<Value: Codable & Sendable>: Sendable {
  var url: URL
  var value: Value
}

extension KnownFile<Booking> {
  fileprivate static var currentBooking: Self {
    KnownFile(url: .booking, value: Booking(guest: "Nobody"))
  }
}

extension SharedReaderKey {
  fileprivate static func fileStorage<Value>(_ file: KnownFile<Value>) -> Self
  where Self == FileStorageKey<Value>.Default {
    Self[.fileStorage(file.url), default: file.value]
  }
}

@Observable
private final class PorchModel {
  @ObservationIgnored
  @Shared(.fileStorage(.currentBooking)) var booking
}

@Suite struct DerivingOverviewTests {
  @Test func D01_modelWithAPlainShared_whenMade_holdsOnlyItsPart() {
    @Shared(value: Booking(mobile: "12")) var booking
    let model = MobileModel(mobile: $booking.mobile)
    #expect(model.mobile == "12")
    model.$mobile.withLock { $0 += "34" }
    #expect(booking.mobile == "1234")
  }

  @Test func D02_derivedPart_whenEitherSideWrites_isSeenByTheOther() {
    let model = BookingModel(booking: Shared(value: Booking()))
    model.nextButtonTapped()
    model.path[0].mobile = "555"
    #expect(model.booking == Booking(mobile: "555"))
    model.booking.mobile = "777"
    #expect(model.path[0].mobile == "777")
  }

  @Test func D03_sharedInAFile_whenDeclaredInTwoModels_isOne() {
    let first = WardenModel()
    let second = WardenModel()
    first.booking.nights = 3
    #expect(second.booking.nights == 3)
  }

  @Test func D03_sharedInAFile_whenItsKeyCarriesTypeAndDefault_needsNeither() {
    let model = PorchModel()
    #expect(model.booking.guest == "Nobody")
  }

  @Test func D04_plainShared_whenThePartIsPersisted_doesNotSayHow() {
    @Shared(.fileStorage(.booking)) var booking = Booking(guest: "Siri")
    let model = GuestModel(guest: $booking.guest)
    #expect(model.guest == "Siri")
  }

  @Test func D05_derivedPart_whenTheChildWrites_isSavedByTheParentsKey() async throws {
    let files = InMemoryFileSystem()
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      let warden = WardenModel()
      warden.editGuestButtonTapped()
      guard case .editGuest(let child)? = warden.destination else {
        Issue.record("There is no destination")
        return
      }
      child.guest = "Ingrid"
      #expect(warden.booking.guest == "Ingrid")
      try await warden.$booking.save()
      let saved = try JSONDecoder().decode(Booking.self, from: #require(files[.booking]))
      #expect(saved.guest == "Ingrid")
    }
  }
}
