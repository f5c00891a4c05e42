import compass from '../../art/svg/banner-compass.svg';
import codeRings from '../../art/svg/code-rings.svg';
import codeRingsPlays from '../../art/svg/code-rings-plays.svg';
import ai from '../../art/svg/js-ai.svg';
import ecommerce from '../../art/svg/js-ecommerce.svg';
import edtech from '../../art/svg/js-edtech.svg';
import fintech from '../../art/svg/js-fintech.svg';
import transport from '../../art/svg/js-transport.svg';
import marks from '../../art/svg/marks-javascript.svg';
import { screens } from '../../domain/paths';
import { site } from '../site';
import { cooperationModels } from './cooperation-models';
import type { Landing } from './types';

/** Titles of the cases shown (rule 20). */
export const javascriptCases = [
  'Blockchain Alerts Tool',
  'Financial Intelligence Optimisation',
  'Sustainability Reporting Portal',
];

/** What is said of industries; of those that the agency does not have, nothing. */
const industries = [
  {
    title: 'FinTech',
    art: fintech,
    get alt() {
      return `Order book bars on black, one row ${site.accentName}`;
    },
    text: 'Order books, ledgers and dashboards that redraw sixty times a second without dropping a digit.',
  },
  {
    title: 'EdTech',
    art: edtech,
    get alt() {
      return `Rows of seated figures, one of them ${site.accentName} and raised`;
    },
    text: 'Live classrooms where the quiet student in row two still gets seen.',
  },
  {
    title: 'E-commerce',
    art: ecommerce,
    get alt() {
      return `A bar code crossed by a ${site.accentName} scan line`;
    },
    text: 'Catalogues with a million variants, and a basket that never forgets one.',
  },
  {
    title: 'AI/ML SaaS',
    art: ai,
    get alt() {
      return `A field of lines turning towards a ${site.accentName} point`;
    },
    text: 'Streaming answers, editable prompts and usage meters in the same interface.',
  },
  {
    title: 'Transportation',
    art: transport,
    get alt() {
      return `A graphic train timetable with one late train in ${site.accentName}`;
    },
    text: 'Timetables, depots and driver screens that redraw when the plan breaks.',
  },
];

