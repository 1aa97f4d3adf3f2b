/// `"View": ["Screens", "Rows"]`: folders inside another, the upper ones first.
package struct Layering: Equatable, Sendable {
  /// The folder that has the layers in it.
  package let place: PlacePattern
  package let layers: [PlacePattern]
}
