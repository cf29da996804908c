/**
 * The next open weekdays as buttons. A press fills the date-time input below, which stays visible. A prerendered page
 * reserves their space without days: it may be read much later.
 */
import styled, { css } from 'styled-components';

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  /* Below it, the input of another day must not look like one more button. */
  margin: 0.75rem 0 1.5rem;
`;

/* The same size for every day, so that nothing moves when the days are known. */
const daySize = css`
  min-width: 8.25rem;
  min-height: 48px;
  padding: 0.25rem 0.5rem;
`;

const Day = styled.button`
  ${daySize}
  border: 2px solid var(--edge);
  border-radius: 0;
  background: var(--paper);
  color: var(--link);
  font: inherit;
  font-weight: 700;
  cursor: pointer;
  &:hover {
    border-color: var(--link);
    text-decoration: underline;
  }
  &[aria-pressed='true'] {
    border-color: var(--leaf);
    background: var(--leaf);
    color: var(--onleaf);
  }
`;

const DayPlaceholder = styled.span`
  ${daySize}
  border: 2px solid var(--line);
`;

interface DayPickerProps {
  /** Label of the button group: 'Next open days'. */
  readonly label: string;
  readonly days: readonly { readonly value: string; readonly label: string }[];
  /** True once the days are known. */
  readonly isReady: boolean;
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
  readonly isDisabled?: boolean | undefined;
}

export const DayPicker = ({ label, days, isReady, chosen, onChoose, isDisabled = false }: DayPickerProps) => (
  <Days role="group" aria-label={label}>
    {days.map((day, at) =>
      isReady ? (
        <Day
          key={day.value}
          type="button"
          disabled={isDisabled}
          aria-pressed={day.value === chosen}
          onClick={() => onChoose(day.value)}
        >
          {day.label}
        </Day>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike.
        <DayPlaceholder key={at} />
      ),
    )}
  </Days>
);
