import type { CaseSeed } from '../types';

export default {
  title: 'Flower Market Checkout',
  heading: 'Eleven thousand rose orders in one morning, and not one stem sold twice.',
  description:
    'Ramblas Flor sells a third of its year on two days, Saint Valentine’s and Sant Jordi. Its old checkout fell over on both. The new one reserves a stem before it asks for a card.',
  domain: 'E-commerce',
  client: 'Ramblas Flor',
  location: 'Barcelona, Spain',
  solution: 'Checkout, stock reservation',
  date: '2022-01',
  backgroundColor: 'red',
  meta_title: 'A flower checkout built for two days a year',
  meta_description:
    'Checkout for a Barcelona flower seller: stock reserved for eight minutes, slots that cannot oversell, and a Sant Jordi morning with no downtime.',
  customer: {
    name: 'Marta Puig',
    position: 'Managing Director, Ramblas Flor',
    review:
      'On Sant Jordi I usually spend the morning apologising. This year I sold roses from a stall, with my mother, and looked at the dashboard twice. The second time was out of disbelief.',
    business_needs: [
      'Sell each stem once: Basket, market stall and wholesale desk draw on the same count.',
      'A slot is a promise: Delivery windows close when the vans are full, not when somebody notices.',
      'Two days decide: The system is sized and rehearsed for 23 April, and may be small for the rest of the year.',
    ].join('\n'),
    result:
      'Sant Jordi 2022 brought 11,800 orders without an outage and without a single oversold bouquet. Completed checkouts rose from 52% to 73%, and refunds for missing stock went from €38,000 to zero.',
  },
  quote: 'Roses wilt. So do customers who wait for a spinner.',
  aboutProject: `In Catalonia people give each other a rose on 23 April, nearly all of them before noon. In 2021 Ramblas Flor’s shop took payment for 3,100 bouquets it did not have, because stock was counted once an hour. Refunds cost €38,000, and the apologies were handwritten. Between those mornings the site sold a pleasant ninety orders a day.

There was no appetite for a new shop, and no need. We left catalogue and content where they were and replaced the part after “add to basket”: a reservation service, a three-step checkout and a plan of delivery slots. Four engineers and a tester started in August. By January it was live for Valentine’s, a smaller storm, which served as the dress rehearsal.`,
  infoBlock: [
    {
      sectionTitle: 'After the basket',
      subSectionTitle: 'Stem, slot, payment',
      sectionContent: [
        {
          subtitle: 'Eight minutes for every bouquet',
          text: 'A reservation begins at the basket and shows its time left. If it lapses, the stems return to the count at once.',
        },
        {
          subtitle: 'Vans with a capacity',
          text: 'Forty-two districts, half-hour windows, and a limit in crates. A wedding arch takes up what it takes up.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'The morning of 23 April',
      sectionContent: [
        { subtitle: '0', text: 'bouquets sold that were not there' },
        { subtitle: '73%', text: 'of checkouts completed, up from 52%' },
        { subtitle: '310 ms', text: 'to reserve, at the 99th percentile' },
      ],
    },
  ],
  tag: ['TypeScript', 'React', 'Node', 'Redis', 'PostgreSQL', 'Terraform', 'AWS'],
  projectContent: [
    { type: 'title', content: 'One counter, many hands' },
    {
      type: 'paragraph',
      content:
        'At eleven o’clock 900 people want the same red rose. A row lock in PostgreSQL serialised them and fell behind at 40 reservations a second, well below the peak minute. Stock now lives in Redis as a number that a short script checks and lowers in one step, while the order of events is written to PostgreSQL behind it. If Redis restarts, the count is rebuilt from the unexpired reservations in nine seconds, during which the button reads “one moment”.',
    },
    { type: 'title', content: 'A waiting room was rejected' },
    {
      type: 'paragraph',
      content:
        'The hosting partner offered a queue page: position 8,214, please wait. On an impulse purchase that amounts to a closed door. We put the limit where the scarcity is. Browsing comes from a cache, reservation is one small call, and payment may take as long as the bank’s authentication needs, because the stems are already held. A queue is configured for the day Redis itself is the bottleneck. It has never opened.',
    },
    { type: 'title', content: 'The rehearsal, and the ribbon' },
    {
      type: 'paragraph',
      content:
        'We replayed the 2021 access log at three times its speed, with payment simulated at the real rate of failed authentication, 9%. Two tests sold the last rose to 5,000 buyers at once, and one of them won. VAT surprised us: cut flowers carry the reduced 10% in Spain, the vase beside them 21%, and a gift set must be split. Ribbons were taxed wrongly for six days, €212 in total. Our accountant’s review came after launch and belonged before it.',
    },
  ],
} satisfies CaseSeed;
