/** A server with alerts for everybody, as staff store them. */
import { inject } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import { alertHour, createAlertRecords, roadAlert, typhoonAlert } from '../alertRecords.ts';
import { type SeedRecord, seedRecords } from '../browser/seedRecords.ts';
import { startTestServer } from './runningServer.ts';

export { alertHour, roadAlert, typhoonAlert };

/** Urgent announcements, valid for hours unless a test sets other fields. */
export const seedAlerts = (server: RunningServer, alerts: readonly SeedRecord[]): Promise<void> =>
  seedRecords(server, 'announcements', createAlertRecords(alerts));

export const startServerWithAlerts = async (...alerts: readonly SeedRecord[]): Promise<RunningServer> => {
  const server = await startTestServer({ dist: inject('siteDist') });
  await seedAlerts(server, alerts);
  return server;
};
