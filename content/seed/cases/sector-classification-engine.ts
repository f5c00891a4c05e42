import type { CaseSeed } from '../types';

export default {
  title: 'Sector Classification Engine',
  heading: 'A language model that files companies into 1,200 sectors, and an analyst desk that corrects it.',
  description:
    'Taxonry sells sector data on 2.6 million private companies. Its analysts could file ninety a day each. The engine now files the obvious ones, admits when it is unsure, and learns from whoever overrules it.',
  domain: 'AI/ML SaaS',
  client: 'Taxonry',
  location: 'Amsterdam, NL',
  solution: 'NLP service, review desk',
  date: '2025-08',
  backgroundColor: 'grey',
  meta_title: 'Classifying 2.6 million companies into 1,200 sectors',
  meta_description:
    'A sector classifier that knows when to ask: 83% of companies filed without review at 96% precision, and a desk where analysts settle the rest.',
  customer: {
    name: 'Femke de Vries',
    position: 'Head of Data, Taxonry',
    review:
      'Their four engineers came for a quarter, and three of them are still with us, which says it faster than I can. The model is good. The part my analysts defend with their lives is the desk.',
    business_needs: [
      'Precision first: A wrong sector costs a client’s trust, so an honest “unsure” is worth more than a guess.',
      'Room for new sectors: The taxonomy changes each quarter, and a split must not mean retraining from nothing.',
      'Reasons in words: Each label has to point at the sentence on the company’s page that earned it.',
    ].join('\n'),
    result:
      'The engine files 83% of companies on its own at 96% precision, measured weekly on 600 blind samples. Eleven analysts cleared a backlog of 410,000 companies in five months.',
  },
  quote: 'It is the first model I have met that asks before it is wrong.',
  aboutProject: `A company that “brings protein to the table” may be a farm, a lab or a website about farms. Taxonry’s eleven analysts read pages like that all day and filed ninety each, while 410,000 companies waited. Two earlier models had been tried. Both were right four times out of five and equally confident the fifth time, so every answer needed checking and nothing was gained.

We put the uncertainty at the centre. A retriever proposes twenty sectors, a ranker compares them with evidence from the page, and a calibrated score decides whether a person should look. Four of our engineers joined Taxonry’s data team and spent the first fortnight as analysts, filing companies by hand with a disagreement rate they would rather not publish.`,
  infoBlock: [
    {
      sectionTitle: 'Engine and desk',
      subSectionTitle: 'Where the work is divided',
      sectionContent: [
        {
          subtitle: 'Evidence beside the label',
          text: 'The sentence that decided is highlighted in the source text, together with the runner-up sector and why it lost.',
        },
        {
          subtitle: 'Twelve seconds per decision',
          text: 'Keyboard only: accept, swap with the runner-up, or search. Similar companies arrive in a row so the eye stays warm.',
        },
        {
          subtitle: 'Disagreement as data',
          text: 'One company in twenty goes to two analysts. Where they differ, the definition of the sector is at fault more often than either person.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'From backlog to routine',
      sectionContent: [
        { subtitle: '83%', text: 'of companies filed without review' },
        { subtitle: '96%', text: 'precision on weekly blind samples' },
        { subtitle: '410 k', text: 'companies of backlog, gone in five months' },
      ],
    },
  ],
  tag: ['Python', 'PyTorch', 'PostgreSQL', 'pgvector', 'React', 'TypeScript', 'AWS'],
  projectContent: [
    { type: 'title', content: 'A taxonomy that will not hold still' },
    {
      type: 'paragraph',
      content:
        'A plain classifier has 1,200 outputs, and any change to the list means training again. Each sector in our system is a text instead: definition, inclusions, exclusions and six examples, embedded like the companies are. Splitting a sector means writing two descriptions and re-ranking its members, about an hour for the largest. Sectors with fewer than thirty examples, a third of all, gained most, since the definition carries them where data cannot.',
    },
    { type: 'title', content: 'The large model teaches, the small one works' },
    {
      type: 'paragraph',
      content:
        'Sending each company to a large hosted model was accurate and would have cost €71,000 per full pass, four times a year. We used it once, on 60,000 companies, to produce labels with reasons, had analysts audit 3,000 of them, and trained a ranker of 140 million parameters on the result. It runs on two rented GPUs overnight. It gives up 1.1 points of accuracy and about 98% of the bill, and the hosted model still settles the hardest two percent.',
    },
    { type: 'title', content: 'Calibration, and one bad Monday' },
    {
      type: 'paragraph',
      content:
        'A score of 0.9 should be right nine times in ten. We fit temperature per top-level branch and check the curve weekly on 600 companies labelled blind, which is the only figure shown to management. One Monday precision fell to 88%. A crawler update had begun returning cookie banners in place of pages, and the engine had filed 2,900 firms under privacy services. Input drift now has its own alarm, and it ought to have been there first.',
    },
  ],
} satisfies CaseSeed;
