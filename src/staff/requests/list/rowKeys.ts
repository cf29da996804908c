/** What a key does in the request list and on an open request (WCAG 2.1.4: only while the focus is in it). */
import type { KeyboardEvent } from 'react';
import { type RowActionName, rowActionNames, rowActions } from './rowActions.ts';

export type RowKey =
  | { readonly kind: 'move'; readonly step: 1 | -1 }
  | { readonly kind: 'act'; readonly action: RowActionName }
  | { readonly kind: 'choose' | 'undo' };

const steps: Readonly<Record<string, 1 | -1>> = { arrowdown: 1, j: 1, arrowup: -1, k: -1 };

/** A field takes all keys for itself; a checkbox is none. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.matches('select, textarea, input:not([type=checkbox]), [contenteditable]');

/** Null for any other key, and for one that is held down: only a move repeats. */
export const readRowKey = (event: KeyboardEvent): RowKey | null => {
  const { target, ctrlKey, altKey, metaKey, repeat, nativeEvent } = event;
  if (ctrlKey || altKey || metaKey || nativeEvent.isComposing || isTyping(target)) return null;
  const key = event.key.toLowerCase();
  const step = steps[key];
  if (step !== undefined) return { kind: 'move', step };
  if (repeat) return null;
  if (key === 'z') return { kind: 'undo' };
  if (key === 'x') return { kind: 'choose' };
  const action = rowActionNames.find((name) => rowActions[name].key === key);
  return action === undefined ? null : { kind: 'act', action };
};
