import Templates

/// The meaning of a key for its values.
struct KeyWords: Sendable {
  private let words: [String]
  /// True if the values are the items of a list.
  let isOfItems: Bool

  init(_ key: String, isOfItems: Bool = false) {
    let words = Words(of: key)
    self.words = (isOfItems ? words.singular : words).lowered.flatMap(Self.parted)
    self.isOfItems = isOfItems
  }
}

extension KeyWords {
  private var last: String { words.last ?? "" }

  /// The two words that others run together, `create` and `time`; what only ends as they do is one:
  /// `candidate`, `android`.
  private static func parted(_ word: String) -> [String] {
    for ending in ["date", "id", "time", "url"] where word.hasSuffix(ending) {
      let start = String(word.dropLast(ending.count))
      if starts.contains(start) { return [start, ending] }
    }
    return [word]
  }

  private static let starts: Set<String> = [
    "album", "app", "article", "avatar", "begin", "birth", "book", "category", "city", "class",
    "comment", "company", "cover", "create", "created", "customer", "delivery", "device", "doc",
    "due", "edit", "end", "event", "expire", "file", "finish", "game", "goods", "group", "icon",
    "image", "img", "issue", "item", "login", "logo", "member", "modify", "msg", "news", "open",
    "order", "page", "parent", "pay", "photo", "pic", "post", "product", "pub", "publish", "reg",
    "register", "release", "room", "send", "shop", "song", "start", "steam", "store", "task",
    "thumb", "topic", "trade", "update", "updated", "upload", "user", "video",
  ]

  /// True if one of the words is among some.
  private func contains(_ set: Set<String>) -> Bool { words.contains(where: set.contains) }

  /// True if the last word is among some, but for those that only say which one: `price_usd`. Anything
  /// else behind it is what the values are: `price_type`.
  func isAbout(_ heads: Set<String>, _ additions: Set<String>) -> Bool {
    words.last { heads.contains($0) || !additions.contains($0) && Int($0) == nil }
      .map(heads.contains) ?? false
  }

  /// `created_at`, `timestamp`, `expires`, `time_ms`
  var isOfTime: Bool {
    guard words.count > 1 else { return Self.times.contains(last) }
    return isAbout(Self.relatedTimes, Self.units) || Self.clocks.contains(last)
  }

  private static let times: Set<String> = [
    "at", "created", "ctime", "date", "datetime", "deadline", "dt", "edited", "epoch", "expiration",
    "expires", "expiry", "joined", "modified", "mtime", "published", "since", "sunrise", "sunset",
    "time", "timestamp", "ts", "until", "updated",
  ]

  /// Those too that say so only behind another word.
  private static let relatedTimes = times.union(["on", "seen"])

  /// The units of moments.
  private static let units: Set<String> = [
    "epoch", "millis", "milliseconds", "ms", "s", "sec", "seconds", "secs", "unix", "utc",
  ]

  /// Those that only moments are counted in.
  private static let clocks: Set<String> = ["epoch", "unix", "utc"]

  /// `fxDate`, `trade_day`
  var isOfDay: Bool { ["date", "day", "month"].contains(last) }

  /// `id`, `user_id`, `ids`
  var isOfID: Bool { ["id", "ids", "pk"].contains(last) }

  /// `trackingNo`, `item_code`, `userid`: what a thing is found by, of more than one word.
  var isOfNumber: Bool {
    words.count > 1
      && ["code", "guid", "id", "key", "no", "nr", "number", "sid", "sku", "slug", "sn", "uuid"]
        .contains(last)
      || words.count == 1 && last.utf8.count > 4
        && ["id", "number", "nummer"].contains { last.hasSuffix($0) }
        && !Self.adjectives.contains(last)
  }

  /// Words that end as `userid` does.
  private static let adjectives: Set<String> = [
    "android", "hybrid", "invalid", "liquid", "prepaid", "solid", "unpaid", "valid", "void",
  ]

  /// `avatar_url`, `thumbnail`
  var isOfImage: Bool { isAbout(Self.images, Self.sizes) }

  private static let images: Set<String> = [
    "avatar", "avatars", "banner", "cover", "icon", "image", "images", "img", "logo", "photo",
    "photos", "pic", "picture", "pictures", "pics", "poster", "thumb", "thumbnail", "thumbnails",
  ]

  /// Which of several images it is, or that it is an address.
  private static let sizes: Set<String> = [
    "big", "default", "full", "hd", "href", "https", "large", "link", "max", "medium", "mini",
    "normal", "orig", "original", "path", "preview", "small", "source", "src", "static", "still",
    "tiny", "uri", "url", "xl",
  ]

  /// `total_price`
  var isOfMoney: Bool { isAbout(Self.amounts, Self.currencies) }

  private static let amounts: Set<String> = [
    "amount", "amounts", "balance", "cost", "costs", "discount", "fee", "fees", "price", "prices",
    "subtotal", "tax", "taxes", "total", "totals",
  ]

  /// Which of several amounts it is.
  private static let currencies: Set<String> = [
    "change", "cny", "current", "due", "eur", "excl", "gbp", "gross", "incl", "jpy", "low", "max",
    "min", "net", "paid", "set", "usd", "value",
  ]

  /// `description`
  var isOfText: Bool { Self.ranks[1].contains(last) }

  var isOfPhone: Bool {
    isAbout(
      ["cell", "fax", "mobile", "phone", "tel", "telephone"],
      ["business", "home", "no", "number", "office", "work"])
  }

  /// `state`, `account_type`
  var isOfState: Bool { Self.states.contains(last) }

  private static let states: Set<String> = [
    "access", "association", "category", "condition", "direction", "format", "gender", "kind",
    "level", "method", "mode", "permission", "phase", "plan", "priority", "privacy", "reason",
    "role", "severity", "sex", "side", "stage", "state", "status", "tier", "type", "visibility",
    "状态", "类型", "类别", "级别", "性别", "种类",
  ]

  /// True if the values name things or people: they come again only with the same thing.
  var isOfName: Bool {
    // Of words in other scripts, no more is known.
    contains(Self.names) || words.contains { $0.utf8.contains { $0 >= 0x80 } }
  }

  private static let names: Set<String> = [
    "author", "by", "city", "code", "color", "colour", "country", "description", "domain", "from",
    "hash", "host", "id", "idstr", "key", "label", "lang", "language", "locale", "location",
    "login", "name", "nick", "nickname", "owner", "place", "province", "ref", "region", "repo",
    "sha", "slug", "source", "subject", "summary", "tag", "tags", "text", "timezone", "title",
    "to", "url", "user", "username", "value", "version", "zip",
  ]

  /// True if an object has what the one around it is about:
  /// `{"type": "Feature", "properties": {…}}`.
  var isOfContent: Bool { ["attributes", "fields", "properties"].contains(words.joined()) }

  /// `kind`, `etag`: texts that say something to programs alone.
  var isOfProgram: Bool { Self.programs.contains(words.joined()) }

  private static let programs: Set<String> = [
    "checksum", "cursor", "etag", "expand", "hash", "kind", "md5", "object", "sha", "type",
    "typename", "uri",
  ]

  /// The place of the field in the order in which people look for fields in a row; less is sooner.
  var rank: Int? { Self.ranks.firstIndex { $0.contains(words.joined(separator: "_")) } }

  private static let ranks: [Set<String>] = [
    ["title", "name", "headline", "subject", "full_name", "display_name", "label"],
    ["text", "content", "body", "summary", "description", "message", "caption", "excerpt"],
  ]
}
