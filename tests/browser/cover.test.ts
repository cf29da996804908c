/** The machines of the site, all but the form's own (coverForm.test.ts). */
import * as registry from '../../machines/index.ts';
import { covers } from './model/covers.ts';

covers(Object.keys(registry).filter((name) => name !== 'formRequest'));
