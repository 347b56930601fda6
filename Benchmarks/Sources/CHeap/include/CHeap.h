#ifndef CHEAP_H
#define CHEAP_H
#include <stddef.h>

/// The number of bytes of the heap in use, including the allocator's own headers and rounding.
size_t heap_bytes_in_use(void);

#endif
