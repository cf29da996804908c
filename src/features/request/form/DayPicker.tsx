/**
 * The next weekdays as buttons, and the hours of the chosen one. A prerendered page reserves the space of the days: it may be read much
 * later.
 */
import styled, { css } from 'styled-components';
import { Hint } from '../../../components/fields/FormField.tsx';
import { forcedPressedStyle } from '../../../theme/pressedStyle.ts';

/* Two days or three hours beside each other on a phone. */
const Group = styled.div<{ readonly $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $least }) => $least}, 100%), 1fr));
  gap: 0.5rem;
  margin-top: 0.75rem;
  p {
    grid-column: 1 / -1;
  }
`;

/* The same height for every day, so that nothing moves when the days are known. */
const height = css`
  min-height: 52px;
`;

const Choice = styled.button`
  ${height}
  padding: 0.25rem;
  border: 2px solid var(--edge);
  border-radius: 0;
  background: var(--paper);
  color: var(--link);
  font: inherit;
  font-size: 1rem;
  font-weight: 700;
  line-height: 1.2;
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
  ${forcedPressedStyle}
`;

const Unavailable = styled.span`
  ${height}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  border: 2px dashed var(--line);
  color: var(--ink2);
  line-height: 1.2;
`;

const DayPlaceholder = styled.span`
  ${height}
  border: 2px solid var(--line);
`;

interface ShownDay {
  /** 'yyyy-mm-dd' */
  readonly day: string;
  readonly label: string;
  /** Why nobody can come: 'closed'; null for a day that can be had. */
  readonly unavailable: string | null;
}

interface DayPickerProps {
  /** Label of the button group: 'Schedule of appearance: next open days'. */
  readonly label: string;
  /** The ids of hint and error. */
  readonly description: string | undefined;
  /** Null until the days are known. */
  readonly days: readonly ShownDay[] | null;
  /** 'yyyy-mm-dd'; '' for none */
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}

export const DayPicker = ({ label, description, days, chosen, onChoose }: DayPickerProps) => (
  <Group $least="9.5rem" role="group" aria-label={label} aria-describedby={description}>
    {days === null
      ? ['first', 'second', 'third', 'fourth'].map((key) => <DayPlaceholder key={key} />)
      : days.map((each) =>
          each.unavailable === null ? (
            <Choice
              key={each.day}
              type="button"
              aria-pressed={each.day === chosen}
              onClick={() => onChoose(each.day)}
            >
              {each.label}
            </Choice>
          ) : (
            <Unavailable key={each.day}>
              <span>{each.label}</span>
              <span>{each.unavailable}</span>
            </Unavailable>
          ),
        )}
  </Group>
);

interface HourPickerProps {
  /** 'Morning: 3 places left' */
  readonly label: string;
  readonly hours: readonly { readonly moment: string; readonly label: string }[];
  /** 'yyyy-mm-ddThh:mm'; '' for none */
  readonly chosen: string;
  readonly onChoose: (moment: string) => void;
}

/** The hours of a half day; the label alone where none can be had. */
export const HourPicker = ({ label, hours, chosen, onChoose }: HourPickerProps) => (
  <Group $least="6.25rem" role="group" aria-label={label}>
    <Hint>{label}</Hint>
    {hours.map((hour) => (
      <Choice
        key={hour.moment}
        type="button"
        aria-pressed={hour.moment === chosen}
        onClick={() => onChoose(hour.moment)}
      >
        {hour.label}
      </Choice>
    ))}
  </Group>
);
