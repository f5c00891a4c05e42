import type { CaseSeed } from '../types';

export default {
  title: 'Ward Handover Board',
  heading:
    'Twenty-eight patients handed over in fourteen minutes, and nothing written on the back of a glove.',
  description:
    'Nurses at Severnside Hospitals changed shift with a printed sheet and a good memory. A shared board now carries the patient, the worry and the next task from one shift to the other, even when the network does not.',
  domain: 'HealthTech',
  client: 'Severnside Hospitals',
  location: 'Bristol, UK',
  solution: 'Ward board, record integration',
  date: '2023-09',
  backgroundColor: 'black',
  layout: 'story',
  meta_title: 'Nursing handover on a board that works offline',
  meta_description:
    'A ward board fed by HL7 and FHIR: structured SBAR handover, NEWS2 trends, offline tablets, and handover time halved on twelve wards in Bristol.',
  customer: {
    name: 'Joanne Pritchard',
    position: 'Chief Nurse, Severnside Hospitals',
    review:
      'Two of their developers did three night shifts with us, in borrowed scrubs, and asked sensible questions at four in the morning. The board has no feature that one of my sisters did not request or forgive.',
    business_needs: [
      'Half the time: Handover of a full ward should end before the day shift’s first medicines are due.',
      'The worry travels too: What a nurse suspects matters as much as what the chart proves.',
      'Dead spots are normal: Side rooms without a signal must not mean patients without a record.',
    ].join('\n'),
    result:
      'Handover on the twelve pilot wards takes 14 minutes where 31 were usual. Tasks missed between shifts, counted by the wards themselves, went down by 58%.',
  },
  quote: 'The sheet in my pocket knew more than the system. That was the problem.',
  aboutProject: `Severnside runs four hospitals on both sides of the river, and every ward had its own sheet, its own symbols and its own idea of what must be said. The brief asked for an app. What the wards needed was one line a bed that survives a change of shift.

A team of five and one seconded ward sister brought the board to twelve wards in nine months.`,
  infoBlock: [
    {
      sectionTitle: 'On the wall and in the hand',
      subSectionTitle: 'A line for each bed',
      sectionContent: [
        {
          subtitle: 'A trend instead of a number',
          text: 'A score of four that was one at midnight is drawn as a slope, because the slope is what a nurse acts on.',
        },
        {
          subtitle: 'Names hidden from visitors',
          text: 'The wall shows bed, initials and symbols. Details open on a tablet after a tap of the staff badge.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'Twelve wards, one winter',
      sectionContent: [
        { subtitle: '14 min', text: 'to hand over a ward of 28, from 31' },
        { subtitle: '−58%', text: 'tasks missed between shifts' },
        { subtitle: '7 s', text: 'from a bed move in the record to the board' },
      ],
    },
  ],
  tag: ['React', 'TypeScript', 'Node', 'PostgreSQL', 'SQLite', 'HL7', 'FHIR', 'Accessibility'],
  projectContent: [
    {
      type: 'paragraph',
      content: 'What follows is one night on ward seven, the first that ran without paper.',
    },
    { type: 'title', content: '19:15 The fold in the sheet' },
    {
      type: 'paragraph',
      content:
        'At a quarter past seven, on a ward of 28, handover used to take 31 minutes. Staff nurses copied names from the record onto a printed grid, added arrows and stars, and folded it into a pocket. Sixty-two overdue tasks a week, by the trust’s own count, disappeared in that fold, and the paper went home in the wash.',
    },
    { type: 'title', content: '20:30 Eleven handovers, timed' },
    {
      type: 'paragraph',
      content:
        'We timed eleven handovers before designing anything. The board shows each bed as one line in SBAR order (situation, background, assessment, recommendation), draws vital signs as a NEWS2 trend, and keeps a free field for the hunch. Admissions and moves arrive from the record system on their own.',
    },
    { type: 'image', content: 'screen' },
    { type: 'title', content: '23:50 A bed is moved three times, or was it two' },
    {
      type: 'paragraph',
      content:
        'The record system speaks HL7 version 2. Admissions, transfers and discharges come as ADT messages A01, A02 and A03, sometimes late, sometimes twice, and a cancelled transfer arrives as A12. Applying them in order of arrival put two patients in one bed during the first rehearsal. We sort by event time, remember message identifiers and treat the bed map as a result that can be recomputed. Where the order is truly ambiguous, the board says “check bed” in plain letters.',
    },
    { type: 'title', content: '01:20 No signal in the side room' },
    {
      type: 'paragraph',
      content:
        'Tablets keep the ward in SQLite and send changes when they can. For conflicts we considered a general replicated data type and decided a ward does not need one. Tasks are only ever added, done or cancelled, so both sides survive a merge. Free text belongs to whoever opened it for ten minutes. In seven months of use 23 real collisions were recorded, and in every case two people had written the same thing.',
    },
    { type: 'title', content: '03:40 Night-shift testing' },
    {
      type: 'paragraph',
      content:
        'Usability sessions took place between two and five in the morning, with gloves, in the dimmed light of a real corridor. Contrast that passed WCAG AA on a desk was unreadable there at an angle, so the board uses AAA ratios throughout. What we underestimated was printing. Wards wanted a paper copy for power failures, rightly, and ours was two pages long for a month. It fits on one now, in the old order.',
    },
    { type: 'title', content: '07:15 Fourteen minutes' },
    {
      type: 'paragraph',
      content:
        'The day shift stands around the board, not around a table. Bed fourteen is first, because its line climbs. By half past seven the medicines trolley is moving, and nobody has anything written on the back of a glove.',
    },
  ],
} satisfies CaseSeed;
