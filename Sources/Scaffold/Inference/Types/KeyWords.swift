import Templates

/// The meaning of a key for its values.
struct KeyWords: Sendable {
  private let words: [String]
  /// True if the values are the items of a list.
  let isOfItems: Bool

  init(_ key: String, isOfItems: Bool = false) {
    let words = Words(of: key)
    self.words = isOfItems ? words.singular.lowered : words.lowered
    self.isOfItems = isOfItems
  }
}

extension KeyWords {
  private var last: String { words.last ?? "" }

  /// True if one of the words is among some.
  func contains(_ set: Set<String>) -> Bool { words.contains(where: set.contains) }

  /// `created_at`, `timestamp`, `expires`, `time_ms`
  var isOfTime: Bool {
    let isOfUnit = words.count > 1 && Self.units.contains(last)
    let word = isOfUnit ? words[words.count - 2] : last
    return Self.times.contains(word) || isOfUnit && Self.clocks.contains(last)
      || ["date", "time"].contains { word.hasSuffix($0) }
  }

  private static let times: Set<String> = [
    "at", "created", "ctime", "date", "dates", "datetime", "deadline", "dt", "edited", "epoch",
    "expiration", "expires", "expiry", "joined", "modified", "mtime", "on", "published", "seen",
    "since", "sunrise", "sunset", "time", "times", "timestamp", "timestamps", "ts", "until",
    "updated",
  ]

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
      && ["code", "guid", "id", "key", "no", "number", "sid", "sku", "slug", "sn", "uuid"].contains(
        last)
      || words.count == 1 && last.utf8.count > 4 && last.hasSuffix("id")
        && !Self.adjectives.contains(last)
  }

  /// Words that end as `userid` does.
  private static let adjectives: Set<String> = [
    "android", "hybrid", "invalid", "liquid", "prepaid", "solid", "unpaid", "valid", "void",
  ]

  /// `avatar_url`, `thumbnail`
  var isOfImage: Bool { contains(Self.images) }

  private static let images: Set<String> = [
    "avatar", "avatars", "banner", "cover", "icon", "image", "images", "img", "logo", "photo",
    "photos", "pic", "picture", "pictures", "pics", "poster", "thumb", "thumbnail", "thumbnails",
  ]

  /// `total_price`
  var isOfMoney: Bool { contains(Self.amounts) }

  private static let amounts: Set<String> = [
    "amount", "amounts", "balance", "cost", "costs", "discount", "fee", "fees", "price", "prices",
    "subtotal", "tax", "taxes", "total", "totals",
  ]

  /// `description`
  var isOfText: Bool { Self.ranks[1].contains(last) }

  var isOfPhone: Bool { contains(["cell", "fax", "mobile", "phone", "tel", "telephone"]) }

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
