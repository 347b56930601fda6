// The other modules that reducers need, with one import.

@_exported public import CustomDump
@_exported public import Foundation
@_exported public import Observation
@_exported public import PandoCasePaths
@_exported public import PandoDependencies
@_exported public import PandoDependenciesMacros
@_exported public import PandoSharing
