/**
 * The site's messages in Cebuano, as spoken in Bukidnon.
 * Glossary: request hangyo (to request: pangayo), service serbisyo, fee bayad, time it takes kadugayon, steps mga lakang,
 * to bring dad-onon, requirements gikinahanglan, answer tubag, staff kawani, day you chose adlaw nga imong gipili,
 * weekday Lunes hangtod Biyernes, working day adlaw sa trabaho, by itself awtomatik, record rekord,
 * to keep or store tipigan, to clear or delete papason, to submit isumite, to send ipadala, to choose pilion,
 * to check susihon, to tap or press pindoton, to fill in pun-an, to close sirhan, phone cellphone,
 * announcement pahibalo, to publish ipatik, drawn map drowing nga mapa, optional dili obligado, try again sulayi pag-usab.
 * Untranslated: barangay hall, clearance, page, tab, signal, draft, link, street map, reference, receipt code, holiday,
 * Home, Sample.
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
