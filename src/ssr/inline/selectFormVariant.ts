/**
 * Runs after each template of the form page, so that a form is seen as soon as it has arrived: replaces the form chooser by
 * the form in the template, as React renders it first, if the URL requests it, and shows it. Then no template is left.
 */

import { formTypeMarker } from '../domMarkers.ts';
import { receiptKey } from '../hydration/requestKeys.ts';

const { dataset } = document.documentElement;
const hasReceipt = (type: string): boolean => {
  try {
    return sessionStorage.getItem(receiptKey(type)) !== null;
  } catch {
    // Blocked storage has no data of ours.
    return false;
  }
};
const template = document.currentScript?.previousElementSibling as HTMLTemplateElement;
const type = template.dataset[formTypeMarker] ?? '';
if (type === dataset[formTypeMarker]) {
  document.querySelector('main')?.replaceWith(template.content);
  // Where the tab keeps a receipt, hydration shows the confirmation: an empty form before it would look as if all were lost.
  if (!hasReceipt(type)) delete dataset[formTypeMarker];
}
template.remove();
