import { ai, data, design, devops, integration, qa, security, web } from '../../art/pictograms';
import seats from '../../art/svg/seats.svg';
import seatsPlays from '../../art/svg/seats-plays.svg';
import { screens } from '../../domain/paths';
import { site } from '../site';
import type { Landing } from './types';

/** Titles of the cases shown (rule 20). */
export const outstaffingCases = [
  'Sector Classification Engine',
  'QA Releases Without Weekends',
  'Options Trading Analytics Platform',
];

export const itOutstaffing = {
  screen: 'outstaffing',
  crumbs: [
    { title: 'Home', href: screens.home.path },
    { title: 'Services', href: screens.services.path },
    { title: 'IT Outstaffing' },
  ],
  seo: {
    title: 'IT Outstaffing Services',
    get description() {
      return `Senior engineers, QA, DevOps and designers from ${site.address.locality} who join your team in two weeks. Four interviews, hourly pricing, two weeks of notice.`;
    },
  },
  service: { name: 'IT outstaffing services', type: 'IT outstaffing' },
  hero: {
    title: 'Your IT Outstaffing Company for Flexible Team Scaling',
    lead: 'Vetted senior engineers, QA, DevOps and designers who join your team in two weeks and leave without drama.',
    action: 'Let’s plan it',
    art: { src: seats, plays: seatsPlays },
    look: 'seats',
  },
  sections: [
    {
      kind: 'statement',
      title: 'You lead the work. We look after the people.',
      lead: 'Everyone we put forward has passed four interviews: language, engineering, a paid task, and a conversation with someone who used to do your job.',
      text: 'Manage them directly, or let one of our delivery leads do it. Payroll, holidays, equipment and replacement are ours either way.',
    },
    {
      kind: 'cells',
      title: 'How We Deliver IT Outstaffing Services',
      note: 'Eight roles we can staff from people we already know.',
      ground: 'grey',
      columns: 'four',
      items: [
        {
          icon: web,
          title: 'Front-\u2060end engineers',
          text: 'React, Vue, Angular, and the patience for edge cases.',
        },
        {
          icon: integration,
          title: 'Back-\u2060end engineers',
          text: 'Node, Python, .NET, Java. APIs that other teams like.',
        },
        { icon: ai, title: 'AI engineers', text: 'Retrieval, evaluation and cost control.' },
        { icon: qa, title: 'QA engineers', text: 'Manual and automation, embedded from day one.' },
        { icon: devops, title: 'DevOps engineers', text: 'Cloud, pipelines, observability.' },
        { icon: data, title: 'Data engineers', text: 'Warehouses, streams, one version of the truth.' },
        { icon: design, title: 'Product designers', text: 'Research to design system.' },
        { icon: security, title: 'Security engineers', text: 'Reviews, hardening, audit support.' },
      ],
    },
    {
      kind: 'models',
      title: 'Three ways to hire our people',
      items: [
        {
          title: 'Dedicated IT Specialists',
          text: 'People who work only for you, in your tools and your rituals.',
          duration: '3+ months',
          involvement: 'Part-time or full-time',
          pricingModel: 'Hourly',
          clientsControl: 'You',
          productResponsibility: 'You, code included',
          teamSize: '1+ FTE',
          staffingTime: 'Two weeks',
          useCase: 'Long roadmaps with a strong in-\u2060house lead',
          buttonText: 'Reserve a specialist',
        },
        {
          title: 'Team Extension',
          text: 'The missing skills, added to a team that already exists.',
          duration: '1+ months',
          involvement: 'Part-time or full-time',
          pricingModel: 'Hourly',
          clientsControl: 'Shared',
          productResponsibility: 'You, code included',
          teamSize: '0.5–2 FTE',
          staffingTime: 'Two weeks',
          useCase: 'A gap in skills or a peak in load',
          buttonText: 'Extend my team',
          hot: true,
        },
        {
          title: 'Flexible Outstaffing',
          text: 'Hours that follow the work, month by month.',
          duration: '1+ months',
          involvement: 'Dynamic',
          pricingModel: 'Hourly',
          clientsControl: 'Shared',
          productResponsibility: 'Delivery ours, code yours',
          teamSize: '0.5–2 FTE',
          staffingTime: 'One week',
          useCase: 'Support, audits, short experiments',
          buttonText: 'Start with a month',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From a call to a colleague in two weeks',
      items: [
        {
          title: 'Brief',
          text: 'A call with the person who will lead the work. We write the role down in one page.',
        },
        {
          title: 'Shortlist',
          text: 'Three to five people from our bench or network, already assessed, within five days.',
        },
        {
          title: 'Interview',
          text: 'You meet them, in any format. Reject all of them and it costs you nothing.',
        },
        {
          title: 'Onboard',
          text: 'Contracts, access and equipment are ours to arrange. Most start within two weeks.',
        },
        {
          title: 'Adjust',
          text: 'Monthly check-\u2060ins. Scale up, scale down or swap, with two weeks of notice.',
        },
      ],
    },
    {
      kind: 'cases',
      title: 'Teams we have extended',
      all: 'All case studies',
      chosen: outstaffingCases,
    },
    {
      kind: 'points',
      title: 'Why Choose Our Outstaffing Agency',
      ground: 'white',
      items: [
        {
          title: 'Assessed before you ask',
          text: 'The technical assessment is done, recorded and shared. You interview for fit, not for syntax.',
        },
        {
          title: 'One city, one office',
          get text() {
            return `Most of us share a corridor in ${site.address.locality}. People who sit together replace each other without a gap.`;
          },
        },
        {
          title: 'Your hours',
          text: 'Seven shared hours a day with London or Lisbon. For New York we start after lunch.',
        },
        {
          title: 'Capacity that bends',
          text: 'Add or release people with two weeks of notice. No minimum seats, no exit fee.',
        },
      ],
    },
    { kind: 'team' },
    {
      kind: 'contact',
      title: 'Let’s plan your team',
      line: 'Roles, dates, time zone. That is all we need to start looking.',
    },
  ],
} satisfies Landing;
