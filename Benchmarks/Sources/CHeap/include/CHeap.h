#ifndef CHEAP_H
#define CHEAP_H
#include <stddef.h>

/// How many bytes of the heap are in use, the allocator's own headers and rounding included.
size_t heap_bytes_in_use(void);

#endif
