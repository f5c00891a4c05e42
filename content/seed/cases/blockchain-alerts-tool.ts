import type { CaseSeed } from '../types';

export default {
  title: 'Blockchain Alerts Tool',
  oldSlugs: ['real-time-blockchain-alerts-tool'],
  heading: 'Eleven chains watched, one notification worth waking for.',
  description:
    'Tidewatch tells funds and custodians when money they care about moves on a public ledger. Customers were muting the app, so we rebuilt it around the alert that should not have been sent.',
  domain: 'FinTech',
  client: 'Tidewatch',
  location: 'Zug, Switzerland',
  solution: 'Alert engine, mobile app',
  date: '2025-11',
  backgroundColor: 'red',
  meta_title: 'On-chain alerts that survive a reorganisation',
  meta_description:
    'A Rust alert engine for eleven blockchains: finality-aware rules, 97% fewer notifications, and push to a locked phone within four seconds.',
  customer: {
    name: 'Nils Aebischer',
    position: 'Founder, Tidewatch',
    review:
      'I asked for more alerts and was shown, politely and with a chart, that I was selling noise. We deleted two thirds of the rules together in one afternoon. Churn stopped the month after.',
    business_needs: [
      'Fewer and truer: An alert must describe something that has happened and will stay happened.',
      'Own the nodes that count: No single RPC provider may be able to blind the product on a busy night.',
      'Reach a sleeping phone: Critical pushes have to pass a silent mode with the permission of the owner.',
    ].join('\n'),
    result:
      'The average customer receives 9 notifications a week where 310 used to arrive, and opens 71% of them. Median time from block to locked screen is 3.6 seconds on the fast chains.',
  },
  quote: 'Our best feature turned out to be everything it no longer sends.',
  aboutProject: `A compliance officer at one of Tidewatch’s customers had 310 push messages in an ordinary week and had turned the sound off. The one that mattered, a drained hot wallet, arrived as number 211. Behind it stood a polling service in Node that asked a rented provider for new blocks every twelve seconds and believed whatever came back.

Five of us took the engine apart by chain. Rules are now evaluated on a local view of each ledger, with a state of their own: seen, likely, final. We wrote the watchers in Rust, kept the customer-facing API in TypeScript, and gave the mobile apps one job, which is to be right at three in the morning.`,
  infoBlock: [
    {
      sectionTitle: 'Inside the engine',
      subSectionTitle: 'From block to bedside table',
      sectionContent: [
        {
          subtitle: 'Finality as a type',
          text: 'A rule names the certainty it wants. The compiler refuses a payout rule that fires on a block which may still vanish.',
        },
        {
          subtitle: 'Two sources, one verdict',
          text: 'Our own node and a rented one must agree on the block hash. When they differ, the alert waits and an engineer is told instead.',
        },
        {
          subtitle: 'Rules tried on the past',
          text: 'Before saving, a customer sees how often the rule would have fired over the last ninety days.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'Measured over the first quarter',
      sectionContent: [
        { subtitle: '97%', text: 'fewer notifications per customer' },
        { subtitle: '3.6 s', text: 'from block to locked screen, median' },
        { subtitle: '0', text: 'alerts withdrawn after a reorganisation' },
      ],
    },
  ],
  tag: ['Rust', 'TypeScript', 'Kotlin', 'Swift', 'Redis', 'PostgreSQL', 'Terraform'],
  projectContent: [
    { type: 'title', content: 'What “confirmed” means on eleven ledgers' },
    {
      type: 'paragraph',
      content:
        'On Ethereum a block is finalised after two epochs, close to thirteen minutes. Bitcoin never finalises, it only becomes less likely to change, and some of the newer chains are done in under a second. A single confirmation count was therefore out of the question. Each watcher keeps a short tree of recent blocks, and a reorganisation walks the affected rules backwards. If a message has already gone out as “likely”, its correction replaces it on the phone.',
    },
    { type: 'title', content: 'Why the queue is not Kafka' },
    {
      type: 'paragraph',
      content:
        'The obvious plan was a topic per chain. Volumes told another story: 340 events a second at peak, and a rule set that fits in memory. Redis Streams with consumer groups gave us replay and acknowledgement with one moving part less, on machines the client already ran. The price is retention, capped at 48 hours, so the raw blocks go to object storage for anything older. Should Tidewatch reach twenty chains, we would reopen this page.',
    },
    { type: 'title', content: 'A museum of bad nights' },
    {
      type: 'paragraph',
      content:
        'Tests run on a collection of sixteen recorded incidents: a seven-block reorganisation on Polygon, an archive node stuck at a fork, a token whose transfer event lied about the amount. Every new watcher must survive all of them. The mistake we own is the iOS critical-alert entitlement, which Apple grants by hand. We applied in week nine and waited five more. It belongs in week one.',
    },
  ],
} satisfies CaseSeed;
