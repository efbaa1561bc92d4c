/* What the measurements of the screen need of C: terminals, and ncurses in its plainest use, to which every cell of a
   picture is given and which finds out what to send. */
#ifndef CELLOPHANE_CCURSES_SHIM_H
#define CELLOPHANE_CCURSES_SHIM_H

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <wchar.h>

/* Terminals to run programs in; not in every header selection of <stdlib.h>. */
extern int posix_openpt(int flags);
extern int grantpt(int terminal);
extern int unlockpt(int terminal);
extern char *ptsname(int terminal);

static inline void plain_begin(void) {
  setlocale(LC_CTYPE, "");
  initscr();
  start_color();
  use_default_colors();
  curs_set(0);
  noecho();
  leaveok(stdscr, TRUE);
  idlok(stdscr, TRUE);
}

static inline void plain_put(
    int row, int column, const wchar_t *text, int bold, int dim, int underlined, int reversed,
    int foreground, int background) {
  attr_t attributes = (bold ? A_BOLD : 0) | (dim ? A_DIM : 0) | (underlined ? A_UNDERLINE : 0)
      | (reversed ? A_REVERSE : 0);
  short pair = 0;
  if (foreground >= 0 || background >= 0) {
    pair = (short)((foreground + 1) * 17 + background + 2);
    init_pair(pair, (short)foreground, (short)background);
  }
  cchar_t cell;
  setcchar(&cell, text, attributes, pair, NULL);
  mvadd_wch(row, column, &cell);
}

static inline void plain_show(void) { refresh(); }
static inline void plain_wait(void) { getch(); }
static inline void plain_end(void) { endwin(); }

#endif
