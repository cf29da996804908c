/** The machines of the site, walked on the real page. */
import * as registry from '../../../machines/index.ts';
import { covers } from './model/covers.ts';

covers(Object.keys(registry));
