import { describe, expect, it } from 'vitest';
import { useSections } from '../../../src/query/useSections.ts';
import { renderQuery } from './renderQuery.ts';

describe('§2 the sections of a page that the barangay writes', () => {
  it('shows the sections of this page only', () => {
    const section = {
      id: 'a',
      data: { title: 'Sample', page: 'resident', body: 'Sample', status: 'active' },
    };
    const answers = { 'pages of resident': [section], 'pages of visitor': [] };
    expect(renderQuery(() => useSections('resident'), { answers }).result).toMatchObject({
      status: 'success',
      data: [{ id: 'a' }],
    });
    expect(renderQuery(() => useSections('visitor'), { answers }).result).toMatchObject({ data: [] });
  });
});
