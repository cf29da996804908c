/** The amount of an official receipt: one writing for each amount. */
import { expect, it } from 'vitest';
import { formatCentavos, parseCentavos } from '../../../../src/domain/documents/amount.ts';

it.each([
  ['50', 5000],
  ['50.00', 5000],
  ['0.05', 5],
  ['123456.78', 12_345_678],
  ['', 0],
  ['0', 0],
])('reads %j as %d centavos', (text, centavos) => expect(parseCentavos(text)).toBe(centavos));

it.each(['1e3', '-5', '50.005', '50.5', '₱50', '1,000', ' 50', '1234567'])('refuses %j', (text) =>
  expect(parseCentavos(text)).toBe(null),
);

it('writes centavos so that nobody can add a digit by pen, and nothing for nothing', () =>
  expect([5000, 5, 12_345_678, 0].map(formatCentavos)).toEqual(['50.00', '0.05', '123456.78', '']));
