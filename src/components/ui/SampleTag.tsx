/** Marks the content beside it as a sample that the barangay has not provided itself. Printed too. */
import styled from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';

const Tag = styled.span`
  display: inline-block;
  align-self: center;
  padding: 0.2rem 0.4rem;
  border: 1px dashed var(--edge);
  color: var(--ink2);
  font-size: 0.875rem;
  font-weight: 600;
  letter-spacing: 0;
  line-height: 1;
  vertical-align: middle;
  white-space: nowrap;
`;

export const SampleTag = () => {
  const messages = useMessages(partMessages);
  return <Tag>{messages.sample}</Tag>;
};
