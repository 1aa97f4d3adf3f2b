import Foundation

nonisolated extension UUID: WireValue {
  /// `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`
  package init?(wire: String) {
    self.init(uuidString: wire)
  }

  package var wire: String { uuidString }
}
