#pragma once
#include "types.h"

// <stdlib.h> and <string.h>
FUNCTION1(void *, malloc, size_t);
FUNCTION1(void, free, void *);
FUNCTION1(char *, getenv, const char *);
FUNCTION3(int, setenv, const char *, const char *, int);
FUNCTION1(int, unsetenv, const char *);
FUNCTION1(char *, strdup, const char *);
FUNCTION1(char *, strerror, int);
FUNCTION1(size_t, strlen, const char *);
FUNCTION2(int, strcmp, const char *, const char *);
FUNCTION3(int, memcmp, const void *, const void *, size_t);
FUNCTION3(void *, memchr, const void *, int, size_t);
FUNCTION3(void *, memcpy, void *, const void *, size_t);
FUNCTION3(void *, memset, void *, int, size_t);
