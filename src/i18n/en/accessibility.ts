/** Messages of the accessibility statement. Facts about the place come from site.json. */
import { defineMessages } from '../define.ts';

/** The day of the last full review; change it by hand after each one. */
export const accessibilityCheckedOn = '2026-11-22';

export const accessibilityMessages = defineMessages('accessibility', {
  lead: 'What this website does so that everybody can use it, what does not work yet, and where to get help.',
  checked: 'Last checked on',
  parts: [
    {
      title: 'What we aim for',
      sentence:
        'This website is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. A rule of the government (DICT Memorandum Circular 2017-004) asks for WCAG 2.0. Where we know we fall short, we say so below.',
      points: [],
    },
    {
      title: 'How it was checked',
      sentence:
        'By programs, and by looking at pictures of the pages, in the browser Chromium. Programs find only a part of what is wrong.',
      points: [
        'The program axe looked at every page and at what opens on it, on a small and on a large screen, light and dark.',
        'The Nu checker looked at the HTML of every page.',
        'A program went through every page by the Tab key: you can always see where you are, and nothing covers it.',
        'A program tried every page with double-size text, wide spacing, forced colors and less motion, in a window 320 pixels wide.',
        'What a screen reader is given was read as text on the main pages.',
      ],
    },
    {
      title: 'What does not work, or was not tried',
      sentence: '',
      points: [
        'No real screen reader was tried, such as TalkBack, NVDA or VoiceOver, and nobody who uses one has tested this website yet.',
        'No real phone was tried, and no browser but Chromium.',
        'The website is in English, Filipino and Cebuano. No native speaker has read the Filipino and the Cebuano yet. What the barangay publishes may be in English alone, and nothing is in Binukid.',
        'The street map is made of pictures of another website, without words. The same places are listed beside it. They are on the drawn map by number.',
        "Days are chosen in the browser's own field. How it reads, and how large its calendar is, depends on your browser. You can also choose a day with the four buttons above it.",
        'A screen reader cannot read the QR code of a receipt. The link beside it leads to the same page.',
        'The calendar file opens in another program, which we did not check. The day is on the confirmation too.',
        'This website gives out no PDF files. If you save a page as one, your browser decides how well it reads.',
        'The page for those who build this website, with its drawings of state machines, is made for large screens. The same is below each drawing as a table.',
        'Whoever adds a picture or a text for the barangay later checks it. Each picture needs words that say what is to be seen.',
      ],
    },
    {
      title: 'If something stops you',
      sentence:
        'Tell the barangay hall, in person or by telephone. Say which page it was, and what you wanted to do. You can also ask somebody to do it for you.',
      points: [],
    },
    {
      title: 'Without this website',
      sentence:
        'Everything that you can ask for here you can ask for at the barangay hall. You do not need to fill in anything online beforehand. In an emergency call 911.',
      points: [],
    },
  ],
  call: 'Call the hall',
} as const);
