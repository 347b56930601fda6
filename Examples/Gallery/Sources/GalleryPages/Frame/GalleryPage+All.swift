import Pando

extension GalleryPage {
  /// All pages, in the order of the index; the index is the first.
  package static let all: [GalleryPage] =
    [
      GalleryPage("index", "Gallery", family: "Gallery") { IndexPage() }
    ] + families + presentations + applications

  private static let families: [GalleryPage] = [
    GalleryPage("text", "Text", family: "Content") { TextPage() },
    GalleryPage("images", "Images and icons", family: "Content") { ImagesPage() },
    GalleryPage("charts", "Charts", family: "Content") { ChartsPage() },
    GalleryPage("empty-states", "Empty states", family: "Content") { EmptyStatesPage() },
    GalleryPage("buttons", "Buttons and links", family: "Controls") { ButtonsPage() },
    GalleryPage("controls", "Controls", family: "Controls") { ControlsPage() },
    GalleryPage("forms", "Forms", family: "Controls") { FormsPage() },
    GalleryPage("gestures", "Gestures and accessibility", family: "Controls") { GesturesPage() },
    GalleryPage("lists", "Lists", family: "Collections") { ListsPage() },
    GalleryPage("list-styles", "List styles", family: "Collections") { ListStylesPage() },
    GalleryPage("tables", "Tables", family: "Collections") { TablesPage() },
    GalleryPage("layout", "Layout", family: "Drawing") { LayoutPage() },
    GalleryPage("paint", "Paint and effects", family: "Drawing") { PaintPage() },
    GalleryPage("shapes", "Shapes", family: "Drawing") { ShapesPage() },
  ]

  private static let presentations: [GalleryPage] = [
    GalleryPage("stack", "Navigation stack", family: "Navigation", fillsWindow: true) {
      StackPage()
    },
    GalleryPage("split", "Split view", family: "Navigation", fillsWindow: true) { SplitPage() },
    GalleryPage("tabs", "Tabs", family: "Navigation", fillsWindow: true) { TabsPage() },
    GalleryPage("sheet", "Sheet", family: "Presentation", fillsWindow: true) { SheetPage() },
    GalleryPage("alert", "Alert", family: "Presentation", fillsWindow: true) { AlertPage() },
    GalleryPage("dialog", "Confirmation", family: "Presentation", fillsWindow: true) {
      DialogPage()
    },
    GalleryPage("popover", "Popover and menus", family: "Presentation", fillsWindow: true) {
      PopoverPage()
    },
    GalleryPage("inspector", "Inspector", family: "Presentation", fillsWindow: true) {
      InspectorPage()
    },
  ]

  private static let applications: [GalleryPage] = [
    GalleryPage("board", "Task board", family: "Applications", fillsWindow: true) { BoardPage() },
    GalleryPage("dashboard", "Dashboard", family: "Applications", fillsWindow: true) {
      DashboardPage()
    },
  ]
}
