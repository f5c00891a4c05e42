import type { CaseSeed } from '../types';

export default {
  title: 'Consent Ledger for Trials',
  heading: 'Who agreed to what, in which version, on which day: answered in seconds, provable in court.',
  description:
    'Orpheum runs clinical trials at 61 hospitals and kept consent on paper in locked cabinets. A ledger now records each signature against the exact text that was shown, and notices when a new text needs a new one.',
  domain: 'HealthTech',
  client: 'Orpheum Research',
  location: 'Basel, Switzerland',
  solution: 'eConsent, audit ledger',
  date: '2022-06',
  backgroundColor: 'grey',
  layout: 'numbers',
  meta_title: 'Electronic consent with a tamper-evident ledger',
  meta_description:
    'An eConsent system for 61 trial sites: hash-chained records, re-consent tracked per amendment, and inspection findings on consent down to zero.',
  customer: {
    name: 'Dr Stefan Brunner',
    position: 'Head of Clinical Operations, Orpheum Research',
    review:
      'The inspector asked for one participant’s consent history and I answered before she had finished the sentence. She asked for ten more, at random. We were out by lunch, which has no precedent in my career.',
    business_needs: [
      'The text, not the title: A signature must be bound to the exact words and language a person read.',
      'Re-consent on time: When an ethics committee approves an amendment, nobody continues on the old form.',
      'Proof without trust in us: An inspector can verify the chain with a tool that is not ours.',
    ].join('\n'),
    result:
      'Re-consent after an amendment is complete in 9 days on average, against 47 with paper. Two inspections since launch closed with no finding on consent; the three before them had brought 14.',
  },
  quote: 'Paper remembers that somebody signed. It forgets what they were told.',
  aboutProject: `Fourteen findings in three inspections, all about consent: a missing date, an outdated version, a page initialled by the wrong hand. Across 61 sites and eight languages, Orpheum had 212 valid versions of its information sheets. When an amendment was approved, coordinators rang participants one after another, and the last signature came in 47 days later. Until then, strictly speaking, some visits should not have happened.

We treated consent as a ledger of events and the form as its interface. Each entry names participant, document hash, language, site and witness, and is chained to the entry before. Coordinators work from a list of who may be seen today. Five engineers and a validation specialist needed ten months, of which the documentation took three and deserved them.`,
  infoBlock: [
    {
      sectionTitle: 'How consent is kept',
      subSectionTitle: 'For participants, sites and inspectors',
      sectionContent: [
        {
          subtitle: 'Reading at one’s own pace',
          text: 'Sections can be reopened at home. Questions are noted for the doctor, who answers them before the signature field exists.',
        },
        {
          subtitle: 'Withdrawal in one step',
          text: 'It takes effect at once and asks separately about samples and data already collected, because the law does.',
        },
        {
          subtitle: 'A verifier of 300 lines',
          text: 'Published with its source, it reads an export and reports the first broken link, or none.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'Since paper was retired',
      sectionContent: [
        { subtitle: '9 days', text: 'to re-consent a whole trial, from 47' },
        { subtitle: '0', text: 'inspection findings on consent' },
        { subtitle: '212', text: 'sheet versions, each with one home' },
      ],
    },
  ],
  tag: ['Go', 'PostgreSQL', 'React', 'TypeScript', 'Docker', 'Validation', 'Accessibility'],
  projectContent: [
    { type: 'title', content: 'A chain, and no blockchain' },
    {
      type: 'paragraph',
      content:
        'The first brief used the word blockchain nine times. What the regulations on electronic records ask for is plainer: attributable, time-stamped entries whose alteration would show. PostgreSQL with append-only tables, a SHA-256 link to the previous entry and a nightly root hash deposited with a qualified time-stamping service gives exactly that. There is no consensus to run and no token to explain to a hospital’s legal office. Erasure requests stay possible, because the ledger holds pseudonyms only.',
    },
    { type: 'title', content: 'When is an amendment urgent?' },
    {
      type: 'paragraph',
      content:
        'Our first design blocked every visit on the approval date of a new text. Investigators objected, with reason: a corrected telephone number should not delay an infusion. Each amendment now carries a class chosen by the sponsor’s medical lead, from “inform at next visit” to “stop until signed”, and both the class and the chooser go on the record. A blocked visit can still be overridden for safety, with two names beside it.',
    },
    { type: 'title', content: 'Validated, with the ink still wet' },
    {
      type: 'paragraph',
      content:
        'Good clinical practice wants evidence that a system does what it is for. We wrote 184 requirements, traced each to a risk and a test, and let the pipeline print the report, so that validation of a release takes two days. Participants between 19 and 83 tried the forms in four languages. German compounds broke the layout; Finnish broke it worse. We translated last. Next time the longest language is drawn first.',
    },
  ],
} satisfies CaseSeed;
