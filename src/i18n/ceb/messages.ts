/**
 * The site's messages in Cebuano, as spoken in Bukidnon.
 * Glossary: request hangyo (to request: pangayo), service serbisyo, fee bayad, time it takes kadugayon, steps mga lakang,
 * to bring dad-onon, requirements gikinahanglan, answer tubag, staff kawani, day you chose adlaw nga imong gipili,
 * weekday Lunes hangtod Biyernes, working day adlaw sa trabaho, previous miagi, secretary sekretaryo sa barangay,
 * the same sama or parehas, work in progress gina-, an indirect question kon, a date Marso 6, 2027,
 * by itself awtomatik, record rekord,
 * to keep or store tipigan, to clear or delete papason, to submit isumite, to send ipadala, to choose pilion,
 * to check susihon, to tap or press pindoton, to fill in pun-an, to close sirhan, phone cellphone,
 * announcement pahibalo, to publish ipatik, drawn map drowing nga mapa, optional dili obligado, try again sulayi pag-usab.
 * Untranslated: barangay hall, clearance, page, tab, signal, draft, link, street map, reference, receipt code, holiday,
 * Home, Sample.
 */
export { accessibility } from './accessibility.ts';
export { alerts } from './alerts.ts';
export { calendar } from './calendar.ts';
export { charter } from './charter.ts';
export { closed } from './closed.ts';
export { draft } from './draft.ts';
export { feedback } from './feedback.ts';
export { fields } from './fields.ts';
export { form } from './form.ts';
export { google } from './google.ts';
export { head } from './head.ts';
export { inAppBrowser } from './inAppBrowser.ts';
export { language } from './language.ts';
export { lookup } from './lookup.ts';
export { map } from './map.ts';
export { navigation } from './navigation.ts';
export { newer } from './newer.ts';
export { noscript } from './noscript.ts';
export { outcome } from './outcome.ts';
export { pages } from './pages.ts';
export { pageTexts } from './pageTexts.ts';
export { parts } from './parts.ts';
export { privacy } from './privacy.ts';
export { receipt } from './receipt.ts';
export { requests } from './requests.ts';
export { search } from './search.ts';
export { sending } from './sending.ts';
export { service } from './service.ts';
export { sharing } from './sharing.ts';
export { statusPage } from './statusPage.ts';
export { version } from './version.ts';
