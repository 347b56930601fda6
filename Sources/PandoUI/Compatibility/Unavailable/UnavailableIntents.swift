// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// What a shortcut does.
@available(
  *,
  unavailable,
  message:
    "There are no shortcuts and no Siri. Give the screen an address, which can be opened from anywhere."
)
public protocol AppIntent {}

/// The shortcuts of an application.
@available(
  *,
  unavailable,
  message:
    "There are no shortcuts and no Siri. Give the screen an address, which can be opened from anywhere."
)
public protocol AppShortcutsProvider {}

/// Something that a shortcut acts on.
@available(
  *,
  unavailable,
  message:
    "There are no shortcuts and no Siri. Give the screen an address, which can be opened from anywhere."
)
public protocol AppEntity {}

/// A choice of a shortcut.
@available(
  *,
  unavailable,
  message:
    "There are no shortcuts and no Siri. Give the screen an address, which can be opened from anywhere."
)
public protocol AppEnum {}

/// What finds the things of a shortcut.
@available(
  *,
  unavailable,
  message:
    "There are no shortcuts and no Siri. Give the screen an address, which can be opened from anywhere."
)
public protocol EntityQuery {}

/// A shortcut.
@available(
  *,
  unavailable,
  message:
    "There are no shortcuts and no Siri. Give the screen an address, which can be opened from anywhere."
)
open class AppShortcut: UnavailableMembers {}

/// What a widget is set to.
@available(
  *,
  unavailable,
  message:
    "There are no shortcuts and no Siri. Give the screen an address, which can be opened from anywhere."
)
public protocol WidgetConfigurationIntent {}

/// What Siri does.
@available(
  *,
  unavailable,
  message:
    "There are no shortcuts and no Siri. Give the screen an address, which can be opened from anywhere."
)
open class INIntent: UnavailableMembers {}

/// What Siri has done.
@available(
  *,
  unavailable,
  message:
    "There are no shortcuts and no Siri. Give the screen an address, which can be opened from anywhere."
)
open class INInteraction: UnavailableMembers {}

/// What asks for Siri.
@available(
  *,
  unavailable,
  message:
    "There are no shortcuts and no Siri. Give the screen an address, which can be opened from anywhere."
)
open class INPreferences: UnavailableMembers {}

/// The person who plays.
@available(
  *,
  unavailable,
  message: "There is no Game Center. Keep scores in a database: PandoSQLite or PandoPostgres."
)
open class GKLocalPlayer: UnavailableMembers {}

/// A list of scores.
@available(
  *,
  unavailable,
  message: "There is no Game Center. Keep scores in a database: PandoSQLite or PandoPostgres."
)
open class GKLeaderboard: UnavailableMembers {}

/// Something that a player has reached.
@available(
  *,
  unavailable,
  message: "There is no Game Center. Keep scores in a database: PandoSQLite or PandoPostgres."
)
open class GKAchievement: UnavailableMembers {}

/// What shows Game Center.
@available(
  *,
  unavailable,
  message: "There is no Game Center. Keep scores in a database: PandoSQLite or PandoPostgres."
)
open class GKGameCenterViewController: UnavailableMembers {}

/// The delegate of what shows Game Center.
@available(
  *,
  unavailable,
  message: "There is no Game Center. Keep scores in a database: PandoSQLite or PandoPostgres."
)
public protocol GKGameCenterControllerDelegate: AnyObject {}

/// A song of the library.
@available(
  *,
  unavailable,
  message: "A server has no library of music. Play a file of yours with a link to it."
)
open class MPMediaItem: UnavailableMembers {}

/// A question for songs.
@available(
  *,
  unavailable,
  message: "A server has no library of music. Play a file of yours with a link to it."
)
open class MPMediaQuery: UnavailableMembers {}

/// What plays songs of the library.
@available(
  *,
  unavailable,
  message: "A server has no library of music. Play a file of yours with a link to it."
)
open class MPMusicPlayerController: UnavailableMembers {}
