import type { CaseSeed } from '../types';

export default {
  title: 'Treasury Liquidity Board',
  heading: 'Ninety-four bank accounts in one picture, at nine o’clock, with tomorrow drawn in pencil.',
  description:
    'Van Aerle Group makes chocolate in six countries and kept its cash in ninety-four accounts. The board shows what is there, what is due and which account should lend to which today.',
  domain: 'FinTech',
  client: 'Van Aerle Group',
  location: 'Antwerp, Belgium',
  solution: 'Cash position, short-term forecast',
  date: '2023-12',
  backgroundColor: 'grey',
  meta_title: 'Group cash position from 94 accounts by 09:00',
  meta_description:
    'A treasury board on camt.053 and MT940 statements: one cash position by nine, a 13-week forecast, and €18 million less drawn on overdraft lines.',
  customer: {
    name: 'Luc Peeters',
    position: 'Group Treasurer, Van Aerle Group',
    review:
      'For eleven years I began the day by logging in to nine banks with nine little devices. The devices are in a drawer now, next to the fax manual. I use the hour to decide things.',
    business_needs: [
      'A position by nine: Opening balances of all banks, by value date, before the first payment run is released.',
      'A forecast with a memory: Each prediction is kept, so that we can see which subsidiary is always optimistic.',
      'Show, never move: The board proposes transfers and has no power to send one.',
    ].join('\n'),
    result:
      'Average drawing on overdraft lines fell by €18 million, which saves about €940,000 in interest a year. The four-week forecast error narrowed from 23% to 8%.',
  },
  quote: 'I have stopped borrowing money we already owned.',
  aboutProject: `On a Tuesday in 2022 Van Aerle drew €12 million on a credit line in Antwerp while €15 million slept in Gdynia. Nobody had done anything wrong. The balance from Poland arrived by e-mail at eleven, two hours after the decision. With ninety-four accounts at nine banks, the group’s true cash position was always a few hours and a few spreadsheets away.

We collected statements where the banks already send them, end-of-day camt.053 for most, intraday camt.052 for four and MT940 for the stubborn two, and put them on one screen by value date. The forecast came second and was built with the people who are blamed for it. Five engineers, six months, no change in any bank contract.`,
  infoBlock: [
    {
      sectionTitle: 'What the treasurer sees',
      subSectionTitle: 'Ink and pencil',
      sectionContent: [
        {
          subtitle: 'Booked money in solid black',
          text: 'Statement lines by value date, reconciled to the closing balance the bank itself reports. A gap paints the whole account grey.',
        },
        {
          subtitle: 'Expected money in outline',
          text: 'Open receivables, payroll dates, tax instalments and cocoa purchases for thirteen weeks, with the author of each estimate.',
        },
        {
          subtitle: 'Transfers worth making',
          text: 'Suggestions respect cut-off times, minimum balances and the intercompany limits agreed with tax.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'One financial year on',
      sectionContent: [
        { subtitle: '€18 m', text: 'less drawn on overdraft lines, on average' },
        { subtitle: '8%', text: 'error of the four-week forecast, from 23%' },
        { subtitle: '08:40', text: 'when the group position is complete' },
      ],
    },
  ],
  tag: ['Python', 'React', 'TypeScript', 'PostgreSQL', 'ISO 20022', 'Docker', 'Playwright'],
  projectContent: [
    { type: 'title', content: 'One standard, seven dialects' },
    {
      type: 'paragraph',
      content:
        'Seven of the nine banks follow ISO 20022, each in its own fashion. One repeats the opening balance on every page, another puts fees into the narrative only, a third books reversals with the sign of the original. We keep one parser per format and nine small profiles, each with the bank’s own quirks as dated test files. A statement is accepted only if opening balance plus movements equals closing balance. In the first month that single sum stopped 26 files.',
    },
    { type: 'title', content: 'The model we put back in the box' },
    {
      type: 'paragraph',
      content:
        'A gradient-boosted forecast beat everything on paper by two points. It could not tell a treasurer why March looked thin, and he would have ignored it by April. We use plain components instead: contractual flows on their dates, receivables by each customer’s habit of paying late, and a seasonal remainder. Every bar opens into those three. The lost two points came back within a quarter, once subsidiaries saw their own bias and quietly corrected it.',
    },
    { type: 'title', content: 'Replaying two years of mornings' },
    {
      type: 'paragraph',
      content:
        'Before anyone relied on it, the board was fed two years of archived statements in the order they had arrived, one simulated morning at a time, and its position compared with the treasurer’s own notes. It disagreed on 41 days, and was right on 33. The other eight were holidays: a Polish bank day is not a Belgian one. We should have bought a proper calendar of settlement days at once, instead of typing one.',
    },
  ],
} satisfies CaseSeed;
