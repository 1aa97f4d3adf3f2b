/// `"Alamofire": ["Data"]`: what only these may use, the app and what is shared included.
package struct Reservation: Equatable, Sendable {
  package let seen: PlacePattern
  package let by: [PlacePattern]
}
