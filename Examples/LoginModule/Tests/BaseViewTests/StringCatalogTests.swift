import BaseView
import Testing

/// Where the words of a target come from.
nonisolated struct StringCatalogTests {
  @Test(arguments: [("BaseText", "BaseView"), ("NoSuchTable", "NoSuchTarget")])
  func showsTheTextOfTheCodeWhereThereIsNoOther(table: String, target: String) {
    let text = StringCatalog(table, of: target)

    #expect(text("no.such.key", "A text.") == "A text.")
  }

  @Test func choosesTheFormForACount() {
    let text = StringCatalog("NoSuchTable", of: "NoSuchTarget")
    let texts = [0, 1, 2].map { text("no.such.key", one: "%lld row", other: "%lld rows", $0) }

    #expect(texts == ["0 rows", "1 row", "2 rows"])
  }
}
