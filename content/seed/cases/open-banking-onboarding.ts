import type { CaseSeed } from '../types';

export default {
  title: 'Open Banking Onboarding',
  heading: 'Three months of bank statements, read with consent, in less time than finding the PDF.',
  description:
    'Plinthe lends to freelancers and used to ask them for scanned statements. Applicants now connect their bank under PSD2, keep the consent in their own hands and get a decision the same day.',
  domain: 'FinTech',
  client: 'Plinthe',
  location: 'Paris, France',
  solution: 'Onboarding flow, account information',
  date: '2022-11',
  backgroundColor: 'black',
  layout: 'numbers',
  meta_title: 'PSD2 account access in a loan application',
  meta_description:
    'Bank connection under PSD2 for a freelance lender: SCA redirects that come back, 38 bank interfaces, and completed applications up from 31% to 64%.',
  customer: {
    name: 'Camille Roussel',
    position: 'CPO, Plinthe',
    review:
      'The team drew the consent screen before they drew anything else and tested it on people waiting for a train at Gare de Lyon. Two travellers missed theirs. The screen we shipped has forty-one words, and our regulator quoted it in a talk.',
    business_needs: [
      'A consent people read: What is taken, for how long and how to stop it must fit on a phone without scrolling.',
      'Return from the bank: A redirect that dies in the banking app should be picked up where it was left.',
      'No quiet scraping: Where a bank interface is down, the applicant is told so, and offered the upload.',
    ].join('\n'),
    result:
      'Finished applications rose from 31% to 64% of those started, and the median decision now takes 3 hours where it took 4 days. Of the people shown the bank connection, 78% choose it over uploading.',
  },
  quote: 'We stopped asking for paper, and strangely, people stopped hesitating.',
  aboutProject: `Seven in ten applicants who started Plinthe’s form gave up on the same page, the one asking for three months of statements as PDF. Those who persisted sent photographs, other people’s accounts and, on one occasion, a menu. Analysts retyped the figures, which took four days and introduced errors in one file out of nine.

As a licensed account information provider, Plinthe was allowed to ask the banks directly. We designed the flow around the weakest moment, when the applicant leaves for strong customer authentication and may not come back. Behind it, one internal interface hides 38 bank APIs of three different standards. Four engineers, a designer and a tester worked on it for five months.`,
  infoBlock: [
    {
      sectionTitle: 'From consent to decision',
      subSectionTitle: 'What the applicant and the analyst see',
      sectionContent: [
        {
          subtitle: 'A way back from every bank',
          text: 'App-to-app where the bank allows it, a browser otherwise. Closing either one leads to the same resumed step.',
        },
        {
          subtitle: 'Income, as a freelancer has it',
          text: 'Irregular credits are grouped by payer and season, so a quiet August does not read as unemployment.',
        },
        {
          subtitle: 'A page for changing your mind',
          text: 'Consents are listed with their end dates. Revoking one takes two taps and deletes the raw transactions that night.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'Between spring and winter',
      sectionContent: [
        { subtitle: '64%', text: 'of started applications completed, from 31%' },
        { subtitle: '3 h', text: 'median time to a decision, formerly four days' },
        { subtitle: '38', text: 'banks behind one interface' },
      ],
    },
  ],
  tag: ['TypeScript', 'Node', 'PostgreSQL', 'React', 'Swift', 'Kotlin', 'PSD2'],
  projectContent: [
    { type: 'title', content: 'Ninety days, perhaps a hundred and eighty' },
    {
      type: 'paragraph',
      content:
        'The technical standard let a bank demand fresh authentication every ninety days, and an amendment to 180 was on its way while we were building. Hard-coding either would have dated the product within a year. Each consent carries the validity its own bank granted, reminders count from there, and a lender’s model is told when data has gone stale rather than silently reusing it. The longer period arrived the next summer as a configuration change for 31 banks.',
    },
    { type: 'title', content: 'Aggregator or direct?' },
    {
      type: 'paragraph',
      content:
        'An aggregator would have given us 300 banks in a week. It would also have placed its own consent screen in the middle of ours and charged per account per month for as long as a loan runs. French freelancers concentrate in few banks, so we connected the ten largest groups directly, 38 brands in all, and kept an aggregator behind the same interface for the long tail. It carries 6% of connections. Maintenance is real, roughly two days a month.',
    },
    { type: 'title', content: 'Tested on platform 9' },
    {
      type: 'paragraph',
      content:
        'Sandboxes confirm that a happy path exists. Our testers opened small accounts at twelve banks and ran the flow weekly on nine phones, including one with a cracked screen and a full disk. The redirect failed most often when Android had closed the browser to free memory, which no emulator had shown. We left the analyst’s view until the final month. That was late: they trusted the upload longer than the data warranted, for want of a side-by-side comparison.',
    },
  ],
} satisfies CaseSeed;
