/** Shown for a missing file under /images or /assets: no redirect, and no indexing by search engines. */
import { Container } from '../components/layout/Container.ts';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { useMessages } from '../context/localeContext.ts';
import { partMessages } from '../i18n/en/parts.ts';
import { toWindowTitle } from '../routes/menu.ts';

export const MissingFile = () => {
  const messages = useMessages(partMessages);
  return (
    <Container $foot>
      <title>{toWindowTitle(messages.missing.title)}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={messages.missing.title} lead={messages.missing.sentence} />
    </Container>
  );
};
