/** Cases of the store's behavior, as staff see it. */

import type { ConformanceCase } from '../support/case.ts';
import { countCases } from './cases/countCases.ts';
import { documentCases } from './cases/documentCases.ts';
import { errorCases } from './cases/errorCases.ts';
import { filterCases } from './cases/filterCases.ts';
import { nameCases } from './cases/nameCases.ts';
import { orderCases } from './cases/orderCases.ts';
import { valueCases } from './cases/valueCases.ts';
import { writeCases } from './cases/writeCases.ts';

export const storeCases: readonly ConformanceCase[] = [
  ...writeCases,
  ...valueCases,
  ...nameCases,
  ...documentCases,
  ...filterCases,
  ...orderCases,
  ...countCases,
  ...errorCases,
];
