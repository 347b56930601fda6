import Foundation
import PandoDependencies
import PandoSharing
import Testing

private struct Track: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  var composer: Composer?
}

private struct Composer: Equatable, Sendable {
  var name: String
  var born: Int?
  var initials: String { String(name.prefix(1)) }
}

private struct Album: Equatable, Sendable {
  var tracks: IdentifiedArrayOf<Track> = []
  var tags: [String] = []
  var ratings: [String: Int] = [:]
  var cover: Cover? = Cover()
  var matrix: [[Int]] = [[1, 2], [3]]

  struct Cover: Equatable, Sendable {
    var size = Size(width: 1, height: 2)
  }

  struct Size: Equatable, Sendable {
    var width: Int
    var height: Int
    subscript(scaled factor: Int) -> Int { width * factor }
  }
}

@Suite struct CompatibilityDerivingTests {
  @Shared(value: Album(tracks: [Track(id: 1, title: "Prelude"), Track(id: 2, title: "Fugue")]))
  private var album

  @Test func memberChain_whenItGoesThroughOptionals_unwrapsAtTheEnd() throws {
    let cover = try #require(Shared($album.cover))
    let width: Shared<Int> = cover.size.width
    width.withLock { $0 = 9 }
    #expect(album.cover?.size == Album.Size(width: 9, height: 2))
    let readOnly: SharedReader<Int?> = $album.read { $0.cover?.size.width }
    #expect(readOnly.wrappedValue == 9)
  }

  @Test func memberChain_whenItGoesThroughArraysAndDictionaries_writesThrough() {
    $album.tags.withLock { $0 = ["slow"] }
    $album.tags[0].withLock { $0 += "er" }
    #expect(album.tags == ["slower"])
    $album.ratings["Kari"].withLock { $0 = 5 }
    #expect(album.ratings == ["Kari": 5])
    $album.matrix[0][1].withLock { $0 = 8 }
    #expect(album.matrix == [[1, 8], [3]])
    let count: SharedReader<Int> = $album.tags.count
    #expect(count.wrappedValue == 1)
  }

  @Test func elementByID_whenUnwrapped_writesThrough() throws {
    let fugue = try #require(Shared($album.tracks[id: 2]))
    fugue.withLock { $0.title = "Fuga" }
    fugue.composer.withLock { $0 = Composer(name: "Buxtehude") }
    let composer = try #require(Shared(fugue.composer))
    composer.born.withLock { $0 = 1637 }
    #expect(album.tracks[id: 2]?.composer == Composer(name: "Buxtehude", born: 1637))
    #expect(composer.initials.wrappedValue == "B")
    $album.tracks[id: 2].wrappedValue = nil
    #expect(album.tracks.ids.count == 1)
  }

  @Test func elements_whenLooped_writeThrough() {
    for track in $album.tracks.elements { track.withLock { $0.title += "!" } }
    for track in Array($album.tracks) { track.title.withLock { $0 += "?" } }
    let titles = album.tracks.map(\.title)
    #expect(titles == ["Prelude!?", "Fugue!?"])
    let seen = rows(Array($album.tracks)) { $track in
      _ = $track.title
      return track.id
    }
    #expect(seen == [1, 2])
  }

  @Test func plainArray_whenMadeAnArrayOfShareds_writesThrough() {
    @Shared(value: [1, 2, 3]) var numbers
    for number in Array($numbers) { number.withLock { $0 *= 10 } }
    #expect(numbers == [10, 20, 30])
    for number in $numbers.elements { number.withLock { $0 += 1 } }
    #expect(numbers == [11, 21, 31])
  }

  @Test func reader_whenDerived_followsTheValue() throws {
    let titles = $album.read { $0.tracks.map(\.title) }
    #expect(titles.wrappedValue == ["Prelude", "Fugue"])
    let size = SharedReader($album).cover.read { $0?.size.height ?? 0 }
    #expect(size.wrappedValue == 2)
    let cover = try #require(SharedReader($album.cover))
    let readerOfReader = try #require(SharedReader(SharedReader($album).cover))
    let tracks = Array(SharedReader($album).tracks)
    $album.withLock { $0.cover?.size.height = 7 }
    $album.withLock { $0.tracks[id: 1]?.title = "Air" }
    #expect(cover.size.height.wrappedValue == 7)
    #expect(readerOfReader.wrappedValue.size.height == 7)
    #expect(size.wrappedValue == 7)
    #expect(tracks[0].title.wrappedValue == "Air")
  }

  @Test func projection_whenPassedToAFunctionParameter_isOneReference() {
    func shorten(@Shared title: String) { $title.withLock { _ = $0.removeLast() } }
    func show(@SharedReader title: String) -> String { title }
    shorten($title: $album.tracks[id: 1].orEmpty.title)
    #expect(show($title: SharedReader($album.tracks[id: 1].orEmpty.title)) == "Prelud")
  }
}

extension Optional<Track> {
  fileprivate var orEmpty: Track {
    get { self ?? Track(id: 0, title: "") }
    set { self = newValue }
  }
}
