/* Swift counts references by atomic instructions, for objects that several threads hold. As long as there is but one thread, as
 * here unless a pipe is waited for, the same counts are kept by plain ones, of which the runtime has a set of its own: a page
 * of a text counts some 14,000 times, one of a list that is being measured 37,000. Typed in turn, a page of a text took 361
 * instead of 387 microseconds, one of a list 558 instead of 598. libstdc++ does so for shared_ptr, by the same variable of the
 * C library, which becomes false before a second thread begins.
 *
 * The linker, told `--wrap=swift_retain`, has everybody who calls swift_retain call __wrap_swift_retain, and __real_swift_retain
 * is what the runtime defines. Where it is not told, nobody calls what is defined here.
 */
#if defined(__linux__)
#if __has_include(<sys/single_threaded.h>)
#include <sys/single_threaded.h>
#else
/* Nobody says that there is one thread. */
enum { __libc_single_threaded = 0 };
#endif

/* Weak, since without the option there are none. */
#define RUNTIME __attribute__((weak))

#define WRAP_RETAIN(name)                                      \
  RUNTIME void *__real_swift_##name(void *object);             \
  RUNTIME void *swift_nonatomic_##name(void *object);          \
  void *__wrap_swift_##name(void *object) {                    \
    if (__libc_single_threaded) return swift_nonatomic_##name(object); \
    return __real_swift_##name(object);                        \
  }

#define WRAP_RELEASE(name)                             \
  RUNTIME void __real_swift_##name(void *object);      \
  RUNTIME void swift_nonatomic_##name(void *object);   \
  void __wrap_swift_##name(void *object) {             \
    if (__libc_single_threaded) {                      \
      swift_nonatomic_##name(object);                  \
    } else {                                           \
      __real_swift_##name(object);                     \
    }                                                  \
  }

WRAP_RETAIN(retain)
WRAP_RELEASE(release)
WRAP_RETAIN(bridgeObjectRetain)
WRAP_RELEASE(bridgeObjectRelease)
#endif
