import Observation

/// Draws, and draws again whenever something changed that the drawing read.
///
/// Changes of one turn are drawn together. It ends with its owner. UIKit does the same by itself in
/// methods such as `updateProperties()` of iOS 26, and not at all in iOS 17.
@MainActor
package final class Renderer {
  private let draw: @MainActor () -> Void

  /// Draws at once. `draw` holds its owner weakly.
  package init(_ draw: @escaping @MainActor () -> Void) {
    self.draw = draw
    render()
  }

  private func render() {
    withObservationTracking(draw) { [weak self] in
      Task { @MainActor [weak self] in self?.render() }
    }
  }
}
