/** The noscript text in the page's locale: which barangay this is, where to go instead, and 911. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Translate } from '../i18n/define.ts';
import { noscriptMessages } from '../i18n/en/noscript.ts';
import { partMessages } from '../i18n/en/parts.ts';
import { site } from '../site.ts';

export const renderNoscript = (translate: Translate): string => {
  const partText = translate(partMessages);
  const noscriptText = translate(noscriptMessages);
  const { number } = partText.emergency;
  const [before = '', after = ''] = noscriptText.emergency('\n').split('\n');
  return renderToStaticMarkup(
    <>
      <h2>{site.barangay}</h2>
      <p>
        {site.province}, {site.municipality}
      </p>
      <p>{noscriptText.form}</p>
      <p>
        {site.hall.address}. {partText.hours(site.hall.opens, site.hall.closes)}.
      </p>
      <p>
        {before}
        <a href={`tel:${number}`}>{number}</a>
        {after}
      </p>
    </>,
  );
};
