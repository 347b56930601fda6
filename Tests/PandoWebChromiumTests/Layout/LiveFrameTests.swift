import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of frames around frames, around overlays, and around views that are larger than their
  /// frames.
  @MainActor
  @Suite("Live frames")
  struct LiveFrames: FramePlaces {
    @Test func frameInTheSameDirection_isAroundTheOther() async throws {
      #expect(
        try await misplaced {
          block(50, 20, at: "0,90").frame(maxWidth: .infinity, alignment: .leading)
        } == []
      )
      #expect(
        try await misplaced {
          block(50, 20, at: "250,180")
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        } == []
      )
      #expect(
        try await misplaced {
          Color.red.accessibilityIdentifier("0,50,300,100").frame(maxHeight: 100)
        } == []
      )
    }

    @Test func frame_aroundAnOverlay_doesNotChangeTheOverlay() async throws {
      #expect(
        try await misplaced {
          Color.blue.frame(width: 100, height: 100)
            .overlay(alignment: .topTrailing) { block(20, 20, at: "180,50") }
        } == []
      )
      // Moved twice, it is in a box of its own, and exceeds the sides that the alignment
      // determines.
      #expect(
        try await misplaced {
          Color.blue.frame(width: 20, height: 20)
            .overlay(alignment: .leading) {
              block(100, 10, at: "165,95").offset(x: 15).offset(x: 10)
            }
        } == []
      )
      #expect(
        try await misplaced {
          Color.blue.frame(width: 50, height: 20).padding(10)
            .background(Color.red.accessibilityIdentifier("115,80,70,40"))
        } == []
      )
      #expect(
        try await misplaced {
          Color.blue.frame(width: 50, height: 20)
            .overlay(Color.red.accessibilityIdentifier("0,90,50,20")).padding(.leading, 20)
            .frame(maxWidth: .infinity, alignment: .leading).offset(x: -20)
        } == []
      )
    }

    @Test func viewLargerThanItsFrame_goesBeyondBothSides() async throws {
      #expect(
        try await misplaced { block(200, 200, at: "50,0").frame(width: 100, height: 100) } == []
      )
      #expect(
        try await misplaced {
          HStack(spacing: 0) {
            block(100, 20, at: "50,90")
            block(100, 20, at: "150,90")
          }
          .frame(width: 100)
        } == []
      )
      #expect(
        try await misplaced {
          VStack(spacing: 0) {
            block(50, 150, at: "125,-50")
            block(50, 150, at: "125,100")
          }
        } == []
      )
    }

    @Test func ratio_inAFrame_isKept() async throws {
      #expect(
        try await misplaced {
          Circle().accessibilityIdentifier("50,0,200,200").aspectRatio(1, contentMode: .fit)
        } == []
      )
      #expect(
        try await misplaced {
          Color.red.accessibilityIdentifier("-150,0,600,200").aspectRatio(3, contentMode: .fill)
        } == []
      )
      #expect(
        try await misplaced {
          Circle().accessibilityIdentifier("50,0,200,200").scaledToFit()
        } == []
      )
    }

    @Test func layoutPriority_leavesNothingToOthersThatGrow() async throws {
      #expect(
        try await misplaced {
          HStack(spacing: 0) {
            Color.red.accessibilityIdentifier("0,0,300,200").layoutPriority(1)
            Color.blue.frame(minWidth: 0)
          }
        } == []
      )
    }

    /// The short side of a view with a ratio determines both sides.
    @Test func ratio_inAStack_followsFromTheHeight_whereThatIsShort() async throws {
      func circle(_ place: String) -> some View {
        Circle().accessibilityIdentifier(place).aspectRatio(1, contentMode: .fit)
      }
      #expect(
        try await misplaced {
          VStack(spacing: 0) {
            circle("100,0,100,100")
            circle("100,100,100,100")
          }
        } == []
      )
      #expect(
        try await misplaced {
          VStack(alignment: .leading, spacing: 0) {
            block(300, 40, at: "0,0")
            circle("0,40,160,160")
          }
        } == []
      )
      #expect(try await misplaced { circle("70,20,160,160").padding(20) } == [])
      #expect(
        try await misplaced {
          HStack(spacing: 0) {
            circle("0,75,50,50")
            block(250, 20, at: "50,90")
          }
        } == []
      )
      #expect(
        try await misplaced {
          ZStack {
            Color.red.accessibilityIdentifier("50,0,200,200")
            block(20, 20, at: "140,90")
          }
          .aspectRatio(1, contentMode: .fit)
        } == []
      )
    }

    @Test func ratio_ofAGivenHeight_isNoWider() async throws {
      #expect(
        try await misplaced {
          HStack(spacing: 0) {
            Circle().accessibilityIdentifier("115,80,40,40").aspectRatio(1, contentMode: .fit)
              .frame(height: 40)
            block(30, 20, at: "155,90")
          }
        } == []
      )
    }

    @Test func ratio_inALimitedHeight_isNoHigher() async throws {
      func circle(_ place: String) -> some View {
        Circle().accessibilityIdentifier(place).aspectRatio(1, contentMode: .fit)
      }
      #expect(
        try await misplaced {
          VStack(spacing: 0) {
            HStack(spacing: 0) {
              circle("110,0,40,40")
              circle("150,0,40,40")
            }
            .frame(maxHeight: 40)
            Color.red.accessibilityIdentifier("0,40,300,160")
          }
        } == []
      )
      #expect(
        try await misplaced {
          HStack(spacing: 0) {
            Button {
            } label: {
              circle("130,80,40,40")
            }
            .buttonStyle(.plain)
          }
          .frame(maxHeight: 40)
        } == []
      )
    }

    /// The buttons are a board: each is as large as its label, which is as large as its part of the
    /// square.
    @Test func buttons_whoseLabelsGrow_growInBothDirections() async throws {
      #expect(
        try await misplaced {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            ForEach(0..<2, id: \.self) { row in
              GridRow {
                ForEach(0..<2, id: \.self) { column in
                  Button {
                  } label: {
                    Color.red
                      .accessibilityIdentifier("\(50 + column * 100),\(row * 100),100,100")
                  }
                  .buttonStyle(.plain)
                }
              }
            }
          }
          .aspectRatio(1, contentMode: .fit)
        } == []
      )
    }

    @Test func button_isNoWiderThanItsLabel() async throws {
      #expect(
        try await misplaced {
          VStack(alignment: .leading, spacing: 0) {
            Button {
            } label: {
              Color.red.accessibilityIdentifier("0,75,120,40").frame(maxWidth: 120).frame(
                height: 40
              )
            }
            .overlay { Color.blue.opacity(0.1).accessibilityIdentifier("0,75,120,40") }
            Color.clear.frame(height: 10)
          }
        } == []
      )
      #expect(
        try await misplaced {
          HStack(spacing: 0) {
            ForEach(["0,80,150,40", "150,80,150,40"], id: \.self) { place in
              Button {
              } label: {
                Color.red.accessibilityIdentifier(place).frame(maxWidth: 200).frame(height: 40)
              }
            }
          }
        } == []
      )
    }

    @Test func button_whoseLabelHasALimit_hasItToo() async throws {
      #expect(
        try await misplaced {
          VStack(alignment: .leading, spacing: 0) {
            Color.clear.frame(height: 20)
            Button {
            } label: {
              Color.red.accessibilityIdentifier("-15,100,100,20").frame(maxWidth: 100)
                .frame(height: 20)
            }
            .buttonStyle(.plain)
            .padding(.leading, -15)
          }
        } == []
      )
    }

    @Test func contentOfWhatScrollsInNoDirection_hasItsRoom() async throws {
      #expect(
        try await misplaced {
          ScrollView([]) {
            VStack(spacing: 0) {
              block(50, 20, at: "125,0")
              Color.blue.accessibilityIdentifier("0,20,300,160")
              block(50, 20, at: "125,180")
            }
          }
        } == []
      )
    }

    @Test func limitOfAHeight_countsForAllThatIsAround() async throws {
      #expect(
        try await misplaced {
          ZStack(alignment: .bottom) {
            Color.clear
            Color.red.accessibilityIdentifier("0,120,300,80").frame(maxHeight: 80)
              .background(VStack { Color.blue.accessibilityIdentifier("0,120,300,80") })
              .cornerRadius(5)
              .offset(y: 0)
          }
        } == []
      )
      #expect(
        try await misplaced {
          Color.red.accessibilityIdentifier("0,60,300,80").frame(maxHeight: 80)
            .background(VStack { Color.blue.accessibilityIdentifier("0,60,300,80") })
            .clipShape(Rectangle())
        } == []
      )
      #expect(
        try await misplaced {
          VStack(spacing: 0) {
            Color.red.accessibilityIdentifier("0,0,300,80").frame(maxHeight: 80)
              .background(VStack { Color.blue.accessibilityIdentifier("0,0,300,80") })
              .clipShape(Rectangle())
            Color.green.accessibilityIdentifier("0,80,300,120")
          }
        } == []
      )
    }

    @Test func ratio_inWhatScrolls_followsFromTheWidth() async throws {
      #expect(
        try await misplaced {
          ScrollView {
            VStack(spacing: 0) {
              Color.red.accessibilityIdentifier("0,0,300,150").aspectRatio(2, contentMode: .fit)
              Circle().accessibilityIdentifier("0,150,300,300").aspectRatio(1, contentMode: .fit)
            }
          }
          .scrollIndicators(.hidden)
        } == []
      )
      #expect(
        try await misplaced {
          ScrollView {
            Circle().accessibilityIdentifier("0,0,300,300").aspectRatio(1, contentMode: .fit)
          }
          .scrollIndicators(.hidden)
        } == []
      )
    }

    @Test func grids_whoseColumnsLeaveRoom_standInItsMiddle_andRowsShareTheHeight() async throws {
      #expect(
        try await misplaced {
          LazyVGrid(
            columns: [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(50), spacing: 10)]
          ) {
            block(50, 20, at: "95,90")
            block(50, 20, at: "155,90")
          }
        } == []
      )
      #expect(
        try await misplaced {
          ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())]) {
              Color.red.accessibilityIdentifier("0,0,50,100").frame(width: 50)
              Color.blue.accessibilityIdentifier("0,100,50,100").frame(width: 50)
            }
          }
        } == []
      )
      #expect(
        try await misplaced {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
              block(100, 20, at: "0,80")
              Color.red.accessibilityIdentifier("100,80,200,20").frame(height: 20)
            }
            GridRow {
              block(100, 20, at: "0,100")
              Color.red.accessibilityIdentifier("100,100,200,20").frame(height: 20)
            }
          }
        } == []
      )
    }
  }
}
