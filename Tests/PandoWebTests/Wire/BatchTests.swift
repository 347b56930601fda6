import Foundation
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of the weight of a batch, which is about its size in bytes.
@MainActor
@Suite struct BatchTests {
  private struct Shelf: View {
    let title: String

    var body: some View {
      NavigationStack {
        List(0..<40, id: \.self) { number in
          Label("\(title) \(number)", systemImage: "book")
            .padding()
            .background(.orange.opacity(0.4))
            .shadow(radius: 3)
        }
        .navigationTitle(title)
      }
    }
  }

  @Test(arguments: ["Plums", String(repeating: "long words ", count: 500)])
  func weight_isAboutTheSizeOfTheText(title: String) {
    let document = LiveDocument()
    let graph = ViewGraph(Shelf(title: title), renderer: document)
    var writer = HTMLWriter()
    document.write(to: &writer)
    let batch = Batch(number: 1, event: 0, patches: document.rewrite())
    let size = batch.text.utf8.count
    #expect(size > 5_000)
    #expect((size / 2...size * 2).contains(batch.weight), "\(batch.weight) of \(size)")
    graph.close()
  }

  @Test func weight_ofEveryStep_countsItsWords() {
    let words = String(repeating: "w", count: 10_000)
    let address = NodeAddress(name: "p1")
    var element = HTMLElement(.p)
    element[.title] = words
    let steps: [Patch] = [
      .text(address, words), .attribute(address, .title, words),
      .content(address, [.text(words)]), .replace("p1", .element(element, [])),
      .insert(.element(HTMLElement(.p), [.existing(words)]), into: address, before: address),
      .remove(words), .focus(words), .title(words), .open(words), .copy(words), .save(words),
      .location(HistoryEntry(depth: 0, path: words)),
      .animation(milliseconds: 1, delay: 0, timing: words),
    ]
    for step in steps {
      let batch = Batch(number: 1, event: 0, patches: [step])
      #expect((10_000...10_200).contains(batch.weight), "a step is miscounted")
      #expect((10_000...10_200).contains(batch.text.utf8.count), "a step is miscounted")
    }
  }

  @Test func weight_ofWhatAPageSent_countsTheEntriesOfLists() {
    let list = Array(repeating: "\"\"", count: 1_000).joined(separator: ",")
    let texts = [
      "[1,2,\"drop\",[\(list)],[1,1]]",
      "[1,2,\"change\",\"selection\",[\(Array(repeating: "3", count: 1_000).joined(separator: ","))]]",
    ]
    for text in texts {
      let read = PageText(text)
      #expect(read.content == PageFrame(text).map { .frame($0) })
      #expect(read.bytes == text.utf8.count)
      #expect(read.weight == text.utf8.count + 16_000)
    }
    #expect(PageText("[1,2,\"tap\"]").weight == 11)
    #expect(PageText("nonsense").content == .unreadable("nonsense"))
  }

  @Test func weight_ofAStyle_countsWhatItIsMadeOf() {
    var element = HTMLElement(.p)
    element.style[.boxShadow] = .commas(
      Array(repeating: .call("linear-gradient", [.keyword("transparent"), .px(1.5)]), count: 500)
    )
    let batch = Batch(number: 1, event: 0, patches: [.replace("p1", .element(element, []))])
    let size = batch.text.utf8.count
    #expect(size > 10_000)
    #expect((size / 2...size * 2).contains(batch.weight), "\(batch.weight) of \(size)")
  }
}
