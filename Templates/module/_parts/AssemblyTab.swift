nonisolated extension AppTab {
  /// `systemImage` is the name of an SF Symbol.
  static var {{ case }}: AppTab {
    AppTab(
      title: {{ name }}Text.title,
      systemImage: "{{ symbols.first.name }}",
      route: .{{ case }}(.start))
  }
}
