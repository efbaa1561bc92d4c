/* The only #include of curses in the project, and the parts of it that are macros or take any number of arguments, which
   Swift does not see. Of ncurses only its descriptions of terminals are used. */
#ifndef CELLOPHANE_CNCURSES_SHIM_H
#define CELLOPHANE_CNCURSES_SHIM_H

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <stdlib.h>
#include <term.h>

/* Not in every header selection of <wchar.h>. */
extern int wcwidth(wchar_t character);

/* Reads the description of a terminal, for good; whether there is one. */
static inline int ncurses_describe(const char *name, int descriptor) {
  int error = 0;
  return setupterm((char *)name, descriptor, &error) == OK;
}

/* The value of a string capability; NULL when the terminal has none. */
static inline const char *ncurses_capability(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? (const char *)0 : value;
}

/* A capability with its numbers filled in, until the next call; NULL when it is none. */
static inline const char *ncurses_fill(const char *capability, int first, int second) {
  return tparm((char *)capability, (long)first, (long)second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

/* Whether the terminal has what a flag says. */
static inline int ncurses_flag(const char *name) { return tigetflag(name) > 0; }

/* The value of a numeric capability; less than 0 when the terminal has none. */
static inline int ncurses_number(const char *name) { return tigetnum(name); }

/* The bytes of a character in the encoding of the locale, which has no states; less than 1 for none. */
static inline int ncurses_encode(char *bytes, wchar_t character) { return wctomb(bytes, character); }

#endif
