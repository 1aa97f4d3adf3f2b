import BaseView
import Foundation

/// The URLs that lead to the screens of this app, such as `loginexample://timeline/42`.
package nonisolated enum AppLinks {
  /// The beginnings of the URLs: the scheme that `Info.plist` names. One more, such as
  /// `https://www.example.com/app/`, is for universal links.
  package static let bases = ["loginexample://"]

  /// - Returns: `nil` for a URL that leads nowhere in this app.
  package static func route(of url: URL) -> AppRoute? {
    for base in bases {
      guard let path = url.linkPath(behind: base), let module = path.first else { continue }
      let link = AppLink.all.first { $0.module == module.lowercased() }
      return link?.route(of: Array(path.dropFirst()))
    }
    return nil
  }

  /// Where the module of a route begins.
  package static func start(of route: AppRoute) -> AppRoute? {
    AppLink.all.first { $0.path(to: route) != nil }?.route(of: [])
  }

  /// - Returns: `nil` for the home screen.
  package static func url(of route: AppRoute) -> URL? {
    for link in AppLink.all {
      guard let path = link.path(to: route) else { continue }
      return URL(base: bases[0], linkPath: [link.module] + path)
    }
    return nil
  }
}
