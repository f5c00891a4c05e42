import { ANALYTICS_RETENTION_MONTHS, CONSENT_RETENTION_MONTHS, type Purpose } from '../../domain/consent';

type PurposeCopy = {
  title: string;
  text: string;
  setBy: string;
  retention: string;
  /** End of the banner's sentence "With your permission we add …". */
  sentenceEnd: string;
};

export const necessaryCopy = {
  title: 'Necessary',
  text: 'Remembers the answer you give here. It does nothing else.',
  setBy: 'this site',
  retention: `${CONSENT_RETENTION_MONTHS} months`,
};

export const purposeCopy: Record<Purpose, PurposeCopy> = {
  statistics: {
    title: 'Statistics',
    text: 'Which pages are read and where people give up. No names, no advertising.',
    setBy: 'tag manager',
    retention: `${ANALYTICS_RETENTION_MONTHS} months`,
    sentenceEnd: 'page statistics',
  },
  chat: {
    title: 'Live chat',
    text: 'A small window for questions, answered by our partnership team.',
    setBy: 'chat supplier',
    retention: '30 days',
    sentenceEnd: 'live chat',
  },
  reviews: {
    title: 'Reviews',
    text: 'The rating widget of an independent platform. When off, you see our own selection.',
    setBy: 'review platform',
    retention: 'session',
    sentenceEnd: 'a reviews widget',
  },
  booking: {
    title: 'Booking calendar',
    text: 'Lets you pick a time on the contact page. When off, the form does the same job.',
    setBy: 'calendar supplier',
    retention: 'session',
    sentenceEnd: 'a booking calendar',
  },
};

export const consentCopy = {
  region: 'Cookies',
  reject: 'Reject all',
  accept: 'Accept all',
  save: 'Save my choice',
  choose: 'Choose by purpose',
  banner: {
    title: 'Nothing from outside has loaded yet',
    /** For visitors who answered before a purpose was added. */
    titleAgain: 'New services need your permission',
    before: 'With your permission we add',
    after: 'The site works without them. Details are in the',
    policy: 'privacy policy',
  },
  preferences: {
    title: 'Cookie preferences',
    line: 'Everything optional is off until you switch it on. Closing this window changes nothing.',
    signal:
      'Your browser sends Global Privacy Control. We take that as a no to everything optional, so nothing was loaded and nobody asked. You can still switch something on here, if you mean it.',
    none: 'This site sets no optional cookies. There is nothing to switch off, because nothing was ever on.',
    setBy: 'Set by',
    kept: 'Kept for',
    close: 'Close',
  },
  saved: 'Your choice is saved.',
  withdrawn: {
    title: 'Switched off',
    text: 'Code that already ran stays in this tab until you reload it. Reloading discards unsent text in forms, so you choose when.',
    reload: 'Reload now',
    later: 'Later',
  },
  calendar: {
    title: 'Booking calendar',
    loading: 'The calendar is loading',
    write: 'Write to us instead',
    pick: 'Pick a time instead',
    stuck: 'Calendar not showing?',
    open: 'Open it in a new tab',
    preferences: 'Cookie preferences',
    /** Shown below the form if no other calendar is configured. */
    own: 'Pick a time for a call',
    /** Shown below the form until the visitor accepts the calendar. */
    offer: 'Prefer to pick a time yourself?',
    allow: 'Switch on the booking calendar',
    steps: [
      'You pick a time. The invitation is in your mailbox a minute later.',
      'The engineer you will speak with has your words before the call, not during it.',
      'We talk. Two working days later the notes are yours, in writing.',
    ],
  },
} as const;
