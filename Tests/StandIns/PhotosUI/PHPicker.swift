import Foundation

public struct PHPickerFilter: Hashable, Sendable {
  public static let images: PHPickerFilter = declared()
  @available(iOS 18.0, macOS 15.0, *) public static var spatialMedia: PHPickerFilter { declared() }
}

#if canImport(UIKit)
  import UIKit

  public struct PHPickerConfiguration: Hashable, Sendable {
    public enum AssetRepresentationMode: Hashable, Sendable { case automatic, current, compatible }

    public init() { declared() }
    public var filter: PHPickerFilter? = declared()
    public var selectionLimit: Int = declared()
    public var preferredAssetRepresentationMode: AssetRepresentationMode = declared()
  }

  @MainActor public final class PHPickerViewController: UIViewController {
    public init(configuration: PHPickerConfiguration) { declared() }
    @available(*, unavailable) public required init?(coder: NSCoder) { declared() }
    public weak var delegate: (any PHPickerViewControllerDelegate)?
  }

  @MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  }

  public struct PHPickerResult {
    public var itemProvider: NSItemProvider { declared() }
  }

  /// It stands in for that of Foundation, which Linux does not have.
  public class NSItemProvider: NSObject {
    @discardableResult
    public func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { declared() }
  }
#endif
