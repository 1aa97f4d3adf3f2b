#if canImport(UIKit)
  import BaseView
  import UIKit

  /// The views of the page of one post and how they are laid out.
  final class StatusContentView: UIView {
    private let authorLine = UILabel()
    private let dateLine = UILabel()
    private let textLine = UILabel()
    private let retweetedLine = UILabel()
    private let retweetedBox = UIView(frame: .zero)
    private let stack = ScrollingStackView(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ detail: StatusDetail) {
      authorLine.text = detail.authorText
      dateLine.text = detail.dateText
      textLine.text = detail.text
      retweetedLine.text = detail.retweetedText
      retweetedBox.isHidden = detail.retweetedText == nil
    }

    private func layOut() {
      prepare(authorLine, style: .headline)
      prepare(dateLine, style: .caption1)
      prepare(textLine, style: .body)
      prepare(retweetedLine, style: .subheadline)
      dateLine.textColor = .secondaryLabel
      retweetedBox.backgroundColor = .secondarySystemBackground
      retweetedBox.addFilling(retweetedLine, margin: 12)
      for view in [authorLine, dateLine, textLine, retweetedBox] { stack.add(view) }
      addFilling(stack)
    }

    private func prepare(_ line: UILabel, style: UIFont.TextStyle) {
      line.font = .preferredFont(forTextStyle: style)
      line.adjustsFontForContentSizeCategory = true
      line.numberOfLines = 0
    }
  }
#endif
