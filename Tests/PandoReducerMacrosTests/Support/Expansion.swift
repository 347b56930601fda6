import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import PandoMacros
@testable import PandoReducerMacros

/// The macros by the names of their attributes.
let macros: [String: MacroSpec] = [
  "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: ["Animatable"]),
  "AnimatableIgnored": MacroSpec(type: AnimatableIgnoredMacro.self),
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

/// A diagnostic, expected or given by the macros.
struct Expected: Hashable {
  var message: String
  var line: Int
  var column: Int
  var isWarning = false
  var fixIts: [String] = []
}

/// Expects the expansion of macros in a source.
///
/// - Parameters:
///   - source: The source with macros.
///   - names: The macros to expand. Other macros stay in the source.
///   - expansion: The expected expansion.
///   - diagnostics: The expected diagnostics of the macros.
///   - fixed: The source after all fix-its; nil does not compare it.
func expectExpansion(
  of source: String,
  by names: String...,
  to expansion: String,
  saying diagnostics: [Expected] = [],
  fixedTo fixed: String? = nil,
  at location: Testing.SourceLocation = #_sourceLocation
) {
  let result = Expansion(of: source, by: macros.filter { names.contains($0.key) })
  #expect(result.syntaxErrors.isEmpty, sourceLocation: location)
  #expect(
    result.source.trimming(while: \.isNewline) == expansion.trimming(while: \.isNewline),
    sourceLocation: location
  )
  #expect(result.diagnostics == diagnostics, sourceLocation: location)
  if let fixed { #expect(result.fixedSource == fixed, sourceLocation: location) }
}

/// The expansion of the macros in a source.
private struct Expansion {
  /// The source without the macros.
  var source: String
  /// The errors that a parser finds in ``source``.
  var syntaxErrors: [String]
  var diagnostics: [Expected]
  /// The unexpanded source, after the first fix-it of each diagnostic.
  var fixedSource: String

  init(of source: String, by macros: [String: MacroSpec]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "TestModule", fullFilePath: "test.swift")]
    )
    let expanded = file.expand(
      macroSpecs: macros,
      contextGenerator: { node in
        BasicMacroExpansionContext(
          sharingWith: context,
          lexicalContext: node.allMacroLexicalContexts()
        )
      },
      indentationWidth: .spaces(2)
    )
    self.source = expanded.description
    syntaxErrors = ParseDiagnosticsGenerator.diagnostics(for: expanded).map(\.message)
    diagnostics = context.diagnostics.map { diagnostic in
      let place = context.location(
        for: diagnostic.position,
        anchoredAt: diagnostic.node,
        fileName: "test.swift"
      )
      return Expected(
        message: diagnostic.message,
        line: place.line,
        column: place.column,
        isWarning: diagnostic.diagMessage.severity == .warning,
        fixIts: diagnostic.fixIts.map(\.message.message)
      )
    }
    fixedSource = source.applying(
      context.diagnostics.flatMap { diagnostic in
        let offset = context.offset(ofTreeOf: diagnostic.node)
        return diagnostic.fixIts.prefix(1).flatMap(\.edits).map { $0.moved(by: offset) }
      }
    )
  }
}

extension BasicMacroExpansionContext {
  /// The offset in the source of the tree around a node: a macro gets its declaration as a separate
  /// tree.
  fileprivate func offset(ofTreeOf node: Syntax) -> Int {
    location(for: node.root.position, anchoredAt: node.root, fileName: "test.swift").offset
  }
}

extension SourceEdit {
  fileprivate func moved(by offset: Int) -> SourceEdit {
    let start = AbsolutePosition(utf8Offset: range.lowerBound.utf8Offset + offset)
    let end = AbsolutePosition(utf8Offset: range.upperBound.utf8Offset + offset)
    return SourceEdit(range: start..<end, replacement: replacement)
  }
}

extension String {
  fileprivate func applying(_ edits: [SourceEdit]) -> String {
    var bytes = Array(utf8)
    // Edits are applied from the end, so that the offsets of the others stay valid.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let range = edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset
      bytes.replaceSubrange(range, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate func trimming(while condition: (Character) -> Bool) -> Substring {
    var rest = drop(while: condition)
    while let last = rest.last, condition(last) { rest.removeLast() }
    return rest
  }
}
