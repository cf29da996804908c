/**
 * Local synonyms for the site's own terms: a record whose title has all words of `means` is also found by the others.
 * No native speaker has reviewed the Filipino and Cebuano words yet.
 */
export const synonyms: readonly {
  readonly means: string;
  readonly en?: string;
  readonly fil?: string;
  readonly ceb?: string;
}[] = [
  { means: 'barangay', en: 'brgy' },
  {
    means: 'community tax certificate',
    en: 'cedula CTC residence certificate',
    fil: 'sedula',
    ceb: 'sedula',
  },
  { means: 'barangay clearance', en: 'police NBI first time jobseeker', fil: 'katibayan', ceb: 'pamatuod' },
  {
    means: 'barangay certifications',
    en: 'certificate residency indigency first time jobseeker',
    fil: 'katibayan indigent',
    ceb: 'pamatuod',
  },
  { means: 'barangay records', en: 'photocopy xerox' },
  {
    means: 'barangay owned facilities',
    en: 'rent borrow gym basketball court hall tent chair',
    fil: 'hiram upa',
    ceb: 'hulam abang',
  },
  { means: 'health', en: 'clinic doctor nurse midwife check-up', fil: 'kalusugan', ceb: 'panglawas' },
  { means: 'health', fil: 'ospital doktor gamot', ceb: 'ospital doktor tambal' },
  { means: 'immunization', en: 'immunisation vaccine vaccination', fil: 'bakuna', ceb: 'bakuna' },
  {
    means: 'emergency hotlines',
    en: 'police fire ambulance hospital rescue contact telephone phone number call 911',
    fil: 'pulis bumbero sunog ospital ambulansya sakuna telepono tawag',
    ceb: 'pulis bombero sunog ospital ambulansya katalagman telepono tawag',
  },
  { means: 'police', fil: 'pulis', ceb: 'pulis' },
  {
    means: 'disaster',
    en: 'typhoon storm flood earthquake landslide rescue',
    fil: 'bagyo baha lindol sakuna',
    ceb: 'bagyo baha linog katalagman',
  },
  { means: 'electric', en: 'power brownout blackout', fil: 'kuryente', ceb: 'kuryente' },
  { means: 'water', fil: 'tubig', ceb: 'tubig' },
  { means: 'emergency desk', en: 'tanod watch blotter', fil: 'tanod reklamo', ceb: 'tanod reklamo' },
  { means: 'goes wrong', en: 'complaint office hours address', fil: 'reklamo', ceb: 'reklamo' },
  { means: 'hall closed', en: 'holiday open', fil: 'sarado bukas', ceb: 'sirado abli' },
  { means: 'home', en: 'hall open closed today tomorrow', fil: 'bukas sarado oras', ceb: 'abli sirado oras' },
  { means: 'fire', fil: 'bumbero sunog', ceb: 'bombero sunog' },
  { means: 'news', fil: 'balita', ceb: 'balita' },
  { means: 'announcements', en: 'notice advisory', fil: 'anunsyo paalala', ceb: 'pahibalo' },
  { means: 'ordinance', en: 'law rule', fil: 'ordinansa batas', ceb: 'ordinansa balaod' },
  {
    means: 'citizens charter',
    en: 'fees requirements services',
    fil: 'bayad serbisyo',
    ceb: 'bayad serbisyo',
  },
  { means: 'request a service', en: 'apply application form', fil: 'hiling kahilingan', ceb: 'hangyo' },
  {
    means: 'check my request',
    en: 'status track tracking followup receipt code reference',
    fil: 'kumusta tingnan natanggap naipadala',
    ceb: 'kumusta susiha nadawat gipadala',
  },
  { means: 'elected officials', en: 'council', fil: 'opisyal konseho', ceb: 'opisyal konseho' },
  { means: 'punong barangay', en: 'captain chairman', fil: 'kapitan', ceb: 'kapitan' },
  { means: 'barangay kagawad', en: 'councilor', fil: 'konsehal', ceb: 'konsehal' },
  { means: 'sk chairperson', en: 'youth council', fil: 'kabataan', ceb: 'kabatan-onan' },
  { means: 'history', fil: 'kasaysayan', ceb: 'kasaysayan' },
  { means: 'tourism', en: 'tourist spots', fil: 'pasyalan', ceb: 'suroyanan' },
  { means: 'awards', fil: 'parangal', ceb: 'pasidungog' },
  { means: 'waste', en: 'garbage trash', fil: 'basura', ceb: 'basura' },
  { means: 'job', en: 'work employment', fil: 'trabaho', ceb: 'trabaho' },
  { means: 'assembly', en: 'meeting', fil: 'pulong', ceb: 'tigom' },
];

/** Words of a query that carry no meaning of their own. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are can do does for from get has have how i in is it me my need of on the their there to what when where who will with you your ang ano mga na ng paano para sa saan ug unsa asa unsaon'.split(
    ' ',
  ),
);
