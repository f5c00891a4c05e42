/** Texts of the error page, and of the page shown when the server is busy. */
export const failureTexts = {
  figure: '500',
  title: 'Something went wrong',
  /** Fixed by the specification. */
  heading: 'Something went wrong:',
  lead: 'This page couldn’t be displayed. The error was logged with the request ID below.',
  /** Used in the browser for errors without an ID. */
  leadWithoutId: 'This page couldn’t be displayed. Trying again often helps.',
  /** Used in the browser if the site didn't respond. */
  leadWithoutConnection: 'The site can’t be reached. Check your connection and try again.',
  again: 'Try again',
  home: 'Go to the home page',
  write: 'Write to us',
  id: 'Request ID',
  copy: 'Copy',
  copied: 'Copied',
  time: 'Time',
  sending: {
    question: 'Were you sending something?',
    answer:
      'If you didn’t get a confirmation, it didn’t reach us. Send it again, or write to us with the request ID.',
  },
} as const;

/** Texts of the page that replaces a hidden site. */
export const hiddenTexts = {
  figure: 'Soon',
  title: 'This site is being prepared',
  lead: 'Please come back later.',
} as const;

export const busyTexts = {
  figure: '503',
  title: 'One moment',
  lead: 'The site is busy. This page retries automatically.',
} as const;
