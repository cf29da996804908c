/** Messages of the staff page about the search for a request. */
export const requestSearchMessages = {
  hint: 'A reference such as 4f3a, a name, or the link of a receipt, scanned or pasted. All days are searched. Key: /',
  lookingUp: 'Looking for the request of this receipt...',
  unknown: 'The barangay has no request with this receipt. Ask for the reference or the name.',
  broken: 'This is only a part of a receipt link. Scan or paste it again.',
  failed: 'The receipt could not be looked up. Check the connection, then scan or paste it again.',
  /** In a list: 'Same person: 2 requests' */
  samePerson: (count: number) => `Same person: ${count} requests`,
} as const;
