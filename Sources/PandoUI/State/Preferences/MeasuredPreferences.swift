/// Holds back the preferences, the `onAppear` and the tasks of content that was made for a guessed size, where a renderer will measure it.
///
/// Otherwise their readers would lay out by the guess, and the measure would follow from that
/// layout: texts that get the width of the widest one would all get 10 points, and break after each
/// letter. An `onAppear` that keeps the size of its reader would keep the guess.
struct MeasuredPreferences: ViewModifier {
  typealias Body = Never

  let geometry: Geometry

  @_documentation(visibility: internal)
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    MeasuredPreferencesNode(view, parent: parent)
  }
}

final class MeasuredPreferencesNode<Content: View>: Node<
  ModifiedContent<Content, MeasuredPreferences>
>
{
  private let geometry: Geometry
  private var child: Node<Content>!
  /// Whether the content is for a guess, and a measure will come.
  private var isPending: Bool { isAwaited && geometry.isGuess }
  private var isAwaited = false
  private var wasPending = false
  /// The actions that wait for the measure.
  private var kept: [() -> Void] = []

  init(_ view: ModifiedContent<Content, MeasuredPreferences>, parent: GraphNode) {
    geometry = view.modifier.geometry
    super.init(parent: parent)
    isAwaited = EnvironmentValues(scope: scope).measuresViews
    if isAwaited {
      graph.drawing.hasGuesses = true
      reevaluate()
    }
    child = Content._makeNode(view.content, parent: self)
  }

  override var drawsOneElement: Bool { true }

  override func update(_ view: ModifiedContent<Content, MeasuredPreferences>) {
    child.update(view.content)
  }

  /// Handles the first measure, which may be equal to the guess.
  override func reevaluate() {
    let isMeasured = evaluateWithoutModels { geometry.isMeasured }
    if isMeasured {
      for action in kept { graph.whenAppearing(action) }
      kept = []
    }
    if wasPending, !isPending {
      wasPending = false
      preferenceWritersChanged()
    }
  }

  override func keepUntilMeasured(_ action: @escaping () -> Void) -> Bool {
    guard isAwaited, geometry.isUnknown else { return false }
    kept.append(action)
    return true
  }

  override func collectPreference(_ collector: PreferenceCollector) {
    guard isPending else { return super.collectPreference(collector) }
    wasPending = true
    if hasPreferences { collector.isPending = true }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}
