// Made by scripts/qualified-names.
// swift-format-ignore-file
// Members have no comments: they are those of the types.

public import OpenCombine

extension SwiftUI {
  public typealias AnyScene = PandoUI.AnyScene
  public typealias App = PandoUI.App
  public typealias AppStorage = PandoUI.AppStorage
  public typealias Bindable = PandoUI.Bindable
  public typealias Binding = PandoUI.Binding
  public typealias CommandGroup = PandoUI.CommandGroup
  public typealias CommandGroupPlacement = PandoUI.CommandGroupPlacement
  public typealias CommandMenu = PandoUI.CommandMenu
  public typealias Commands = PandoUI.Commands
  public typealias CommandsBuilder = PandoUI.CommandsBuilder
  public typealias DefaultFocusEvaluationPriority = PandoUI.DefaultFocusEvaluationPriority
  public typealias DefaultSettingsLinkLabel = PandoUI.DefaultSettingsLinkLabel
  public typealias DismissAction = PandoUI.DismissAction
  public typealias DismissSearchAction = PandoUI.DismissSearchAction
  public typealias DismissWindowAction = PandoUI.DismissWindowAction
  public typealias DocumentConfiguration = PandoUI.DocumentConfiguration
  public typealias DocumentGroup = PandoUI.DocumentGroup
  public typealias EmptyCommands = PandoUI.EmptyCommands
  public typealias Environment = PandoUI.Environment
  public typealias EnvironmentModifier = PandoUI.EnvironmentModifier
  public typealias EnvironmentObject = PandoUI.EnvironmentObject
  public typealias EnvironmentalModifier = PandoUI.EnvironmentalModifier
  public typealias FileDocumentConfiguration = PandoUI.FileDocumentConfiguration
  public typealias FocusState = PandoUI.FocusState
  public typealias FocusedBinding = PandoUI.FocusedBinding
  public typealias FocusedValue = PandoUI.FocusedValue
  public typealias InterfaceOrientation = PandoUI.InterfaceOrientation
  public typealias LibraryContentBuilder = PandoUI.LibraryContentBuilder
  public typealias LibraryContentProvider = PandoUI.LibraryContentProvider
  public typealias LibraryItem = PandoUI.LibraryItem
  public typealias Namespace = PandoUI.Namespace
  public typealias ObservableObject = OpenCombine.ObservableObject
  public typealias ObservedObject = PandoUI.ObservedObject
  public typealias OpenSettingsAction = PandoUI.OpenSettingsAction
  public typealias OpenURLAction = PandoUI.OpenURLAction
  public typealias OpenWindowAction = PandoUI.OpenWindowAction
  public typealias PreferenceKey = PandoUI.PreferenceKey
  public typealias PresentationMode = PandoUI.PresentationMode
  public typealias PresentedWindowContent = PandoUI.PresentedWindowContent
  public typealias Preview = PandoUI.Preview
  public typealias PreviewDevice = PandoUI.PreviewDevice
  public typealias PreviewLayout = PandoUI.PreviewLayout
  public typealias PreviewModifier = PandoUI.PreviewModifier
  public typealias PreviewModifierContent = PandoUI.PreviewModifierContent
  public typealias PreviewPlatform = PandoUI.PreviewPlatform
  public typealias PreviewProvider = PandoUI.PreviewProvider
  public typealias PreviewTrait = PandoUI.PreviewTrait
  public typealias PrimitiveScene = PandoUI.PrimitiveScene
  public typealias Published = OpenCombine.Published
  public typealias ReferenceFileDocumentConfiguration = PandoUI.ReferenceFileDocumentConfiguration
  public typealias Scene = PandoUI.Scene
  public typealias SceneBuilder = PandoUI.SceneBuilder
  public typealias SceneStorage = PandoUI.SceneStorage
  public typealias Settings = PandoUI.Settings
  public typealias SettingsLink = PandoUI.SettingsLink
  public typealias State = PandoUI.State
  public typealias StateLocation = PandoUI.StateLocation
  public typealias StateObject = PandoUI.StateObject
  public typealias Window = PandoUI.Window
  public typealias WindowGroup = PandoUI.WindowGroup
  public typealias WithPerceptionTracking = PandoUI.WithPerceptionTracking
}
