/**
 * Runs in the head of a drawn page, before anything of it is painted: a static host sees no query, and one file serves all
 * of them. What the query asks for is put on the root element, and the styles beside it show that alone.
 */
import { formTypeOf } from '../form/types.ts';
import { cursorOf } from '../routes/cursor.ts';
import { chooser, otherPage, unknownType, wantedForm } from './marks.ts';

const { dataset } = document.documentElement;
const { search } = window.location;
const asked = new URLSearchParams(search).get('formType');
dataset[wantedForm] = asked === null ? chooser : (formTypeOf(asked) ?? unknownType);
if (cursorOf(search) !== null) dataset[otherPage] = '';
