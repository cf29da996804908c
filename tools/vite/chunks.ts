/**
 * Splits the site's scripts by folder, into files that change at different times. A prerendered page runs these files one by
 * one in idle moments, so no file of ours may occupy a slow phone for long. A module joins the first group that matches, and
 * brings its imports along: each group only imports the ones before it.
 */

/** Imported by the entry, directly or indirectly: every page loads it first. */
const initial = { tags: ['$initial' as const] };

/** Groups for rolldown's `output.codeSplitting`. */
export const chunkGroups = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // Rehydrates the styles of a prerendered page as soon as it loads.
  { name: 'styles', test: /[\\/]node_modules[\\/](?:styled-components|stylis|@emotion)[\\/]/ },
  { name: 'vendor', test: /[\\/]node_modules[\\/]/, ...initial },
  { name: 'statecharts', test: /[\\/]machines[\\/]/, ...initial },
  { name: 'base', test: /[\\/]src[\\/](?:config|domain|i18n|lib|routes|site|theme)\b/, ...initial },
  // The entry's own file has the names of all pages' files, and changes with each of them. It is small and starts react-dom,
  // so that no task of a slow phone has both this and the site's file to run.
  {
    name: 'site',
    test: /[\\/]src[\\/](?!app[\\/](?:entryClient|pages|start[\\/]mountPage)\.)/,
    ...initial,
  },
  { name: 'formik', test: /[\\/]node_modules[\\/]formik[\\/]/ },
  // Home, the announcements, a form and a request's page read the hall's days by all of these: one file instead of six.
  {
    name: 'hall',
    test: /[\\/]src[\\/](?:components[\\/]hall[\\/]HallDayNotes|content[\\/]models[\\/]hallDay|domain[\\/](?:places[\\/]placeName|dates[\\/](?:hall|holiday|formatHallDay))|query[\\/]useHallDays)/,
  },
  // The links to the forms, which of them are offered, and lists of texts with the sections that have them: a file each instead of two.
  { name: 'paths', test: /[\\/]src[\\/](?:form[\\/]requestPath|components[\\/]paths[\\/]servicePaths)/ },
  { name: 'offers', test: /[\\/]src[\\/](?:query[\\/]useIsOffered|i18n[\\/]en[\\/]requests)/ },
  {
    name: 'lists',
    test: /[\\/]src[\\/](?:lib[\\/]withKeys|components[\\/]ui[\\/]BulletList|content[\\/]models[\\/]orderedRecords)/,
  },
  // The messages of a language join words as well, and would bring the papers along.
  { name: 'words', test: /[\\/]src[\\/]i18n[\\/]joinWords/ },
  // What a form shows of its service before the first field.
  {
    name: 'papers',
    test: /[\\/]src[\\/](?:components[\\/]charter[\\/](?:requirements|RequirementGroups)|content[\\/]models[\\/]formService|i18n[\\/]en[\\/]service)/,
  },
  // What half of the pages import: each file more costs a request, and its name in every page.
  { name: 'shared', minShareCount: 12 },
  // The receipt loads all of it, so that the pages that share their address name one file and not two.
  { name: 'sharing', test: /[\\/]src[\\/]components[\\/]sharing[\\/]/ },
];
