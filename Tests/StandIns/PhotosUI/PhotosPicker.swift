import SwiftUI

public struct PhotosPicker<Label: View>: SystemView {}

extension PhotosPicker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { declared() }
}

public struct PhotosPickerItem: Hashable, Sendable {
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    public static let automatic: Self = declared()
    public static let current: Self = declared()
    public static let compatible: Self = declared()
  }

  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { declared() }
}

/// It stands in for that of CoreTransferable, which SwiftUI brings along.
public protocol Transferable {}

extension Data: Transferable {}
