// The target of a module map needs a source file; there is no C code.
