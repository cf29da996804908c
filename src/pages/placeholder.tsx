/** A page that is not made yet: it says so, and what can be done already. Kept from search engines. */
import { useLocation } from 'react-router-dom';
import { Actions, ButtonLink } from '../parts/button.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { Wrap } from '../parts/wrap.ts';
import { titleOf } from '../routes/menu.ts';
import { homePath } from '../routes/table.ts';
import { site } from '../site.ts';
import { partWords } from '../words/parts.ts';

export const Placeholder = () => {
  const { pathname } = useLocation();
  return (
    <Wrap $foot>
      <meta name="robots" content="noindex" />
      <PageHead title={titleOf(pathname) ?? site.barangay} lead={partWords.placeholder.sentence} />
      <p>{partWords.placeholder.now}</p>
      <p>{partWords.hours(site.hall.opens, site.hall.closes)}</p>
      <Actions>
        <ButtonLink to="/Form_Request">{partWords.placeholder.request}</ButtonLink>
        <ButtonLink second to={homePath}>
          {partWords.placeholder.home}
        </ButtonLink>
      </Actions>
    </Wrap>
  );
};
