import PandoSharing
import Testing

/// Tests that recognize the statements that select rows of one table.
@Suite struct SimpleSelectTests {
  @Test func statementOfOneTable_hasItsParts() throws {
    let all = try #require(SimpleSelect("select * from todo"))
    #expect(all.table == "todo")
    #expect(all.filter == nil)
    #expect(all.order.isEmpty)
    let some = try #require(
      SimpleSelect(
        #"SELECT * FROM "my ""table""" WHERE (done = ? OR note LIKE '%ORDER BY; %') ORDER BY "n" DESC , title"#
      )
    )
    #expect(some.table == #"my "table""#)
    #expect(some.filter == "(done = ? OR note LIKE '%ORDER BY; %')")
    #expect(some.order == [#""n" DESC"#, "title"])
    #expect(some.orderNames == ["n", "DESC", "title"])
    #expect(!some.hasNumberedParameters)
    let numbered = try #require(
      SimpleSelect("SELECT * FROM app.todo\nWHERE id IN ($1, $2) AND lower(title) <> 'it''s'")
    )
    #expect(numbered.table == "app.todo")
    #expect(numbered.filter == "id IN ($1, $2) AND lower(title) <> 'it''s'")
    #expect(numbered.hasNumberedParameters)
  }

  @Test(
    arguments: [
      "", "SELECT", "SELECT * FROM", "SELECT id FROM todo", "SELECT DISTINCT * FROM todo",
      "SELECT * FROM todo, list", "SELECT * FROM todo t", "SELECT * FROM todo AS t",
      "SELECT * FROM todo JOIN list", "SELECT * FROM todo LIMIT 1", "SELECT * FROM todo LIMIT ?",
      "SELECT * FROM todo WHERE id IN (SELECT id FROM list)", "SELECT * FROM (SELECT * FROM todo)",
      "SELECT * FROM todo WHERE random() > 0", "SELECT * FROM todo WHERE due < datetime('now')",
      "SELECT * FROM todo WHERE due < CURRENT_TIMESTAMP", "SELECT * FROM todo WHERE id = ?1",
      "SELECT * FROM todo WHERE id = :id", "SELECT * FROM todo WHERE id = 1; DELETE FROM todo",
      "SELECT * FROM todo -- all", "SELECT * FROM todo /* all */", "SELECT * FROM `todo`",
      "SELECT * FROM todo GROUP BY id", "SELECT * FROM todo UNION SELECT * FROM list",
      "SELECT * FROM todo WHERE title = 'open", "SELECT * FROM todo ORDER BY 2",
      "SELECT * FROM todo ORDER BY lower(title)", "SELECT * FROM todo ORDER BY",
      "SELECT * FROM todo WHERE", "SELECT * FROM todo ORDER title", "SELECT * FROM todo FOR UPDATE",
      "SELECT * FROM generate_series(1, 3)", "DELETE FROM todo",
      "WITH x AS (SELECT 1) SELECT * FROM todo",
    ]
  )
  func anyOtherStatement_isNone(_ sql: String) {
    #expect(SimpleSelect(sql) == nil)
  }
}
