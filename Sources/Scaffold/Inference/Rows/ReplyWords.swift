import Fields
import Templates

/// The words by which a reply speaks of itself, and not of what it is about.
enum ReplyWords {
  /// True if a key is of what a reply says of itself: which page it is, or what went wrong.
  static func isBookkeeping(_ key: String) -> Bool {
    bookkeeping.contains(Words(of: key).snakeCased)
  }

  /// The same where it is sure: a thing may have `links` and an `info` of its own.
  static func isOfReply(_ key: String) -> Bool {
    ofReplies.contains(Words(of: key).snakeCased)
  }

  private static let bookkeeping = PagingSearch.holders.union(faults)
  private static let ofReplies = faults.union([
    "meta", "next_page", "pagination", "paging", "response_metadata",
  ])
  private static let faults: Set<String> = ["error", "errors", "problem", "problems", "warnings"]

  /// True if it says how it went, and nothing else: `"code": 0`, `"success": true`, `"msg": "ok"`.
  static func isVerdict(_ member: JSON.Member) -> Bool {
    let name = Words(of: member.key).lowered.joined()
    switch member.value.kind {
    case .list, .object: return false
    case .text(let text):
      return words.contains(name)
        || codes.contains(name) && (text.has(\.isDigits) || successes.contains(text.lowercased()))
    default: return codes.contains(name) || words.contains(name)
    }
  }

  private static let codes: Set<String> = [
    "code", "errcode", "errno", "error", "errorcode", "ok", "resultcode", "retcode", "status",
    "statuscode", "success",
  ]
  private static let words: Set<String> = [
    "errmsg", "errormessage", "errormsg", "message", "msg", "requestid", "sign", "signtype",
    "traceid",
  ]
  private static let successes: Set<String> = ["", "ok", "success", "true"]
}
