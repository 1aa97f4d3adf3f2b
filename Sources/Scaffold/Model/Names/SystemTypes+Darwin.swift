import Ground

extension SystemTypes {
  /// The types of the C headers of Apple's systems, of Dispatch and of the Objective-C runtime.
  static let ofDarwin = WordTable(
    """
    ACTION AbsoluteTime AddressSpaceID BOOL Boolean Byte ByteCount ByteOffset BytePtr Category
    CharParameter CompTimeValue ConstLogicalAddress ConstStr15Param ConstStr255Param ConstStr27Param
    ConstStr31Param ConstStr32Param ConstStr63Param ConstStrFileNameParam ConstStringPtr
    ConstUniCharArrayPtr DIR DarwinBoolean DispatchConcurrentQueue DispatchData DispatchDataIterator
    DispatchFileDescriptor DispatchGroup DispatchIO DispatchObject DispatchPredicate DispatchQoS
    DispatchQueue DispatchSemaphore DispatchSerialQueue DispatchSource DispatchSourceProtocol
    DispatchTime DispatchTimeInterval DispatchTimeoutResult DispatchWallTime DispatchWorkItem
    DispatchWorkItemFlags Duration ENTRY FILE Fixed FixedPoint FixedPtr FixedRect Float32
    Float32Point Float64 Float80 Float96 FourCharCode Fract FractPtr Handle IMP ItemCount Ivar
    LangCode LogicalAddress Method NumVersion NumVersionVariant NumVersionVariantHandle
    NumVersionVariantPtr OSErr OSStatus OSType OSTypePtr OptionBits PBVersion PhysicalAddress Point
    PointPtr ProcHandle ProcPtr ProcessSerialNumber ProcessSerialNumberPtr Protocol Ptr Rect RectPtr
    RegionCode ResID ResIDPtr ResType ResTypePtr ScriptCode Selector ShortFixed ShortFixedPtr
    SignedByte Size Str15 Str255 Str27 Str31 Str32 Str32Field Str63 StrFileName StrLength
    StringHandle StringPtr Style StyleField StyleParameter TimeBase TimeBaseRecord TimeRecord
    TimeScale TimeValue TimeValue64 UInt8Ptr UTF16Char UTF32Char UTF8Char UniChar UniCharArrayHandle
    UniCharArrayPtr UniCharCount UniCharCountPtr UniCharPtr UnicodeScalarValue UniversalProcHandle
    UniversalProcPtr UnsignedFixed UnsignedFixedPtr UnsignedWide UnsignedWidePtr VISIT VersRec
    VersRecHndl VersRecPtr WidePtr
    """)
}
