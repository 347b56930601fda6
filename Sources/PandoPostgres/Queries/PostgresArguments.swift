import Foundation
import PandoSharing

/// The values of the parameters `$1`, `$2` and so on of a statement. They are sent apart from the
/// text of the statement, so they need no escaping.
///
/// ```swift
/// .fetchAll(sql: "SELECT * FROM todo WHERE list = $1 AND due < $2", arguments: [7, Date()], tables: ["todo"])
/// ```
public struct PostgresArguments: Sendable, ExpressibleByArrayLiteral {
  private let cells: Result<[RowCell], any Error>

  /// Makes arguments. Numbers, text, dates, UUIDs and bytes are sent as such, other values as JSON,
  /// and nil as null.
  ///
  /// - Parameter values: The values in the order of the parameters.
  public init(_ values: [(any Encodable & Sendable)?]) {
    cells = Result { try values.map { try $0.map { try RowCell(encoding: $0) } ?? .null } }
  }

  /// Makes arguments of a literal.
  ///
  /// - Parameter elements: The values in the order of the parameters.
  public init(arrayLiteral elements: (any Encodable & Sendable)?...) { self.init(elements) }

  /// The parameters.
  ///
  /// - Throws: `SharedError` if one of them cannot be encoded.
  func parameters() throws -> [PostgresConnection.Value] {
    do {
      return try cells.get().map(\.parameter)
    } catch {
      throw SharedError(
        .valueUnencodable,
        reason: "an argument of a statement could not be encoded: \(error)",
        underlying: error
      )
    }
  }

  /// A text that differs for different arguments, for the identity of a request.
  var identity: String {
    switch cells {
    case .success(let cells): "\(cells)"
    case .failure(let error): "\(error)"
    }
  }
}
