import { answers, each, fails, only, type Registered } from '../model/registered.ts';
import { announcementStrip as machine } from '../site/alerts.ts';

const announced = (id: string, validFrom: number, validUntil: number) => ({
  id,
  title: `Sample ${id}`,
  slug: '',
  summary: '',
  validFrom,
  validUntil,
  updated: null,
  isSample: true,
});
/** Shown from the start; and one whose time is to come. */
export const [storm, closed] = [announced('storm', 0, 20), announced('closed', 10, 30)];

const told = (isWhole: boolean, ...alerts: readonly object[]) => ({ alerts, isWhole, dismissed: [], at: 5 });

export const announcementStrip = {
  machine,
  input: { known: [storm], dismissed: [], now: 0 },
  samples: {
    ...answers('readAlerts', {
      none: told(true),
      both: told(true, storm, closed),
      'the later one': told(false, closed),
    }),
    ...fails('readAlerts', { unavailable: 'unavailable' }),
    ...only('DISMISS', { alert: storm }),
    ...only('NAVIGATED', { at: 15 }),
    ...each('LOOK', { 'at 15': { at: 15 }, 'at 40': { at: 40 } }),
  },
  project: ({
    alerts,
    settled,
    dismissed,
    now,
  }: ReturnType<typeof machine.getInitialSnapshot>['context']) => ({
    alerts: alerts.map(({ id, validUntil }) => [id, validUntil]),
    settled,
    dismissed: [...new Set(dismissed)].sort(),
    now,
  }),
} as const satisfies Registered;
