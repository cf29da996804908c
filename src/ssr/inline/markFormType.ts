/**
 * Runs in the head of the form page, before its first paint. A static host ignores the query, so one file serves all form
 * types. This puts the type from the query on the root element, and the styles beside it show only that form.
 */
import { parseFormType } from '../../form/typeNames.ts';
import { chooserMarker, formTypeMarker, unknownTypeMarker } from '../domMarkers.ts';

const requestedType = new URLSearchParams(window.location.search).get('formType');
document.documentElement.dataset[formTypeMarker] =
  requestedType === null ? chooserMarker : (parseFormType(requestedType) ?? unknownTypeMarker);
