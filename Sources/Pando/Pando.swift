// The umbrella: what SwiftUI re-exports, an application that imports Pando has as well.
@_exported public import Foundation
@_exported public import Observation
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import PandoComponents
@_exported public import PandoDependencies
@_exported public import PandoSharing
@_exported public import PandoUI
@_exported public import PandoWeb

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif

/// An empty type, for the parts of a `Store` that are not needed. OpenCombine has a publisher of
/// the same name: `Empty()` makes one where a publisher is expected, and its type is written
/// `Combine.Empty<Int, Never>`.
public typealias Empty = PandoComponents.Empty
