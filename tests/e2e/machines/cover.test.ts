/** Walks the machines of the site on the real page. */
import * as registry from '../../../machines/index.ts';
import { describeCovers } from './model/covers.ts';

describeCovers(Object.keys(registry));
