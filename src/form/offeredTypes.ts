/** The forms that the barangay offers: those whose service is in the charter. */
import { matchesServiceSlug } from '../domain/charter/charter.ts';
import { formTypeNames } from './typeNames.ts';
import { type FormType, formTypes } from './types.ts';

/** The offered form types in table order, matched by the services' English names; all of them for an empty charter. */
export const findOfferedTypes = (
  services: readonly { readonly name: string; readonly slug: string }[],
): readonly FormType[] =>
  services.length === 0
    ? formTypeNames
    : formTypeNames.filter((type) =>
        services.some((service) => matchesServiceSlug(service, formTypes[type].slug)),
      );
