import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of presses in views that only place others, over views that handle presses.
  @MainActor
  @Suite("Live presses through layout")
  struct LivePressThrough {
    private struct Fields: View {
      var body: some View {
        VStack {
          field("stack") {
            VStack {
              HStack {
                Text("A")
                Spacer()
                Button("Over") {}
              }
              Spacer()
            }
          }
          field("reader") { GeometryReader { _ in Text("A").offset(x: 5) } }
          field("frame") {
            Text("A").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
          }
          field("filled") {
            VStack {
              Text("A").frame(maxWidth: .infinity)
              Spacer()
            }
            .background(.blue)
          }
          field("menu") {
            VStack {
              Text("A").frame(maxWidth: .infinity)
              Spacer()
            }
            .contextMenu { Button("Item") {} }
          }
          field("pressed") {
            VStack {
              Text("A").frame(maxWidth: .infinity)
              Spacer()
            }
            .onTapGesture {}
          }
          field("moved") {
            GeometryReader { _ in
              VStack { Text("A") }.offset(x: -400).offset(x: -200)
                .rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0))
                .gesture(DragGesture().onChanged { _ in })
            }
          }
          field("faded") {
            VStack {
              Text("A").frame(maxWidth: .infinity, maxHeight: .infinity)
              Button("B") {}
            }
            .background(.blue).opacity(0)
          }
          field("untouched") {
            VStack {
              Text("A").frame(maxWidth: .infinity, maxHeight: .infinity)
              Button("B") {}
            }
            .allowsHitTesting(false)
          }
          field("shaped") {
            VStack {
              Text("A").frame(maxWidth: .infinity)
              Spacer()
            }
            .contentShape(Rectangle())
            .onTapGesture {}
          }
          Color.yellow.frame(width: 200, height: 60).onTapGesture {}
            .overlay {
              VStack {
                Text("A").frame(maxWidth: .infinity)
                Spacer()
              }
            }
            .accessibilityIdentifier("overlay")
          field("backdrop") {
            VStack {
              Text("A").frame(maxWidth: .infinity)
              Spacer()
            }
            .background { Color.red.overlay { Text("B") }.offset(y: 2000).offset(x: 0) }
          }
        }
      }

      private func field(_ name: String, @ViewBuilder _ views: () -> some View) -> some View {
        ZStack {
          Color.yellow.onTapGesture {}
          views()
        }
        .frame(width: 200, height: 60)
        .accessibilityIdentifier(name)
      }
    }

    /// What is hit at a place in a view, as fractions of its size: `below`, or the classes of the node.
    private func hit(_ name: String, _ x: Double, _ y: Double, in window: ChromeWindow) async throws
      -> ChromeValue
    {
      try await window.execute(
        """
        const { left, top, width, height } = document.querySelector('[data-testid=\(name)]').getBoundingClientRect()
        const node = document.elementFromPoint(left + width * \(x), top + height * \(y))
        return node.closest('button') ? 'button' : node.closest('.shape') ? 'below' : node.closest('.text') ? 'text' : 'above'
        """
      )
    }

    @Test func room_ofWhatPlacesViews_letsPressesThrough() async throws {
      try await ChromiumTests.use(.desktop) {
        Fields()
      } _: { window in
        for name in ["stack", "reader", "frame", "overlay", "backdrop", "pressed", "moved"] {
          let found = try await hit(name, 0.4, 0.8, in: window)
          #expect(found == "below", "\(name)")
        }
        // As in SwiftUI, nothing of a view that is clear or is not hit takes a press.
        for name in ["faded", "untouched"] {
          let found = try await [hit(name, 0.5, 0.2, in: window), hit(name, 0.5, 0.9, in: window)]
          #expect(found == ["below", "below"], "\(name)")
        }
        let button = try await hit("stack", 0.9, 0.2, in: window)
        #expect(button == "button")
        let words = try await hit("pressed", 0.5, 0.1, in: window)
        #expect(words == "text")
        // What is drawn there takes the press, and so does a view with a menu or a content shape.
        for name in ["filled", "menu", "shaped"] {
          let found = try await hit(name, 0.4, 0.8, in: window)
          #expect(found == "above", "\(name)")
        }
      }
    }

    @Test func words_ofADraggedView_areNotSelected() async throws {
      try await ChromiumTests.use(.desktop) {
        VStack {
          Text("Card").gesture(DragGesture().onChanged { _ in })
          Text("Words")
        }
      } _: { window in
        let found = try await window.execute(
          "return [...document.querySelectorAll('.text')].map((node) => getComputedStyle(node).userSelect)"
        )
        #expect(found == ["none", "auto"])
      }
    }

    @Test func buttons_inACover_haveTheColourOfTheViewAroundThem() async throws {
      try await ChromiumTests.use(.desktop) {
        Text("Below").foregroundStyle(.red)
          .fullScreenCover(isPresented: .constant(true)) {
            VStack {
              HStack {
                Button("Inside", systemImage: "xmark") {}.labelStyle(.iconOnly)
              }
              .foregroundStyle(.white)
              Button("Plain", systemImage: "plus") {}.labelStyle(.iconOnly)
            }
          }
      } _: { window in
        let found = try await window.execute(
          "return [...document.querySelectorAll('dialog .button-automatic')].map((node) => getComputedStyle(node).color === 'rgb(255, 255, 255)')"
        )
        #expect(found == [true, false])
      }
    }

    @Test func label_ofAGroup_fillsItsRow() async throws {
      try await ChromiumTests.use(.desktop) {
        List {
          DisclosureGroup {
            Text("Inside")
          } label: {
            HStack {
              Text("Folder")
              Spacer()
              Text("Size").accessibilityIdentifier("size")
            }
          }
          DisclosureGroup("Short") { Text("Inside") }
        }
      } _: { window in
        let found = try await window.execute(
          """
          const { right } = document.querySelector('[data-testid=size]').getBoundingClientRect()
          const row = document.querySelector('.row').getBoundingClientRect()
          return row.right - right
          """
        )
        #expect((20..<60).contains(found.number ?? 0), "\(found)")
      }
    }

    @Test func picker_inABar_showsAllOfItsValue() async throws {
      try await ChromiumTests.use(.phone) {
        NavigationStack {
          Text("Content").navigationTitle("Title")
            .toolbar {
              Picker("Order", selection: .constant(0)) {
                Text("Newest").tag(0)
                Text("Longest").tag(1)
              }
              .pickerStyle(.menu)
            }
        }
      } _: { window in
        let found = try await window.execute(
          """
          const node = document.querySelector('.tools select'), copy = node.cloneNode(true)
          copy.style.cssText = 'position: absolute; margin: 0; max-width: none; field-sizing: content; font-size: ' + getComputedStyle(node).fontSize
          document.body.append(copy)
          return node.offsetWidth >= copy.offsetWidth
          """
        )
        #expect(found == true)
      }
    }

    @Test func inspector_isAsWideAsItSays() async throws {
      try await ChromiumTests.use(.desktop) {
        Text("Main").frame(maxWidth: .infinity, maxHeight: .infinity)
          .inspector(isPresented: .constant(true)) {
            Form { Text("Details") }.inspectorColumnWidth(min: 150, ideal: 240, max: 300)
          }
      } _: { window in
        let found = try await window.execute(
          "return document.querySelector('.split-inspector > .part-detail').getBoundingClientRect().width"
        )
        #expect((240...242).contains(found.number ?? 0), "\(found)")
      }
    }
  }
}
