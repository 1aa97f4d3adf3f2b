public struct TextField<Label: View>: SystemView {
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { declared() }
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { declared() }
}

extension TextField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { declared() }
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) { declared() }
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) { declared() }
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) { declared() }
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { declared() }
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { declared() }
}

public struct SecureField<Label: View>: SystemView {
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { declared() }
}

extension SecureField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { declared() }
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) { declared() }
}

public struct TextEditor: SystemView {
  public init(text: Binding<String>) { declared() }
}

public struct Toggle<Label: View>: SystemView {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { declared() }
}

extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { declared() }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { declared() }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

public struct DatePicker<Label: View>: SystemView {
  public typealias Components = DatePickerComponents

  public init(
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { declared() }
}

extension DatePicker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { declared() }
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { declared() }
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { declared() }
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { declared() }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: SystemView {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { declared() }
}

extension Picker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { declared() }
}

public struct Stepper<Label: View>: SystemView {}

extension Stepper where Label == Text {
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
public struct TextSelection: Equatable, Hashable {
  public init(insertionPoint: String.Index) { declared() }
  public init(range: Range<String.Index>) { declared() }
}

@available(iOS 18.0, macOS 15.0, *)
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

@available(iOS 26.0, macOS 26.0, *)
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  public init() { declared() }
}

extension TextField where Label == Text {
  @available(iOS 18.0, macOS 15.0, *)
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { declared() }
}

extension TextField {
  @available(iOS 26.0, macOS 26.0, *)
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) { declared() }
}

extension TextEditor {
  @available(iOS 18.0, macOS 15.0, *)
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { declared() }
  @available(iOS 26.0, macOS 26.0, *)
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    declared()
  }
}

extension Picker {
  @available(iOS 18.0, macOS 15.0, *)
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) { declared() }
}

extension Picker where Label == Text {
  @available(iOS 18.0, macOS 15.0, *)
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) { declared() }
}
