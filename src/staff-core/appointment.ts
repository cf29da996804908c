/**
 * When somebody comes: the day and hour to which the hall moved them (`movedTo` of the receipt), else those of the request,
 * which never change (§3).
 */
import { appointmentOf, parseMoment } from '../domain/request/appointment.ts';
import { formatSchedule } from './request.ts';
import type { RequestEntry } from './requestEntry.ts';

/** 'yyyy-mm-ddThh:mm' in Manila; null where neither is a real moment. */
export const findAppointment = ({ request, receipt }: RequestEntry): string | null =>
  appointmentOf({ schedule: parseMoment(request.fields.schedule), movedTo: receipt?.movedTo ?? null });

/** '2031-05-08T09:30' → '2031-05-08 09:30', unless another format is given. A schedule that is no moment stays as it is. */
export function formatAppointment(
  entry: RequestEntry,
  format: (moment: string) => string = (moment) => moment.replace('T', ' '),
): string {
  const movedTo = entry.receipt?.movedTo ?? null;
  return movedTo === null ? formatSchedule(entry.request, format) : format(movedTo);
}
