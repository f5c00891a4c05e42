import type { CaseSeed } from '../types';

export default {
  title: 'Fleet Routing Console',
  heading: 'Route planning tested from a moving van, with the signal switched off on purpose.',
  description:
    'Baltvia delivers building material from Gdańsk to villages where the last kilometre is sand. Dispatchers plan 180 vans on one console, and drivers keep working when the forest takes the network away.',
  domain: 'Transportation',
  client: 'Baltvia',
  location: 'Gdańsk, Poland',
  solution: 'Routing console, driver app',
  date: '2024-10',
  backgroundColor: 'black',
  meta_title: 'Routing for 180 vans, with or without a signal',
  meta_description:
    'A dispatch console and offline driver app: 180 vans planned in four minutes, 14% fewer kilometres, and deliveries signed where there is no network.',
  customer: {
    name: 'Piotr Wolski',
    position: 'Operations Director, Baltvia',
    review:
      'Our oldest driver said no computer would send him down the road by the lake, and he was right, because they asked him first and marked it. He now reports potholes to the system as if it were a colleague.',
    business_needs: [
      'A plan by six: Orders close at midnight, and loading begins with a plan the foreman believes.',
      'The van is an island: An entire day’s work must be possible without a network, signatures and photos too.',
      'Dispatchers decide: The solver suggests, a person drags, and the rest rearranges itself around the person.',
    ].join('\n'),
    result:
      'Kilometres per delivered tonne fell by 14% in the first half-year, worth about 96,000 litres of diesel. Plans that took five dispatchers three hours are ready in four minutes and adjusted in twenty.',
  },
  quote: 'It is the only planner that admits it does not know our roads.',
  aboutProject: `Every night between two and five, five dispatchers at Baltvia arranged 1,300 orders on 180 vans with magnets and a wall map. It worked, more or less, until somebody fell ill. Drivers carried paper, and proof of delivery reached the office after four days, as did the complaints. A routing product had been bought in 2021 and abandoned in a month: it planned roads that a truck with a crane cannot take.

We rode along for nine days before drawing a screen. The console combines a solver with a map that knows weight limits, crane reach and the remarks of 60 drivers. The driver app is written for gloves, glare and silence on the line. Ten months of work by six engineers, plus a tester who suffers from car sickness.`,
  infoBlock: [
    {
      sectionTitle: 'Console and cab',
      subSectionTitle: 'Planned together, driven apart',
      sectionContent: [
        {
          subtitle: 'Drag one, move twelve',
          text: 'Pinning a delivery to a van re-plans the neighbours in under two seconds, and shows what the wish costs in kilometres.',
        },
        {
          subtitle: 'Hours that are legal',
          text: 'Above 3.5 tonnes, driving and rest time follow Regulation 561 and the tachograph. A plan that needs an eleventh hour is not offered.',
        },
        {
          subtitle: 'Local knowledge with a date',
          text: 'A remark like “sand after rain” expires in a year unless another driver confirms it.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'Half a year on the road',
      sectionContent: [
        { subtitle: '−14%', text: 'kilometres per delivered tonne' },
        { subtitle: '4 min', text: 'to plan 1,300 orders, formerly three hours' },
        { subtitle: '0', text: 'signed deliveries lost offline' },
      ],
    },
  ],
  tag: ['Kotlin', 'SQLite', 'Go', 'React', 'TypeScript', 'PostgreSQL', 'PostGIS', 'Docker'],
  projectContent: [
    { type: 'title', content: 'A good plan now, a better one at four' },
    {
      type: 'paragraph',
      content:
        'With 180 vehicles, time windows, crane requirements and two loading docks, nobody gets the optimum. A constructive heuristic gives a feasible plan in eight seconds, and a large neighbourhood search improves it until the foreman stops the clock. Most gains arrive within four minutes; two hours added 0.6% more. Travel times come from our own road graph by hour of day, since a hired matrix of 1,300 by 1,300 stops would have been paid for by the cell.',
    },
    { type: 'title', content: 'The phone is the database' },
    {
      type: 'paragraph',
      content:
        'We first sketched a web app with a cache, and one day in the Tuchola Forest ended that. The driver app is native Kotlin over SQLite: the day’s stops, a vector map of two voivodeships and all forms are on the device by six. Events such as arrived, unloaded and signed are appended locally and sent whenever a mast appears, in order, with identifiers that make repeats harmless. The office sees the age of each position and never a guessed one.',
    },
    { type: 'title', content: 'A tester, a van and a metal box' },
    {
      type: 'paragraph',
      content:
        'The release checklist has a chapter that requires moving. One person drives, another works through 40 steps while the phone goes in and out of a biscuit tin, which is a fine Faraday cage. The tin found a photo queue that blocked signatures behind it. What we got wrong was the battery: map and positioning drained an old handset by two in the afternoon, and cradles with chargers were ordered in a hurry. Buy the cradle first.',
    },
    { type: 'image', content: 'second' },
  ],
} satisfies CaseSeed;
