/** Texts of the error page, and of the page shown when the server is busy. */
export const failureTexts = {
  figure: '500',
  title: 'Something went wrong',
  /** Fixed by the specification. */
  heading: 'Something went wrong:',
  lead: 'This page broke while it was being drawn. What happened is written down under the number below.',
  /** Used in the browser for errors without a reference. */
  leadWithoutNumber: 'This page broke while it was being drawn. Trying again often helps.',
  /** Used in the browser if the site didn't respond. */
  leadWithoutConnection: 'The site could not be reached. Check your connection and try again.',
  again: 'Try again',
  home: 'To the front page',
  write: 'Write to us',
  id: 'Request id',
  copy: 'Copy',
  copied: 'Copied',
  time: 'When',
  sending: {
    question: 'Were you sending something?',
    answer: 'No receipt in your mail means it did not arrive. Send it again, or write to us with the number.',
  },
} as const;

export const busyTexts = {
  figure: '503',
  title: 'One moment',
  lead: 'The site is busy. This page retries automatically.',
} as const;
