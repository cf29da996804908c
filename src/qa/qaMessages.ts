/** Messages of the QA build: the bar on each page of the site, and the live part of the machines' page. */
export const qaMessages = {
  band: {
    label: 'Quality assurance',
    sign: 'QA',
    none: 'no fault is on',
    machines: 'Machines',
    ahead: (time: string) => `${time} ahead`,
  },
  /** The effect of each switch, beside its checkbox. */
  switches: {
    takenId: {
      name: 'Taken id',
      what: 'Every other sending is refused, the next one first, as if its id were taken.',
    },
    lostReply: { name: 'Lost reply', what: 'A sending reaches the store, and its answer never comes back.' },
    refused: { name: '403', what: 'The store refuses every call.' },
    tooMany: { name: '429', what: 'The store says to every call that it is one too many.' },
    hang: { name: 'Hang', what: 'The store takes no call and never answers.' },
    offline: {
      name: 'Offline',
      what: 'The phone says that it has no signal, and nothing that a page asks for leaves it.',
    },
  },
  live: {
    title: 'Live',
    lead: 'Every page of this site that is open in this browser. What was answered in it stays in it: only the names of machines, events, states and transitions are told.',
    nobody: 'No page of the site is open. Open one in another tab.',
    open: 'Open the site',
    pages: 'Pages that are open',
    page: (number: number, path: string) => `Page ${number}: ${path}`,
    noActor: 'None of these machines runs on this page.',
    actor: (machine: string, number: number) => `${machine} ${number}`,
    state: 'State',
    events: 'Last events',
    nothing: 'Nothing yet.',
    noTransition: 'no transition',
    another: 'another event',
    faults: 'Faults',
    clock: 'Clock',
    now: (ahead: string) => `The pages and the store are ${ahead} ahead of this device.`,
    onTime: 'The pages and the store go by the clock of this device.',
    forward: { minute: '+1 minute', hour: '+1 hour', day: '+1 day' },
    failed: 'The server did not accept this. It may have stopped: start npm run qa again.',
  },
  /** '1 d 2 h 5 min' */
  span: (ms: number): string => {
    const minutes = Math.floor(ms / 60_000);
    const parts = [
      [Math.floor(minutes / 1_440), 'd'],
      [Math.floor(minutes / 60) % 24, 'h'],
      [minutes % 60, 'min'],
    ] as const;
    const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
    return said.length === 0 ? '0 min' : said.join(' ');
  },
  /** The output of `npm run qa`. */
  command: {
    building: 'Building the site for quality assurance...',
    machines: (address: string) => `Its machines are at ${address}machines`,
    next: 'Open both in one browser, and try the site. Its records are new, and gone when this ends (Ctrl+C).',
  },
} as const;
