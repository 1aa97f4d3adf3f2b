#pragma once
#include "types.h"

// <time.h> and <sys/time.h>
struct d_tm {
  int tm_sec;
  int tm_min;
  int tm_hour;
  int tm_mday;
  int tm_mon;
  int tm_year;
  int tm_wday;
  int tm_yday;
  int tm_isdst;
  long tm_gmtoff;
  char *tm_zone;
} SWIFT(tm);

FUNCTION1(d_time_t, time, d_time_t *);
FUNCTION2(struct d_tm *, localtime_r, const d_time_t *, struct d_tm *);
FUNCTION2(struct d_tm *, gmtime_r, const d_time_t *, struct d_tm *);
FUNCTION1(d_time_t, timegm, struct d_tm *);
FUNCTION1(d_time_t, mktime, struct d_tm *);
FUNCTION0(void, tzset);
FUNCTION2(int, gettimeofday, struct d_timeval *, void *);
