#ifndef CELLOPHANE_CHOTTEXT_H
#define CELLOPHANE_CHOTTEXT_H

/* Reads the code that keys run ahead of running it. In a program that Scripts/arrange has not arranged it does nothing. */
void hot_text_read_ahead(void);

/* Lets go of the memory in which the code of a program that Scripts/arrange has arranged lies, but for what keys run; what runs again
 * is read again. Anywhere else it does nothing. */
void cold_text_let_go(void);

#endif
