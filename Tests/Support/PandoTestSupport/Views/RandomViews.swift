import Foundation
package import PandoUI

/// A description of a random view.
package struct Spec: Identifiable, Equatable {
  package enum Kind: Int, CaseIterable {
    case line, press, column, row, list, section, either, optional, erased, group, identified
    case overlay, hidden, disabled, environment, sheet, popover, tabs, reader, beside, form, stack
  }

  package let id: Int
  package var kind: Kind
  /// The text of the view, which of two branches it takes, or whether its content exists.
  package var flag: Bool
  package var word: Int
  /// Decorations around it, one bit for each.
  package var decorations: Int
  package var inside: [Spec]

  package var words: String {
    "\(kind)#\(id)\(flag ? "+" : "-")w\(word)d\(decorations)"
      + (inside.isEmpty ? "" : "(\(inside.map(\.words).joined(separator: " ")))")
  }

  /// The description without sheets and popovers.
  ///
  /// The presentations of a tab that was left are kept, and a fresh render never made them. Views
  /// that are added to a hidden view are made when it is shown.
  package var withoutPresentations: Spec {
    var result = self
    if kind == .sheet || kind == .popover { result.kind = .row }
    result.inside = inside.map(\.withoutPresentations)
    return result
  }

  package static func random(using generator: SeededGenerator, depth: Int, next: inout Int) -> Spec
  {
    var random = generator
    next += 1
    let id = next
    let kind = depth == 0 ? .line : Kind.allCases.randomElement(using: &random)!
    let count = depth == 0 ? 0 : Int.random(in: 0...3, using: &random)
    var inside: [Spec] = []
    for _ in 0..<count { inside.append(.random(using: random, depth: depth - 1, next: &next)) }
    return Spec(
      id: id,
      kind: kind,
      flag: Bool.random(using: &random),
      word: Int.random(in: 0...2, using: &random),
      decorations: Bool.random(using: &random) ? 0 : Int.random(in: 0..<32, using: &random),
      inside: inside
    )
  }

  package mutating func change(using generator: SeededGenerator, depth: Int, next: inout Int) {
    var random = generator
    if let index = inside.indices.randomElement(using: &random),
      Int.random(in: 0..<4, using: &random) > 0
    {
      inside[index].change(using: random, depth: depth - 1, next: &next)
      return
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: flag.toggle()
    case 2: word = Int.random(in: 0...2, using: &random)
    case 3, 4: decorations ^= 1 << Int.random(in: 0..<5, using: &random)
    case 5:
      if depth > 0 {
        inside.insert(
          .random(using: random, depth: depth - 1, next: &next),
          at: Int.random(in: 0...inside.count, using: &random)
        )
      }
    case 6:
      if let index = inside.indices.randomElement(using: &random) { inside.remove(at: index) }
    case 7: inside.shuffle(using: &random)
    default: if depth > 0 { kind = Kind.allCases.randomElement(using: &random)! }
    }
  }
}

@MainActor
package final class SpecHandle {
  package var spec: Binding<Spec>?

  package init() {}
}

package struct SpecRoot: View {
  @State var spec: Spec
  let handle: SpecHandle

  package init(spec: Spec, handle: SpecHandle) {
    _spec = State(initialValue: spec)
    self.handle = handle
  }

  package var body: some View {
    let _ = handle.spec = $spec
    Column { SpecView(spec: spec) }
  }
}

private struct WordKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var word: Int {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct Longest: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// Adds decorations in box order and in other orders, each on or off.
struct Decorations: ViewModifier {
  let bits: Int

  func body(content: Content) -> some View {
    content
      .padding(bits & 1 == 0 ? 0 : 3)
      .modifier(Switched(key: .background, value: .text("red"), isOn: bits & 2 != 0))
      .modifier(Switched(key: .padding, value: .number(4), isOn: bits & 4 != 0))
      .modifier(Switched(key: .width, value: .number(50), isOn: bits & 8 != 0))
      .modifier(Switched(key: .background, value: .text("blue"), isOn: bits & 16 != 0))
  }
}

struct Switched: DecorationModifier {
  typealias Body = Never
  let key: AttributeKey
  let value: AttributeValue
  let isOn: Bool

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    if isOn { decoration[key] = value }
  }
}

struct SpecView: View {
  let spec: Spec

  var body: some View {
    kind.modifier(Decorations(bits: spec.decorations))
  }

  private var inside: some View {
    ForEach(spec.inside) { SpecView(spec: $0) }
  }

  // The type is erased, because the type of a view cannot contain itself.
  private var kind: AnyView {
    switch spec.kind {
    case .line: AnyView(WordLine(spec: spec).preference(key: Longest.self, value: spec.word))
    case .press: AnyView(Button("press \(spec.word)") {}.disabled(spec.flag))
    case .column: AnyView(Column { inside })
    case .row: AnyView(HStack(spacing: CGFloat(spec.word)) { inside })
    case .list: AnyView(List { inside })
    case .section: AnyView(Section("section \(spec.word)") { inside })
    case .either: AnyView(Either(spec: spec))
    case .optional: AnyView(Group { if spec.flag { inside } })
    case .erased:
      AnyView(
        Group {
          spec.flag
            ? AnyView(inside)
            : AnyView(
              Group {
                Line("x"); inside
              }
            )
        }
      )
    case .group: AnyView(Group { inside })
    case .identified: AnyView(Group { inside }.id(spec.word))
    case .overlay: AnyView(Line("under").overlay { if spec.flag { inside } })
    case .hidden:
      AnyView(
        Presence(spec.flag) {
          Column { ForEach(spec.inside.map(\.withoutPresentations)) { SpecView(spec: $0) } }
        }
      )
    case .disabled: AnyView(Group { inside }.disabled(spec.flag))
    case .environment: AnyView(Group { inside }.environment(\.word, spec.word))
    case .sheet:
      AnyView(Line("presents").sheet(isPresented: .constant(spec.flag)) { inside })
    case .popover:
      AnyView(Line("presents").popover(isPresented: .constant(spec.flag)) { inside })
    case .tabs:
      AnyView(
        TabView(selection: .constant(spec.flag)) {
          Column { ForEach(spec.inside.map(\.withoutPresentations)) { SpecView(spec: $0) } }
            .tabItem { Line("first \(spec.word)") }.tag(false)
          Line("second page").tabItem { Line("second") }.tag(true)
        }
      )
    case .reader: AnyView(Reader(spec: spec))
    case .beside: AnyView(Line("swiped").swipeActions { if spec.flag { Button("a") {} } })
    case .form: AnyView(Form { inside })
    case .stack:
      AnyView(
        NavigationStack {
          Column { inside }.navigationTitle("title \(spec.word)")
            .toolbar { if spec.flag { Button("tool") {} } }
        }
      )
    }
  }
}

private struct Either: View {
  let spec: Spec
  var body: some View {
    if spec.flag {
      Line("yes")
      ForEach(spec.inside) { SpecView(spec: $0) }
    } else {
      Column { ForEach(spec.inside) { SpecView(spec: $0) } }
    }
  }
}

private struct WordLine: View {
  let spec: Spec
  @Environment(\.word) private var word
  var body: some View {
    Line("line \(spec.word), \(word)")
    if spec.flag { Line("more") }
  }
}

private struct Reader: View {
  let spec: Spec
  @State private var longest = -1
  var body: some View {
    Line("longest \(longest)")
    Group { ForEach(spec.inside) { SpecView(spec: $0) } }
      .onPreferenceChange(Longest.self) { longest = $0 }
  }
}
