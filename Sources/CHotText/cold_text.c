/* Starting runs ten times as much of the program's code as keys do, and the system leaves it mapped, with the pages around: 10 of
 * the 16 MB that are resident then. Let go of, what is run again is mapped again from the page cache.
 */
#define _GNU_SOURCE
#include "CHotText.h"

#include <stddef.h>

#if defined(__linux__)
#include <link.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

extern const char __hot_start[] __attribute__((weak));

/* BOLT fills it in where it is data; the compiler would rather name it in code. */
static const char *const volatile hot_text = __hot_start;

static int let_go(struct dl_phdr_info *program, size_t size, void *unused) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), hot = (uintptr_t)hot_text;
  for (int index = 0; index < program->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &program->dlpi_phdr[index];
    /* What nobody writes to is as the file has it, in which it is found again. */
    if (segment->p_type != PT_LOAD || segment->p_flags != (PF_R | PF_X)) continue;
    uintptr_t start = program->dlpi_addr + segment->p_vaddr, end = start + segment->p_memsz;
    if (hot >= start && hot < end) continue;
    start &= ~(page - 1);
    madvise((void *)start, end - start, MADV_DONTNEED);
  }
  /* The first one told of is the program; libraries keep theirs. */
  return 1;
}

void cold_text_let_go(void) {
  if (hot_text) dl_iterate_phdr(let_go, NULL);
}
#else
void cold_text_let_go(void) {}
#endif
