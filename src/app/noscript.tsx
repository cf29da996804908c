/** What a page says where no script runs, in its language: who this is, where to go instead, and 911. */
import { renderToStaticMarkup } from 'react-dom/server';
import { noscriptWords } from '../i18n/en/noscript.ts';
import { partWords } from '../i18n/en/parts.ts';
import { site } from '../site.ts';

export const noscriptHtml = (): string => {
  const { number } = partWords.emergency;
  const [before = '', after = ''] = noscriptWords.emergency('\n').split('\n');
  return renderToStaticMarkup(
    <>
      <h2>{site.barangay}</h2>
      <p>
        {site.province}, {site.municipality}
      </p>
      <p>{noscriptWords.form}</p>
      <p>
        {site.hall.address}. {partWords.hours(site.hall.opens, site.hall.closes)}.
      </p>
      <p>
        {before}
        <a href={`tel:${number}`}>{number}</a>
        {after}
      </p>
    </>,
  );
};
