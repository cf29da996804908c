/** Everything that makes this site Barangay Dicklum's. The hall's address and telephone are samples until the barangay gives its own. */
export const site = {
  title: 'Barangay Dicklum Official Website',
  province: 'Province of Bukidnon',
  municipality: 'Municipality of Manolo Fortich',
  barangay: 'Barangay Dicklum',
  /** The collection all of the site's records lie under (spec §7). */
  root: 'Dicklum_website',
  credit: "the project's developers",
  copyrightYear: 2024,
  zones: { least: 1, most: 99 },
  hall: {
    name: 'Barangay Hall, Dicklum, Manolo Fortich',
    address: 'Barangay Hall, Dicklum, Manolo Fortich, Bukidnon 8703',
    areaCode: '088',
    /** Too few digits to reach anybody, and marked Sample wherever it is shown. */
    telephone: { number: '088 000', sample: true },
    opens: '08:00',
    closes: '17:00',
  },
} as const;
