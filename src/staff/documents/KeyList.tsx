/** The keys of the hall's computers, and what withdraws one for good. */
import styled from 'styled-components';
import { withdrawDocumentKey } from '../../staff-core/documents/documentKeys.ts';
import type { StaffClient } from '../restClient.ts';
import { Lead } from '../styles.ts';
import { ForGood } from './ForGood.tsx';
import { registerMessages } from './registerMessages.ts';
import { type RegisterView, readNumbersOf } from './registerView.ts';
import { formatManilaDay } from './rowTexts.ts';

const { keys: messages } = registerMessages;

const Keys = styled.ul`
  margin-top: 1rem;
  padding: 0;
  list-style: none;
  & > li {
    padding: 0.75rem 0;
    border-bottom: 1px solid var(--line);
  }
`;

interface KeyListProps {
  readonly client: StaffClient;
  readonly view: RegisterView;
  /** @param kid the one that was withdrawn; null after a conflict */
  readonly onWithdrawn: (kid: string | null) => void;
}

export const KeyList = ({ client, view: { keys, rows, ownKid }, onWithdrawn }: KeyListProps) => (
  <section aria-labelledby="keys">
    <h2 id="keys">{messages.title}</h2>
    <Lead>{keys.size === 0 ? messages.none : messages.lead}</Lead>
    <Keys>
      {[...keys].map(([kid, { from, until }]) => (
        <li key={kid}>
          <p>
            <b>{kid}</b>
            {[
              ...(kid === ownKid ? [messages.own] : []),
              messages.from(formatManilaDay(from)),
              ...(until === undefined ? [] : [messages.until(formatManilaDay(until))]),
              messages.papers(rows.filter((row) => row.kid === kid).length),
            ].map((text) => ` · ${text}`)}
          </p>
          {until === undefined && (
            <ForGood
              texts={{ begin: messages.withdraw(kid), ask: messages.ask(kid), confirm: messages.confirm }}
              explain={({ numbers }) => [messages.numbers(numbers), messages.access]}
              check={async () => ({ kind: 'confirm', numbers: await readNumbersOf(client, kid) }) as const}
              write={async () => {
                await withdrawDocumentKey(client, kid, client.now());
                return 'withdrawn';
              }}
              onDone={(isWritten) => onWithdrawn(isWritten ? kid : null)}
            />
          )}
        </li>
      ))}
    </Keys>
  </section>
);
