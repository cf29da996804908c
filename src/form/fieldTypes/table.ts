/**
 * The types of field that a form may have. The check and the sentence of a telephone are those of content records; why the
 * others differ from the kinds of content: docs/decisions/0008-fields.md.
 */
import { birthDateFieldType } from './birthDate.ts';
import { choiceFieldType } from './choice.ts';
import {
  ageFieldType,
  dateAddedFieldType,
  dateCreatedFieldType,
  formTypeFieldType,
  sameTypeFieldType,
  showableFieldType,
} from './computed.ts';
import { emailFieldType } from './email.ts';
import type { FieldType } from './fieldType.ts';
import { scheduleFieldType } from './schedule.ts';
import { telephoneFieldType } from './telephone.ts';
import { lineFieldType, nameFieldType, paragraphFieldType } from './text.ts';
import { tinFieldType } from './tin.ts';
import { zoneFieldType } from './zone.ts';

export const fieldTypes = {
  name: nameFieldType,
  line: lineFieldType,
  paragraph: paragraphFieldType,
  choice: choiceFieldType,
  telephone: telephoneFieldType,
  email: emailFieldType,
  birthDate: birthDateFieldType,
  schedule: scheduleFieldType,
  zone: zoneFieldType,
  tin: tinFieldType,
  age: ageFieldType,
  formType: formTypeFieldType,
  sameType: sameTypeFieldType,
  dateCreated: dateCreatedFieldType,
  dateAdded: dateAddedFieldType,
  showable: showableFieldType,
} as const satisfies Readonly<Record<string, FieldType>>;
