import type { CaseSeed } from '../types';

export default {
  title: 'Instant Payout Rails',
  heading: 'A courier ends the shift, and the money is there before the helmet is off.',
  description:
    'Kurierly pays 26,000 couriers in nine euro countries. Weekly batches became SEPA Instant transfers on demand, with the name of the payee verified and the balance reserved before a cent leaves.',
  domain: 'FinTech',
  client: 'Kurierly',
  location: 'Vilnius, Lithuania',
  solution: 'Payout service, bank connections',
  date: '2026-09',
  backgroundColor: 'black',
  meta_title: 'SEPA Instant payouts for 26,000 couriers',
  meta_description:
    'Payout rails on ISO 20022 and SEPA Instant: two banks, payee verification, no double payments in 4.1 million transfers, and a 4.2 second median.',
  customer: {
    name: 'Lina Matulis',
    position: 'Head of Payments, Kurierly',
    review:
      'On a rainy Friday one of our banks went quiet for fifty minutes. I learned about it from the report the next morning, since the other bank had carried the evening. That is the whole reference, really.',
    business_needs: [
      'Paid on demand: A courier taps once and has the money within ten seconds, on Sundays too.',
      'Never twice: A lost answer from a bank must not become a second transfer.',
      'Two banks, one button: Either partner may fail without a change anybody in the app could see.',
    ].join('\n'),
    result:
      'Median time from tap to credited account is 4.2 seconds, and 99.1% of transfers settle inside the ten-second limit of the scheme. Support tickets about pay dropped by 68% against the summer before.',
  },
  quote: 'Payday used to be Tuesday. Now it is whenever you like.',
  aboutProject: `Kurierly paid its couriers each Tuesday by a batch file, and each Wednesday 1,100 of them wrote to ask where the money was. A wrong digit in an IBAN came back after three days. Competitors advertised daily pay, and one courier in six left within a month, naming the wait as the reason.

SEPA Instant solves the speed and creates a sharper problem: a transfer cannot be recalled like a batch. We built the payout service in Go around a ledger that reserves first, sends second and settles only on proof. Two banks are connected over ISO 20022, and the check of payee name against IBAN runs when an account is added and once more before the first payment. Eight people, seven months, one country at a time.`,
  infoBlock: [
    {
      sectionTitle: 'The order of things',
      subSectionTitle: 'Reserve, send, prove',
      sectionContent: [
        {
          subtitle: 'A ledger in front of the banks',
          text: 'Earnings, reservations and settled payouts are three accounts per courier. Their sum is checked every minute, for everyone.',
        },
        {
          subtitle: 'A route chosen per transfer',
          text: 'Reachability, fee and the last five minutes of response times decide which bank carries it.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'Since the first country went live',
      sectionContent: [
        { subtitle: '4.2 s', text: 'median from tap to credited account' },
        { subtitle: '0', text: 'double payments in 4.1 million transfers' },
        { subtitle: '−68%', text: 'support tickets about pay' },
      ],
    },
  ],
  tag: ['Go', 'PostgreSQL', 'Kafka', 'ISO 20022', 'Terraform', 'AWS', 'Kotlin', 'Swift'],
  projectContent: [
    { type: 'title', content: 'The answer that never came' },
    {
      type: 'paragraph',
      content:
        'Under the scheme rules a payment is accepted or rejected within ten seconds, yet the bank’s status message can still get lost between its gateway and ours. Treating silence as failure is how double payments happen. A transfer without a final pacs.002 therefore stays in a state called “unknown”: the reservation holds, no retry is sent, and an investigation runs against the bank with the same end-to-end reference. Couriers see “on its way”. About four in a hundred thousand take that path.',
    },
    { type: 'title', content: 'We did not become clever about retries' },
    {
      type: 'paragraph',
      content:
        'One proposal was to let an unknown transfer fail over to the second bank after thirty seconds. It would have looked splendid on the availability chart and, by our estimate, paid eleven people a month twice. Failover applies only before sending, never after. The database enforces it with a unique key over the payout and a check that one route at most is open. Availability came out at 99.98% all the same.',
    },
    { type: 'title', content: 'A bank made of plywood' },
    {
      type: 'paragraph',
      content:
        'Bank sandboxes answer in perfect order, so we wrote a bad one. Our simulator delays, duplicates, reorders and drops messages by a seed, and the nightly run pushes 200,000 payouts through it while processes are killed at random. The ledger must balance at the end. Payee verification was our weak guess: we assumed near matches would be rare, and 7% of couriers turned out to use a shortened first name. The wording of that screen was rewritten three times.',
    },
  ],
} satisfies CaseSeed;
