/* CGRect.intersects(_:) as Core Graphics has it.
 *
 * Foundation on Linux answers true for rectangles that only touch: (0, 0, 10, 10) and (10, 0, 5, 5) "intersect", because
 * it asks whether their intersection is the null rectangle. Core Graphics' function answers false, and nearly every
 * pasted layout chooses its visible elements by it. An extension in Swift cannot replace the method: it wins in files
 * that import UIKit alone and is ambiguous in files that import Foundation, too. A program's own definition of the
 * symbol comes before the shared library's, so Foundation's own symbol is defined here.
 *
 * Weak, because a program linked with a static Foundation already has the symbol: the strong one wins there, and
 * nothing clashes. In optimised builds the compiler inlines Foundation's body, so the replacement holds in debug builds;
 * the collection view therefore does not rely on it, but leaves out what merely touches the visible rectangle itself.
 *
 * Not settled by any measurement known to us: a rectangle without extent strictly inside another. It intersects here.
 */
#if defined(__linux__)
#include <stdbool.h>

#define FOUNDATION_INTERSECTS __asm__("$s10Foundation6CGRectV10intersectsySbACF")

/* Swift passes the argument first and the receiver last, four doubles each. */
__attribute__((weak, swiftcall)) bool rectangles_intersect(
    double x1, double y1, double width1, double height1,
    double x2, double y2, double width2, double height2) FOUNDATION_INTERSECTS;

static double low(double origin, double length) { return length < 0 ? origin + length : origin; }
static double high(double origin, double length) { return length < 0 ? origin : origin + length; }

bool rectangles_intersect(
    double x1, double y1, double width1, double height1,
    double x2, double y2, double width2, double height2) {
  return low(x1, width1) < high(x2, width2) && low(x2, width2) < high(x1, width1) &&
         low(y1, height1) < high(y2, height2) && low(y2, height2) < high(y1, height1);
}
#endif
