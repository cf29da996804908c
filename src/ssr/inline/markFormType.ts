/**
 * Runs in the head of the form page, before its first paint. A static host ignores the query, so one file serves all form
 * types, with the form chooser in place. If the query names a type, this puts it on the root element, and the styles beside
 * it hide the chooser.
 */
import { parseFormType } from '../../form/typeNames.ts';
import { formTypeMarker, unknownTypeMarker } from '../domMarkers.ts';

const requestedType = new URLSearchParams(window.location.search).get('formType');
if (requestedType !== null)
  document.documentElement.dataset[formTypeMarker] = parseFormType(requestedType) ?? unknownTypeMarker;
