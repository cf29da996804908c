/** Parses what stands in the address of /Request_Status, or was typed or pasted there. All of it is hostile. */
import type { ReceiptCodeInput } from '../../../../machines/request/status.ts';
import type { ReceiptLinkDetails } from '../../../components/paths/servicePaths.ts';
import { isRealDay } from '../../../domain/dates/day.ts';
import { findReceiptCode } from '../../../domain/request/receiptCode.ts';
import { isReferenceAlone } from '../../../domain/request/recordId.ts';
import { formTypeNames } from '../../../form/typeNames.ts';
import { formTypes } from '../../../form/types.ts';

type ParsedReceiptCode =
  | Exclude<ReceiptCodeInput, { readonly is: 'code' }>
  | { readonly is: 'code'; readonly code: string; readonly link: ReceiptLinkDetails };

/** A day of this century: no link of the site has another. */
const isLinkDay = (part: string): boolean => /^20\d\d-/.test(part) && isRealDay(part);

/** '…#0b1c…&clearance&2026-11-30' → its type and its day; whatever else stands there is left out. */
const parseLinkDetails = (text: string): ReceiptLinkDetails => {
  const fragment = text.slice(text.lastIndexOf('#') + 1).toLowerCase();
  // ';' ends the '&amp;' of a link that was copied as HTML.
  const parts = [...fragment.matchAll(/[&;]([0-9a-z-]+)/g)].map(([, part]) => part!);
  return {
    type: formTypeNames.find((name) => parts.includes(formTypes[name].linkName ?? '')) ?? null,
    day: parts.find(isLinkDay) ?? null,
  };
};

/** '#0b1c…' → its code; '' and '#' → 'nothing'; '4f3a' → 'reference'; other text → 'malformed'. Never throws. */
export const parseReceiptCode = (text: string): ParsedReceiptCode => {
  const code = findReceiptCode(text);
  if (code !== null) return { is: 'code', code, link: parseLinkDetails(text) };
  if (text.length < 100 && text.replace('#', '').trim() === '') return { is: 'nothing' };
  return { is: isReferenceAlone(text) ? 'reference' : 'malformed' };
};
