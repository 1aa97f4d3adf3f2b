nonisolated extension AppTab {
  /// `systemImage` is the name of an SF Symbol.
  static var {{ case }}: AppTab {
    AppTab(
      title: {{ name }}Text.title,
      systemImage: "{% if kind == "list" %}list.bullet{% elif kind == "form" %}square.and.pencil{% else %}doc.text{% endif %}",
      route: .{{ case }}(.start))
  }
}
