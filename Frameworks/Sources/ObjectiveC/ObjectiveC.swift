// Lets a file that says `import ObjectiveC` compile. What such files want of it, selectors and associated objects,
// comes with `import UIKit`; of Objective-C itself there is nothing to have outside Apple's platforms.
