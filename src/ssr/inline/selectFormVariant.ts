/**
 * Runs at the end of the form page: of the elements for several form types it leaves only those of the current type, to
 * match React's first render.
 */
import {
  disabledAttribute,
  formTypeMarker,
  formVariantAttribute,
  formVariantElement,
} from '../domMarkers.ts';

const wanted = document.documentElement.dataset[formTypeMarker] ?? '';
for (const each of document.querySelectorAll(`[${formVariantAttribute}]`)) {
  if (!each.getAttribute(formVariantAttribute)?.split(' ').includes(wanted)) each.remove();
  else if (each.localName === formVariantElement) each.replaceWith(...each.childNodes);
  else each.removeAttribute(formVariantAttribute);
}
for (const control of document.querySelectorAll(`[${disabledAttribute}]`)) {
  control.removeAttribute(disabledAttribute);
  control.removeAttribute('disabled');
}
document.getElementById('root')?.normalize();
