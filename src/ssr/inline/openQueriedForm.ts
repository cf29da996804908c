/**
 * Runs in the head of the page that offers all forms, before its first paint. Links of version 1.0.0 name a form in the query. The
 * server redirects them; a static host ignores the query, and there this script opens the form.
 */
import { findQueriedType, formPathNames } from '../../form/typeNames.ts';

const { pathname, search, hash } = window.location;
const type = findQueriedType(search);
if (type !== null) window.location.replace(`${pathname.replace(/\/$/, '')}/${formPathNames[type]}${hash}`);
