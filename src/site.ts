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
} as const;
