import Foundation
import Observation
import PandoUI

/// Hostile texts for every part of the vocabulary that shows text.
@MainActor
@Observable
final class HostileModel {
  var words: [String]
  /// Whether the optional views exist.
  var hasMore = false
  var showsAlert = false

  init(_ words: [String]) { self.words = words }
}

struct HostileBoard: View {
  @Bindable var model: HostileModel

  var body: some View {
    NavigationStack {
      VStack {
        Text("Marker \(model.words[0].count)").accessibilityIdentifier("marker")
        ForEach(model.words.indices, id: \.self) { HostileRow(words: model.words[$0]) }
        if model.hasMore {
          ForEach(model.words.indices, id: \.self) { HostileRow(words: model.words[$0]) }
          ForEach(model.words, id: \.self) { Text(verbatim: $0).id($0) }
        }
      }
      .navigationTitle(model.words[0])
      .toolbar { Button(model.words[1]) {} }
    }
    .alert(model.words[2], isPresented: $model.showsAlert) {
      Button(model.words[3]) {}
      TextField(model.words[4], text: .constant(model.words[5]))
    } message: {
      Text(verbatim: model.words[6])
    }
  }
}

private struct HostileRow: View {
  let words: String

  private var url: URL? { URL(string: words) }

  var body: some View {
    texts
    fields
    choices
    pictures
    described
  }

  @ViewBuilder private var texts: some View {
    Text(verbatim: words)
    Text(words).bold() + Text(verbatim: words).italic()
    Text(.init(words))
    Label(words, systemImage: words)
    LabeledContent(words, value: words)
    Section(words) { Text(words) }
    GroupBox(words) { Text(words) }
    DisclosureGroup(words) { Text(words) }
    Text(words).font(.custom(words, size: 12)).foregroundStyle(.red)
  }

  @ViewBuilder private var fields: some View {
    TextField(words, text: .constant(words), prompt: Text(words))
    SecureField(words, text: .constant(words))
    TextEditor(text: .constant(words))
    Toggle(words, isOn: .constant(true))
    Stepper(words, value: .constant(1), in: 0...2)
    Slider(value: .constant(0.5)) { Text(words) }
    ProgressView(words, value: 0.5)
    DatePicker(words, selection: .constant(.distantPast))
    ColorPicker(words, selection: .constant(.red))
  }

  @ViewBuilder private var choices: some View {
    Picker(words, selection: .constant(words)) {
      Text(words).tag(words)
      Text("other").tag("other")
    }
    Menu(words) {
      Button(words) {}
      Menu(words) { Text(words) }
    }
    Button(words, systemImage: words) {}
    NavigationLink(words) { Text(words) }
    if let url { Link(words, destination: url) }
  }

  @ViewBuilder private var pictures: some View {
    Image("/\(words)")
    Image(systemName: words)
    Image(decorative: "/\(words)")
    if let url { AsyncImage(url: url) }
  }

  @ViewBuilder private var described: some View {
    Text("described")
      .accessibilityLabel(words).accessibilityHint(words).accessibilityValue(words)
      .accessibilityIdentifier(words).help(words).id(words).tag(words)
      .accessibilityAction(named: words) {}
    Text("dragged").draggable(words).badge(words)
      .contextMenu { Button(words) {} }
  }
}
