/**
 * What the closings of pages count with and promise, facts of the site like those of `content/site.ts` (rule 57).
 * The owner confirms them; `asOf` is the day when somebody last did, `source` says where they are from.
 */
export const closingFacts = {
  fees: {
    asOf: '2 November 2026',
    source: 'Typical figures of European price lists, rounded',
    /** By how many processors compete for each payment: one, two, three. */
    rates: [
      { percent: 2.2, euros: 0.25 },
      { percent: 1.95, euros: 0.2 },
      { percent: 1.85, euros: 0.18 },
    ],
  },
  licences: {
    asOf: '2 November 2026',
    source: 'By the PSD2, E-\u2060Money, Consumer Credit and MiFID II directives of the EU',
  },
  /** How long a start is held without a contract; how soon names and colleagues are there. */
  promises: { hold: 'five working days', names: 'five working days', colleagues: 'two weeks' },
  /** What dates and periods count with; said wherever a closing promises a date. */
  calendar: 'Dates count calendar weeks and do not skip public holidays.',
} as const;
