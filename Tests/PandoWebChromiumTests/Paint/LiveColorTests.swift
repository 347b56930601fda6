import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of colours that views inherit, or that a style gives them.
  @MainActor
  @Suite("Live colours")
  struct LiveColors {
    private struct Board: View {
      @State private var isOn = true

      var body: some View {
        NavigationStack {
          List {
            Section {
              Text(verbatim: "Green")
              Text(verbatim: "Red").listRowBackground(Color.red)
            } header: {
              Text(verbatim: "Head")
            }
            .listRowBackground(Color.green)
            .headerProminence(.increased)
            Section {
              Text(verbatim: "Plain")
              Toggle("Switch", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .purple))
            } header: {
              Text(verbatim: "Small head")
            }
          }
          .toolbar { Button("Act") {} }
          .tint(.pink)
          .navigationTitle("Colours")
        }
      }
    }

    @Test func section_givesItsRowsABackground_unlessTheyHaveOne() async throws {
      try await ChromiumTests.use(.phone) {
        Board()
      } _: { window in
        let colors = try await window.execute(
          "return [...document.querySelectorAll('.row')].map((row) => getComputedStyle(row).backgroundColor)"
        )
        let named = try await window.execute(
          """
          return ['green', 'red'].map((name) => {
            const probe = document.body.appendChild(document.createElement('i'))
            probe.style.background = `var(--${name})`
            return getComputedStyle(probe).backgroundColor
          })
          """
        )
        #expect(colors[0] == named[0] && colors[1] == named[1])
        #expect(colors[2] != named[0] && colors[2] == colors[3])
      }
    }

    @Test func header_isAsLargeAsItIsProminent() async throws {
      try await ChromiumTests.use(.phone) {
        Board()
      } _: { window in
        let sizes = try await window.execute(
          "return [...document.querySelectorAll('.part-header')].map((head) => parseFloat(getComputedStyle(head).fontSize))"
        )
        #expect(try #require(sizes[0].number) > 1.4 * #require(sizes[1].number))
      }
    }

    @Test func toolbar_hasTheTintAroundItsView() async throws {
      try await ChromiumTests.use(.phone) {
        Board()
      } _: { window in
        let isPink = try await window.execute(
          """
          const button = [...document.querySelectorAll('.toolbar-item button')].find((node) => node.innerText == 'Act')
          const probe = button.parentNode.appendChild(document.createElement('i'))
          probe.style.color = 'var(--pink-text)'
          return getComputedStyle(button).color == getComputedStyle(probe).color
          """
        )
        #expect(isPink == true)
      }
    }

    @Test func switch_hasTheTintOfItsStyle() async throws {
      try await ChromiumTests.use(.phone) {
        Board()
      } _: { window in
        let isPurple = try await window.execute(
          """
          const field = document.querySelector('.switch')
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.background = 'var(--purple)'
          return getComputedStyle(field).backgroundColor == getComputedStyle(probe).backgroundColor
          """
        )
        #expect(isPurple == true)
      }
    }

    /// A switch that is off looked like one that is disabled: the track was as dark as its edge has to be.
    @Test func switch_thatIsOff_isLight_withAnEdge() async throws {
      try await ChromiumTests.use(.phone) {
        Toggle("Off", isOn: .constant(false))
      } _: { window in
        let lights = try await window.execute(
          """
          const style = getComputedStyle(document.querySelector('.switch'))
          const canvas = new OffscreenCanvas(1, 1).getContext('2d')
          const light = (color) => {
            canvas.fillStyle = '#fff'
            canvas.fillRect(0, 0, 1, 1)
            canvas.fillStyle = color
            canvas.fillRect(0, 0, 1, 1)
            return canvas.getImageData(0, 0, 1, 1).data[0]
          }
          return [light(style.backgroundColor), light(style.borderTopColor)]
          """
        )
        .list.compactMap(\.number)
        #expect(lights[0] > 200 && lights[1] < 160, "\(lights)")
      }
    }

    /// Radio buttons in a picker that is disabled were seen behind its words, and labels of switches were as dark as of others.
    @Test func disabledControls_arePale_andHideTheirRadioButtons() async throws {
      try await ChromiumTests.use(.phone) {
        VStack {
          Toggle("Off", isOn: .constant(false))
          Picker("Size", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .pickerStyle(.segmented)
        }
        .disabled(true)
      } _: { window in
        try await window.wait(
          """
          getComputedStyle(document.querySelector('.toggle .labeled-label')).opacity < .5
            && getComputedStyle(document.querySelector('.choices-segmented input')).opacity == 0
          """
        )
      }
    }

    private struct Palette: View {
      var body: some View {
        VStack {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .red)
          VStack {
            Text(verbatim: "Weak").foregroundStyle(.secondary)
            Text(verbatim: "Own").foregroundStyle(.primary)
          }
          .foregroundStyle(.yellow)
          Stepper("Count", value: .constant(1)).foregroundStyle(.white)
        }
      }
    }

    /// The sign has the first style, the shape around it the second. Text inside of a colour has
    /// this colour.
    @Test func layersAndLevels_haveTheirColors() async throws {
      try await ChromiumTests.use(.phone) {
        Palette()
      } _: { window in
        let fills = try await window.execute(
          "return [...document.querySelectorAll('svg.image path')].map((path) => getComputedStyle(path).fill)"
        )
        let red = try await window.execute(
          "const probe = document.body.appendChild(document.createElement('i')); probe.style.color = 'var(--red)'; return getComputedStyle(probe).color"
        )
        #expect(fills[0] == red && fills[1] == "rgb(255, 255, 255)")
        let colors = try await window.execute(
          """
          const of = (words) => getComputedStyle([...document.querySelectorAll('.text')].find((node) => node.innerText == words)).color
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.color = 'var(--yellow-text)'
          return [of('Own') == getComputedStyle(probe).color, of('Weak') != of('Own'), /0\\.9\\)$/.test(of('Weak'))]
          """
        )
        #expect(colors == [true, true, true])
        let sign = try await window.execute(
          "return getComputedStyle(document.querySelector('.stepper-buttons .icon')).stroke"
        )
        #expect(sign != "rgb(255, 255, 255)")
      }
    }

    /// The title and the icon of a view without content are in sight, whether it has actions or not.
    @Test func unavailableContent_isNamed() async throws {
      try await ChromiumTests.use(.phone) {
        VStack {
          ContentUnavailableView("No mail", systemImage: "tray")
          ContentUnavailableView {
            Label("No projects", systemImage: "folder")
          } actions: {
            Button("Make one") {}
          }
          ContentUnavailableView.search(text: "aspen")
        }
      } _: { window in
        let widths = try await window.execute(
          """
          return ['No mail', 'No projects', 'No Results for “aspen”'].flatMap((words) => {
            const nodes = [...document.querySelectorAll('.unavailable')], node = nodes.find((node) => node.innerText.includes(words))
            const title = [...(node?.querySelectorAll('*') ?? [])].find((part) => part.innerText == words)
            const icon = node?.querySelector('.icon')
            return [title, icon].map((part) => {
              const box = part?.getBoundingClientRect(), on = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
              return (box?.width ?? 0) > 15 && !!on && part.closest('.unavailable').contains(on)
            })
          })
          """
        )
        #expect(widths == [true, true, true, true, true, true])
      }
    }

    private struct Line: View {
      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "This will be the best day of your whole life, I think!")
            .lineLimit(1)
            .truncationMode(.middle)
            .padding(.horizontal, 40)
          Divider().frame(width: 100)
        }
        .frame(width: 300)
      }
    }

    /// The end of a line that is cut begins behind its head also where the text has padding.
    @Test func lineCutInItsMiddle_hasItsPaddingBesideIt() async throws {
      try await ChromiumTests.use(.phone) {
        Line()
      } _: { window in
        try await window.wait("document.querySelector('.cut-middle')?.dataset.tail")
        let lengths = try await window.execute(
          """
          const node = document.querySelector('.cut-middle'), after = getComputedStyle(node, '::after')
          const head = parseFloat(node.style.getPropertyValue('--head')), left = parseFloat(after.left)
          return [Math.abs(left - 40 - head) < 1, left + parseFloat(after.width) <= node.clientWidth - 39]
          """
        )
        #expect(lengths == [true, true])
        let place = try await window.execute(
          """
          const line = document.querySelector('.divider').getBoundingClientRect(), around = document.querySelector('.divider').parentNode.getBoundingClientRect()
          return Math.round(line.left + line.width / 2 - around.left - around.width / 2)
          """
        )
        #expect(place == 0)
      }
    }
  }
}
