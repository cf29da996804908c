/** No such service, or it could not be read (spec §8): one sentence for both, and the ways on. Kept from search engines. */
import { homePath } from '../routes/table.ts';
import { serviceWords } from '../words/service.ts';
import { Actions, ButtonLink } from './button.tsx';
import { PageHead } from './pageHead.tsx';
import { charterPath } from './servicePaths.ts';

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
