@_exported import Foundation

@MainActor open class UISwitch: UIControl {
  open var isOn: Bool = declared()
  open var onTintColor: UIColor? = declared()
  open func setOn(_ on: Bool, animated: Bool) { declared() }
}

@MainActor open class UIStepper: UIControl {
  open var value: Double = declared()
  open var minimumValue: Double = declared()
  open var maximumValue: Double = declared()
  open var stepValue: Double = declared()
}

@MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  open var datePickerMode: UIDatePicker.Mode = declared()
  open var preferredDatePickerStyle: UIDatePickerStyle = declared()
  open var datePickerStyle: UIDatePickerStyle { declared() }
  open var date: Date = declared()
  open var minimumDate: Date? = declared()
  open var maximumDate: Date? = declared()
  open var minuteInterval: Int = declared()
  open var locale: Locale? = declared()
  open var calendar: Calendar! = declared()
  open var timeZone: TimeZone? = declared()
  open func setDate(_ date: Date, animated: Bool) { declared() }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
