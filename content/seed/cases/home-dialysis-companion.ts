import type { CaseSeed } from '../types';

export default {
  title: 'Home Dialysis Companion',
  heading: 'Four exchanges a day, written down by themselves, and a nurse who sees the bad week coming.',
  description:
    'People on peritoneal dialysis treat themselves at the kitchen table and report on paper once a month. Peritone’s app records each exchange from the scale and tells the clinic about trends it would otherwise hear of in an ambulance.',
  domain: 'HealthTech',
  client: 'Peritone',
  location: 'Gothenburg, Sweden',
  solution: 'Patient apps, clinic dashboard',
  date: '2026-08',
  backgroundColor: 'white',
  layout: 'story',
  meta_title: 'Peritoneal dialysis at home, watched over by a nurse',
  meta_description:
    'Native apps for home dialysis: Bluetooth scales, offline records, FHIR for the clinic, and fluid overload noticed five days sooner on average.',
  customer: {
    name: 'Dr Elin Sandberg',
    position: 'Medical Director, Peritone',
    review:
      'A patient of 78 told me the app was boring, and meant it as praise. My nurses call people on a Wednesday now, before the swollen ankles, and the conversation is about salt.',
    business_needs: [
      'No typing with wet hands: Weights and pressures come from the devices, and a missed one is asked for once.',
      'A week’s warning: Fluid overload should be visible to a nurse days before it is visible to the patient.',
      'Medical device rules: Everything that advises a clinician is built and documented under the MDR.',
    ].join('\n'),
    result:
      'Among 430 patients at six clinics, complete daily records went from 44% to 93%. Unplanned admissions for fluid overload dropped by 36% against the year before, with warnings coming a median of five days earlier.',
  },
  quote: 'The best thing it does is leave people alone.',
  aboutProject: `A person on peritoneal dialysis drains and refills two litres of fluid four times a day. The difference in weight says whether the body is keeping water. At Peritone’s clinics those figures sat in paper diaries, 44% of them complete, read once a month. One admission in five was for fluid overload that the diary had shown, in blue ballpoint, for a week.

We made two native apps with as little in them as possible, a dashboard for nurses and a gateway to the clinics’ records. The scale and the cuff speak Bluetooth, the phone keeps everything locally, and a rule written by nephrologists looks at seven days at a time. Nine people worked thirteen months under IEC 62304, from the hazard analysis to the notified body’s last question.`,
  infoBlock: [
    {
      sectionTitle: 'Two apps and a dashboard',
      subSectionTitle: 'At the table, at the clinic',
      sectionContent: [
        {
          subtitle: 'One screen per exchange',
          text: 'Drain, weigh, fill, done. Text stays legible at 200%, and each step is spoken if the patient wishes.',
        },
        {
          subtitle: 'A nurse’s morning in order',
          text: 'Patients are sorted by how far they left their own normal, never by how far they are from a textbook.',
        },
        {
          subtitle: 'Cloudy fluid is one tap',
          text: 'A possible peritonitis does not wait for a trend. It rings the clinic’s duty phone.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'Pilot of 430 patients',
      sectionContent: [
        { subtitle: '93%', text: 'of daily records complete, from 44%' },
        { subtitle: '−36%', text: 'admissions for fluid overload' },
        { subtitle: '5 days', text: 'earlier warning, at the median' },
      ],
    },
  ],
  tag: ['Swift', 'Kotlin', 'SQLite', 'Node', 'PostgreSQL', 'FHIR', 'Accessibility'],
  projectContent: [
    { type: 'title', content: 'Kept out of a higher class, with care' },
    {
      type: 'paragraph',
      content:
        'Software that informs treatment decisions falls under Rule 11 of the MDR, in our case class IIa. Had the app told patients to change their fluid prescription, it would have climbed higher and taken another year. The intended purpose is narrow: it collects, shows and alerts a professional. We split the code by that line too. The alert rule is a separate module, safety class B, 900 lines with no dependencies, while the reminder about bath salts is not a medical device at all.',
    },
    { type: 'image', content: 'screen' },
    { type: 'title', content: 'Two native apps over one shared one' },
    {
      type: 'paragraph',
      content:
        'A cross-platform framework would have saved us perhaps four months. Bluetooth in the background decided against it. iOS restores a connection by its own rules, Android vendors each kill services differently, and a reading lost at six in the morning is lost for good. Swift and Kotlin share a specification and 310 test vectors in place of code. Both apps must give the same answer to all of them before either is allowed to ship.',
    },
    { type: 'title', content: 'Tuned on last year’s diaries' },
    {
      type: 'paragraph',
      content:
        'We digitised 2,100 patient-months of paper with consent and replayed them. The first rule, a fixed two kilograms over target, gave nurses 40 alerts a day and would have been silenced within a week. The present one compares a rolling median with the patient’s own spread and gives six. Winter caught us out. Heavier clothes on the scale looked like fluid in October, and we should have had a year-round sample before the first setting.',
    },
  ],
} satisfies CaseSeed;
