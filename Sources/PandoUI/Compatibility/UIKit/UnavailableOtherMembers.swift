/// A class of UIKit of which only some members are there. A use of another one says so.
@dynamicMemberLookup
public protocol UnavailableOtherMembers {}
