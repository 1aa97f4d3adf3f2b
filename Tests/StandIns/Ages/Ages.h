// The systems after those that emitted code runs on at least, iOS 17.0 and macOS 14.0, in their order: a
// domain of availability for each. What is newer is marked with its system and all before it.
#if __has_include(<availability_domain.h>)
#include <availability_domain.h>
#else
#include <feature-availability.h>
#endif

static inline int isThere(void) { return 0; }

#define AGE(name) CLANG_DYNAMIC_AVAILABILITY_DOMAIN(name, isThere)

AGE(iOS17_4);
AGE(iOS18_0);
AGE(iOS18_1);
AGE(iOS18_2);
AGE(iOS18_4);
AGE(iOS26_0);
AGE(iOS26_1);
AGE(iOS26_4);
AGE(iOS27_0);

AGE(macOS14_4);
AGE(macOS15_0);
AGE(macOS15_1);
AGE(macOS15_2);
AGE(macOS15_4);
AGE(macOS26_0);
AGE(macOS26_1);
AGE(macOS26_4);
AGE(macOS27_0);
