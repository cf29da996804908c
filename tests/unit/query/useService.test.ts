import { describe, expect, it } from 'vitest';
import { useService } from '../../../src/query/useService.ts';
import { renderQuery } from './renderQuery.ts';

const clearance = { id: 'c', data: { name: 'Issuance of Barangay Clearance', status: 'active' } };

describe('§2 the page of one service', () => {
  it('shows the service that came with the page', () => {
    const answers = { 'charter at issuance-of-barangay-clearance': [clearance] };
    expect(renderQuery(() => useService('issuance-of-barangay-clearance'), { answers }).result).toMatchObject(
      {
        status: 'success',
        data: { id: 'c', name: 'Issuance of Barangay Clearance' },
      },
    );
  });

  it('shows that there is no service of this address', () => {
    const answers = { 'charter at no-such-service': [] };
    expect(renderQuery(() => useService('no-such-service'), { answers }).result).toMatchObject({
      status: 'success',
      data: null,
    });
  });

  it('loads when no service came with the page', () => {
    expect(renderQuery(() => useService('sample')).result).toEqual({ status: 'loading' });
  });
});
