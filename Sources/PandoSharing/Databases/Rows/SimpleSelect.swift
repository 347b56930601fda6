/// A statement that reads unchanged rows of one table: `SELECT * FROM todo WHERE done = ? ORDER BY title`.
///
/// Whether a row is in its result depends on that row alone, so after a change only that row is
/// read. Other statements are not simple: those with joins, limits, groups or subqueries, and with
/// functions whose results may differ from one call to the next.
package struct SimpleSelect: Hashable, Sendable {
  /// The name of the table, without quotes; a schema stands before a dot.
  package private(set) var table: String
  /// The condition; nil if there is none.
  package private(set) var filter: String?
  /// The terms of the order.
  package private(set) var order: [String]
  /// The names in the order: its columns, and words such as `DESC`.
  package private(set) var orderNames: [String]
  /// Whether parameters have numbers, as in `$1`, rather than being `?`.
  package private(set) var hasNumberedParameters: Bool

  /// Reads a statement.
  ///
  /// - Parameter sql: The statement.
  /// - Returns: nil if the statement is not simple, or not known to be.
  package init?(_ sql: String) {
    guard let tokens = SQLToken.tokens(sql) else { return nil }
    var rest = tokens[...]
    guard rest.take("SELECT"), rest.take("*"), rest.take("FROM"), let table = rest.takeName() else {
      return nil
    }
    self.table = table
    if rest.take("."), let name = rest.takeName() { self.table += ".\(name)" }
    hasNumberedParameters = tokens.contains { $0.kind == .numberedParameter }
    guard tokens.dropFirst(3).allSatisfy({ !$0.isAnother }), !Self.hasCalls(rest) else {
      return nil
    }
    let orderStart = rest.indices.first { rest[$0].isWord("ORDER") } ?? rest.endIndex
    let ordering = rest[orderStart...]
    if rest.first?.isWord("WHERE") == true {
      let condition = rest[rest.startIndex + 1..<orderStart]
      guard let first = condition.first, let last = condition.last else { return nil }
      filter = String(sql[first.range.lowerBound..<last.range.upperBound])
    } else if orderStart != rest.startIndex {
      return nil
    }
    order = []
    orderNames = []
    if ordering.isEmpty { return }
    guard ordering.count > 2, ordering[orderStart + 1].isWord("BY") else { return nil }
    let terms = ordering.dropFirst(2).split(omittingEmptySubsequences: false) { $0.text == "," }
    guard ordering.allSatisfy({ $0.kind == .word || $0.kind == .quotedName || $0.text == "," })
    else { return nil }
    for term in terms {
      guard let first = term.first, let last = term.last else { return nil }
      order.append(String(sql[first.range.lowerBound..<last.range.upperBound]))
    }
    orderNames = ordering.dropFirst(2).filter { $0.text != "," }.map(\.name)
  }

  /// Whether a function is called that is not known to have the same result each time.
  private static func hasCalls(_ tokens: ArraySlice<SQLToken>) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { token, next in
      next.text == "(" && (token.kind == .word || token.kind == .quotedName)
        && !harmless.contains(token.text.uppercased())
    }
  }

  /// Words that a parenthesis may follow.
  private static let harmless: Set<String> = [
    "AND", "OR", "NOT", "IN", "ANY", "WHERE", "BETWEEN", "LIKE", "IS", "LOWER", "UPPER", "LENGTH",
    "ABS", "COALESCE", "NULLIF", "IFNULL", "TRIM", "SUBSTR", "ROUND",
  ]
}

extension ArraySlice<SQLToken> {
  fileprivate mutating func take(_ text: String) -> Bool {
    guard let first, first.text.uppercased() == text, first.kind != .quotedName else {
      return false
    }
    removeFirst()
    return true
  }

  fileprivate mutating func takeName() -> String? {
    guard let first, first.kind == .word || first.kind == .quotedName else { return nil }
    removeFirst()
    return first.name
  }
}

/// A part of a statement.
private struct SQLToken: Sendable {
  enum Kind: Sendable { case word, quotedName, literal, parameter, numberedParameter, symbol }

  var kind: Kind
  var text: String
  var range: Range<String.Index>

  func isWord(_ word: String) -> Bool { kind == .word && text.uppercased() == word }

  /// The name without its quotes.
  var name: String {
    guard kind == .quotedName else { return text }
    return String(text.dropFirst().dropLast()).replacing("\"\"", with: "\"")
  }

  /// Whether it begins a clause that is not a condition of one row.
  var isAnother: Bool { kind == .word && Self.others.contains(text.uppercased()) }

  private static let others: Set<String> = [
    "SELECT", "LIMIT", "OFFSET", "GROUP", "HAVING", "UNION", "INTERSECT", "EXCEPT", "WINDOW",
    "OVER",
    "JOIN", "DISTINCT", "FETCH", "FOR", "EXISTS", "MATCH", "RAISE", "INDEXED", "TABLESAMPLE",
    "CURRENT_TIMESTAMP", "CURRENT_DATE", "CURRENT_TIME", "LOCALTIMESTAMP", "LOCALTIME",
    "CURRENT_USER", "SESSION_USER", "USER", "ROWID", "OID", "CTID", "XMIN",
  ]

  /// The parts of a statement; nil if it has comments, several statements, or names in other quotes.
  static func tokens(_ sql: String) -> [SQLToken]? {
    var tokens: [SQLToken] = []
    var index = sql.startIndex
    while index < sql.endIndex {
      let start = index
      let character = sql[index]
      func end(where isEnd: (Character) -> Bool) -> String.Index {
        sql[sql.index(after: start)...].firstIndex(where: isEnd) ?? sql.endIndex
      }
      let kind: Kind
      switch character {
      case _ where character.isWhitespace:
        index = sql.index(after: index)
        continue
      case "'", "\"":
        // A doubled quote is a part of it.
        var close = sql.index(after: start)
        while true {
          guard let quote = sql[close...].firstIndex(of: character) else { return nil }
          close = sql.index(after: quote)
          guard close < sql.endIndex, sql[close] == character else { break }
          close = sql.index(after: close)
        }
        index = close
        kind = character == "'" ? .literal : .quotedName
      case _ where character.isLetter || character == "_":
        index = end { !$0.isLetter && !$0.isNumber && $0 != "_" }
        kind = .word
        // A prefix of a literal, such as x'00'.
        if index < sql.endIndex, sql[index] == "'" { return nil }
      case _ where character.isNumber:
        index = end { !$0.isNumber && !$0.isLetter && $0 != "." }
        kind = .literal
      case "?":
        index = sql.index(after: index)
        if index < sql.endIndex, sql[index].isNumber { return nil }
        kind = .parameter
      case "$":
        index = end { !$0.isNumber }
        if sql.distance(from: start, to: index) < 2 { return nil }
        kind = .numberedParameter
      case ";", "`", "[", "]", ":", "@", "#", "\\": return nil
      case "-" where sql[start...].hasPrefix("--"), "/" where sql[start...].hasPrefix("/*"):
        return nil
      default:
        index = sql.index(after: index)
        kind = .symbol
      }
      tokens.append(SQLToken(kind: kind, text: String(sql[start..<index]), range: start..<index))
    }
    return tokens
  }
}
