#if canImport(UIKit)
  import BaseView
  import Combine
  import PhotosUI
  import UIKit
  import UniformTypeIdentifiers

  /// Binds the content view of the me screen to its view model.
  public final class MeViewController: BaseViewController {
    private let viewModel: MeViewModel
    private let contentView = MeContentView(frame: .zero)
    private lazy var scroller = ItemScrollView(viewModel.item, content: contentView)
    private var bindings: Set<AnyCancellable> = []

    package init(viewModel: MeViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = MeText.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override func loadView() {
      view = scroller
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      contentView.choose = { [weak self] in self?.choose() }
      contentView.showLikes = { [weak self] in self?.showLikes() }
      published { [weak viewModel] in viewModel?.likesText }
        .sink { [contentView] text in contentView.likesField.text = text }
        .store(in: &bindings)
      viewModel.item.loadIfNeeded()
    }

    public override func render() {
      contentView.avatarPicture.show(viewModel.avatarURL)
      contentView.uploadButton.configuration?.title = viewModel.uploadText
      contentView.uploadButton.isEnabled = viewModel.canUpload
      contentView.refusalLine.text = viewModel.refusal
      contentView.nameField.text = viewModel.nameText
      scroller.render()
      show(viewModel.placeholder) { [item = viewModel.item] in item.refresh() }
    }

    private func showLikes() {
      present(LikesViewController(viewModel: viewModel.makeLikes()), animated: true)
    }

    private func choose() {
      var configuration = PHPickerConfiguration()
      configuration.filter = .images
      configuration.preferredAssetRepresentationMode = .compatible
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = self
      present(picker, animated: true)
    }
  }

  extension MeViewController: PHPickerViewControllerDelegate {
    public func picker(
      _ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]
    ) {
      picker.dismiss(animated: true)
      guard let chosen = results.first?.itemProvider else { return }
      viewModel.upload {
        await withCheckedContinuation { continuation in
          chosen.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, _ in
            continuation.resume(returning: data)
          }
        }
      }
    }
  }
#endif
