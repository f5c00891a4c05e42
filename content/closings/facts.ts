/**
 * Figures and promises of closings: facts of the site, like those in `content/site.ts` (rule 57). The owner confirms
 * them; `asOf` is the date of the last confirmation, `source` says where they come from.
 */
export const closingFacts = {
  fees: {
    asOf: '2 November 2026',
    source: 'Typical figures of European price lists, rounded',
    /** By number of competing processors: one, two, three. */
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
  /** How long a start is reserved without a contract, and when names and colleagues follow. */
  promises: { hold: 'five working days', names: 'five working days', colleagues: 'two weeks' },
  /** How dates and periods are counted; stated wherever a closing promises a date. */
  calendar: 'Dates count calendar weeks and do not skip public holidays.',
} as const;
