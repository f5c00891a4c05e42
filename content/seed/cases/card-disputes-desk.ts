import type { CaseSeed } from '../types';

export default {
  title: 'Card Disputes Desk',
  heading: 'Every chargeback has a deadline, and now every deadline has a name next to it.',
  description:
    'Halden Pay processes cards for 3,800 small shops and was losing disputes by forgetting them. A work desk now sorts each case by reason code, gathers the evidence and counts the days.',
  domain: 'FinTech',
  client: 'Halden Pay',
  location: 'Manchester, UK',
  solution: 'Case desk, scheme integrations',
  date: '2024-03',
  backgroundColor: 'white',
  meta_title: 'Chargeback handling with no missed deadlines',
  meta_description:
    'A dispute desk for Visa and Mastercard reason codes: evidence packs assembled by rule, zero expired cases, and a win rate that rose from 22% to 41%.',
  customer: {
    name: 'Priya Nair',
    position: 'Head of Disputes, Halden Pay',
    review:
      'My team kept deadlines on sticky notes, and the notes fell off. Northlight read both scheme rulebooks before our first workshop and corrected me on one time frame. I checked, and I framed the page.',
    business_needs: [
      'No silent expiry: A case nearing its scheme deadline must reach a person, then that person’s manager.',
      'Evidence by the code: What a shop is asked for should depend on the reason it is disputed, and nothing else.',
      'Know when to fold: The desk has to say which cases cost more to fight than to accept.',
    ].join('\n'),
    result:
      'Cases lost to an expired deadline fell from 190 a quarter to none in the first year. The share of contested disputes won rose from 22% to 41%, worth £1.3 million returned to shops.',
  },
  quote: 'Half of winning is turning up on time with the right receipt.',
  aboutProject: `In the last quarter before we met, Halden Pay received 6,400 disputes and lost 190 of them without a word, because a date passed. Another two thousand were fought with the wrong evidence: a delivery note sent against a fraud claim, a refund policy sent for goods that never arrived. Nine people worked from a shared mailbox and a calendar.

The new desk treats a dispute as a small state machine with a clock. It reads the scheme files four times a day, maps the reason code to an evidence list, asks the shop in plain words and assembles the pack. Six engineers and a tester delivered it in fourteen weeks, with two analysts from the floor as part of the team rather than as an audience.`,
  infoBlock: [
    {
      sectionTitle: 'How a case moves',
      subSectionTitle: 'From scheme file to signed pack',
      sectionContent: [
        {
          subtitle: 'Questions a florist can answer',
          text: 'Code 13.1 becomes “Did the parcel arrive, and who signed for it?”. Shops reply from a phone, with a photo.',
        },
        {
          subtitle: 'A cost beside each fight',
          text: 'Scheme fee, handling time and likelihood of winning stand next to the amount. Analysts may overrule it, with a reason.',
        },
        {
          subtitle: 'One queue, sorted by regret',
          text: 'Amount at stake divided by hours left. The top row is always the right one to open.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'First year on the desk',
      sectionContent: [
        { subtitle: '0', text: 'disputes lost to an expired deadline' },
        { subtitle: '41%', text: 'of contested cases won, up from 22%' },
        { subtitle: '12 min', text: 'to prepare a pack that used to take 50' },
      ],
    },
  ],
  tag: ['Kotlin', 'React', 'TypeScript', 'PostgreSQL', 'Kafka', 'Playwright', 'PCI DSS'],
  projectContent: [
    { type: 'title', content: 'Rulebooks change twice a year' },
    {
      type: 'paragraph',
      content:
        'Visa groups its conditions into fraud, authorisation, processing errors and consumer disputes; Mastercard keeps four-digit codes and different clocks. Both publish amendments in April and October. So no time limit or evidence list lives in code. They are dated tables, edited by an analyst and approved by a second, and a dispute follows the edition in force on the day it was raised. The April release after launch needed forty minutes of data entry and no deployment.',
    },
    { type: 'title', content: 'Card numbers stay outside' },
    {
      type: 'paragraph',
      content:
        'Scheme files contain full card numbers, which would have pulled the whole desk into PCI DSS scope. A 600-line service in a separate account reads the files, swaps each number for a token and forwards the rest. We considered encrypting the column instead, which is cheaper and keeps everything under audit forever. The assessor agreed to a scope of one service and one queue. Analysts see the last four digits, and have not asked for more.',
    },
    { type: 'title', content: 'Clocks tested with false calendars' },
    {
      type: 'paragraph',
      content:
        'Deadlines are where the money is, so tests run on invented time. A suite of 230 cases walks through leap days, bank holidays in England and Scotland, and a file that arrives late on a Sunday. It found that our cut-off was one hour short for a fortnight each March, when London and the clearing system change their clocks on different dates. The win-probability score came too early, though. Three months of labelled outcomes were too few, and the first version merely flattered large amounts.',
    },
  ],
} satisfies CaseSeed;
