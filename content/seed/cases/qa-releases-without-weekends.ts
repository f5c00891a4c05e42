import type { CaseSeed } from '../types';

export default {
  title: 'QA Releases Without Weekends',
  heading:
    'A two-day regression came down to fifty minutes, and the release calendar lost its only sad column.',
  description:
    'Meridian Care shipped its patient portal on Saturdays, after two days of manual checks. Synthetic patients, a parallel suite and smaller releases moved the whole thing to Tuesday before lunch.',
  domain: 'HealthTech',
  client: 'Meridian Care',
  location: 'Boston, US',
  solution: 'Test automation, CI',
  date: '2026-01',
  backgroundColor: 'white',
  layout: 'story',
  meta_title: 'Regression testing cut from two days to 50 minutes',
  meta_description:
    'How Meridian Care left Saturday deployments behind: synthetic FHIR patients, 1,140 Playwright checks in parallel and forty-one weekday releases.',
  customer: {
    name: 'Marcus Adeyemi',
    position: 'VP Engineering, Meridian Care',
    review:
      'For four years I told candidates in interviews that weekend work was occasional, and I looked at the table while saying it. Now I show them the release log. It is the dullest document we own, and I am very fond of it.',
    business_needs: [
      'Weekdays only: A release must be safe enough to happen while everyone who wrote it is at a desk.',
      'No real patients in tests: Nothing that was ever true of a person may reach a test environment.',
      'A suite people believe: A red run has to mean a defect, or it will be ignored again by autumn.',
    ].join('\n'),
    result:
      'Full regression takes 50 minutes instead of two days, and 41 releases in two years all left the building between Monday and Thursday. Defects reported first by a clinic fell from 31 a quarter to 7.',
  },
  quote: 'Nobody misses Saturday. We checked.',
  aboutProject: `Each release of Meridian Care’s portal needed eleven people for two days and a Saturday morning, because 340 clinics across three time zones could not be interrupted on a weekday. The company managed five a year. Every one of them was large, so every one of them was dangerous, which is how the Saturday had been justified in the first place.

Our audit took nine days and named one bottleneck: test data. Everyone shared 60 hand-made patients, and a test that discharged one broke the next four. We built a generator of synthetic patients first and automated second, in the order of what had hurt most in the past eighteen months of incidents. Three testers and two engineers of ours worked inside Meridian’s squads for two years.`,
  infoBlock: [
    {
      sectionTitle: 'What we put in place',
      subSectionTitle: 'Patients, pipeline, habit',
      sectionContent: [
        {
          subtitle: 'A patient per test',
          text: 'Each check asks for the person it needs, “type 2 diabetic, two open referrals”, and gets a fresh one in 300 milliseconds.',
        },
        {
          subtitle: 'Quarantine with a landlord',
          text: 'A flaky test leaves the gate within the hour, lands on a named person’s board and is deleted after ten days if nobody repairs it.',
        },
        {
          subtitle: 'Flags before freezes',
          text: 'Unfinished work ships switched off, so a release contains what is ready rather than what was promised.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'Two years, one calendar',
      sectionContent: [
        { subtitle: '50 min', text: 'for full regression, down from two days' },
        { subtitle: '41', text: 'releases, each one on a weekday' },
        { subtitle: '0.4%', text: 'of runs red without a defect, once 19%' },
      ],
    },
  ],
  tag: ['Playwright', 'TypeScript', 'FHIR', 'PostgreSQL', 'Docker', 'Terraform', 'GitHub Actions'],
  projectContent: [
    { type: 'title', content: 'Masking was not good enough' },
    {
      type: 'paragraph',
      content:
        'The quick road was to copy production and mask it. Under the HIPAA Safe Harbor method that means removing eighteen identifiers, dates included, and a portal without dates cannot test an appointment. Rare diagnoses also identify people by themselves. So patients are generated as FHIR bundles from public incidence tables, with plausible histories and deliberately awkward names: apostrophes, a single letter, forty-seven characters. Not one row comes from a clinic, and the privacy officer approved it in a single meeting.',
    },
    { type: 'image', content: 'screen' },
    { type: 'title', content: 'Which tests were not automated' },
    {
      type: 'paragraph',
      content:
        'The manual script held 2,300 steps. We automated what protects money, medication and access, which came to 1,140 checks, and threw away 600 that verified the colour of footers. About ninety remain manual on purpose, among them the screen-reader pass and the printed medication list. Management had asked for a coverage target of 90%. We proposed another figure, defects first seen by a clinic, and that one has been on the wall ever since.',
    },
    { type: 'title', content: 'Breaking it on purpose' },
    {
      type: 'paragraph',
      content:
        'A suite is tested by putting faults in. Once a month a script plants twenty small defects, such as a swapped comparison or a dropped permission check, and counts how many turn the pipeline red. The first round caught eleven and the latest nineteen. Our error was sharding by file: one slow folder held up the whole run for months. Balancing by measured duration took an afternoon and removed twenty-two minutes.',
    },
  ],
} satisfies CaseSeed;
