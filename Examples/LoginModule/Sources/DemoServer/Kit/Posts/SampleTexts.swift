/// What people write in the timeline.
enum SampleTexts {
  static let plain = [
    "早上好,今天把控制器瘦到了八十行。",
    "A view says what it wants; where it comes from is nobody's business but the business layer's.",
    "数据层只拿原始数据,业务层决定来源,视图层直接用。",
    "缓存先显示,网络再更新,用户不用等。☕️",
    "Which do you read first: the model or the tests?",
    "一家人出去玩 👨‍👩‍👧‍👦 🇨🇳",
    "Three tiers, one module, no singletons.",
    "翻页用游标,不用页码:新的进来,旧的不动。",
    "Wrote a table of tests, found two bugs before lunch.",
    "离线也要能看:旧数据加一句提示。 #iOS# @老王",
    "A spinner that never stops is an error that nobody handled.",
    "周末在家写 Swift,外面下雨。\n第二行。",
  ]

  static let hostile = [
    "red? \u{1B}[31mno\u{1B}[0m \u{1B}]0;title\u{07} stays text",
    "'); DROP TABLE status; -- \"quoted\" \\ %s ?1 :name",
    "<b onclick=\"x()\">bold</b> &amp; \u{202E}backwards\u{202C} zero\u{200D}width",
  ]

  static let sources = ["", "<a href=\"http://app.example.com\" rel=\"nofollow\">客户端</a>"]
}
