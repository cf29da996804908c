/** Runs at the end of the forms' page: of what is there for several forms only that of this one stays, as React is going to draw it. */
import { closedMark, onlyFor, onlyMark, wantedForm } from '../domMarkers.ts';

const wanted = document.documentElement.dataset[wantedForm] ?? '';
for (const each of document.querySelectorAll(`[${onlyMark}]`)) {
  if (!each.getAttribute(onlyMark)?.split(' ').includes(wanted)) each.remove();
  else if (each.localName === onlyFor) each.replaceWith(...each.childNodes);
  else each.removeAttribute(onlyMark);
}
for (const control of document.querySelectorAll(`[${closedMark}]`)) {
  control.removeAttribute(closedMark);
  control.removeAttribute('disabled');
}
document.getElementById('root')?.normalize();
