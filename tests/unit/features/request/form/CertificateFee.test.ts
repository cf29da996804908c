/** §2 The fee below the choice of a certificate. */
import { Formik } from 'formik';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { CertificateFee } from '../../../../../src/features/request/form/CertificateFee.tsx';
import { createEmptyValues } from '../../../../../src/form/values.ts';
import { renderWithQueries } from '../../../query/renderQuery.ts';

const type = 'BARANGAY_CERTIFICATIONS';
const fees = ['Residency: ₱50', 'Indigency: free', 'First-time jobseeker: free, once (RA 11261)'];

/** Its text, without tags. */
const readFee = (certificate: string, data: object = {}): string => {
  const form = {
    initialValues: { ...createEmptyValues(type), certificate },
    onSubmit: () => {},
    children: createElement(CertificateFee, { type }),
  };
  const answers = {
    [`charter form ${type}`]: [{ id: type, data: { name: 'Certifications', fees, ...data } }],
  };
  const { html } = renderWithQueries(createElement(Formik, form), { answers });
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

describe('§2 the fee of the chosen certificate', () => {
  it.each([
    ['residency', 'Fee Residency: ₱50 Free once for the papers of your first job (RA 11261).'],
    ['indigency', 'Fee Indigency: free Free once for the papers of your first job (RA 11261).'],
    ['first job', 'Fee First-time jobseeker: free, once (RA 11261)'],
    ['another', ''],
    ['', ''],
  ])('is its line with the right to free papers of a first job: %j', (certificate, text) => {
    expect(readFee(certificate)).toBe(text);
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
    ['true', false],
  ])('is marked as a sample where the record is one: %j', (sample, isMarked) => {
    expect(readFee('residency', { sample }).includes('Sample')).toBe(isMarked);
  });

  it('is empty without fees', () => {
    expect(readFee('residency', { fees: [] })).toBe('');
  });
});
