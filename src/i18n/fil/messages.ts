/**
 * The site's messages in Filipino. One word for one thing:
 * service = serbisyo; request = kahilingan, humiling, hiniling; send, submit = ipadala; answer = sagot; fill in = sagutan;
 * fee = bayad; time (how long) = tagal, (of the clock) = oras; step = hakbang; requirement = kailangan;
 * hall = hall, barangay hall; staff = kawani; record = rekord; store = itala; publish = ilathala; received = natanggap;
 * ready = handa; confirmation = kumpirmasyon; phone = cellphone; page = pahina; keep (on the phone) = i-save;
 * clear, delete = burahin; check = tingnan; take back = bawiin; try again = subukan muli; place to see = pasyalan;
 * drawn map = iginuhit na mapa; weekday = Lunes hanggang Biyernes; working day = araw ng trabaho;
 * previous (request) = nauna; secretary = kalihim ng barangay (secretary); date = Marso 6, 2027. Kayo and ninyo, without po.
 * Untranslated: barangay, clearance, receipt code, reference, draft, tab, form, signal, email, link, data, holiday,
 * street map.
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
