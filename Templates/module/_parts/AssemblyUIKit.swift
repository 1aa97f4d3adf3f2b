
#if canImport(UIKit)
{% if ui == "swiftui" %}
  import SwiftUI
{% endif %}
  import UIKit

  extension UIKitScreens {
    func {{ case }}(_ route: {{ name }}Route) -> UIViewController {
      switch route {
{% for place in screenPlaces %}
      case .{{ place.entry }}:
{% if ui == "swiftui" %}
        UIHostingController(
          rootView: {{ place.stem }}Screen(
{% if isInViews %}
            {{ place.arguments }}handler: app.make{{ name }}Handler(),
            routing: app.{{ routing }}{% filter indent:12 %}{% call submission "app" %}{% endfilter %}
{% else %}
            viewModel: app.make{{ place.stem }}ViewModel({{ place.arguments }}in: router)
{% endif %}
{% if firstDrawn and not parts.form %}
          )
          .environment(\.images, app.services.images))
{% else %}
          ))
{% endif %}
{% else %}
{% filter indent:8," ",true %}
{% include "_parts/AssemblyController.swift" place %}
{% endfilter %}
{% endif %}
{% endfor %}
      }
    }
  }
#endif
