#if canImport(UIKit)
  import BaseView

  extension TurnViewController: ImageProviding {
    var images: ImageSource? { app.services.images }
  }
#endif
