import type { CaseSeed } from '../types';

export default {
  title: 'Options Trading Analytics Platform',
  heading:
    'Forty thousand contracts, recalculated every second, on one screen a trader can read at a glance.',
  description:
    'Deltaquay sells options analytics to independent desks. Their first product was a spreadsheet with a following. We turned it into a platform without losing the people who loved the spreadsheet.',
  domain: 'FinTech',
  client: 'Deltaquay',
  location: 'London, UK',
  solution: 'Web platform, data pipeline',
  date: '2026-03',
  backgroundColor: 'black',
  layout: 'numbers',
  meta_title: 'Live Greeks for 40,000 options contracts',
  meta_description:
    'How a team of seven replaced a ninety-second spreadsheet with a streaming options platform: live Greeks, payoff curves and 0.8 s median refresh.',
  customer: {
    name: 'Hannah Whitlock',
    position: 'COO, Deltaquay',
    review:
      'Our traders are not polite about software, and on the first expiry Friday I sat in the room to hear it. Somebody asked whether the new screen was switched on, because nothing had frozen. I bought cake.',
    business_needs: [
      'Live, not nearly live: Updates under one second for the contracts on screen, under five for the rest.',
      'Keep the muscle memory: Keyboard shortcuts and column order carried over from the spreadsheet, exactly.',
      'Prove every number: A click on any figure shows the inputs, the model and the time it was computed.',
    ].join('\n'),
    result:
      'Median refresh went from 90 seconds to 0.8, and all six expiry days since launch passed without an incident. Deltaquay now serves three times as many paying desks with the same support team of four.',
  },
  quote: 'They told us in week one which half of our roadmap we did not need.',
  aboutProject: `The desk needed live Greeks, payoff curves and scenario tests for every listed contract in three markets, about 40,000 lines on a busy morning. The old tool refreshed every ninety seconds and froze on expiry days, when gamma moves fastest and a stale delta is worse than none.

We split the calculation core from the interface, moved it to a stream of small workers, and drew the whole product around one question: what changed since I last looked? A team of seven shipped the first usable version in eleven weeks. Two traders from a client desk sat in on every second demo, and the column order was settled by watching their hands rather than asking them.`,
  infoBlock: [
    {
      sectionTitle: 'What we built',
      subSectionTitle: 'Core and interface',
      sectionContent: [
        {
          subtitle: 'A calculation core that scales sideways',
          text: 'Each market runs in its own group of workers. On expiry days we add machines, and nobody notices.',
        },
        {
          subtitle: 'One screen, three densities',
          text: 'Overview, desk and focus. The layout never moves, only the amount of detail does.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'Six months later',
      sectionContent: [
        { subtitle: '0.8 s', text: 'median refresh, down from 90' },
        { subtitle: '3×', text: 'paying desks since launch' },
        { subtitle: '0', text: 'incidents on expiry days' },
      ],
    },
  ],
  tag: ['React', 'TypeScript', 'Node', 'Kafka', 'PostgreSQL', 'WebSockets', 'Cypress', 'AWS'],
  projectContent: [
    { type: 'title', content: 'Two pricing models, because the contracts differ' },
    {
      type: 'paragraph',
      content:
        'Index options in the first market are European and take a closed formula. The single-stock options are American, so early exercise around dividends matters and a formula is simply wrong. Those go through a binomial tree of 200 steps, computed in typed arrays. The tree costs about sixty times more per contract, which is why workers are grouped by market and by exercise style instead of sharing one queue.',
    },
    { type: 'image', content: 'second' },
    { type: 'title', content: 'Conflate the ticks, reject the GPU' },
    {
      type: 'paragraph',
      content:
        'Recomputing on every quote would have meant 90,000 valuations a second at the open, most of them for contracts nobody was looking at. One engineer had a GPU prototype running by week three and it was fast. We left it on the shelf: the bottleneck was the browser, and a human sees four updates a second at best. Kafka keeps the latest quote per contract, and each worker takes a snapshot every 250 milliseconds. Contracts on screen go first.',
    },
    { type: 'title', content: 'Expiry Friday at four times the speed' },
    {
      type: 'paragraph',
      content:
        'We recorded the feed of one triple-witching Friday and replayed it at quadruple speed each night, comparing Greeks with a slow reference library to six decimals. It found a time-to-expiry rounding error that only appeared in the last forty minutes. With hindsight we would have drawn the main table on canvas from the start. The version built from table cells lasted until 2,000 visible figures, and replacing it cost nine days.',
    },
  ],
} satisfies CaseSeed;
