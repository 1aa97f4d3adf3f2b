#if os(iOS)
  import UIKit
#else
  import AppKit
#endif

public struct Image: SystemView, Equatable, Sendable {
  public init(systemName: String) { declared() }
  public init(_ name: String, bundle: Bundle? = nil) { declared() }
  #if os(iOS)
    public init(uiImage: UIImage) { declared() }
  #else
    public init(nsImage: NSImage) { declared() }
  #endif

  public enum ResizingMode: Sendable { case tile, stretch }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image { declared() }
}

extension View {
  public func scaledToFill() -> some View { Modified() }
  public func scaledToFit() -> some View { Modified() }
  public func clipped(antialiased: Bool = false) -> some View { Modified() }
}
