import App

nonisolated extension AppLink {
  /// A route that a link leads to, if there is a module.
  static var aRoute: AppRoute? {
    all.lazy.compactMap { $0.route(of: ["new"]) ?? $0.route(of: []) }.first
  }

  /// Where a module begins, or one of its items where it begins nowhere.
  var first: AppRoute? {
    [[], ["1"], ["00000000-0000-0000-0000-000000000001"]].lazy.compactMap(route(of:)).first
  }
}
