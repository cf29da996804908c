/** The form's machine, as long as all others together. */
import { covers } from './model/covers.ts';

covers(['formRequest']);
