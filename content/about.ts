import { deliver, design, listen, qa, team } from '../art/pictograms';
import circles from '../art/svg/banner-circles.svg';
import mission from '../art/svg/mission.svg';
import plan from '../art/svg/plan.svg';
import { screens } from '../domain/paths';
import { isDrawnPortrait } from '../domain/person';
import { ogImagePath } from '../domain/seo';
import type { BuiltIn } from './built-in';
import { figure } from './figures';
import { people } from './people';
import { builtInFacts, ONE_ADDRESS, site } from './site';
import { inUkrainian } from './ukrainian';

/** The page about the agency (rule 9). */
export const about = {
  screen: 'about',
  seo: {
    title: screens.about.title,
    get description() {
      const { address, founded } = site;
      return `An independent software agency in ${address.locality} since ${founded}: ${figure('projects')} projects, ${figure('clients')} clients. Who we are, what we promise and what we refuse to do.`;
    },
    image: ogImagePath('page', 'about'),
  },
  hero: {
    kind: 'plan',
    get title() {
      return [`${site.stats.team} people,`, `${site.team.length} teams,`, ONE_ADDRESS];
    },
    get lead() {
      return `${site.name} is an independent agency in ${site.address.locality}. Since ${site.founded} we have designed, built, tested and looked after software for companies that need it to work on Monday.`;
    },
    plan: {
      src: plan,
      get alt() {
        return `Abstract plan of ${site.address.locality} with our office marked in ${site.accentName}`;
      },
    },
    get ukrainian() {
      return inUkrainian.about || undefined;
    },
  },
  sections: [
    {
      kind: 'numbers',
      label: 'The short version',
      items: [
        { fact: 'founded', text: 'is when we signed our first contract' },
        { fact: 'clients', text: 'clients, quite a few of them for the second time' },
        { fact: 'projects', text: 'projects, counted on the day they went live' },
        { fact: 'team', text: 'people who will put their name to an estimate' },
      ],
      /** The other set of the specification, as what it is now (rule 25). */
      get note() {
        const { milestone, address } = site;
        if (!milestone) return undefined;
        // Said of the built-in figures: why an agency of another one grows is not ours to say.
        const isBuiltIn =
          JSON.stringify([milestone, site.team]) ===
          JSON.stringify([builtInFacts.milestone, builtInFacts.team]);
        return `A milestone on the way: in ${milestone.year}, ${milestone.years} years in, we counted ${milestone.clients}+ clients, ${milestone.projects}+ projects and ${milestone.experts}+ experts, ${milestone.shareInCity}% of them in ${address.locality}.${isBuiltIn ? ' Since then we also take small jobs, so clients grow faster than the team.' : ''}`;
      },
    },
    {
      kind: 'people',
      title: 'The ones you will meet',
      get note() {
        const shown = people();
        const areDrawn = shown.every(({ portrait }) => isDrawnPortrait(portrait));
        return `${shown.length} of ${site.stats.team}.${areDrawn ? ' Nobody here likes being photographed, so the light does the work: left side lit, right side thinking.' : ''}`;
      },
    },
    {
      kind: 'cells',
      ground: 'grey',
      columns: 'three',
      title: 'What we are good at',
      items: [
        {
          title: 'Hearing the real request',
          text: 'The feature you asked for is often a symptom. We look for the cause before we quote.',
          icon: listen,
        },
        {
          title: 'Being hard to surprise',
          text: 'Testing starts on day one, so release day is the dullest day of the sprint.',
          icon: qa,
        },
        {
          title: 'Staying',
          text: 'People rarely leave us, so whoever built it is usually still here to fix it.',
          icon: team,
        },
      ],
    },
    {
      kind: 'rows',
      ground: 'white',
      title: 'Principles',
      rows: [
        { title: 'Say it early', text: 'Bad news is cheapest on the day you learn it.' },
        { title: 'Write it down', text: 'Decisions, with reasons, where the next person will look.' },
        { title: 'Own the outcome', text: 'A closed ticket is not a result. A changed number is.' },
        { title: 'Leave it tidy', text: 'Every handover should be possible by Friday.' },
      ],
    },
    {
      kind: 'creed',
      title: 'Our mission',
      sentence: 'To leave every product easier to change than we found it.',
      art: { src: mission, size: 960, whole: true },
    },
    {
      kind: 'statement',
      title: 'Our philosophy: boring on purpose',
      lead: 'We choose the tool we will still understand in five years, and leave the exciting part to your product.',
      text: 'Most failures we are called to repair were somebody’s clever idea. So we keep changes small, read each other’s work the same day, and pick up the telephone while the question is still a small one. It makes for dull stories and quiet weekends.',
    },
    {
      kind: 'ways',
      title: 'What we do',
      items: [
        {
          title: screens.services.title,
          text: 'Nine crafts, or one whole cycle.',
          href: screens.services.path,
          icon: design,
          ground: 'black',
        },
        {
          title: screens.process.title,
          text: 'Six stages, two-\u2060week sprints, no mystery.',
          href: screens.process.path,
          icon: deliver,
          ground: 'red',
        },
      ],
    },
    {
      kind: 'teamChart',
      title: 'Who you would work with',
      get note() {
        return `All ${site.stats.team} of us, drawn to scale. The short bars are not a printing error; the plus elsewhere is whoever signed this month.`;
      },
    },
    {
      kind: 'banner',
      title: 'Would we get along?',
      text: 'You find out in half an hour. So do we, and both sides may say no.',
      art: { src: circles },
    },
    { kind: 'reviews', title: 'And what others say about us', page: 'about' },
    {
      kind: 'contact',
      title: 'Your turn to be introduced',
      line: 'Who you are, what you are building, and what keeps it from being finished.',
    },
  ],
} as const satisfies BuiltIn;
