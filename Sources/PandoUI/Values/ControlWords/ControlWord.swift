package import Foundation

/// The words of Pando's own controls, which are visible or read aloud although the application has
/// not written them.
///
/// The raw value is English. Each other ``ControlLanguage`` has a file in `Languages`.
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
  case copy = "Copy"
  case paste = "Paste"
  case mail = "Mail"
  case share = "Share…"
  case help = "Help"
  case settings = "Settings"
  case openSettings = "Settings…"
  case file = "File"
  case newDocument = "New"
  case openDocument = "Open…"
  case saveDocument = "Save"
  case untitled = "Untitled"
  case unsavedChanges = "There are changes that are not saved."
  case doNotAskAgain = "Do not ask again"
  case discardChanges = "Discard changes"
  case format = "Format"
  case view = "View"
  case window = "Window"
  case menuBar = "Menu bar"
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
  case inProgress = "In progress"
  case titleMenu = "Title menu"
  case time = "Time"
  case day = "Day"
  case month = "Month"
  case year = "Year"
  case hour = "Hour"
  case minute = "Minute"
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
  case sidebar = "Sidebar"
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
  case noNewTab = "The browser did not open a new tab."
  case holdThenArrows = "Return, then arrow keys"
  case columns = "Columns"
  case page = "Page %@"
  case notPossible = "Not possible"
  case readOnly = "This address can only be read."
  case unknownName = "Not known by this name"
  case unknownNameMore =
    "This server does not answer to the name in the address. If it should, start it with --allow-host and that name, or list the name in PANDO_ALLOW_HOSTS."
  case tooManyTabs = "Too many tabs"
  case tooManyTabsMore =
    "This browser has too many pages of this server open. Please close some, and try again."
  case tooBusy = "Too busy"
  case tooBusyMore = "More people are here than there is room for. Please try again in a minute."
  case notEmbedded = "Not part of another page"
  case notEmbeddedMore = "This is a page of its own. It is not shown as a part of another one."
  case notInAdvance = "Not in advance"
  case notInAdvanceMore = "This page is made when somebody looks at it."
  case tooLarge = "Too large"
  case tooLargeMore = "This page takes more memory than there is for one."
  case backSoon = "Back in a moment"
  case backSoonMore = "The server is being restarted. Please try again in a few seconds."
  case notAPage = "Not a page"
  case notAPageMore = "This address is for the connection of a page."
  case foreignPage = "This is not a page of this server."
  case pageEnded = "This page has ended. Load it again to go on."
  case notKept = "The file could not be kept."
  case notAsked = "This page does not ask for a file any more."
  case wrongType = "A file of this type cannot be chosen here."
  case tooManyFiles = "There are too many files already."
  case noRoomForFiles = "There is no room for more files."
  case fileTooLarge = "This file is too large: at most %@ can be taken."

  /// The words that the script of a page says by itself; it has the English ones.
  package static let ofTheScript: [ControlWord] = [
    .actions, .width, .offline, .reconnecting, .otherWindow, .notCopied, .notPasted, .notSent,
    .noNewTab, .holdThenArrows,
  ]

  /// The word in a language; in English if the language does not have it.
  package func text(in language: ControlLanguage) -> String { language.words[self] ?? rawValue }

  /// The word with something in the place of its `%@`.
  package func text(_ argument: String, in language: ControlLanguage) -> String {
    text(in: language).replacing("%@", with: argument)
  }

  /// The word where a view shows it: the application's translation if it has one, else Pando's.
  package func text(in locale: Locale) -> String {
    let own = LocalizedStringKey(rawValue).string(locale: locale)
    return own == rawValue ? text(in: ControlLanguage(locale.identifier)) : own
  }
}
