/** Leads to a field: its question comes into sight with it, and it takes the focus. */

/** `name` is the id of the control. The address stays as it is: the form's life does not belong to the browser's history. */
export const focusField = (name: string): void => {
  const control = document.getElementById(name);
  const question =
    control?.closest('[role="radiogroup"]') ?? document.querySelector(`label[for="${name}"]`) ?? control;
  question?.scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
};
