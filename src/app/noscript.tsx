/** The noscript text in the page's locale: which barangay this is, where to go instead, and 911. */
import { renderToStaticMarkup } from 'react-dom/server';
import { noscriptMessages } from '../i18n/en/noscript.ts';
import { partMessages } from '../i18n/en/parts.ts';
import { site } from '../site.ts';

export const renderNoscript = (): string => {
  const { number } = partMessages.emergency;
  const [before = '', after = ''] = noscriptMessages.emergency('\n').split('\n');
  return renderToStaticMarkup(
    <>
      <h2>{site.barangay}</h2>
      <p>
        {site.province}, {site.municipality}
      </p>
      <p>{noscriptMessages.form}</p>
      <p>
        {site.hall.address}. {partMessages.hours(site.hall.opens, site.hall.closes)}.
      </p>
      <p>
        {before}
        <a href={`tel:${number}`}>{number}</a>
        {after}
      </p>
    </>,
  );
};
