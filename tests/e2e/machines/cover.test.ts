/** The machines of the site, walked on the real page. */
import * as registry from '../../../machines/index.ts';
import { describeCovers } from './model/covers.ts';

describeCovers(Object.keys(registry));
