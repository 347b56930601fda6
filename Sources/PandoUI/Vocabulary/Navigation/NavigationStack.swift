/// A stack of screens, of which the uppermost is shown.
///
/// ```swift
/// NavigationStack {
///   List(recipes) { recipe in NavigationLink(recipe.name, value: recipe) }
///     .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
///     .navigationTitle("Recipes")
/// }
/// ```
///
/// The screens below are out of sight and keep their state.
public struct NavigationStack<Data, Root: View>: View {
  private let path: PathAccess?
  private let root: Root
  @State private var own = NavigationPath()
  @State private var presented: [PresentedEntry] = []
  @State private var titles: [Int: Text] = [:]
  @State private var model = NavigationModel()
  /// How often the user has changed the path.
  @State private var pathChanges = 0

  init(path: PathAccess?, root: Root) {
    self.path = path
    self.root = root
  }

  /// The screens, and the links between them.
  public var body: some View {
    let model = model
    model.path = path ?? PathAccess($own)
    model.presented = $presented
    model.titles = $titles
    model.pathChanges = $pathChanges
    // A path may be where nothing is observed, such as in a model inside of another model.
    _ = pathChanges
    let items = model.items
    return NavigationStackElement(
      address: model.address,
      navigate: { model.navigate(to: $0) ? .known : .awaited }
    ) {
      Presence(items.isEmpty) { ScreenView(depth: 0, model: model, content: root) }
      ForEach(Array(items.enumerated()), id: \.element.id) { offset, item in
        Presence(offset == items.count - 1) {
          ScreenView(
            depth: offset + 1,
            model: model,
            content: DestinationView(destination: item.destination, table: model.table)
          )
        }
      }
    }
    .environment(\.navigation, model)
    .onChange(of: items.count) { model.prune() }
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that owns its path.
  ///
  /// - Parameter root: The first screen; built at once.
  public init(@ViewBuilder root: () -> Root) {
    self.init(path: nil, root: root())
  }

  /// Makes a stack whose path holds values of any type.
  ///
  /// - Parameters:
  ///   - path: The values of the screens above the first one; written when the user goes forward or
  ///     back.
  ///   - root: The first screen; built at once.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: PathAccess(path), root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Makes a stack whose path holds values of one type.
  ///
  /// - Parameters:
  ///   - path: The values of the screens above the first one; written when the user goes forward or
  ///     back.
  ///   - root: The first screen; built at once.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(path: PathAccess(collection: path), root: root())
  }
}

struct NavigationStackElement<Screens: View>: ElementView {
  let address: [String]
  /// Goes to an address.
  let navigate: ([String]) -> AddressAnswer
  let content: Screens

  init(
    address: [String],
    navigate: @escaping ([String]) -> AddressAnswer,
    @ViewBuilder content: () -> Screens
  ) {
    self.address = address
    self.navigate = navigate
    self.content = content()
  }

  var kind: ElementKind { .navigationStack }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if !address.isEmpty { element[.address] = .list(address) }
    let graph = environment.scope?.graph
    element.on(.navigate) { [weak graph] event in
      guard case .navigate(let texts) = event else { return }
      graph?.addressAnswer = navigate(texts)
    }
  }
}
