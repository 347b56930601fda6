// Made by scripts/qualified-names.
// swift-format-ignore-file
// Members have no comments: they are those of the types.

extension SwiftUI {
  public typealias AnyView = PandoUI.AnyView
  public typealias AttachmentModifier = PandoUI.AttachmentModifier
  public typealias AttributeKey = PandoUI.AttributeKey
  public typealias AttributeValue = PandoUI.AttributeValue
  public typealias Attributes = PandoUI.Attributes
  public typealias CanvasDrawing = PandoUI.CanvasDrawing
  public typealias Commit = PandoUI.Commit
  public typealias Decoration = PandoUI.Decoration
  public typealias DecorationModifier = PandoUI.DecorationModifier
  public typealias DynamicProperty = PandoUI.DynamicProperty
  public typealias ElementDescription = PandoUI.ElementDescription
  public typealias ElementDrawing = PandoUI.ElementDrawing
  public typealias ElementID = PandoUI.ElementID
  public typealias ElementKind = PandoUI.ElementKind
  public typealias ElementMeasure = PandoUI.ElementMeasure
  public typealias ElementTree = PandoUI.ElementTree
  public typealias ElementView = PandoUI.ElementView
  public typealias EmptyModifier = PandoUI.EmptyModifier
  public typealias EmptyView = PandoUI.EmptyView
  public typealias EnvironmentKey = PandoUI.EnvironmentKey
  public typealias EnvironmentScope = PandoUI.EnvironmentScope
  public typealias EnvironmentValues = PandoUI.EnvironmentValues
  public typealias EquatableView = PandoUI.EquatableView
  public typealias Event = PandoUI.Event
  public typealias EventError = PandoUI.EventError
  public typealias EventKinds = PandoUI.EventKinds
  public typealias EventValue = PandoUI.EventValue
  public typealias FocusedValueKey = PandoUI.FocusedValueKey
  public typealias FocusedValues = PandoUI.FocusedValues
  public typealias ForEach = PandoUI.ForEach
  public typealias GraphNode = PandoUI.GraphNode
  public typealias Group = PandoUI.Group
  public typealias InvalidationQueue = PandoUI.InvalidationQueue
  public typealias ModifiedContent = PandoUI.ModifiedContent
  public typealias Mutation = PandoUI.Mutation
  public typealias Node = PandoUI.Node
  public typealias ObjectSource = PandoUI.ObjectSource
  public typealias PreferenceCollector = PandoUI.PreferenceCollector
  public typealias PrimitiveView = PandoUI.PrimitiveView
  public typealias ReadSource = PandoUI.ReadSource
  public typealias Renderer = PandoUI.Renderer
  public typealias RowRange = PandoUI.RowRange
  public typealias ScrollMeasure = PandoUI.ScrollMeasure
  public typealias TraitKey = PandoUI.TraitKey
  public typealias Traits = PandoUI.Traits
  public typealias TupleView = PandoUI.TupleView
  public typealias UnitDescription = PandoUI.UnitDescription
  public typealias View = PandoUI.View
  public typealias ViewBuilder = PandoUI.ViewBuilder
  public typealias ViewGraph = PandoUI.ViewGraph
  public typealias ViewModifier = PandoUI.ViewModifier
}
