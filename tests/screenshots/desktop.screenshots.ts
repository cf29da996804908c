import { widths } from '../support/browser/visit.ts';
import { describeScreenshots } from './describeScreenshots.ts';

describeScreenshots(widths.desk);
