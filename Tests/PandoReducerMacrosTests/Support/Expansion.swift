import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import PandoReducerMacros

/// The macros by the names of their attributes.
let macros: [String: MacroSpec] = [
  "CasePathable": MacroSpec(type: CasePathableMacro.self),
  "DependencyClient": MacroSpec(type: DependencyClientMacro.self),
  "DependencyEndpoint": MacroSpec(type: DependencyEndpointMacro.self),
  "DependencyEndpointIgnored": MacroSpec(type: DependencyEndpointIgnoredMacro.self),
  "DependencyEntry": MacroSpec(type: DependencyEntryMacro.self),
  "ObservableState": MacroSpec(
    type: ObservableStateMacro.self,
    conformances: ["Observable", "ObservableState"]
  ),
  "ObservationStateIgnored": MacroSpec(type: ObservationStateIgnoredMacro.self),
  "ObservationStateTracked": MacroSpec(type: ObservationStateTrackedMacro.self),
  "Presents": MacroSpec(type: PresentsMacro.self),
  "Reducer": MacroSpec(type: ReducerMacro.self),
  "ReducerCaseEphemeral": MacroSpec(type: ReducerCaseEphemeralMacro.self),
  "ReducerCaseIgnored": MacroSpec(type: ReducerCaseIgnoredMacro.self),
  "ViewAction": MacroSpec(type: ViewActionMacro.self),
]

/// An expected diagnostic.
struct Expected {
  var message: String
  var line: Int
  var column: Int
  var isWarning = false
  var fixIts: [String] = []
}

/// Expects the expansion of macros in a source.
///
/// - Parameters:
///   - source: What is written.
///   - names: The macros that are expanded; another is left as it is written.
///   - expansion: What it becomes.
///   - diagnostics: What the compiler says.
///   - fixed: The source after all fix-its, if that is of interest.
func expectExpansion(
  of source: String,
  by names: String...,
  to expansion: String,
  saying diagnostics: [Expected] = [],
  fixedTo fixed: String? = nil,
  at location: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source,
    expandedSource: expansion,
    diagnostics: diagnostics.map { expected in
      DiagnosticSpec(
        message: expected.message,
        line: expected.line,
        column: expected.column,
        severity: expected.isWarning ? .warning : .error,
        fixIts: expected.fixIts.map { FixItSpec(message: $0) }
      )
    },
    macroSpecs: macros.filter { names.contains($0.key) },
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record("\(failure.message)", sourceLocation: location)
    }
  )
}
