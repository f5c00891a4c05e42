import type { CaseSeed } from '../types';

export default {
  title: 'Nodefy',
  heading: 'Eleven years of support tickets, joined into a graph an agent can walk and a person can audit.',
  description:
    'Nodefy sells network appliances, and the knowledge of how to repair them lived in 480,000 closed tickets. A graph of symptoms, causes and fixes now feeds a support agent that shows which tickets it learned from.',
  domain: 'AI/ML SaaS',
  client: 'Nodefy',
  location: 'Tallinn, Estonia',
  solution: 'Knowledge graph, support agent',
  date: '2026-06',
  backgroundColor: 'grey',
  meta_title: 'A support agent built on a graph of 480,000 tickets',
  meta_description:
    'How Nodefy turned eleven years of tickets into an auditable knowledge graph: 47% of questions solved by the agent, each answer with its sources.',
  customer: {
    name: 'Kristjan Tamm',
    position: 'CEO, Nodefy',
    review:
      'I tried to embarrass it with a fault from 2016 that I had fixed myself. It found my own ticket, quoted my workaround and added that firmware 4.2 had made it unnecessary. I had not known that.',
    business_needs: [
      'Answers with a pedigree: Whatever the agent says must lead to the tickets and manuals it came from.',
      'Old advice must age: A fix for retired firmware should be found, understood and not repeated.',
      'Step aside in time: When the path in the graph ends, a person takes over with the whole story attached.',
    ].join('\n'),
    result:
      'The agent resolves 47% of incoming questions without a person, judged by no reopening within fourteen days. For the rest, an engineer starts with a diagnosis, and median handling time is 19 minutes instead of 52.',
  },
  quote: 'We owned the answers for years. We just could not find the questions.',
  aboutProject: `When Nodefy’s most senior support engineer announced his retirement, the company discovered that he closed one ticket in nine. Search did not help the others. The same fault was called “flapping”, “link dance” and “the Tuesday thing”, in Estonian, English and German, and a third of the advice on file applied to firmware nobody ran any more.

A chatbot over raw tickets would have repeated all of it, fluently. We extracted claims instead, such as symptom, product, version, cause and remedy, each tied to the lines it came from, and let eleven support engineers confirm the links they used daily. The agent may only walk along those links. Six people worked on it for eight months, and the retiring engineer stayed two of them longer than planned because he was enjoying himself.`,
  infoBlock: [
    {
      sectionTitle: 'Graph and agent',
      subSectionTitle: 'What it knows and how far it may go',
      sectionContent: [
        {
          subtitle: 'A claim has a birthday',
          text: 'Every edge carries the versions it held for. Ask about 5.1 and a remedy for 3.x appears only as history.',
        },
        {
          subtitle: 'A path in place of a paragraph',
          text: 'Engineers see the route from symptom to fix as five or six nodes. One click on a wrong one removes it from answers within a minute.',
        },
        {
          subtitle: 'Hands kept off the switch',
          text: 'The agent reads diagnostics from an appliance with the customer’s consent. It has no command that changes anything.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'First hundred days in front of customers',
      sectionContent: [
        { subtitle: '47%', text: 'of questions resolved by the agent' },
        { subtitle: '19 min', text: 'per remaining ticket, down from 52' },
        { subtitle: '1.3%', text: 'of answers marked wrong by an engineer' },
      ],
    },
  ],
  tag: ['Python', 'TypeScript', 'React', 'PostgreSQL', 'pgvector', 'Redis', 'OpenTelemetry'],
  projectContent: [
    { type: 'title', content: 'A graph without a graph database' },
    {
      type: 'paragraph',
      content:
        'The finished graph has 61,000 nodes and 240,000 edges. Walks are six steps at most, and a recursive query in PostgreSQL answers in 14 milliseconds, next to the vectors used to find the starting node. A dedicated graph store was on the first diagram, with its own backup, its own access model and one colleague who knew it. We measured, crossed it out, and wrote the size at which the question should be asked again: about ten million edges.',
    },
    { type: 'title', content: 'Extraction that can be argued with' },
    {
      type: 'paragraph',
      content:
        'A model read each ticket and proposed claims in a fixed form, quoting the lines as evidence. Claims whose quotation did not occur word for word in the ticket were dropped by ordinary code, which removed 8% of them. Support engineers then saw only those edges that many answers would cross, 3,400 in all, twenty a day with the morning coffee. Customer names and addresses were stripped before any text left Nodefy’s own servers.',
    },
    { type: 'title', content: 'Graded by the people it replaces least' },
    {
      type: 'paragraph',
      content:
        'Four hundred closed tickets were held back, and the agent’s answers mixed with human ones for blind grading. In March it won on completeness and lost on tone. In April both were level, except on intermittent faults, where it concluded too soon. A rule now demands two independent symptoms before a hardware replacement is suggested. We launched in three languages at once, which was vain. German tickets were thin, and that branch should have followed a month later.',
    },
  ],
} satisfies CaseSeed;
