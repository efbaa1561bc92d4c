#ifndef CELLOPHANE_CHOTTEXT_H
#define CELLOPHANE_CHOTTEXT_H

/* Reads the code that keys run ahead of running it. In a program that Scripts/arrange has not arranged it does nothing. */
void hot_text_read_ahead(void);

#endif
