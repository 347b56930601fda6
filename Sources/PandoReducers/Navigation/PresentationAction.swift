public import PandoCasePaths

/// An action of a presented feature, or its dismissal.
public enum PresentationAction<Action> {
  /// Dismisses the feature: its state becomes nil, and its effects are cancelled.
  case dismiss
  /// An action of the feature.
  indirect case presented(Action)
}

extension PresentationAction: CasePathable {
  /// The case paths.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The case paths, and those of the feature's actions: `\.child.saveButtonTapped`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The dismissal.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: { if case .dismiss = $0 { () } else { nil } }
      )
    }

    /// The actions of the feature.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } }
      )
    }

    /// A case of the feature's actions.
    public subscript<AppendedAction>(
      dynamicMember keyPath: CaseKeyPath<Action, AppendedAction>
    ) -> AnyCasePath<PresentationAction, AppendedAction> where Action: CasePathable {
      presented.appending(AnyCasePath(keyPath))
    }

    /// A case of the feature's actions that is itself a presented feature, with its dismissal.
    @_disfavoredOverload
    public subscript<AppendedAction>(
      dynamicMember keyPath: CaseKeyPath<Action, AppendedAction>
    ) -> AnyCasePath<PresentationAction, PresentationAction<AppendedAction>>
    where Action: CasePathable {
      PresentationAction.keepingDismissal(AnyCasePath(keyPath))
    }
  }

  private static func keepingDismissal<AppendedAction>(
    _ path: AnyCasePath<Action, AppendedAction>
  ) -> AnyCasePath<PresentationAction, PresentationAction<AppendedAction>> {
    AnyCasePath<PresentationAction, PresentationAction<AppendedAction>>(
      embed: { action in
        switch action {
        case .dismiss: .dismiss
        case .presented(let action): .presented(path.embed(action))
        }
      },
      extract: { action in
        switch action {
        case .dismiss: .dismiss
        case .presented(let action): path.extract(from: action).map { .presented($0) }
        }
      }
    )
  }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}
