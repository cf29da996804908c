/** Everything that makes this site Barangay Dicklum's. The hall's address and telephone are samples until the barangay gives its own. */
export const site = {
  title: 'Barangay Dicklum Official Website',
  country: 'Philippines',
  province: 'Province of Bukidnon',
  municipality: 'Municipality of Manolo Fortich',
  barangay: 'Barangay Dicklum',
  /** The collection all of the site's records lie under (spec §7). */
  root: 'Dicklum_website',
  /** Below /images/: what a shared link shows. Pixels. */
  picture: { src: '/images/barangay-dicklum.png', width: 1200, height: 630 },
  credit: "the project's developers",
  copyrightYear: 2024,
  zones: { least: 1, most: 99 },
  /** Minutes for which what was read of a list is not asked for again. */
  freshFor: 10,
  /** Days that a request is kept: after it was released or refused; else after the day that was chosen. And feedback, after it came. */
  retention: { finished: 30, unfinished: 180, feedback: 180 },
  hall: {
    name: 'Barangay Hall, Dicklum, Manolo Fortich',
    address: 'Barangay Hall, Dicklum, Manolo Fortich, Bukidnon 8703',
    /** What is known of it for a search engine; no street is. */
    postal: { locality: 'Dicklum, Manolo Fortich', region: 'Bukidnon', code: '8703', country: 'PH' },
    areaCode: '088',
    /** Too few digits to reach anybody, and marked Sample wherever it is shown. */
    telephone: { number: '088 000', sample: true },
    opens: '08:00',
    closes: '17:00',
  },
  /**
   * For the tourism map. The hall stands at the point that public tables of the municipality's barangays give for
   * Dicklum, 1.9 km west of the poblacion's (8.3675, 124.8656); the outline is a shape of the 850 ha of the local
   * government's profile. Both are samples until the barangay gives its own. The neighbours are that profile's.
   */
  map: {
    hall: { lat: 8.3722, lng: 124.8492 },
    outline: [
      { lat: 8.3841, lng: 124.8353 },
      { lat: 8.3882, lng: 124.8446 },
      { lat: 8.3859, lng: 124.8548 },
      { lat: 8.3814, lng: 124.8598 },
      { lat: 8.3704, lng: 124.8608 },
      { lat: 8.3603, lng: 124.8575 },
      { lat: 8.3566, lng: 124.8501 },
      { lat: 8.3585, lng: 124.8399 },
      { lat: 8.3667, lng: 124.8339 },
      { lat: 8.3759, lng: 124.8325 },
    ],
    neighbours: { north: 'Sto. Niño', east: 'Tankulan', south: 'Sankanan', west: 'San Miguel' },
    isSample: true,
  },
} as const;
