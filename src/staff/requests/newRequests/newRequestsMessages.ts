/** Messages of the staff page about requests that came since the list was loaded. */
export const newRequestsMessages = {
  /** '3 new requests'; '20 or more new requests' */
  count: (count: number, areMore: boolean) =>
    areMore ? `${count} or more new requests` : count === 1 ? '1 new request' : `${count} new requests`,
  show: 'Show them',
} as const;
