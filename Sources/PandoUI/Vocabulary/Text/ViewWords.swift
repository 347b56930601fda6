/// The words in a view, in lines, for what can draw words only.
@MainActor
func viewWords<V: View>(_ view: V) -> String {
  if let text = view as? Text { return text.words }
  if let view = view as? any WordSource {
    return view.wordSources.map { viewWords($0) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
  return V.Body.self == Never.self ? "" : viewWords(view.body)
}

/// A view whose words are the words of its content.
@MainActor
private protocol WordSource {
  var wordSources: [any View] { get }
}

extension ModifiedContent: WordSource where Content: View, Modifier: ViewModifier {
  fileprivate var wordSources: [any View] { [content] }
}

extension _ConditionalContent: WordSource {
  fileprivate var wordSources: [any View] {
    switch storage {
    case .first(let view): [view]
    case .second(let view): [view]
    }
  }
}

extension Optional: WordSource where Wrapped: View {
  fileprivate var wordSources: [any View] { map { [$0] } ?? [] }
}

extension VStack: WordSource {
  fileprivate var wordSources: [any View] { [content] }
}

extension HStack: WordSource {
  fileprivate var wordSources: [any View] { [content] }
}

extension TupleView: WordSource {
  fileprivate var wordSources: [any View] {
    Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }
}
