// What a file that writes reducers needs besides, with one import.

@_exported public import CustomDump
@_exported public import Foundation
@_exported public import IssueReporting
@_exported public import Observation
@_exported public import PandoCasePaths
@_exported public import PandoDependencies
@_exported public import PandoSharing

/// Whether a test runs: the spelling of `isTesting` that older entry points have.
public var _XCTIsTesting: Bool { isTesting }
