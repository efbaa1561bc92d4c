/* The only #include of curses in the project, and the parts of it that are macros, which Swift does not see. */
#ifndef CELLOPHANE_CNCURSES_SHIM_H
#define CELLOPHANE_CNCURSES_SHIM_H

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <term.h>

/* Not in every header selection of <wchar.h>. */
extern int wcwidth(wchar_t character);

/* Pictures are written right into what the screen shall show next, and not first into a window that is copied there: each
   of them is larger than all that a key touches otherwise. */

/* The cursor is hidden, so where it stands does not matter; lines may be moved by the terminal. */
static inline void ncurses_prepare_screen(void) {
  leaveok(newscr, TRUE);
  idlok(newscr, TRUE);
}

static inline void ncurses_erase(void) { werase(newscr); }

static inline void ncurses_write(int row, int column, const cchar_t *characters, int count) {
  mvwadd_wchnstr(newscr, row, column, characters, count);
}

/* Holds nothing of what the terminal shows for known. */
static inline void ncurses_forget_screen(void) { clearok(curscr, TRUE); }

/* Moves the rows from the first to the last one up, or down for a negative distance; blank ones come in. */
static inline void ncurses_move_rows(int first, int last, int distance) {
  wsetscrreg(newscr, first, last);
  scrollok(newscr, TRUE);
  wscrl(newscr, distance);
  scrollok(newscr, FALSE);
}

static inline int ncurses_color_count(void) { return COLORS; }
static inline int ncurses_pair_count(void) { return COLOR_PAIRS; }

static inline attr_t ncurses_bold(void) { return A_BOLD; }
static inline attr_t ncurses_dim(void) { return A_DIM; }
static inline attr_t ncurses_underline(void) { return A_UNDERLINE; }
static inline attr_t ncurses_reverse(void) { return A_REVERSE; }

/* The value of a string capability; NULL when the terminal has none. */
static inline const char *ncurses_capability(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? (const char *)0 : value;
}

static inline int ncurses_locale_is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return codeset && (codeset[0] == 'U' || codeset[0] == 'u') && codeset[1] && codeset[2]
      && codeset[3] && (codeset[3] == '8' || (codeset[3] == '-' && codeset[4] == '8'));
}

#endif
