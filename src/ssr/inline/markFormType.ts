/**
 * Runs in the head of the forms' page, before anything of it is painted: a static host sees no query, and one file serves
 * all of them. The form that the query asks for is put on the root element, and the styles beside it show that alone.
 */
import { parseFormType } from '../../form/typeNames.ts';
import { chooserMarker, formTypeMarker, unknownTypeMarker } from '../domMarkers.ts';

const requestedType = new URLSearchParams(window.location.search).get('formType');
document.documentElement.dataset[formTypeMarker] =
  requestedType === null ? chooserMarker : (parseFormType(requestedType) ?? unknownTypeMarker);
