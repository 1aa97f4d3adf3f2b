/// Writes posts as such a service does, with all that a client has to put up with.
struct StatusWriter: Sendable {
  let seed: UInt64
  /// Where the authors' pictures are.
  var pictures = "http://img.example.com"

  func json(_ post: Post) -> JSON {
    var fields = plain(post)
    switch post.kind {
    case .plain:
      if let words = post.words {
        fields["text"] = .string(words.text)
        fields["user"] = Author(id: 1, name: words.author).json(pictures: pictures)
      }
    case .repost:
      fields["text"] = "转发微博"
      fields["retweeted_status"] = .object(plain(post.original))
    case .repostOfDeleted:
      fields["text"] = "转发微博"
      fields["retweeted_status"] = deleted(post.original)
    case .sparse:
      for name in ["pic_urls", "source", "favorited"] { fields[name] = nil }
      fields["in_reply_to_screen_name"] = .null
      fields["geo"] = ["type": "Point", "coordinates": [.double(39.92), .double(116.46)]]
      fields["user"] = ["id": 11_074, "idstr": "11074", "screen_name": "老王"]
    case .hostile:
      var chance = chance(for: post)
      fields["text"] = .string(chance.pick(from: SampleTexts.hostile))
    case .broken:
      for name in ["id", "idstr", "mid", "text", "user"] { fields[name] = .null }
    }
    return .object(fields)
  }
}

extension StatusWriter {
  private func plain(_ post: Post) -> [String: JSON] {
    var chance = chance(for: post)
    return [
      "id": .int(post.id),
      "idstr": "\(post.id)",
      "mid": "\(post.id)",
      "created_at": .string(
        WireDate.text(post.time, zone: chance.pick(from: [8, 8, 8, 0, -5]))),
      "text": .string(chance.pick(from: SampleTexts.plain)),
      "user": chance.pick(from: Author.all).json(pictures: pictures),
      "source": .string(chance.pick(from: SampleTexts.sources)),
      "favorited": false,
      "geo": nil,
      "in_reply_to_screen_name": "",
      "pic_urls": [],
      "reposts_count": .int(Int64(chance.number(below: 100))),
      "comments_count": .int(Int64(chance.number(below: 100))),
    ]
  }

  private func deleted(_ post: Post) -> JSON {
    [
      "id": .int(post.id),
      "idstr": "\(post.id)",
      "created_at": .string(WireDate.text(post.time, zone: 8)),
      "text": "抱歉,此微博已被作者删除。",
      "deleted": "1",
    ]
  }

  private func chance(for post: Post) -> PostChance {
    PostChance(seed: seed ^ UInt64(bitPattern: post.id) &* 0x9E37_79B9_7F4A_7C15)
  }
}

extension Post {
  /// What a repost repeats: a post from before the timeline begins.
  fileprivate var original: Post {
    Post(number: 0, id: id - 1_000_000_000, time: time - 11_000)
  }
}
