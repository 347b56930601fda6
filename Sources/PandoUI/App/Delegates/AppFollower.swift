import PandoDependencies

/// Tells an object what happens to the application of a page. A page is an application that was launched.
@MainActor
class AppFollower {
  /// An event in the life of an application.
  enum Moment {
    case launched, willEnterForeground, becameActive, willResignActive, enteredBackground
  }

  private var isActive = false
  private var isInBackground = false

  /// Tells the object what happens. Types of followers say how.
  ///
  /// - Parameter moment: The event.
  func tell(_ moment: Moment) {}

  /// The content of the application with the object in its environment.
  ///
  /// - Parameter content: The content.
  func provide(to content: AnyView) -> AnyView { content }

  /// Tells the object of a phase in which the page is now.
  ///
  /// - Parameter phase: The phase.
  final func follow(_ phase: ScenePhase) {
    if phase != .active, isActive {
      isActive = false
      tell(.willResignActive)
    }
    if phase == .background, !isInBackground {
      isInBackground = true
      tell(.enteredBackground)
    }
    if phase == .active, !isActive {
      isActive = true
      if isInBackground {
        isInBackground = false
        tell(.willEnterForeground)
      }
      tell(.becameActive)
    }
  }
}

/// A property of an application with an object that is told what happens to it.
@MainActor
protocol FollowedProperty {
  /// Tells the object.
  var follower: AppFollower { get }
}

extension FollowedProperty {
  /// The follower of the property at an address.
  fileprivate static func follower(at field: UnsafeRawPointer) -> AppFollower {
    field.assumingMemoryBound(to: Self.self).pointee.follower
  }
}

extension App {
  /// The followers of the application's properties, in the order of their declaration.
  var followers: [AppFollower] {
    var followers: [AppFollower] = []
    _ = withUnsafePointer(to: self) { app in
      StoredField.visit(of: Self.self) { field in
        if let property = field.type as? any FollowedProperty.Type {
          followers.append(property.follower(at: UnsafeRawPointer(app) + field.offset))
        }
        return true
      }
    }
    return followers
  }
}

/// The content of an application whose properties follow it.
struct FollowedView: View {
  let content: AnyView
  let followers: [AppFollower]

  @Environment(\.scenePhase) private var phase

  var body: some View {
    followers.reduce(content) { $1.provide(to: $0) }
      .onChange(of: phase, initial: true) { _, phase in
        for follower in followers { follower.follow(phase) }
      }
  }
}
