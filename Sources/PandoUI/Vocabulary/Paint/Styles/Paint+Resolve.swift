import IssueReporting

extension Paint {
  /// Whether the paint, or one within it, depends on the environment.
  var isResolvable: Bool {
    switch self {
    case .resolvable: true
    case .opacity(let paint, _), .levelOf(let paint, _), .shadow(let paint, _),
      .blend(let paint, _):
      paint.isResolvable
    default: false
    }
  }

  /// The paint in an environment. Only what the styles read of it is tracked.
  ///
  /// - Parameter environment: The environment of the view that is drawn.
  package func resolved(in environment: EnvironmentValues) -> Paint {
    guard isResolvable else { return self }
    switch self {
    case .resolvable(let paint):
      guard let style = paint.style as? any ShapeStyle else { return .color(.clear) }
      return Self.resolve(style, in: environment)
    case .opacity(let paint, let factor): return .opacity(paint.resolved(in: environment), factor)
    case .levelOf(let paint, let level): return .levelOf(paint.resolved(in: environment), level)
    case .shadow(let paint, let shadow): return .shadow(paint.resolved(in: environment), shadow)
    case .blend(let paint, let mode): return .blend(paint.resolved(in: environment), mode)
    default: return self
    }
  }

  private static func resolve<Style: ShapeStyle>(
    _ style: Style,
    in environment: EnvironmentValues
  ) -> Paint {
    guard Style.Resolved.self != Never.self, Style.Resolved.self != Style.self else {
      reportIssue(
        """
        The style \(Style.self) does not say what it is drawn as: give it a method \
        `resolve(in environment: EnvironmentValues) -> some ShapeStyle` that returns another style.
        """
      )
      return .color(.clear)
    }
    return style.resolve(in: environment)._paint().resolved(in: environment)
  }
}

extension ShapeDrawing {
  /// The drawing with its paints resolved in an environment.
  func resolved(in environment: EnvironmentValues) -> ShapeDrawing {
    guard fill?.isResolvable == true || stroke?.isResolvable == true else { return self }
    var drawing = self
    drawing.fill = fill?.resolved(in: environment)
    drawing.stroke = stroke?.resolved(in: environment)
    return drawing
  }
}

/// Adds attributes, one of which is a paint.
struct PaintModifier: DecorationModifier {
  typealias Body = Never

  let key: AttributeKey
  let paint: Paint?
  var others = Attributes()

  static var _addsAttributesAlone: Bool { true }

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration.attributes = others
    decoration[key] = paint.map { .paint($0.resolved(in: environment)) }
  }
}
