
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
          rootView: {{ place.screen }}(
            viewModel: app.{{ place.maker }}({{ place.arguments }}in: router)
          )
          .environment(\.images, app.services.images))
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
