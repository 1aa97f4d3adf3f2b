import Foundation

// The types that are bridged are what Swift's Foundation casts them to.
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData
