/** The printed list of a day: one HTML page without external resources, for A4 paper in black. */
import { formatInstant } from '../../../src/domain/dates/formatDay.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { escapeHtml } from '../../../src/lib/escapeHtml.ts';
import { site } from '../../../src/site.ts';
import {
  describeState,
  formatAppointmentTime,
  formatDayTitle,
  formatPurpose,
  groupByHour,
  hasPriority,
  isFinished,
} from '../../../src/staff-core/daySheet.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import type { FoundReceipt } from '../../../src/staff-core/receipts.ts';
import { formatPersonName, formatRequestField, formatServiceName } from '../../../src/staff-core/request.ts';
import type { RequestEntry } from '../../../src/staff-core/requestEntry.ts';
import type { RequestFilters } from '../../../src/staff-core/search/filters.ts';

const { desk: browserMessages, sheet: sheetMessages } = staffMessages;

interface DaySheet {
  /** 'yyyy-mm-dd' */
  readonly day: string;
  readonly entries: readonly RequestEntry[];
  readonly filters: RequestFilters;
  readonly now: number;
}

const style = `
@page { size: A4; margin: 14mm 12mm; }
* { box-sizing: border-box; margin: 0; }
body { max-width: 186mm; margin: 0 auto; padding: 8mm 0; font: 10.5pt/1.35 "Liberation Sans", Arial, Helvetica, sans-serif; color: #000; background: #fff; }
header { display: flex; justify-content: space-between; align-items: end; gap: 8mm; border-bottom: 2pt solid #000; padding-bottom: 2mm; margin-bottom: 3mm; font-size: 10pt; line-height: 1.25; }
header strong { font-size: 13pt; }
h1 { font-size: 16pt; line-height: 1.15; }
.count { text-align: right; white-space: nowrap; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
thead { display: table-header-group; }
th { text-align: left; font-size: 8.5pt; padding: 2mm 1.5mm 1mm; border-bottom: .75pt solid #000; }
td { vertical-align: top; padding: 1.2mm 1.5mm; border-bottom: .4pt solid #777; overflow-wrap: break-word; }
tr { break-inside: avoid; }
tbody { break-inside: auto; }
.hour th { font-size: 11.5pt; padding: 3mm 1.5mm 1mm; border-bottom: .75pt solid #000; break-after: avoid; }
.box { width: 7mm; } .time { width: 19mm; } .id { width: 22mm; } .zone { width: 12mm; } .state { width: 25mm; } .note { width: 21mm; }
i.tick { display: inline-block; width: 4mm; height: 4mm; border: .9pt solid #000; }
.id b { font: 700 12pt/1.2 "Liberation Mono", "Courier New", monospace; }
.small { font-size: 9pt; color: #222; }
.priority { font-weight: 700; }
.over td { color: #444; }
.none { padding: 12mm 0; font-size: 12pt; }
footer { margin-top: 5mm; font-size: 8.5pt; border-top: .4pt solid #777; padding-top: 2mm; }
@media print { body { max-width: none; padding: 0; } }
`;

function renderState(receipt: FoundReceipt | null): string {
  const { title, why } = describeState(receipt);
  return escapeHtml(title) + (why === '' ? '' : `<div class="small">${escapeHtml(why)}</div>`);
}

function renderRow(entry: RequestEntry): string {
  const { request, receipt } = entry;
  return `<tr${isFinished(receipt) ? ' class="over"' : ''}>
<td>${isFinished(receipt) ? '' : '<i class="tick"></i>'}</td>
<td>${escapeHtml(formatAppointmentTime(entry))}${hasPriority(entry) ? `<div class="priority">${escapeHtml(sheetMessages.priority)}</div>` : ''}</td>
<td class="id"><b>${escapeHtml(request.id)}</b></td>
<td><b>${escapeHtml(formatPersonName(request))}</b><div>${escapeHtml(formatServiceName(request))}: <span class="small">${escapeHtml(formatPurpose(request))}</span></div></td>
<td>${escapeHtml(formatRequestField(request, 'zone', 6))}</td>
<td>${renderState(receipt)}</td>
<td></td>
</tr>`;
}

const formatFilters = ({ type, zone, state }: RequestFilters): string =>
  [type, zone === null ? null : `zone ${zone}`, state].filter((part) => part !== null).join(', ');

const columns = `<colgroup><col class="box"><col class="time"><col class="id"><col><col class="zone"><col class="state"><col class="note"></colgroup>
<thead><tr>${sheetMessages.columns.map((name) => `<th>${name}</th>`).join('')}</tr></thead>`;

const renderTable = (entries: readonly RequestEntry[], isNarrowed: boolean): string =>
  entries.length === 0
    ? `<p class="none">${isNarrowed ? browserMessages.none : browserMessages.noneOfDay}</p>`
    : `<table>${columns}${groupByHour(entries)
        .map(
          ({ heading, items }) =>
            `<tbody><tr class="hour"><th colspan="${sheetMessages.columns.length}">${heading === '' ? sheetMessages.noHour : heading} (${items.length})</th></tr>${items.map(renderRow).join('')}</tbody>`,
        )
        .join('')}</table>`;

/** Renders a whole document, which loads and runs nothing. */
export function renderDaySheet({ day, entries, filters, now }: DaySheet): string {
  const title = formatDayTitle(day);
  const filtersText = formatFilters(filters);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>Requests of ${escapeHtml(day)}</title>
<style>${style}</style>
</head>
<body>
<header><p>${[site.province, site.municipality].map((line) => `${escapeHtml(line)}<br>`).join('')}<strong>${escapeHtml(site.barangay)}</strong></p>
<p class="count"><b>${escapeHtml(browserMessages.count(entries.length))}</b><br>${escapeHtml(sheetMessages.made(formatInstant(now, translateToEnglish)))}</p></header>
<h1>${escapeHtml(title)}</h1>${filtersText === '' ? '' : `<p>Only: ${escapeHtml(filtersText)}</p>`}
<main>${renderTable(entries, filtersText !== '')}</main>
<footer>${escapeHtml(sheetMessages.privacy)}</footer>
</body>
</html>
`;
}
