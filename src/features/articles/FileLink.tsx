/** The PDF of an article: its name, and a link that tells its size before a phone pays for it. */
import styled from 'styled-components';
import type { AttachedFile } from '../../content/models/attachedFile.ts';
import { useMessages } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';

const Box = styled.p`
  margin-top: 1.25rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--line);
  overflow-wrap: anywhere;
  b {
    display: block;
  }
  a {
    display: inline-block;
    padding: 0.5rem 0;
    ${notOnPaper}
  }
`;

interface FileLinkProps {
  readonly file: AttachedFile;
}

export const FileLink = ({ file: { src, name, size } }: FileLinkProps) => {
  const messages = useMessages(pageMessages).article;
  return (
    <Box>
      <b>{name}</b>
      <a href={src}>{messages.openFile(Math.max(1, Math.round(size / 1_000)))}</a>
    </Box>
  );
};
