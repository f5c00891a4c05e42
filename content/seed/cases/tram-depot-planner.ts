import type { CaseSeed } from '../types';

export default {
  title: 'Tram Depot Planner',
  heading: 'The first tram out is the last one parked, and a solver remembers that at midnight.',
  description:
    'Donaubahn parks 74 trams on fourteen dead-end tracks and must leave in the right order at 04:12. A planner now decides where each one sleeps, who is washed and who waits for a wheel.',
  domain: 'Transportation',
  client: 'Donaubahn',
  location: 'Linz, Austria',
  solution: 'Depot planning, yard display',
  date: '2024-12',
  backgroundColor: 'white',
  layout: 'numbers',
  meta_title: 'Overnight parking plans for 74 trams',
  meta_description:
    'A depot planner on a constraint solver: shunting moves cut by 62%, workshop slots kept, and a new plan in 20 seconds when a tram comes home late.',
  customer: {
    name: 'Karin Hofreiter',
    position: 'Head of Depot Operations, Donaubahn',
    review:
      'My yard masters gave the planner three weeks before they would be back on chalk. In the second week it snowed, nineteen trams came home out of order, and at ten past four they left in order. The chalk is now in my desk.',
    business_needs: [
      'Out on the minute: The morning sequence is fixed by the timetable, and the yard has to match it.',
      'The workshop comes first: A tram due for inspection must end up on a track from which it can get there.',
      'Plans that bend: A late arrival changes as little as possible for the people already walking the tracks.',
    ].join('\n'),
    result:
      'Shunting moves per night fell from 47 to 18, which frees two of five drivers for daytime service. Late departures caused by the depot went from 23 a month to 2.',
  },
  quote: 'It parks like our best man, on his best day, including Sundays.',
  aboutProject: `Dead-end tracks are stacks: whatever goes in last comes out first. Donaubahn’s yard masters solved that puzzle in chalk each evening for 74 trams of four types and fourteen tracks, while arrivals shifted under their hands. An ordinary night needed 47 shunting moves, each with a driver, a horn and a neighbour who rang the town hall. When a tram was wanted in the workshop, it stood third in the row surprisingly often.

We modelled the yard with the masters, track by track, including the switch that freezes. A constraint solver assigns positions, and a display in the yard tells each arriving driver where to stop. Four engineers took seven months, timed to go live with the December timetable, when everything changes anyway.`,
  infoBlock: [
    {
      sectionTitle: 'In the yard',
      subSectionTitle: 'Plan, display, exception',
      sectionContent: [
        {
          subtitle: 'A track drawn to scale',
          text: 'Positions are metres, not slots. Two short trams may share what one long one needs, with the clearance a fire brigade asks for.',
        },
        {
          subtitle: 'The reason on hover',
          text: 'Each placement names the rule that forced it, so a yard master can overrule the planner and knows what it will cost.',
        },
        {
          subtitle: 'Signs for a cold driver',
          text: 'Track and position in figures thirty centimetres tall, readable through a wet windscreen.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'The winter timetable',
      sectionContent: [
        { subtitle: '18', text: 'shunting moves a night, from 47' },
        { subtitle: '2', text: 'late departures a month, once 23' },
        { subtitle: '20 s', text: 'for a new plan after a late arrival' },
      ],
    },
  ],
  tag: ['Python', 'OR-Tools', 'React', 'TypeScript', 'PostgreSQL', 'WebSockets', 'GTFS'],
  projectContent: [
    { type: 'title', content: 'What the timetable does not say' },
    {
      type: 'paragraph',
      content:
        'The public GTFS feed knows trips and stops, and nothing about which vehicle runs what. Blocks, the chains of trips served by one tram, came from the scheduling system as VDV 452 files, inspection mileage from the workshop and defects from a mailbox. We join them into one list per night: tram, expected arrival, required departure, and everything it needs between. Where two sources disagree on a vehicle number, a person is asked before ten in the evening.',
    },
    { type: 'title', content: 'Stable beats optimal' },
    {
      type: 'paragraph',
      content:
        'The CP-SAT model finds a plan with fifteen moves in most nights. Each new arrival used to produce a different plan with fifteen moves, and the people in the yard lost patience within two evenings. Changing an announced position now carries a penalty of three moves. Results settle at eighteen, announcements hold in 96% of cases, and nobody has asked for the lost three. A pure rule book, our fallback idea, needed 29 and could not explain itself any better.',
    },
    { type: 'title', content: 'Two hundred nights in a drawer' },
    {
      type: 'paragraph',
      content:
        'Chalkboards had been photographed each evening for insurance, and those pictures gave us 200 real nights to replay. The masters won nine of them, usually by knowing that a certain tram would be late again. Lateness by line and weekday is therefore an input today. Our estimate for the yard signs was poor. Electrical approval beside a live overhead wire took fourteen weeks, and drivers used tablets until February.',
    },
  ],
} satisfies CaseSeed;
