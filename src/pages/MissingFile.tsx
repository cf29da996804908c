/** Shown for a missing file under /images or /assets: no redirect, and no indexing by search engines. */
import { Container } from '../components/layout/Container.ts';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { partMessages } from '../i18n/en/parts.ts';
import { toWindowTitle } from '../routes/menu.ts';

export const MissingFile = () => (
  <Container $foot>
    <title>{toWindowTitle(partMessages.missing.title)}</title>
    <meta name="robots" content="noindex" />
    <PageHeader title={partMessages.missing.title} lead={partMessages.missing.sentence} />
  </Container>
);
