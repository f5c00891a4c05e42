import type { CaseSeed } from '../types';

export default {
  title: 'Spare Parts Catalogue',
  heading: 'From a photo of a broken hinge to the right part number, including the three that replaced it.',
  description:
    'Kessel & Braun has built bakery machines since 1954 and still supplies parts for all of them. Mechanics now find the right one on an exploded drawing, on a phone, with flour on their thumbs.',
  domain: 'E-commerce',
  client: 'Kessel & Braun',
  location: 'Stuttgart, Germany',
  solution: 'Parts shop, ERP integration',
  date: '2023-04',
  backgroundColor: 'white',
  layout: 'numbers',
  meta_title: 'A parts shop for 1.4 million part numbers',
  meta_description:
    'A B2B parts catalogue with exploded drawings and supersession chains: wrong orders down from 11% to 2.6%, and search answers in 90 milliseconds.',
  customer: {
    name: 'Matthias Keller',
    position: 'Head of Aftermarket, Kessel & Braun',
    review:
      'We had a colleague, Herr Lutz, who knew all part numbers by heart, and a business plan that consisted of him. He tested every release and found something each time. Last spring he found nothing, and was a little offended.',
    business_needs: [
      'Only what fits: A mechanic enters the serial number once and is never shown a part for another machine.',
      'The chain of successors: Old numbers stay searchable and lead to what is sold today, with the adapter if one is needed.',
      'Prices from the source: Contract prices and stock come live from the ERP, or the basket says they are unavailable.',
    ].join('\n'),
    result:
      'Wrong-part returns dropped from 11% of orders to 2.6%. Online orders grew from 18% to 67% of the parts business, and the telephone desk was moved to technical advice.',
  },
  quote: 'Our customers stopped ringing Herr Lutz. He is adjusting.',
  aboutProject: `A dough divider from 1978 is worth repairing, and its owner has an oily plate with half a serial number. To order a seal he leafed through a scanned PDF of 640 pages, read a number, telephoned, learned that it had been superseded twice, and in one case out of nine received the wrong thing. A bakery that stands still loses around €4,000 a night.

The catalogue had to join three worlds: drawings from a paper archive, bills of material from two ERP systems and prices from a third. We built the graph of machines, assemblies, parts and successors first, and the shop on top of it. It took seven people eleven months. The drawings alone needed four, and every hotspot on them was checked by a mechanic.`,
  infoBlock: [
    {
      sectionTitle: 'How a part is found',
      subSectionTitle: 'Three ways in, one part out',
      sectionContent: [
        {
          subtitle: 'By the machine',
          text: 'A serial number narrows 1.4 million parts to about 900, with the modifications of that very unit applied.',
        },
        {
          subtitle: 'By the drawing',
          text: 'Exploded views are vector tiles with hotspots at least 44 pixels wide. A tap on balloon 17 opens balloon 17.',
        },
        {
          subtitle: 'By the photograph',
          text: 'A picture of the plate is read for its number on the phone itself. Unreadable characters become question marks, and the search tolerates them.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'Eighteen months of orders',
      sectionContent: [
        { subtitle: '2.6%', text: 'of orders returned as the wrong part, once 11%' },
        { subtitle: '67%', text: 'of parts sold online, from 18%' },
        { subtitle: '90 ms', text: 'for a search, median' },
      ],
    },
  ],
  tag: ['React', 'TypeScript', 'Node', 'PostgreSQL', 'Elasticsearch', 'Redis', 'Playwright'],
  projectContent: [
    { type: 'title', content: 'Supersession is not a linked list' },
    {
      type: 'paragraph',
      content:
        'Part A is replaced by B, unless the gearbox is older than 1991, in which case by C together with bracket D. Some chains split, some join and two in the legacy data went in circles. We model replacement as a graph with conditions on the machine and reject cycles on import, with the offending path printed for the editor. Resolving a chain at request time takes four milliseconds; storing the answer would have meant 1.4 million rows to refresh after each correction.',
    },
    { type: 'title', content: 'Live prices, with a short fuse' },
    {
      type: 'paragraph',
      content:
        'The price ERP answers in 300 milliseconds on a good day and not at all on inventory night. Copying prices into the shop nightly was proposed, and rejected by the sales director with an example: copper, March 2022, twice in a day. Lists show no price until asked, the basket asks for all lines in one call with a limit of two seconds, and a failure is shown as such. Orders are still accepted, “price to be confirmed”.',
    },
    { type: 'title', content: 'Herr Lutz as an oracle' },
    {
      type: 'paragraph',
      content:
        'Four hundred questions were put to the man who knew, and his answers became the regression suite. The first import agreed with 71% of them. By launch it was 98%, and three of the remaining eight were his slips. We tested on site at two in the morning, in a bakery near Ulm, where a bright white interface proved blinding. The dark theme was our last feature and should have been the first.',
    },
  ],
} satisfies CaseSeed;
