/** Runs at the end of the forms' page: of what is there for several forms only that of this one stays, as React is going to draw it. */
import { closedFor, onlyFor, wantedForm } from './marks.ts';

const wanted = document.documentElement.dataset[wantedForm] ?? '';
for (const each of document.querySelectorAll<HTMLElement>(onlyFor)) {
  if (!each.dataset.for?.split(' ').includes(wanted)) each.remove();
  else {
    for (const control of each.querySelectorAll(`[disabled="${closedFor}"]`))
      control.removeAttribute('disabled');
    each.replaceWith(...each.childNodes);
  }
}
document.getElementById('root')?.normalize();
