import PandoUI
public import Testing

/// A description of elements in an interface, such as "the button *Done* in the sheet".
///
/// A query is evaluated anew each time it is used, so that it can be made once and outlives the
/// elements it finds. Properties like ``count`` and ``all`` accept any number of elements. An
/// action, or ``ElementQuery/element``, needs exactly one.
///
/// ```swift
/// let done = app.sheet("New book").button("Done")
/// #expect(try !done.isEnabled)
/// try await app.field("Title").type("Emma")
/// try await done.tap()
/// ```
///
/// If several elements match and only one of them is in front of every sheet, alert and dialog, the
/// query selects that one.
@MainActor
public struct ElementQuery: QueryScope {
  let driver: Driver
  let steps: [QueryStep]
  var findsHidden = false

  /// The query itself: searches from here look inside the elements it finds.
  public var scope: ElementQuery { self }

  func adding(_ step: QueryStep) -> ElementQuery {
    ElementQuery(driver: driver, steps: steps + [step], findsHidden: findsHidden)
  }

  /// The query including hidden elements: in other tabs, behind the visible screen, or hidden from
  /// assistive technologies.
  public var includingHidden: ElementQuery {
    var query = self
    query.findsHidden = true
    return query
  }

  // MARK: Narrowing

  /// The first of the elements.
  public var first: ElementQuery { adding(.pick("first") { $0 > 0 ? 0 : nil }) }

  /// The last of the elements.
  public var last: ElementQuery { adding(.pick("last") { $0 > 0 ? $0 - 1 : nil }) }

  /// One of the elements, counted from 0.
  public func at(_ index: Int) -> ElementQuery {
    adding(.pick("at index \(index)") { (0..<$0).contains(index) ? index : nil })
  }

  /// The elements whose text contains these words.
  public func containing(_ words: String) -> ElementQuery {
    adding(.keep("containing \(quoted(words))") { $0.text.contains(normalized(words)) })
  }

  /// The elements that contain an element with this role and name.
  public func containing(_ role: ElementRole, _ name: (any TextPattern)? = nil) -> ElementQuery {
    let step = QueryStep.role([role], called: role.rawValue, name)
    let findsHidden = findsHidden
    return adding(
      .keep("containing a \(step.description)") { node in
        guard case .find(let matches) = step.action else { return false }
        return node.descendants.contains { ($0.isPerceivable || findsHidden) && matches($0) }
      }
    )
  }

  /// The elements for which `condition` is true.
  ///
  /// - Parameters:
  ///   - description: How messages put the condition: `"that is selected"`.
  ///   - condition: Looks at one element.
  public func filter(
    _ description: String = "that matches",
    where condition: @escaping (ElementSnapshot) -> Bool
  ) -> ElementQuery {
    adding(.keep(description) { condition(ElementSnapshot($0)) })
  }

  // MARK: Results

  /// The elements, in reading order.
  public var all: [ElementSnapshot] { nodes().map { ElementSnapshot($0) } }

  /// The number of elements.
  public var count: Int { nodes().count }

  /// Whether there is an element.
  public var exists: Bool { !nodes().isEmpty }

  /// The names of the elements; those without a name are left out.
  public var names: [String] { nodes().compactMap(\.name) }

  /// The readable text of each element.
  public var texts: [String] { nodes().map(\.text) }
}

extension ElementQuery: @MainActor CustomStringConvertible, @MainActor CustomTestStringConvertible {
  /// The query in words: `button "Done" in sheet`.
  public var description: String {
    var phrases: [String] = []
    for step in steps {
      switch step.action {
      case .find: phrases.append(step.description)
      case .keep: phrases.append("\(phrases.popLast() ?? "element") \(step.description)")
      case .pick:
        let phrase = phrases.popLast() ?? "element"
        let isIndex = step.description.hasPrefix("at")
        phrases.append(
          isIndex ? "\(phrase) \(step.description)" : "\(step.description) \(phrase)"
        )
      }
    }
    return phrases.isEmpty ? "the interface" : phrases.reversed().joined(separator: " in ")
  }

  /// The query and its results, for expectations that fail.
  public var testDescription: String {
    let found = all.map(\.description).joined(separator: ", ")
    return "\(description) → [\(found)]"
  }
}
