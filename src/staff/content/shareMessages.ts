/** What the staff page says about a saved record that people are to hear of. */
export const shareMessages = {
  title: 'Tell people',
  obstacles: {
    hidden:
      "This record is hidden, so nobody can open its address. Choose 'Yes, residents see it' and save it: the text is here then.",
    sample:
      "This record is a sample, so it is not shared. Untick 'This is a sample' once the information is real, and save it again.",
  },
  noAddress:
    'This site does not know its own address, so the text and the QR code name one that only this computer can open. Ask your website administrator to set SITE_URL.',
  post: 'Text for Facebook',
  postHint: "Paste it as a new post on the barangay's Facebook page. Facebook adds the picture by itself.",
  copy: 'Copy for Facebook',
  copied: 'Copied. Now open Facebook and paste it there.',
  copyFailed: 'The browser did not let this page copy. The text above is selected: copy it with Ctrl+C.',
  notice: 'Print as a notice',
  noticeHint:
    'One sheet for the bulletin board: the title in large letters, and a QR code that opens the page.',
  sheet: {
    posted: (day: string) => `Posted on ${day}`,
    when: 'When',
    where: 'Where',
    read: 'Read it on your phone:',
    qr: 'QR code of the address below',
  },
} as const;
