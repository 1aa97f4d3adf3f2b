#if canImport(UIKit)
  import BaseView
  import UIKit

  extension UITableView {
    /// Where on a screen these rows, which the table shows, are read.
    func readingPosition(
      of rows: SectionedRows<TimelineSection, TimelineEntry>, on screen: UIView
    ) -> ReadingPosition<TimelineEntry.ID> {
      let paths = indexPathsForRows(in: bounds) ?? []
      let marks = paths.compactMap { path in
        rows.item(at: path).map {
          ReadingPosition.Mark(id: $0.id, top: top(ofRowAt: path, on: screen))
        }
      }
      return ReadingPosition(marks, isAtTop: contentOffset.y <= limits.lowerBound)
    }

    /// Scrolls to a position, which may be among other rows by now.
    ///
    /// Rows are as high as was guessed until they are laid out, so there is a second look. A table
    /// that is not in a window is not laid out: UIKit would have to guess its width too.
    func scroll(
      to position: ReadingPosition<TimelineEntry.ID>,
      of rows: SectionedRows<TimelineSection, TimelineEntry>, on screen: UIView
    ) {
      for _ in 1...2 {
        if window != nil { screen.layoutIfNeeded() }
        let offset = position.offset(
          from: contentOffset.y, within: limits, first: rows.item(at: [0, 0])?.id
        ) { id in
          rows.place(of: id).map { top(ofRowAt: $0, on: screen) }
        }
        if offset != contentOffset.y { contentOffset.y = offset }
      }
    }

    private func top(ofRowAt path: IndexPath, on screen: UIView) -> CGFloat {
      convert(rectForRow(at: path), to: screen).minY
    }

    /// How far the table can be scrolled while nobody pulls it.
    private var limits: ClosedRange<CGFloat> {
      let top = -adjustedContentInset.top
      let bottom = contentSize.height + adjustedContentInset.bottom - bounds.height
      return top...max(top, bottom)
    }
  }
#endif
