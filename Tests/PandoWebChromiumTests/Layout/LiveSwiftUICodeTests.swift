import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of behaviour that applications written for SwiftUI need, and that was found missing by
  /// looking at them.
  @MainActor
  @Suite("Live SwiftUI code")
  struct LiveSwiftUICode {
    func use(
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await LiveServer.use {
        content()
      } _: { server in
        try await ChromeWindow.use(width: 600) { window in
          try await window.open(port: server.port)
          try await body(window)
        }
      }
    }

    func numbers(_ window: ChromeWindow, _ script: String) async throws -> [Double] {
      try await window.execute(
        """
        const rect = (name) => document.querySelector(`[data-testid=${name}]`).getBoundingClientRect()
        const style = (selector) => getComputedStyle(document.querySelector(selector))
        return \(script)
        """
      ).list.compactMap(\.number)
    }

    @Test func relativeTimes_areDrawnAgain_whereverTheyStand() async throws {
      let start = Date()
      try await use {
        VStack {
          Text(start, style: .timer)
          Text("For \(start, style: .relative)")
          Text(timerInterval: start...start.addingTimeInterval(900))
          Text(timerInterval: start.addingTimeInterval(1)...start.addingTimeInterval(900))
          Text(.currentDate, format: .dateTime.hour().minute().second())
          Label {
            Text(start, style: .offset)
          } icon: {
            Image(systemName: "clock")
          }
        }
        .accessibilityIdentifier("times")
      } _: { window in
        let words =
          "document.querySelector('[data-testid=times]').innerText.split('\\n').filter(Boolean)"
        try await window.execute("window.first = \(words)")
        try await window.wait("\(words).every((words, index) => words !== first[index])")
        // Each text continues to change after its first change.
        try await window.execute("window.second = \(words)")
        try await window.wait("\(words).every((words, index) => words !== second[index])")
        let last = try await window.execute("return \(words)").list.compactMap(\.text)
        #expect(last.count == 6)
        #expect(last.first?.hasPrefix("0:0") == true)
        #expect(last.dropFirst(2).first?.hasPrefix("14:5") == true)
      }
    }

    @Test func icon_withPadding_isAsLargeAsWithout() async throws {
      try await use {
        HStack {
          Image(systemName: "star").font(.system(size: 22)).accessibilityIdentifier("bare")
          Image(systemName: "star").font(.system(size: 22)).padding()
            .accessibilityIdentifier("padded")
          Button {
          } label: {
            Image(systemName: "star").font(.system(size: 22)).padding(10).background(.red)
          }
          .accessibilityIdentifier("button")
        }
      } _: { window in
        let sides = try await numbers(
          window,
          "[rect('padded').width - rect('bare').width, rect('button').width - rect('bare').width]"
        )
        #expect(sides.map { $0.rounded() } == [32, 20])
      }
    }

    /// As in SwiftUI, spacers have the lowest priority of all.
    @Test func spacer_hasTheRoomThatNothingElseTakes() async throws {
      try await use {
        VStack(spacing: 0) {
          ScrollView { Text("Words") }.accessibilityIdentifier("scroll")
          Spacer(minLength: 20)
          HStack(spacing: 0) {
            Color.red.frame(maxWidth: 100).accessibilityIdentifier("limited")
            Spacer(minLength: 0)
            Text("Title").accessibilityIdentifier("title")
            Spacer(minLength: 0)
          }
          .frame(height: 40)
          HStack(spacing: 0) {
            Toggle("On", isOn: .constant(true)).accessibilityIdentifier("toggle")
            Spacer(minLength: 0)
          }
          .frame(height: 40)
        }
        .frame(width: 500, height: 500)
      } _: { window in
        let sizes = try await numbers(
          window,
          """
          [rect('scroll').height, rect('limited').width,
            rect('title').left - rect('limited').right - (rect('scroll').right - rect('title').right),
            document.querySelector('[data-testid=toggle]').closest('.toggle,label').getBoundingClientRect().width]
          """
        )
        #expect(sizes.map { $0.rounded() } == [400, 100, 0, 500])
      }
    }

    /// As in SwiftUI, a stack adds no spacing beside a spacer, which has a minimum length of its
    /// own.
    @Test func stack_withoutASpacing_hasNoneBesideASpacer() async throws {
      try await use {
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            Text("A").accessibilityIdentifier("a")
            Spacer()
            Text("B").accessibilityIdentifier("b")
          }
          .fixedSize()
          HStack(spacing: 20) {
            Text("A").accessibilityIdentifier("c")
            Spacer()
            Text("B").accessibilityIdentifier("d")
          }
          .fixedSize()
          HStack {
            Spacer(minLength: 0)
            Text("C").accessibilityIdentifier("e")
            Spacer(minLength: 0)
            Text("D").accessibilityIdentifier("f")
            Spacer(minLength: 0)
          }
          .frame(width: 300)
          VStack {
            Text("A").accessibilityIdentifier("g")
            Spacer(minLength: 3)
            Text("B").accessibilityIdentifier("h")
            Text("C").accessibilityIdentifier("i")
          }
          .fixedSize()
        }
        .frame(width: 300)
        .accessibilityIdentifier("all")
      } _: { window in
        let sizes = try await numbers(
          window,
          """
          [rect('b').left - rect('a').right, rect('d').left - rect('c').right,
            rect('e').left - rect('all').left - (rect('f').left - rect('e').right),
            rect('f').left - rect('e').right - (rect('all').right - rect('f').right),
            rect('h').top - rect('g').bottom, rect('i').top - rect('h').bottom]
          """
        )
        #expect(sizes.map { $0.rounded() } == [8, 48, 0, 0, 3, 8])
      }
    }

    @Test func words_shrinkAsFarAsTheirViewSays() async throws {
      try await use {
        VStack {
          Text("Wide").font(.system(size: 100)).minimumScaleFactor(0.1)
            .accessibilityIdentifier("wide").frame(width: 60, height: 60)
          Text("Widest words").font(.system(size: 100)).lineLimit(1).minimumScaleFactor(0.5)
            .accessibilityIdentifier("least").frame(width: 60)
          Text("Fits").font(.system(size: 20)).minimumScaleFactor(0.1)
            .accessibilityIdentifier("fits").frame(width: 200)
        }
      } _: { window in
        try await window.wait(
          "document.querySelector('[data-testid=wide]').scrollWidth <= 61"
        )
        let sizes = try await numbers(
          window,
          "['wide', 'least', 'fits'].map((name) => parseFloat(style(`[data-testid=${name}]`).fontSize))"
        )
        #expect(sizes.count == 3)
        #expect((20..<50).contains(sizes[0]))
        #expect(sizes[1] == 50)
        #expect(sizes[2] == 20)
      }
    }

    @Test func wordsOfAButton_shrinkBeforeTheyBreak() async throws {
      try await use {
        Color.clear.frame(width: 80, height: 80).overlay {
          Button("Guess") {}.font(.system(size: 80)).minimumScaleFactor(0.1)
            .accessibilityIdentifier("guess")
        }
      } _: { window in
        try await window.wait(
          "document.querySelector('[data-testid=guess]').getBoundingClientRect().width <= 81"
        )
        let sizes = try await numbers(
          window,
          "[rect('guess').height, parseFloat(style('[data-testid=guess] .text').fontSize)]"
        )
        #expect(sizes[0] <= 81)
        #expect((8..<40).contains(sizes[1]))
      }
    }

    /// The cells of sections are cells of their grid, and headers and footers span all columns.
    @Test func sectionsOfALazyGrid_haveItsColumns() async throws {
      try await use {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
          Section {
            Color.red.frame(height: 40).accessibilityIdentifier("a")
            Color.red.frame(height: 40).accessibilityIdentifier("b")
            Color.red.frame(height: 40)
          } header: {
            Text("Header").accessibilityIdentifier("header")
          }
          Section {
            Color.red.frame(height: 40).accessibilityIdentifier("c")
          }
        }
        .frame(width: 400)
        LazyHGrid(rows: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40))], spacing: 0) {
          Section {
            Color.blue.frame(width: 50).accessibilityIdentifier("d")
            Color.blue.frame(width: 50).accessibilityIdentifier("e")
            Color.blue.frame(width: 50).accessibilityIdentifier("f")
          } header: {
            Color.green.frame(width: 30).accessibilityIdentifier("side")
          }
        }
        .frame(width: 400, height: 80)
      } _: { window in
        let places = try await numbers(
          window,
          """
          [rect('a').width, rect('b').left - rect('a').right, rect('a').top - rect('b').top,
            rect('c').left - rect('a').left, rect('c').top - rect('a').top,
            Math.sign(rect('a').top - rect('header').top),
            rect('e').top - rect('d').top, rect('f').left - rect('d').left, rect('f').top - rect('d').top,
            rect('d').left - rect('side').left, rect('side').height]
          """
        )
        #expect(places.map { $0.rounded() } == [200, 0, 0, 0, 80, 1, 40, 50, 0, 30, 80])
      }
    }

    @Test func imageThatCannotBeLoaded_isItsPlaceholder() async throws {
      try await use {
        AsyncImage(url: URL(string: "/nothing.png")) { image in
          image.resizable().accessibilityIdentifier("image")
        } placeholder: {
          Text("No picture").accessibilityIdentifier("placeholder")
        }
        AsyncImage(url: URL(string: "/nothing-else.png")) { phase in
          if phase.error != nil {
            Text("Failed").accessibilityIdentifier("failed")
          } else {
            phase.image
          }
        }
      } _: { window in
        try await window.wait("document.querySelector('[data-testid=placeholder]')")
        try await window.wait("document.querySelector('[data-testid=failed]')")
        let count = try await window.execute("return document.querySelectorAll('img').length")
        #expect(count == .number(0))
      }
    }

    @Test func viewBehindAnother_endsWhereThatEnds_andIsInItsMiddle() async throws {
      try await use {
        VStack {
          Color.clear.frame(width: 100, height: 50).accessibilityIdentifier("small")
            .background(
              Circle().stroke().frame(width: 400, height: 90).accessibilityIdentifier("large")
            )
          Text("a").lineLimit(1).frame(maxWidth: .infinity).accessibilityIdentifier("text")
            .background(Color.red.opacity(0.5).accessibilityIdentifier("behind"))
            .padding(.horizontal, 30)
        }
      } _: { window in
        let places = try await numbers(
          window,
          """
          [rect('large').width, rect('large').left + 200 - rect('small').left - 50,
            rect('large').top + 45 - rect('small').top - 25, rect('behind').left - rect('text').left,
            rect('behind').right - rect('text').right]
          """
        )
        #expect(places.map { $0.rounded() } == [400, 0, 0, 0, 0])
      }
    }

    @Test func field_inABoxOfTheApplication_hasNoBoxOfItsOwn() async throws {
      try await use {
        VStack {
          TextField("bare", text: .constant(""))
          TextField("filled", text: .constant("")).padding().background(.gray.opacity(0.2))
          HStack {
            Image(systemName: "magnifyingglass")
            TextField("search", text: .constant(""))
          }
          .padding().background(.gray.opacity(0.2)).clipShape(.capsule)
          TextField("outlined", text: .constant("")).padding()
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
          TextField("lined", text: .constant("")).textFieldStyle(.roundedBorder).padding()
            .background(.gray.opacity(0.2))
        }
        .background(.yellow.opacity(0.1))
      } _: { window in
        let edges = try await numbers(
          window,
          """
          ['bare', 'filled', 'search', 'outlined', 'lined'].map((name) =>
            parseFloat(style(`[placeholder=${name}]`).borderTopWidth))
          """
        )
        #expect(edges == [1, 0, 0, 0, 1])
      }
    }

    @Test func colourOfAView_isThatOfItsButtons() async throws {
      try await use {
        VStack {
          HStack {
            Button("first") {}
            Button {
            } label: {
              Image(systemName: "star")
            }
            Button("delete", role: .destructive) {}
          }
          .foregroundStyle(.green)
          Button("tinted") {}
        }
        .tint(.orange)
      } _: { window in
        let colours = try await window.execute(
          """
          const probe = document.querySelector('.h')
          const colour = getComputedStyle(probe).color
          return [...document.querySelectorAll('.button')].map((button) =>
            getComputedStyle(button).color === colour)
          """
        )
        #expect(colours == [true, true, false, false])
      }
    }
  }
}
