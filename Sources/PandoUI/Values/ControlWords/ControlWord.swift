package import Foundation

/// The words of Pando's own controls: what is visible or read aloud without the application's having said it.
///
/// The raw value is English. ``ControlLanguage`` has the other languages.
package enum ControlWord: String, CaseIterable, Sendable {
  case cancel = "Cancel"
  case ok = "OK"
  case done = "Done"
  case edit = "Edit"
  case close = "Close"
  case dismiss = "Dismiss"
  case back = "Back"
  case home = "Home"
  case search = "Search"
  case refresh = "Refresh"
  case delete = "Delete"
  case rename = "Rename"
  case paste = "Paste"
  case help = "Help"
  case choose = "Choose"
  case moveUp = "Move up"
  case moveDown = "Move down"
  case decrease = "Decrease"
  case increase = "Increase"
  case actions = "Actions"
  case moreActions = "More actions"
  case hideSection = "Hide the section"
  case showSection = "Show the section"
  case changeHeight = "Change the height"
  case titleMenu = "Title menu"
  case time = "Time"
  case previousMonth = "Previous month"
  case nextMonth = "Next month"
  case sheet = "Sheet"
  case alert = "Alert"
  case popover = "Popover"
  case table = "Table"
  case tabs = "Tabs"
  case messages = "Messages"
  case chartValues = "Values of the chart"
  case series = "Series"
  case width = "Width"
  case chooseFile = "Choose a file"
  case chooseFiles = "Choose files"
  case upload = "Upload"
  case noResults = "No Results"
  case noResultsFor = "No Results for “%@”"
  case checkSpelling = "Check the spelling or try a new search."
  case notFound = "Not found"
  case nothingHere = "There is nothing at this address."
  case databaseAway = "The database cannot be reached. What you change is saved when it can."
  case offline = "You are offline. What you do here is sent when you are back."
  case reconnecting = "Reconnecting…"
  case otherWindow = "This page is open in another window. Load it again to go on here."
  case notCopied = "The browser did not let this page copy."
  case notPasted = "The browser did not let this page paste."
  case notSent = "The file could not be sent."
  case holdThenArrows = "Return, then arrow keys"

  /// The words that the script of a page says by itself; it has the English ones.
  package static let ofTheScript: [ControlWord] = [
    .actions, .width, .offline, .reconnecting, .otherWindow, .notCopied, .notPasted, .notSent,
    .holdThenArrows,
  ]

  /// The word in a language; in English if it is not among them.
  package func text(in language: ControlLanguage) -> String {
    language.column.map { Self.translations[self]?[$0] ?? rawValue } ?? rawValue
  }

  /// The word where a view shows it: the application's translation if it has one, else Pando's.
  package func text(in locale: Locale) -> String {
    let own = LocalizedStringKey(rawValue).string(locale: locale)
    return own == rawValue ? text(in: ControlLanguage(locale.identifier)) : own
  }
}
