import Foundation
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of pictures that the person chooses.
@MainActor
struct PhotosPickerTests {
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  )!

  /// A value of an application that is made of the bytes of a picture.
  struct Scan: Transferable {
    let count: Int
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .image) { Scan(count: $0.count) }
    }
  }

  struct Album: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var isAsking = false
    @State private var facts = "none"

    var body: some View {
      PhotosPicker("Cover", selection: $item, matching: .images, photoLibrary: .shared())
        .onChange(of: item) {
          Task {
            let bytes = try? await item?.loadTransferable(type: Data.self)
            let picture = try? await item?.loadTransferable(type: Image.self)
            let scan = try? await item?.loadTransferable(type: Scan.self)
            facts = "\(bytes?.count ?? 0) \(picture != nil) \(scan?.count ?? 0)"
          }
        }
      PhotosPicker(
        selection: $items,
        maxSelectionCount: 2,
        matching: .any(of: [.images, .not(.videos)])
      ) {
        Label("Pages", systemImage: "photo")
      }
      Button("Ask") { isAsking = true }
        .photosPicker(isPresented: $isAsking, selection: $items)
      Text(facts)
      Text("\(items.count) pages")
    }
  }

  private func files(_ count: Int) throws -> [URL] {
    try (0..<count).map { _ in
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
      try Self.png.write(to: file)
      return file
    }
  }

  @Test func photo_whenChosen_isLoadedAsAnyValue() async throws {
    let app = await Driver.open(Album())
    let files = try files(1)
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    try await app.button("Cover").tap()
    try await app.chooseFiles(files[0])
    let facts = "\(Self.png.count) true \(Self.png.count)"
    try await app.wait(until: { app.has(text: facts) })
  }

  @Test func photos_beyondTheMostThatMayBeChosen_areLeftOut() async throws {
    let app = await Driver.open(Album())
    let files = try files(3)
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    try await app.button("Pages").tap()
    try await app.chooseFiles(files[0], files[1], files[2])
    #expect(app.has(text: "2 pages"))
    try await app.button("Ask").tap()
    try await app.chooseFiles(files[2])
    #expect(app.has(text: "1 pages"))
  }

  @Test func file_thatIsNoPhoto_isRefused() async throws {
    let app = await Driver.open(Album())
    try await app.button("Cover").tap()
    let error = await failure { try await app.chooseFiles(URL(filePath: "/notes.txt")) }
    #expect(error?.code == .wrongValue)
  }
}
