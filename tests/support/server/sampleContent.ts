/** The records that tests may rely on, at every barangay. */

/** The folder of the samples that `npm run init` gives a new site: six services, three news and so on. */
export const sampleContent = 'tools/cli/init/content';
