/**
 * Shown if a service does not exist or could not be read (spec §8): one sentence for both, and links onward. Search
 * engines do not index it.
 */
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { charterPath } from '../../components/paths/servicePaths.ts';
import { ButtonLink, ButtonRow } from '../../components/ui/Button.tsx';
import { useMessages } from '../../context/localeContext.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import { homePath } from '../../routes/table.ts';

export const ServiceNotFound = () => {
  const messages = useMessages(serviceMessages).notFound;
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageHeader title={messages.title} lead={messages.sentence} />
      <ButtonRow>
        <ButtonLink to={charterPath}>{messages.charter}</ButtonLink>
        <ButtonLink secondary icon="state-home" to={homePath}>
          {messages.home}
        </ButtonLink>
      </ButtonRow>
    </>
  );
};
