
#if canImport(SwiftUI)
  import SwiftUI

  extension SwiftUIScreens {
    @ViewBuilder
    func {{ case }}(_ route: {{ name }}Route) -> some View {
      switch route {
{% for place in screenPlaces %}
      case .{{ place.entry }}:
{% if ui == "uikit" %}
        #if canImport(UIKit)
          ControllerScreen(title: {{ place.title }}) {
{% filter indent:12," ",true %}
{% include "_parts/AssemblyController.swift" place %}
{% endfilter %}
          }
        #else
          EmptyView()
        #endif
{% elif isInViews %}
        {{ place.stem }}Screen(
          {{ place.arguments }}handler: app.make{{ name }}Handler(),
          routing: app.{{ routing }}{% filter indent:10 %}{% call submission "app" %}{% endfilter %})
{% else %}
        {{ place.stem }}Screen(viewModel: app.make{{ place.stem }}ViewModel({{ place.arguments }}in: router))
{% endif %}
{% endfor %}
      }
    }
  }
#endif
