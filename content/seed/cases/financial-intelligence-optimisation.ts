import type { CaseSeed } from '../types';

export default {
  title: 'Financial Intelligence Optimisation',
  heading: 'A rules engine that closes the books before breakfast.',
  description:
    'Ledgerline keeps accounts for 140 companies under one roof, and each month end took nine working days of copying. Adjustments, eliminations and currency translation now run overnight, with every line explained.',
  domain: 'FinTech',
  client: 'Ledgerline',
  location: 'New York, US',
  solution: 'Reporting core, rules engine',
  date: '2025-05',
  backgroundColor: 'black',
  meta_title: 'Month-end close cut from nine days to one night',
  meta_description:
    'A double-entry reporting core and a rules engine accountants can read: 140 entities consolidated overnight, each elimination traced to its source.',
  customer: {
    name: 'David Rosenthal',
    position: 'CFO, Ledgerline',
    review:
      'Accountants trust a number when they can pull on it and something comes out. Here you pull, and the journal, the rate and the rule come out, in that order. My controllers went home at six on the last day of the quarter and texted me to ask if that was allowed.',
    business_needs: [
      'Close by morning: The consolidated trial balance must be ready at seven, New York time, on working day one.',
      'Rules without developers: A controller has to be able to change an allocation key and see the effect first.',
      'An auditor in the room: Any balance opens down to the source journal, the rate used and the version of the rule.',
    ].join('\n'),
    result:
      'The close takes 5 hours 40 minutes of machine time and a morning of review, against nine working days before. Audit queries for the first full year fell from 264 to 61.',
  },
  quote: 'We used to find the difference. Now we are shown where it was born.',
  aboutProject: `Nine days is how long Ledgerline needed to close a month across 140 entities, six charts of accounts and eleven currencies. Four of those days went into intercompany differences: one side booked on the 30th, the other on the 2nd, and a spreadsheet with 83 tabs decided who was right. The spreadsheet had one author, and he was due to retire.

We spent three weeks next to him, writing down 412 adjustments as he made them. They collapsed into 57 rules. Around those we built a double-entry core in PostgreSQL, a small language for the rules, and a review screen where a controller approves exceptions rather than entering journals. Old and new ran side by side for three closes.`,
  infoBlock: [
    {
      sectionTitle: 'The reporting core',
      subSectionTitle: 'Three parts and a promise to auditors',
      sectionContent: [
        {
          subtitle: 'Journals that only grow',
          text: 'Nothing is updated in place. A correction is a reversal and a new entry, both carrying the reason and the name.',
        },
        {
          subtitle: 'Rules with effective dates',
          text: 'Restating March uses the rules of March, even when somebody improved them in May.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'After four quarter ends',
      sectionContent: [
        { subtitle: '1 night', text: 'to close 140 entities, formerly nine working days' },
        { subtitle: '57', text: 'readable rules in place of 412 manual adjustments' },
        { subtitle: '−77%', text: 'audit queries year on year' },
      ],
    },
  ],
  tag: ['TypeScript', 'Node', 'PostgreSQL', 'React', 'Terraform', 'AWS', 'Playwright'],
  projectContent: [
    { type: 'title', content: 'Numbers that may not drift' },
    {
      type: 'paragraph',
      content:
        'Consolidated figures had to agree with the statutory ledgers to the cent, and a floating-point sum over two million lines does not. Amounts are integers in minor units with a currency beside them, and rates are exact decimals with their source and publication time. Translation uses the closing rate for the balance sheet and the monthly average for income, so the leftover goes to the cumulative translation adjustment by rule, never by hand. The database rejects a journal that does not sum to zero.',
    },
    { type: 'title', content: 'A small language over a bought engine' },
    {
      type: 'paragraph',
      content:
        'Two commercial rule engines made the shortlist. Both could express the 57 rules, but neither could answer the question a controller asks most: why did this one not apply? We wrote a language of nineteen keywords that reads like a memo, compiles to SQL and records each condition it tested. Its limits are deliberate, there are no loops, and a rule longer than a screen does not save. It took six weeks; the licence alone would have cost more per year.',
    },
    { type: 'title', content: 'Three closes in parallel' },
    {
      type: 'paragraph',
      content:
        'For January, February and March both systems closed the same month. The first comparison showed 1,904 differing lines and the third showed eleven, nine of which were errors in the spreadsheet. That was the moment the retiring author signed. If we began again, exchange rates would get their own approval step straight away. A treasury feed once published yen inverted, and only a plausibility check added in week fourteen kept it out of a report.',
    },
  ],
} satisfies CaseSeed;
