/** `npm run hall check`, which a timetable runs. */
import { describe, expect, it } from 'vitest';
import { createHallProgram } from '../../../../../tools/cli/hall/commands.ts';
import { createHall, type SeededHall } from '../../../../support/server/createHall.ts';
import { testNow } from '../../../../support/server/runningServer.ts';
import { runAsStaff, type SeededRequest } from '../../../../support/server/staffCommands.ts';

const day = '2031-05-07';

const people: readonly SeededRequest[] = [
  { id: '4001', fields: { schedule: `${day}T08:30` } },
  { id: '4002', fields: { schedule: `${day}T10:00` } },
  { id: '4003', fields: { schedule: `${day}T13:30` } },
  {
    id: '4004',
    fields: { schedule: `${day}T09:00` },
    receiptFields: { state: 'refused', since: testNow, reason: 'not-free' },
  },
];

describe('§7 hall check', () => {
  const checked = async (seeded: SeededHall, ...args: readonly string[]) => {
    const hall = await createHall(seeded);
    const before = process.exitCode;
    const out = await runAsStaff(['check', ...args], { DATA_DIR: hall.dataDir }, testNow, createHallProgram);
    const code = process.exitCode;
    process.exitCode = before;
    return { ...hall, out, code };
  };
  const far = '2999-05-07';

  it('says that all fits', async () => {
    const { out, code } = await checked({ requests: people });
    expect(out).toMatch(/^All fits in the store in /);
    expect(code).toBeUndefined();
  });

  it('finds people over the limit and people on closed half days', async () => {
    const { out, code } = await checked({
      requests: people.map((each) => ({
        ...each,
        fields: { schedule: `${far}T${each.id === '4003' ? '13' : '08'}:30` },
      })),
      days: { [far]: { placesMorning: 1, closedAfternoon: true } },
    });
    expect(out).toContain(
      `${far} morning: more people than places, 1 of 1, and 1 more. Those who come: 4001, 4002`,
    );
    expect(out).toContain(`${far} afternoon: the hall is closed, and these come: 4003.`);
    expect(code).toBe(1);
  });

  it('finds people whom a number does not count, until they have a place', async () => {
    const { dataDir, change } = await createHall({ requests: people, days: { [day]: { placesMorning: 5 } } });
    const check = () => runAsStaff(['check'], { DATA_DIR: dataDir }, testNow, createHallProgram);
    const before = process.exitCode;
    const out = await check();
    expect(process.exitCode).toBe(1);
    process.exitCode = before;
    expect(out).toContain(`${day} morning: somebody comes without one of its 5 places`);
    await change(day, { places: { morning: 5 } });
    expect(await check()).toMatch(/^All fits/);
  });

  const past = '2020-01-06-pm-300';
  const places = [`${far}-am-002`, `${day}-pm-300`, past];
  const requests = [
    { id: '4001', fields: { schedule: `${far}T08:30` }, extras: { place: `${far}-am-001` } },
  ] as const;

  it('names places that were taken without a request, and frees only those', async () => {
    const { out, code, documentsOf } = await checked({ requests, places });
    expect(out).toContain(`${places[0]}: taken without a request`);
    expect(out).toContain(`${places[1]}: taken without a request`);
    expect(out).not.toContain(`${far}-am-001`);
    expect(code).toBe(1);
    expect(out).not.toContain(past);
    expect(Object.keys(await documentsOf('Request_Places'))).toHaveLength(4);
    const freed = await checked({ requests, places }, '--free');
    expect(freed.out).toContain(`${places[0]}: taken without a request, freed`);
    expect(freed.code).toBeUndefined();
    expect(Object.keys(await freed.documentsOf('Request_Places'))).toEqual([past, `${far}-am-001`]);
  });

  it('leaves past days to the purge', async () => {
    const { out, code } = await checked({ requests, places: [past] });
    expect(out).toMatch(/^All fits/);
    expect(code).toBeUndefined();
  });
});
