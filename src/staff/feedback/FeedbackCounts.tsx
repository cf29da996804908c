/** How often each page got each answer, the most urgent page first. */
import { useMemo } from 'react';
import styled from 'styled-components';
import { type FeedbackKind, feedbackKinds } from '../../form/feedback.ts';
import {
  addToCounts,
  type CountsByPage,
  type FeedbackMessage,
  sortCounts,
} from '../../staff-core/feedback.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { feedbackTabMessages } from './messages.ts';
import { PageLink } from './PageLink.tsx';

const { counts: messages } = feedbackTabMessages;

const Table = styled.table`
  width: 100%;
  margin-top: 0.5rem;
  border-collapse: collapse;
  table-layout: fixed;
  border-top: 3px solid var(--rule);
  th,
  td {
    padding: 0.35rem 0.25rem;
    border-bottom: 1px solid var(--line);
    text-align: left;
    overflow-wrap: anywhere;
  }
  td,
  thead th + th {
    text-align: right;
    overflow-wrap: normal;
  }
  thead th {
    color: var(--ink2);
    font-size: 0.875rem;
    vertical-align: bottom;
  }
  thead th + th {
    width: 4.1rem;
  }
  ${minWidth.pair} {
    thead th + th {
      width: 7rem;
    }
  }
`;

const kinds = Object.keys(feedbackKinds) as readonly FeedbackKind[];

const countMessages = (all: readonly FeedbackMessage[]) => {
  const counts: CountsByPage = new Map();
  for (const message of all) addToCounts(counts, message);
  return sortCounts(counts);
};

interface FeedbackCountsProps {
  readonly messages: readonly FeedbackMessage[];
}

export const FeedbackCounts = ({ messages: all }: FeedbackCountsProps) => {
  const rows = useMemo(() => countMessages(all), [all]);
  return (
    <section>
      <h2>{messages.title}</h2>
      {rows.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">{messages.page}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {messages.kinds[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([page, counts]) => (
              <tr key={page}>
                <th scope="row">
                  <PageLink page={page} />
                </th>
                {kinds.map((kind) => (
                  <td key={kind}>{counts[kind]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
};
