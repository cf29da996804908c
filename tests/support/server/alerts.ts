/** Alerts for everybody, as staff store them. */
import { inject } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import { type SeedRecord, seedRecords } from '../browser/seedRecords.ts';
import { startTestServer, testNow } from './runningServer.ts';

export const alertHour = 3_600_000;

/** Urgent announcements, valid for hours unless a test sets other fields. */
export const seedAlerts = (server: RunningServer, alerts: readonly SeedRecord[]): Promise<void> =>
  seedRecords(
    server,
    'announcements',
    alerts.map(({ id, ...own }, at) => ({
      id,
      urgent: true,
      title: `Sample ${id}`,
      slug: `sample-${id}`,
      validFrom: testNow - alertHour,
      validUntil: testNow + (at + 5) * alertHour,
      updated: testNow - alertHour,
      sample: true,
      ...own,
    })),
  );

export const startServerWithAlerts = async (...alerts: readonly SeedRecord[]): Promise<RunningServer> => {
  const server = await startTestServer({ dist: inject('siteDist') });
  await seedAlerts(server, alerts);
  return server;
};

export const typhoonAlert = { id: 'storm', title: 'Sample: typhoon signal 2. No office today.' };
export const roadAlert = { id: 'road', title: 'Sample: the road to Zone 4 is closed.' };
export const waterAlert = { id: 'water', title: 'Sample: no water until evening.' };
