/* Swift counts references by atomic instructions, for objects that several threads hold. As long as there is but one thread, as
 * here unless a pipe is waited for, the same counts are kept by plain ones: a page of a text counts some 14,000 times, one of a
 * list that is being measured 34,000. Typed in turn, a page of a text took 361 instead of 387 microseconds, one of a list 558
 * instead of 598. libstdc++ does so for shared_ptr, by the same variable of the C library, which becomes false before a second
 * thread begins.
 *
 * The linker, told `--wrap=swift_retain`, has everybody who calls swift_retain call __wrap_swift_retain, and __real_swift_retain
 * is what the runtime defines. Where it is not told, nobody calls what is defined here.
 */
#include <stdint.h>

#if defined(__linux__)
#if __has_include(<sys/single_threaded.h>)
#include <sys/single_threaded.h>
#else
/* Nobody says that there is one thread. */
enum { __libc_single_threaded = 0 };
#endif

/* Weak, since without the option there are none. */
#define RUNTIME __attribute__((weak))

RUNTIME void *__real_swift_retain(void *object);
RUNTIME void *__real_swift_bridgeObjectRetain(void *object);
RUNTIME void __real_swift_release(void *object);
RUNTIME void __real_swift_bridgeObjectRelease(void *object);
RUNTIME void *swift_nonatomic_retain(void *object);
RUNTIME void *swift_nonatomic_bridgeObjectRetain(void *object);
RUNTIME void swift_nonatomic_release(void *object);
RUNTIME void swift_nonatomic_bridgeObjectRelease(void *object);

/* The bits of a bridge object that are its address, by SwiftSpareBits.h of the runtime: strings and arrays keep their own in the
 * others. All of them where this says nothing of the processor, which the runtime knows. */
#if defined(__x86_64__)
static const uintptr_t address_bits = 0x80FFFFFFFFFFFFF9;
#else
static const uintptr_t address_bits = UINTPTR_MAX;
#endif

/* As the runtime has it: nothing is counted of null, as short strings have it, nor of what is no address at all. */
static inline int is_counted(void *object) { return sizeof object == 8 ? (intptr_t)object > 0 : object != 0; }
static inline int is_bridge_counted(void *object) { return is_counted((void *)((uintptr_t)object & address_bits)); }

/* How an object begins, by RefCount.h of the runtime: behind the pointer to its type come its counts, in bits 33 to 62 the
 * strong references but one. Where bit 63 is set they are elsewhere, or the object is never let go. */
typedef struct {
  const void *type;
  int64_t counts;
} Object;

enum { strong = 33 };

/* BOLT takes what stands behind a jump out of a function for code that never runs: see Scripts/arrange. */
#if __has_attribute(disable_tail_calls)
#define STAYS __attribute__((disable_tail_calls))
#else
#define STAYS
#endif

void *__wrap_swift_retain(void *object) {
  if (!is_counted(object)) return object;
  return __libc_single_threaded ? swift_nonatomic_retain(object) : __real_swift_retain(object);
}

void *__wrap_swift_bridgeObjectRetain(void *object) {
  if (!is_bridge_counted(object)) return object;
  return __libc_single_threaded ? swift_nonatomic_bridgeObjectRetain(object) : __real_swift_bridgeObjectRetain(object);
}

/* The runtime does so too, in more instructions; what is not counted there, and the last reference, are left to it. */
STAYS void __wrap_swift_release(void *pointer) {
  if (!is_counted(pointer)) return;
  Object *object = pointer;
  if (!__libc_single_threaded) {
    __real_swift_release(object);
#if defined(__LP64__)
  } else if (object->counts >> strong > 0) {
    object->counts -= INT64_C(1) << strong;
#endif
  } else {
    swift_nonatomic_release(object);
  }
}

void __wrap_swift_bridgeObjectRelease(void *object) {
  if (!is_bridge_counted(object)) return;
  if (__libc_single_threaded) {
    swift_nonatomic_bridgeObjectRelease(object);
  } else {
    __real_swift_bridgeObjectRelease(object);
  }
}
#endif
