/** On the form of a service that staff have hidden: where to ask instead, before anything is filled in. */
import { Link } from 'react-router-dom';
import { site } from '../site.ts';
import { words } from '../words/en.ts';
import { partWords } from '../words/parts.ts';
import { Alert } from './alert.tsx';
import { requestsPath } from './servicePaths.ts';

const said = words.notOffered;

export const NotOffered = () => (
  <Alert tone="warning" title={said.title}>
    <p>{said.ask(partWords.hours(site.hall.opens, site.hall.closes))}</p>
    <p>
      <Link to={requestsPath}>{said.others}</Link>
    </p>
  </Alert>
);
