/** Parses what stands in the address of /Request_Status, or was typed or pasted there. All of it is hostile. */
import type { ReceiptCodeInput } from '../../../../machines/request/status.ts';
import { findReceiptCode, isReferenceAlone } from '../../../domain/request/findReceiptCode.ts';
import { formPathNames, formTypeNames } from '../../../form/typeNames.ts';
import { type FormType, formTypes } from '../../../form/types.ts';

type ParsedReceiptCode =
  | Exclude<ReceiptCodeInput, { readonly is: 'code' }>
  | { readonly is: 'code'; readonly code: string; readonly linkedType: FormType | null };

/** '…#0b1c…&clearance' → its form type; whatever else stands there is left out. Null without one. */
const parseLinkedType = (text: string): FormType | null => {
  const fragment = text.slice(text.lastIndexOf('#') + 1).toLowerCase();
  // ';' ends the '&amp;' of a link that was copied as HTML.
  const parts = [...fragment.matchAll(/[&;]([0-9a-z-]+)/g)].map(([, part]) => part!);
  const named = formTypeNames.filter((name) => formTypes[name].isNamedInLinks);
  return named.find((name) => parts.includes(formPathNames[name])) ?? null;
};

/** '#0b1c…' → its code; '' and '#' → 'nothing'; '4f3a' → 'reference'; other text → 'malformed'. Never throws. */
export const parseReceiptCode = (text: string): ParsedReceiptCode => {
  const code = findReceiptCode(text);
  if (code !== null) return { is: 'code', code, linkedType: parseLinkedType(text) };
  if (text.length < 100 && text.replace('#', '').trim() === '') return { is: 'nothing' };
  return { is: isReferenceAlone(text) ? 'reference' : 'malformed' };
};
