import UIKit

// refused: property 'tabs' with type 'Int' cannot override a property with type '[UITab]'
final class TabsOfiOS18: UITabBarController {
  #if WRONG
    private let tabs = 1
  #else
    private let entries = 1
  #endif
}
