/** Cebuano translation of ../en/pages.ts. */
import type { LocaleMessages } from '../messages.ts';

const addsIt = 'Makita kini dinhi kon idugang na sa barangay.';

export const pages: LocaleMessages['pages'] = {
  home: 'Home',
  failed: 'Dili kini ma-load karon. Susiha ang signal ug sulayi pag-usab, o pangutana sa barangay hall.',
  again: 'Sulayi pag-usab',
  source: (source) => `Tinubdan: ${source}`,
  lastUpdated: 'Kataposang gi-update',
  dated: {
    pages: 'Dugang nga page niini nga lista',
    newer: 'Mas bag-o',
    older: 'Mas daan',
    newest: 'Adto sa pinakabag-o',
    earlier: 'Milabay na',
    nextDays: 'Mga sunod nga adlaw',
    months: 'Sumala sa bulan',
    nothing: { title: 'Wala nay mas daan niini.', sentence: 'Adto sa pinakabag-o.' },
  },
  follow: {
    title: 'Sunda',
    calendar: 'Ibutang sa imong phone ang mga adlaw sa barangay',
    feed: 'Feed (RSS)',
  },
  article: {
    missing: (what) => `Wala makita: ${what}`,
    missingLead: 'Basin gitangtang na kini, o adunay sayop sa address.',
    back: (list) => `Adto sa ${list}`,
    published: (day) => `Gipatik niadtong ${day}`,
    facts: { when: 'Kanus-a', where: 'Asa', published: 'Gipatik' },
    undated: 'Ipatik pa ang petsa',
    openFile: (kilobytes) => `Ablihi ang file (PDF, ${kilobytes} kB)`,
  },
  news: {
    one: 'Balita',
    lead: 'Unsay nahitabo sa barangay, una ang pinakabag-o.',
    more: 'Dugang balita',
    all: 'Tanang balita',
    empty: { title: 'Wala pay balita nga gipatik.', sentence: addsIt },
  },
  ordinances: {
    one: 'Ordinansa',
    lead: 'Mga lagda nga gipasar sa barangay, una ang pinakabag-o.',
    more: 'Dugang ordinansa',
    all: 'Tanang ordinansa',
    empty: { title: 'Wala pay ordinansa nga gipatik.', sentence: addsIt },
  },
  announcements: {
    one: 'Pahibalo',
    lead: 'Unsay angay mahibaloan sa umaabot nga mga adlaw, una ang labing duol.',
    more: 'Dugang pahibalo',
    all: 'Tanang pahibalo',
    empty: { title: 'Wala pay pahibalo nga gipatik.', sentence: addsIt },
  },
  awards: {
    lead: 'Kon ngano gipasidunggan ang barangay ug ang mga tawo niini.',
    empty: { title: 'Wala pay pasidungog nga gipatik.', sentence: addsIt },
  },
  resident: { ways: 'Adto sa' },
  tourism: {
    lead: 'Mga lugar nga suroyan sa barangay.',
    map: 'Asa ang mga lugar',
    empty: { title: 'Wala pay lugar nga gipatik.', sentence: addsIt },
  },
  history: {
    lead: (barangay) => `Ang kasaysayan sa ${barangay}, sumala sa tuig.`,
    toCome: 'Ibutang pa dinhi kon napatik na sa barangay ang tuig ug asoy:',
    empty: { title: 'Wala pay kasaysayan nga gipatik.', sentence: addsIt },
  },
  barangay: { hall: { address: 'Adres', telephone: 'Telepono' } },
  officials: {
    lead: 'Ang Sangguniang Barangay. Ang barangay ang nagpatik sa mga ngalan ug litrato.',
    toCome:
      'Ibutang dinhi ang ngalan, litrato ug mga komite sa matag opisyal kon napatik na kini sa barangay.',
    appointed: 'Mga tinudlong opisyal',
    unnamed: '(ipatik pa ang ngalan)',
    missing: 'Opisyal',
    position: 'Posisyon',
    name: 'Ngalan',
    term: 'Termino',
    noTerm: 'Ipatik pa',
    where: 'Asa mangutana',
    at: (hall, hours) => `${hall}. ${hours}`,
    empty: { title: 'Wala pay opisyal nga gipatik.', sentence: addsIt },
  },
  hotlines: {
    lead: 'Pindota ang numero aron motawag.',
    national: 'Emergency number sa tibuok nasod',
    none: (hours) =>
      `Dili mapakita karon ang kaugalingong mga numero sa barangay. Kon emergency, tawag sa 911. Sa ubang butang, pangutana sa barangay hall, ${hours}.`,
  },
  charter: {
    lead: 'Matag serbisyo sa barangay: ang mga lakang, kadugayon, bayad ug dad-onon.',
    empty: { title: 'Wala pay serbisyo nga gipatik.', sentence: addsIt },
  },
};
