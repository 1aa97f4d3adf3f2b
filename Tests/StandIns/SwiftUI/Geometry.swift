public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { declared() }
  public static let all = SafeAreaRegions(rawValue: .max)
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

public enum Axis: Int8, Sendable { case horizontal, vertical }

public enum VerticalEdge: Int8, Sendable {
  case top, bottom

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { declared() }
    public static let top = VerticalEdge.Set(rawValue: 1)
    public static let bottom = VerticalEdge.Set(rawValue: 2)
    public static let all = VerticalEdge.Set(rawValue: 3)
  }
}

public enum HorizontalEdge: Int8, Sendable { case leading, trailing }

public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing

  @available(iOS 26.0, macOS 26.0, *)
  public struct Corner: Sendable {
    @available(iOS 26.0, macOS 26.0, *)
    public struct Style: Hashable, Sendable {
      public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style { declared() }
      public static var concentric: Edge.Corner.Style { declared() }
    }
  }

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { declared() }
    public static let top = Edge.Set(rawValue: 1)
    public static let leading = Edge.Set(rawValue: 2)
    public static let bottom = Edge.Set(rawValue: 4)
    public static let trailing = Edge.Set(rawValue: 8)
    public static let all = Edge.Set(rawValue: 15)
    public static let horizontal = Edge.Set(rawValue: 10)
    public static let vertical = Edge.Set(rawValue: 5)
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public init() { declared() }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { declared() }
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
  public static let lastTextBaseline = VerticalAlignment()
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

public struct Alignment: Equatable, Sendable {
  public static let topLeading = Alignment()
  public static let top = Alignment()
  public static let topTrailing = Alignment()
  public static let leading = Alignment()
  public static let center = Alignment()
  public static let trailing = Alignment()
  public static let bottomLeading = Alignment()
  public static let bottom = Alignment()
  public static let bottomTrailing = Alignment()
}

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

@available(iOS 18.0, macOS 15.0, *)
public enum HorizontalDirection: Int8, CaseIterable, Sendable { case leading, trailing }

@available(iOS 18.0, macOS 15.0, *)
public enum VerticalDirection: Int8, CaseIterable, Sendable { case up, down }