export const javascriptDevelopment = {
  screen: 'javascript',
  found: 'Technology',
  crumbs: [
    { title: 'Home', href: screens.home.path },
    { title: 'Technologies', href: screens.services.path },
    { title: 'JavaScript Development' },
  ],
  seo: {
    title: 'JavaScript Development Company',
    description:
      'React, Vue, Node, Next, Angular and TypeScript by people you interview yourself. Web apps, back ends, rewrites and speed work, from one city.',
  },
  service: { name: 'JavaScript development', type: 'Custom JavaScript development' },
  hero: {
    title: 'JavaScript Development Company',
    lead: 'We write JavaScript the way others write contracts: typed, tested, and clear to someone who was not in the room.',
    action: 'Share your idea',
    art: { src: codeRings, plays: codeRingsPlays },
    look: 'code',
  },
  sections: [
    {
      kind: 'accordions',
      title: 'Custom JavaScript Development Services',
      note: 'Eight things we are asked for most, in the order people usually need them.',
      ground: 'white',
      open: 'one-a-column',
      items: [
        {
          title: 'Web applications',
          text: 'Products with accounts, roles and real state. They survive a refresh, a slow train and the back button, because those are in the tests.',
        },
        {
          title: 'Front-\u2060end engineering',
          text: 'Component libraries, forms that forgive, keyboard support and pages that stay under a weight budget agreed in week one.',
        },
        {
          title: 'Node back ends',
          text: 'Services with typed contracts, queues that retry politely, and logs a tired person can read at night.',
        },
        {
          title: 'APIs and integrations',
          text: 'REST, GraphQL or webhooks to the systems you already pay for, with a sandbox so nobody tests on production.',
        },
        {
          title: 'Mobile with React Native',
          text: 'One codebase for both stores where that saves money, and a native module where it does not.',
        },
        {
          title: 'Rewrites and migrations',
          text: 'From jQuery, AngularJS or a framework nobody admits choosing. Route by route, with the old version still earning.',
        },
        {
          title: 'Speed and Core Web Vitals',
          text: 'We measure on a mid-\u2060range phone, remove what is slow in order of cost, and leave a budget that fails the build.',
        },
        {
          title: 'Support after launch',
          text: 'Dependency upgrades every month, security patches within days, and someone who answers by name.',
        },
      ],
    },
    {
      kind: 'stack',
      title: 'JavaScript Stack We Use',
      note: 'What each one is for, according to the people who maintain it afterwards.',
      items: [
        {
          title: 'React',
          mark: `${marks}#react`,
          text: 'When the interface changes more often than the data behind it.',
          pairsWith: 'Redux, MUI, Testing Library',
        },
        {
          title: 'Vue',
          mark: `${marks}#vue`,
          text: 'When a small team has to own a large admin and still go home at six.',
          pairsWith: 'Pinia, Vite, Vitest',
        },
        {
          title: 'Node',
          mark: `${marks}#nodejs`,
          text: 'When front and back end should share types, people and a repository.',
          pairsWith: 'Fastify, Prisma, BullMQ',
        },
        {
          title: 'Next',
          mark: `${marks}#nextjs`,
          text: 'When search engines and the first second on a phone decide the revenue.',
          pairsWith: 'React, edge caching, Playwright',
        },
        {
          title: 'Angular',
          mark: `${marks}#angular`,
          text: 'When forty screens need one structure and the team rotates every year.',
          pairsWith: 'RxJS, Nx, Jest',
        },
        {
          title: 'TypeScript',
          mark: `${marks}#typescript`,
          text: 'Always. It is the cheapest reviewer we have ever hired.',
          pairsWith: 'ESLint, Zod, strict mode',
        },
      ],
    },
    {
      kind: 'banner',
      title: 'Here to Guide You',
      text: 'Not sure whether you need a framework, a rewrite or a smaller meeting? Ask someone who has done all three.',
      art: { src: compass },
    },
    {
      kind: 'industries',
      title: 'Industries We Serve',
      note: 'Where we write most of it: the same language, very different bad days.',
      get items() {
        return industries.filter(({ title }) => site.industries.includes(title));
      },
    },
    {
      kind: 'choices',
      title: 'Hire Experienced JavaScript Developers',
      label: 'What you get',
      items: [
        {
          title: 'Seniority you can check',
          lead: 'You see the code test, the review we wrote about it and the recording of the call. Decide on evidence.',
          facts: [
            { name: 'Screening', text: 'Language, engineering, a paid task, a conversation' },
            { name: 'Typical profile', text: 'Five or more years with one framework in depth' },
            { name: 'Your veto', text: 'Until the first commit, at no cost' },
          ],
        },
        {
          title: 'Two weeks to the first pull request',
          lead: 'Access, equipment and contracts are prepared while you are still interviewing, so day one is spent on code.',
          facts: [
            { name: 'Day 1', text: 'Repository, staging and your chat' },
            { name: 'Day 3', text: 'First review, by someone on your side' },
            { name: 'Day 10', text: 'A small feature in production' },
          ],
        },
        {
          title: 'Daily updates, agile rhythm',
          lead: 'A short written note every evening and a working demo every sprint. You never have to ask how it is going.',
          facts: [
            { name: 'Every day', text: 'What moved, what is stuck, what we need' },
            { name: 'Every sprint', text: 'Planning, demo, retrospective' },
            { name: 'Every month', text: 'Cost against plan, in one chart' },
          ],
        },
        {
          title: 'Four ways to work together',
          lead: 'Pick one for the first project and change it later. The people stay the same.',
          facts: [
            { name: cooperationModels.dedicated.name, text: 'Our people, your backlog' },
            { name: cooperationModels.blended.name, text: 'Your developers and ours, by the hour' },
            { name: cooperationModels.managed.name, text: 'We plan and deliver, you approve' },
            { name: cooperationModels.solution.name, text: 'A known result, one price, milestones' },
          ],
        },
      ],
    },
    {
      kind: 'cases',
      title: 'JavaScript, in production',
      note: 'Three products that open in a browser tab and stay open all day.',
      all: 'All case studies',
      chosen: javascriptCases,
      first: 'mediums',
    },
    {
      kind: 'faq',
      title: 'Asked before the first commit',
      ground: 'grey',
      items: [
        {
          question: 'What are the benefits of custom JavaScript development?',
          answer:
            'It does what your users need and nothing they have to work around, in the one language every browser already speaks. One team owns the interface, the API and the tests; and should we part, the next team is easy to hire.',
        },
        {
          question: 'How long does it take to build a JavaScript app?',
          answer:
            'An MVP takes weeks: eight to twelve of them, if everybody can say no. A complex platform takes months, and goes live in parts, so that you judge it by what runs.',
        },
        {
          question: 'Do you work with React, Vue and Node?',
          answer:
            'Yes, all three, most days in the same building. What your product runs on today, it keeps; a change of framework has to earn its place in numbers before we propose it.',
        },
      ],
    },
    { kind: 'stackAge' },
    {
      kind: 'contact',
      title: 'Sketch it in one sentence',
      line: 'A working title, a deadline and the browser you fear. We will come back with questions worth answering.',
    },
  ],
} satisfies Landing;
