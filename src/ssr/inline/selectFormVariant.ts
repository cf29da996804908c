/**
 * Runs after each template of the form page, so that a form is seen as soon as it has arrived: replaces the form chooser by
 * the form in the template, as React renders it first, if the URL requests it, and shows it. Then no template is left.
 */
import { formTypeMarker } from '../domMarkers.ts';

const { dataset } = document.documentElement;
const template = document.currentScript?.previousElementSibling as HTMLTemplateElement;
if (template.dataset[formTypeMarker] === dataset[formTypeMarker]) {
  document.querySelector('main')?.replaceWith(template.content);
  delete dataset[formTypeMarker];
}
template.remove();
