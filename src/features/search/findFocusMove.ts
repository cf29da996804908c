/**
 * Keys between the field and the results, as in the combobox pattern of the ARIA Authoring Practices. The results stay links:
 * the focus itself moves, so that a result opens in a new tab too, and a screen reader names it as a link.
 */

type Place = 'field' | number;

interface FocusMove {
  /** The field, or the number of a result from 0 on. */
  readonly to: Place;
  /** Whether the key then takes effect in the field: it writes there or moves its cursor. */
  readonly isTyped: boolean;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const cursorKeys: readonly string[] = ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Backspace', 'Delete'];

/** Whether the key writes in a field or moves its cursor. A printable key is named by its one character. */
const isTextKey = (key: string): boolean => [...key].length === 1 || cursorKeys.includes(key);

/**
 * Where a key moves the focus; null if it moves none.
 * @param at where the focus is
 * @param count the number of results
 */
export const findFocusMove = (
  { key, ctrlKey, altKey, metaKey }: Key,
  at: Place,
  count: number,
): FocusMove | null => {
  if (ctrlKey || altKey || metaKey) return null;
  const move = (to: Place): FocusMove => ({ to, isTyped: false });
  if (at === 'field') {
    if (count === 0) return null;
    if (key === 'ArrowDown') return move(0);
    return key === 'ArrowUp' ? move(count - 1) : null;
  }
  if (key === 'ArrowDown') return move(Math.min(at + 1, count - 1));
  if (key === 'ArrowUp') return move(at === 0 ? 'field' : at - 1);
  if (key === 'Escape') return move('field');
  return isTextKey(key) ? { to: 'field', isTyped: true } : null;
};
