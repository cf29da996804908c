/** No such service, or it could not be read (spec §8): one sentence for both, and the ways on. Kept from search engines. */

import { PageHead } from '../../components/layout/PageHeader.tsx';
import { charterPath } from '../../components/paths/servicePaths.ts';
import { Actions, ButtonLink } from '../../components/ui/Button.tsx';
import { serviceWords } from '../../i18n/en/service.ts';
import { homePath } from '../../routes/table.ts';

const said = serviceWords.notFound;

export const ServiceMissing = () => (
  <>
    <meta name="robots" content="noindex" />
    <PageHead title={said.title} lead={said.sentence} />
    <Actions>
      <ButtonLink to={charterPath}>{said.charter}</ButtonLink>
      <ButtonLink second icon="state-home" to={homePath}>
        {said.home}
      </ButtonLink>
    </Actions>
  </>
);
