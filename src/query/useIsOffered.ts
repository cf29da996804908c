/**
 * Which forms the barangay offers: those whose service is in the charter. Staff hide a service by its status, and then the
 * site leads to its form no more. Where the charter is empty or cannot be read, every form is offered.
 */
import { useEffect } from 'react';
import { useClock } from '../context/clockContext.ts';
import { isMeantBy } from '../domain/charter/charter.ts';
import { type FormType, formTypes } from '../form/types.ts';
import { boundedLine, fieldsOf, type Unchecked } from '../lib/readFields.ts';
import type { Question } from './queryClient.ts';
import { type Documents, useQuestion, wholeList } from './useRecords.ts';

interface Named {
  readonly name: string;
  readonly slug: string;
}

/** No name and no address of a service is longer. */
const longest = 300;

const types = Object.keys(formTypes) as FormType[];

/** Of the services of the charter, by their English names. */
export const offeredBy = (services: readonly Named[]): readonly FormType[] =>
  services.length === 0
    ? types
    : types.filter((type) => services.some((service) => isMeantBy(service, formTypes[type].slug)));

const namedIn = ({ data }: Unchecked): Named => {
  const fields = fieldsOf(data);
  return {
    name: boundedLine(fields.get('name'), longest) ?? '',
    slug: boundedLine(fields.get('slug'), longest) ?? '',
  };
};

/** Of the whole charter a page needs which forms it offers: a document for each, with its type as id. */
const formsOnly = (documents: Documents): Documents =>
  offeredBy(documents.map(namedIn)).map((type) => ({ id: type, data: null }));

const question: Question<Documents> = { ...wholeList('charter'), part: { name: 'forms', pick: formsOnly } };

/** Asked anew at each opening of a form. */
const questionOfForm: Question<Documents> = {
  ...question,
  part: { name: 'forms now', pick: formsOnly },
  freshFor: 0,
};

const offeredIn = (found: unknown): readonly FormType[] => {
  if (found === undefined) return types;
  const ids = new Set((found as Documents).map(({ id }) => id));
  return types.filter((type) => ids.has(type));
};

/** The forms to choose from, in the order of their table. */
export const useOffered = (): readonly FormType[] => {
  const [{ shown }] = useQuestion(question);
  return offeredIn(shown?.found);
};

/**
 * Whether the form on the page is offered: asked at its opening, whenever its tab comes into sight again, and once more when
 * it is about to be sent. What the records say counts at once.
 */
export const useIsOffered = (type: FormType, isAboutToSend: boolean): boolean => {
  const clock = useClock();
  const [{ shown, newer }, reading] = useQuestion(questionOfForm);
  useEffect(() => {
    const askAnew = () => reading.send({ type: 'VISIT', at: clock.now() });
    if (isAboutToSend) askAnew();
    const seen = () => {
      if (document.visibilityState === 'visible') askAnew();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [reading, clock, isAboutToSend]);
  useEffect(() => {
    if (newer !== null) reading.send({ type: 'SHOW' });
  }, [reading, newer]);
  return offeredIn((newer ?? shown)?.found).includes(type);
};
