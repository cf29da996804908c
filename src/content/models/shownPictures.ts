/** The pictures and PDFs that a record shows, in any of its fields and translations. */
const addressInText = /\/images\/[0-9a-f]{32}\.(?:webp|jpg)|\/files\/[0-9a-f]{32}\/[A-Za-z0-9-]{1,60}\.pdf/g;

/** The addresses in a value of plain JSON, each once: '/images/ID.webp', also within a text. */
export const findPictureAddresses = (value: unknown): readonly string[] => [
  ...new Set(JSON.stringify(value ?? null).match(addressInText) ?? []),
];
