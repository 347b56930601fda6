import PandoSharing
import PandoUI

/// A number of this page only, and a button.
struct CounterApp: App {
  var body: some Scene { WindowGroup { CounterView() } }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(count)")
      Button("More") { count += 1 }
    }
  }
}

/// A number that all pages show, and a button.
struct BoardApp: App {
  var body: some Scene { WindowGroup { BoardView() } }
}

struct BoardView: View {
  @Shared(.inMemory("total", scope: .process)) private var total = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(total)")
      Button("More") { $total.withLock { $0 += 1 } }
    }
  }
}

/// A thousand rows, and a button that changes one of them.
struct RowsApp: App {
  var body: some Scene { WindowGroup { RowsView() } }
}

struct RowsView: View {
  @State private var rows = Array(repeating: 0, count: 1_000)

  var body: some View {
    Button("More") { rows[500] += 1 }
    List(rows.indices, id: \.self) { index in
      Text(verbatim: "Row \(index): \(rows[index])")
    }
  }
}

/// A hundred thousand rows, of which a page has only the rows in sight, and a button that changes one of these.
struct LongApp: App {
  var body: some Scene { WindowGroup { LongView() } }
}

struct LongView: View {
  @State private var count = 0

  var body: some View {
    Button("More") { count += 1 }
    List(0..<100_000) { index in
      Text(verbatim: "Row \(index): \(index == 50 ? count : 0)")
    }
  }
}
