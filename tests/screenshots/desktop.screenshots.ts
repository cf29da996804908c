import { widths } from '../support/browser/visit.ts';
import { takeAll } from './all.ts';

takeAll(widths.desk);
