import Foundation

/// Where the user is in an app, as links: what outlives the app.
package nonisolated struct RouterPlace: Codable, Hashable, Sendable {
  /// Who is there: the place is nobody else's.
  let account: String
  /// The beginning of the tab in front.
  let front: String
  /// The routes pushed in each tab, by what the tab begins with.
  let stacks: [String: [String]]
  /// The presentations over all tabs, from the bottom up: what each begins with, and what was
  /// pushed there.
  let presented: [[String]]
}

extension RouterTabs {
  /// Where the user is, as a text. A route without a link is left out.
  ///
  /// - Parameters:
  ///   - link: The link to a route.
  ///   - isPassing: Whether nobody comes back to a route, nor to what lies over it.
  package func place(
    of account: String, _ link: (Route) -> String?, upTo isPassing: (Route) -> Bool
  ) -> String? {
    let stacks = all.map { (link($0.id) ?? "", $0.router.path.compactMap(link)) }
    return RouterPlace(
      account: account, front: link(selection) ?? "",
      stacks: Dictionary(stacks) { first, _ in first },
      presented: overlay.presented.prefix { !isPassing($0.route) }.compactMap { level in
        link(level.route).map { [$0] + level.router.path.compactMap(link) }
      }
    ).json
  }

  /// Leads the user to where they were, unless they are somewhere already. A link that leads
  /// nowhere any more is left out, and so is what was pushed on the sheet that it led to.
  ///
  /// - Parameter route: What a link leads to.
  package func restore(
    _ text: String, of account: String, _ link: (Route) -> String?, _ route: (String) -> Route?
  ) {
    guard let place = text.draft(RouterPlace.self), place.account == account,
      overlay.presentation == nil, all.allSatisfy(\.router.path.isEmpty)
    else { return }
    for tab in all {
      let start = link(tab.id) ?? ""
      tab.router.path = place.stacks[start, default: []].compactMap(route)
      if start == place.front { selection = tab.id }
    }
    for level in place.presented {
      guard let first = level.first.flatMap(route) else { continue }
      overlay.present(first)
      overlay.sheetRouter?.path = level.dropFirst().compactMap(route)
    }
  }
}

nonisolated extension Encodable {
  /// The value as one text.
  var json: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}

nonisolated extension String {
  /// The value that the text was made of.
  func draft<Draft: Decodable>(_ type: Draft.Type) -> Draft? {
    try? JSONDecoder().decode(type, from: Data(utf8))
  }
}
