import { widths } from '../browser/visit.ts';
import { takeAll } from './all.ts';

takeAll(widths.phone);
