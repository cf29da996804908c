/**
 * Queries about a request already sent: 'where is my clearance', 'kumusta ang request ko', 'asa na akong clearance'. Their only
 * word that a search knows may be the service's, so the index alone would answer with the service. No native speaker has
 * reviewed the Filipino and Cebuano words yet.
 */
import { foldText } from '../../lib/foldText.ts';

/** Each asks for a status by itself. */
const phrases = [
  'status',
  'track',
  'tracking',
  'follow up',
  'followup',
  'receipt code',
  'reference',
  'reference number',
  'check request',
  // my request
  'my request',
  'my application',
  'request ko',
  'kahilingan ko',
  'aking request',
  'aking kahilingan',
  'akong request',
  'akong hangyo',
  'hangyo nako',
] as const;

/** Each asks for the status of a thing that is named beside it. */
const questions = [
  'where is my',
  'wheres my',
  'where are my',
  'where my',
  'is my',
  'are my',
  'check my',
  // where is it now, how is it, is it
  'nasaan na',
  'nasan na',
  'asan na',
  'saan na',
  'kumusta',
  'kamusta',
  'musta',
  'na ba',
  'naba',
  'tingnan ang',
  'asa na',
  'hain na',
  'naunsa na',
  'na kaha',
  'susiha ang',
] as const;

/** How the things begin that people request, and misspell. */
const requested = [
  'request',
  'rekwest',
  'kahiling',
  'hangyo',
  'applic',
  'aplik',
  'clear',
  'klir',
  'cert',
  'sert',
  'cedula',
  'sedula',
  'ctc',
  'permit',
  'paper',
  'papel',
  'docu',
  'doku',
  'record',
  'rekord',
  'gihangyo',
  'hiniling',
] as const;

/** A status that is an answer on a form. */
const otherStatus = /\b(?:civil|marital) status\b/g;

/** Whether the page that looks a request up is the first answer. */
export const isStatusQuery = (query: string): boolean => {
  const words = ` ${foldText(query)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(otherStatus, '')} `;
  return (
    phrases.some((phrase) => words.includes(` ${phrase} `)) ||
    (questions.some((question) => words.includes(` ${question} `)) &&
      requested.some((start) => words.includes(` ${start}`)))
  );
};
