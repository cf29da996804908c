import { widths } from '../support/browser/visit.ts';
import { describeScreenshots } from './all.ts';

describeScreenshots(widths.phone);
