import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { recordIdOf } from '../../src/domain/recordId.ts';
import { isSendable } from '../../src/form/schema.ts';
import { vectorsOf } from '../../src/form/vectors.ts';
import { moment, post, root, running } from '../server/running.ts';
import { wireFields } from './wire.ts';

describe('§5 the page and the rules', () => {
  it('say the same of every sample record: no form refused after it was allowed, none let through', async () => {
    const server = await running({ content: null });
    const disagreed: string[] = [];
    for (const { title, type, record, accepted } of vectorsOf(moment)) {
      const name = `${root}/Dicklum_website/Form_Requests/list/${recordIdOf(randomUUID(), 4)}`;
      const { status } = await post(server, ':commit', {
        writes: [{ update: { name, fields: wireFields(record) } }],
      });
      const byRules = status === 200;
      if (byRules !== accepted || isSendable(type, record, moment) !== accepted)
        disagreed.push(`${title}: rules ${status}, table ${accepted}`);
    }
    expect(disagreed).toEqual([]);
  });
});
