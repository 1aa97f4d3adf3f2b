nonisolated extension AppTab {
  /// `systemImage` is the name of an SF Symbol.
  static var {{ case }}: AppTab {
    AppTab(
      title: {{ name }}Text.title,
      systemImage: "{% if parts.list %}list.bullet{% elif isForm %}square.and.pencil{% else %}doc.text{% endif %}",
      route: .{{ case }}(.start))
  }
}
