/** Field type of a choice among a few options; none is preselected. */
import { type FieldType, toAnswer } from './fieldType.ts';

export const choiceFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: (yup, { requiredMessage, options }) =>
    yup.string().typeError(requiredMessage).required(requiredMessage).oneOf(options, requiredMessage),
};
