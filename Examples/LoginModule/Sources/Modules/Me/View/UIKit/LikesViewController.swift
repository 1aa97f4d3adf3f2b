#if canImport(UIKit)
  import BaseView
  import UIKit

  /// Shows how many posts the user likes, by the three closures of its view model.
  final class LikesViewController: UIViewController {
    private let viewModel: LikesViewModel
    private let heart = UIImageView(image: UIImage(named: MeImage.heart.rawValue))
    private let titleLine = UILabel(.headline)
    private let countLine = UILabel(.largeTitle)
    private let wordsLine = UILabel(.body, color: .secondaryLabel)
    private let spinner = UIActivityIndicatorView(style: .medium)

    init(viewModel: LikesViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      heart.contentMode = .scaleAspectFit
      heart.tintColor = UIColor(named: MeColor.main.rawValue)
      titleLine.text = MeText.likesLabel
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let stack = ScrollingStackView(frame: .zero)
      for line in [heart, titleLine, countLine, wordsLine, spinner] { stack.add(line) }
      view = stack
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      viewModel.success = { [weak self] count in self?.show(count, words: nil) }
      viewModel.failed = { [weak self] words in self?.show(nil, words: words) }
      viewModel.complete = { [weak self] in self?.spinner.stopAnimating() }
      spinner.startAnimating()
      viewModel.load()
    }

    private func show(_ count: String?, words: String?) {
      countLine.text = count
      wordsLine.text = words
    }
  }
#endif
