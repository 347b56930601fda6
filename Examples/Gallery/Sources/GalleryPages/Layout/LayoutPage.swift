import Pando

struct LayoutPage: View {
  var body: some View {
    Specimens("Layout", caption: "Stacks, grids, frames and what moves things about.") {
      Specimen("Stacks") {
        HStack { tiles }
        HStack(alignment: .top, spacing: 20) {
          tile("1", 40)
          tile("2", 70)
          Divider()
          tile("3", 55)
          Spacer()
          tile("4", 40)
        }
        .frame(height: 90)
        VStack(alignment: .trailing, spacing: 4) { tiles }
        ZStack(alignment: .bottomTrailing) {
          RoundedRectangle(cornerRadius: 12).fill(.blue.opacity(0.2)).frame(width: 160, height: 80)
          Text("bottomTrailing").font(.caption).padding(6)
        }
      }
      grids
      Specimen("Frames and padding") {
        Text("A frame of 200 by 60").frame(width: 200, height: 60).border(.secondary)
        Text("All the width").frame(maxWidth: .infinity).padding(8).background(.quaternary)
        Text("Trailing").frame(maxWidth: .infinity, alignment: .trailing).background(.quaternary)
        Text("Padding").padding(24).background(.quaternary)
        Color.teal.aspectRatio(4, contentMode: .fit).frame(maxWidth: 240)
      }
      Specimen("Moving") {
        HStack(spacing: 24) {
          tile("offset").offset(x: 8, y: -6)
          tile("rotated").rotationEffect(.degrees(-12))
          tile("scaled").scaleEffect(1.2)
        }
        .padding(.vertical, 12)
        ZStack {
          Color.clear
          tile("position").position(x: 70, y: 30)
        }
        .frame(height: 70)
        .border(.separator)
      }
      Specimen("Scrolling") {
        ScrollView(.horizontal) {
          HStack { ForEach(1..<24) { tile("\($0)") } }
        }
        ScrollView {
          LazyVStack(alignment: .leading) { ForEach(1..<20) { Text("Line \($0)") } }
        }
        .frame(height: 110)
        .border(.separator)
      }
      Specimen("What fits, and who gives way") {
        ViewThatFits {
          HStack { ForEach(1..<6) { tile("\($0)") } }
          tile("short")
        }
        HStack {
          Text("This text gives way when there is not enough room for both of the two").lineLimit(1)
          Text("This stays").lineLimit(1).layoutPriority(1)
        }
        GeometryReader { proxy in
          Color.orange.opacity(0.4).frame(width: proxy.size.width / 2)
        }
        .frame(height: 24)
      }
    }
  }

  private var grids: some View {
    Group {
      Specimen("Grid") {
        Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 8) {
          GridRow {
            Text("Name").bold()
            Text("Size").bold()
            Text("Kind").bold()
          }
          Divider()
          GridRow {
            Text("Aspen")
            Text("43 ha").gridColumnAlignment(.trailing)
            Text("Wood")
          }
          GridRow {
            Text("Two columns wide").gridCellColumns(2)
            Text("Cell")
          }
        }
      }
      Specimen("Lazy grids") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 10) {
          ForEach(1..<9) { wide("\($0)") }
        }
        LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(1..<4) { wide("\($0)") }
        }
        LazyHGrid(rows: [GridItem(.fixed(44)), GridItem(.fixed(44))]) {
          ForEach(1..<7) { tile("\($0)") }
        }
      }
    }
  }

  @ViewBuilder private var tiles: some View {
    tile("1")
    tile("two")
    tile("three")
  }

  private func tile(_ name: String, _ height: CGFloat = 40) -> some View {
    Text(name).padding(.horizontal, 12).frame(height: height)
      .background(.teal.opacity(0.25), in: .rect(cornerRadius: 8))
  }

  private func wide(_ name: String) -> some View {
    Text(name).frame(maxWidth: .infinity, minHeight: 44)
      .background(.purple.opacity(0.2), in: .rect(cornerRadius: 8))
  }
}
