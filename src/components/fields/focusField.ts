/** Moves to a field: scrolls its question into view and focuses its control. */

/** `name` is the control's id. The URL does not change, because the form is not part of the browser's history. */
export const focusField = (name: string): void => {
  const control = document.getElementById(name);
  // A control in closed details takes no focus.
  const details = control?.closest('details');
  if (details) details.open = true;
  const question =
    control?.closest('[role="radiogroup"]') ?? document.querySelector(`label[for="${name}"]`) ?? control;
  question?.scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
};
