/**
 * Runs in the head of a form's page, before its first paint. Where the tab keeps a receipt, hydration shows the confirmation: an empty
 * form before it would look as if all were lost. This marks the root element, and the styles beside it hide the form.
 */
import { findTypeOfPathName } from '../../form/typeNames.ts';
import { otherContentMarker } from '../domMarkers.ts';
import { holdsTabReceipt } from '../hydration/requestKeys.ts';

const type = findTypeOfPathName(window.location.pathname.split('/')[2]);
if (type !== null && holdsTabReceipt(type)) document.documentElement.dataset[otherContentMarker] = '';
