/**
 * The site's messages in Filipino. One word for one thing:
 * service = serbisyo; request = kahilingan, humiling, hiniling; send, submit = ipadala; answer = sagot; fill in = sagutan;
 * fee = bayad; time (how long) = tagal, (of the clock) = oras; step = hakbang; requirement = kailangan;
 * hall = hall, barangay hall; staff = kawani; record = rekord; store = itala; publish = ilathala; received = natanggap;
 * ready = handa; confirmation = kumpirmasyon; phone = cellphone; page = pahina; keep (on the phone) = i-save;
 * clear, delete = burahin; check = tingnan; take back = bawiin; try again = subukan muli; place to see = pasyalan;
 * drawn map = iginuhit na mapa; weekday = Lunes hanggang Biyernes; working day = araw ng trabaho.
 * Untranslated: barangay, clearance, receipt code, reference, draft, tab, form, signal, email, link, data, holiday,
 * street map.
 */
import type { MessageCatalogue } from '../messages.ts';
import { accessibility } from './accessibility.ts';
import { alerts } from './alerts.ts';
import { calendar } from './calendar.ts';
import { closed } from './closed.ts';
import { draft } from './draft.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import { form } from './form.ts';
import { guarded } from './guarded.ts';
import { head } from './head.ts';
import { language } from './language.ts';
import { lookup } from './lookup.ts';
import { map } from './map.ts';
import { navigation } from './navigation.ts';
import { newer } from './newer.ts';
import { noscript } from './noscript.ts';
import { pages } from './pages.ts';
import { parts } from './parts.ts';
import { receipt } from './receipt.ts';
import { requests } from './requests.ts';
import { search } from './search.ts';
import { sending } from './sending.ts';
import { service } from './service.ts';
import { titles } from './titles.ts';
import { version } from './version.ts';

export const catalogue = {
  accessibility,
  alerts,
  calendar,
  closed,
  draft,
  feedback,
  fields,
  form,
  guarded,
  head,
  language,
  lookup,
  map,
  navigation,
  newer,
  noscript,
  pages,
  parts,
  receipt,
  requests,
  search,
  sending,
  service,
  titles,
  version,
} satisfies MessageCatalogue & { readonly titles: object };
