import type { CaseSeed } from '../types';

export default {
  title: 'Contract Clause Finder',
  heading: 'Ask for a liability cap above fees paid, and read the clause itself before the kettle boils.',
  description:
    'Clauseworks reviews commercial contracts for companies without a legal floor. Its lawyers now search 190,000 agreements by meaning and by number, and always land on the clause, never on a summary of it.',
  domain: 'AI/ML SaaS',
  client: 'Clauseworks',
  location: 'Edinburgh, UK',
  solution: 'Legal search, drafting add-in',
  date: '2024-08',
  backgroundColor: 'grey',
  meta_title: 'Clause search over 190,000 contracts',
  meta_description:
    'Hybrid legal search with pgvector and HNSW: the right clause in the top five 94% of the time, answers in 210 ms, and strict walls between clients.',
  customer: {
    name: 'Fiona Drummond',
    position: 'General Counsel, Clauseworks',
    review:
      'Lawyers are paid to distrust, so I gave it thirty questions I knew the answers to. It found twenty-nine, and on the thirtieth it showed me I had been wrong about schedule 4 since 2017.',
    business_needs: [
      'The clause, verbatim: Results are the words as signed, with page and version, because a paraphrase is not evidence.',
      'Numbers are meaning: A cap of £500,000 and one of 150% of fees are different answers.',
      'Walls between clients: A search must be unable to touch a contract its user is not cleared for.',
    ].join('\n'),
    result:
      'The right clause is among the first five results for 94% of test questions, up from 58% with keyword search. A review of comparable terms takes 25 minutes where it took half a day.',
  },
  quote: 'It never tells me what a contract says. It shows me, and I bill accordingly.',
  aboutProject: `“Find me every supplier who may raise prices without asking” is a reasonable request. At Clauseworks it took a paralegal four hours, because one contract says “adjust the Charges”, another “indexation”, and a third hides it in a definition. Keyword search found the wanted clause in its first five results 58% of the time, and lawyers had gone back to asking each other in the corridor.

The archive held 190,000 agreements, a fifth of them scanned. We cut them into clauses along their own numbering, kept each clause with its parent and its defined terms, and searched by words and by meaning together. Amounts, dates and percentages are extracted as values that can be filtered. Five engineers and one lawyer on loan worked for six months, with a shared list of 800 real questions as the only judge.`,
  infoBlock: [
    {
      sectionTitle: 'How it reads',
      subSectionTitle: 'Structure before similarity',
      sectionContent: [
        {
          subtitle: 'Definitions travel along',
          text: '“Losses” means what clause 1.1 says it means. The definition is shown next to the hit and indexed with it.',
        },
        {
          subtitle: 'Inside the word processor',
          text: 'An add-in compares the paragraph under the cursor with forty signed ones, and shows which words are unusual.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'On 800 questions and a real archive',
      sectionContent: [
        { subtitle: '94%', text: 'of questions with the right clause in the top five' },
        { subtitle: '210 ms', text: 'for a search, at the 95th percentile' },
        { subtitle: '25 min', text: 'to compare terms across suppliers' },
      ],
    },
  ],
  tag: ['Python', 'PostgreSQL', 'pgvector', 'React', 'TypeScript', 'Docker', 'Terraform'],
  projectContent: [
    { type: 'title', content: 'A filter that starves the index' },
    {
      type: 'paragraph',
      content:
        'Eleven million clauses sit in an HNSW index, which walks a graph of neighbours and stops when it has enough. Apply a client’s permissions afterwards and a small client gets two results, or none, because its clauses were never among the nearest forty. Raising the search width hid the effect and doubled the latency. We partitioned by client, with one index each, and row-level security as the second lock. A user cleared for thirty clients queries thirty small graphs in parallel.',
    },
    { type: 'title', content: 'Two searches, merged by rank' },
    {
      type: 'paragraph',
      content:
        'Meaning finds “indexation” when asked about price rises. Words find “force majeure” and clause 14.3(b), which embeddings blur. Their scores live on different scales, and weighting them by hand kept breaking, so the lists are merged by reciprocal rank and the top fifty re-read by a cross-encoder. Generating an answer in prose was planned for month five. The lawyers saw a prototype invent a notice period, and the plan was withdrawn the same day, unanimously.',
    },
    { type: 'title', content: 'Eight hundred questions from the corridor' },
    {
      type: 'paragraph',
      content:
        'For three weeks people wrote down what they asked each other. Two lawyers marked the right clauses independently, agreed on 91%, and argued the rest into the guidelines. Each change to chunking or models is run against that set overnight, and a loss of one point blocks it. Scans were the regret. We began with the OCR layer already in the files, some of it from 2009, and read everything afresh only after dates had gone missing for a month.',
    },
  ],
} satisfies CaseSeed;
