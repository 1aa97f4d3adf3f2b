import Testing

/// The code that a form has for a field.
@Suite struct FormCodeTests {
  /// What the form declares, how it is checked, its row, what it is called.
  @Test(arguments: [
    (
      "author:Person{name:String}",
      "SectionEntry<PostPersonForm>() check() SectionEntryRow<PostPersonRows> FeedText.authorLabel"
    ),
    (
      "author:Person{name:String}?",
      "SectionEntry<PostPersonForm>() checkIfAny() SectionEntryRow<PostPersonRows> "
        + "FeedText.authorLabel"
    ),
    (
      "labels:[Label{name:String}]",
      "RowsEntry<PostLabelForm>() check() RowsEntryRow<PostLabelRows> "
        + "FeedText.labelsLabel, each: FeedText.oneOfLabelsLabel"
    ),
    (
      "labels:[Label{name:String}]?",
      "RowsEntry<PostLabelForm>() checkIfAny() RowsEntryRow<PostLabelRows> "
        + "FeedText.labelsLabel, each: FeedText.oneOfLabelsLabel"
    ),
    (
      "counts:[String:Int]",
      "RowsEntry<PostCountsPairForm>() checkMap() RowsEntryRow<PostCountsPairRows> "
        + "FeedText.countsLabel, each: FeedText.oneOfCountsLabel"
    ),
    (
      "counts:[String:Int]?",
      "RowsEntry<PostCountsPairForm>() checkMapIfAny() RowsEntryRow<PostCountsPairRows> "
        + "FeedText.countsLabel, each: FeedText.oneOfCountsLabel"
    ),
    (
      "moods:[enum(good,bad)]",
      "ValueEntry<[PostMoods]>([]) - ChoicesEntryRow<PostMoods> FeedText.moodsLabel"
    ),
    (
      "mail:Email?", "TextEntry<TypedEmail?>() check() TextEntryRow FeedText.mailLabel"
    ),
    ("name:String", "TextEntry<String>(as:.name) check() TextEntryRow FeedText.nameLabel"),
    ("isOpen:Bool", "ValueEntry(false) - SwitchEntryRow FeedText.isOpenLabel"),
    ("born:Day", "ValueEntry<CalendarDay?>(nil) check() DateEntryRow FeedText.bornLabel"),
  ])
  func entersAField(_ field: String, as expected: String) throws {
    let sandbox = try Sandbox.demo()
    let words = ["--kind", "form", "--ui", "uikit", "--entity", "Post", "--fields", field]
    #expect(sandbox.run(["new-module", "Feed"] + words).status == .success)
    let code = { (path: String) in
      try sandbox.read("Sources/Modules/Feed/View/" + path).filter { !$0.isWhitespace }
    }
    let (form, rows) = (try code("FeedForm.swift"), try code("UIKit/FeedContentView.swift"))
    let texts = expected.split(separator: " ", maxSplits: 3).map { $0.filter { $0 != " " } }
    let name = field.prefix { $0 != ":" }
    #expect(form.contains("var\(name)=\(texts[0])"))
    #expect(form.contains("=self.\(name).\(texts[1])") == (texts[1] != "-"))
    #expect(rows.contains("let\(name)Row=\(texts[2])(\(texts[3]))"))
  }
}
