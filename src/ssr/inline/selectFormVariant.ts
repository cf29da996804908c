/**
 * Runs at the end of the form page: replaces the form chooser by the form of the requested type, as React renders it first,
 * and shows it. Then no template is left.
 */
import { formTypeMarker } from '../domMarkers.ts';

const { dataset } = document.documentElement;
for (const template of document.querySelectorAll<HTMLTemplateElement>(`template[data-${formTypeMarker}]`)) {
  if (template.dataset[formTypeMarker] === dataset[formTypeMarker])
    document.querySelector('main')?.replaceWith(template.content);
  template.remove();
}
delete dataset[formTypeMarker];
