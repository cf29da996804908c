/** The address of the command before it was a package of its own. */
import '../../packages/embedded-firestore/src/bin.ts';
