import PhotosUI

// refused: call to main actor-isolated instance method 'picker(_:didFinishPicking:)' in a
#if WRONG
  func nonisolatedPicker(_ delegate: PHPickerViewControllerDelegate, of it: PHPickerViewController)
  {
    delegate.picker(it, didFinishPicking: [])
  }
#else
  @MainActor
  func nonisolatedPicker(_ delegate: PHPickerViewControllerDelegate, of it: PHPickerViewController)
  {
    delegate.picker(it, didFinishPicking: [])
  }
#endif

/// Needs no isolation of its own in the conformance, since the protocol has it.
final class PickerDelegate: PHPickerViewControllerDelegate {
  private var count = 0

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    count += results.count
    picker.dismiss(animated: true)
  }
}
