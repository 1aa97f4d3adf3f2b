nonisolated extension AppHomeEntry {
  static let {{ case }} = AppHomeEntry(title: {{ name }}Text.title, route: .{{ case }}(.start))
}
