import * as pictogram from '../art/pictograms';
import closeDial from '../art/svg/banner-dial.svg';
import ruler from '../art/svg/benefits-ruler.svg';
import dial from '../art/svg/home.svg';
import dialPlays from '../art/svg/home-plays.svg';
import { casesPath, industryPath, screens } from '../domain/paths';
import { ogImagePath } from '../domain/seo';
import type { BuiltIn } from './built-in';
import { contactCopy } from './contact';
import { figure } from './figures';
import { offered } from './offered';
import { builtInFacts, site } from './site';

/** What is said of the built-in industries. */
const industryNotes: Record<string, string> = {
  FinTech: 'Trading, lending, payments and the audits that follow.',
  HealthTech: 'Clinical workflows, consent and data that must not leak.',
  'AI/ML SaaS': 'Models with evaluation, cost control and a roll-\u2060back.',
  EdTech: 'Live lessons, assessment and very patient interfaces.',
  'E-commerce': 'Catalogues, checkout and the hour after the campaign.',
  Transportation: 'Routing, fleets and maps that work without signal.',
};

/** The home page (rule 9). */
export const home = {
  screen: 'home',
  seo: {
    get title() {
      return `Full-cycle software development agency in ${site.address.locality}`;
    },
    get customTitle() {
      return `${site.name} | ${this.title}`;
    },
    get description() {
      return `An independent agency in ${site.address.locality}: design, engineering, testing and maintenance for ${figure('clients')} clients since ${site.founded}. Book a free consultation.`;
    },
    image: ogImagePath('page', 'home'),
  },
  hero: {
    kind: 'front',
    title: ['Software', 'that holds', 'its course'],
    get lead() {
      return `An independent, full-\u2060cycle development agency in ${site.address.locality}. We design, build, test and look after web and mobile products.`;
    },
    talk: 'Let’s talk',
    more: { label: 'See the work', href: casesPath() },
    /** Where the built-in name is from: nothing to say of another. */
    get note() {
      if (site.name !== builtInFacts.name) return undefined;
      return 'Painters build their studios facing north, because that light does not change through the day. We took the name, and the habit.';
    },
    art: { src: dial, plays: dialPlays },
  },
  sections: [
    {
      kind: 'numbers',
      get label() {
        return `${site.name} in numbers`;
      },
      items: [
        { fact: 'founded', text: 'on the market since' },
        { fact: 'clients', text: 'clients, from start-\u2060ups to enterprise' },
        { fact: 'projects', text: 'projects shipped' },
        {
          fact: 'team',
          get text() {
            return `people on the team, most in ${site.address.locality}`;
          },
        },
      ],
    },
    {
      kind: 'cells',
      ground: 'grey',
      columns: 'three',
      title: 'Our Full Cycle Software Development Services',
      note: 'Take the whole cycle or a single part of it. The standard is the same either way.',
      items: [
        {
          title: 'Web & mobile development',
          text: 'Products people open every day, in React, Node and native, with the release train already running.',
          icon: pictogram.web,
        },
        {
          title: 'AI Development',
          text: 'Search, agents and models wired into the product you have, measured before they are trusted.',
          icon: pictogram.ai,
          get href() {
            return offered(screens.aiWeb.path);
          },
        },
        {
          title: 'Quality Assurance Audit',
          text: 'A frank report on how you test today and the ten things to change first.',
          icon: pictogram.audit,
          get href() {
            return offered(screens.qaAudit.path);
          },
        },
        {
          title: 'QA & web testing',
          text: 'Manual depth where it matters, automation where it pays, one owner for both.',
          icon: pictogram.qa,
        },
        {
          title: 'Outstaffing & outsourcing',
          text: 'Vetted engineers in your team, or our whole team on your problem.',
          icon: pictogram.team,
        },
        {
          title: 'Product design',
          text: 'Flows, prototypes and a system your developers will want to use.',
          icon: pictogram.design,
        },
        {
          title: 'DevOps & integrations',
          text: 'Pipelines, clouds and third-\u2060party systems that stop waking people up.',
          icon: pictogram.devops,
        },
        {
          title: 'Data engineering',
          text: 'From six spreadsheets to one number everybody believes.',
          icon: pictogram.data,
        },
        {
          title: 'Security & fintech',
          text: 'Payments, gateways and audits, built by people who read the regulation.',
          icon: pictogram.security,
        },
      ],
    },
    {
      kind: 'benefits',
      title: 'What is yours, and from which day',
      note: 'Counted from the signature. The scale gets shorter as it goes, and so do our meetings.',
      art: ruler,
      gains: {
        day1: 'The repository, the board and the cloud account open in your name.',
        week2: 'Scope, risks and a price. Yours to take elsewhere.',
        month1: 'A prototype that five of your users have already tried to break.',
        month3: 'The first release is live, and people you have never met are using it.',
        year1: 'Some twenty releases later, any one of them can be undone in minutes.',
        year5: 'Another team could run it from the runbook. So could yours.',
      },
    },
    {
      kind: 'approach',
      title: 'Our Full Cycle Development Approach',
      stages: [
        {
          title: 'Discovery',
          text: 'We talk to the people who will use it, map what exists, and write down what success would cost and earn. You leave with a scope you could hand to anyone.',
        },
        {
          title: 'Architecture',
          text: 'Boundaries, data, integrations and load on two pages. The expensive decisions get made while they are still cheap to change.',
        },
        {
          title: 'Design',
          text: 'Clickable flows in week three, tested with real users by week four, then a component library instead of a pile of screens.',
        },
        {
          title: 'Implementation',
          text: 'Two-\u2060week sprints, a demo every second Friday, and a main branch that is always ready to release.',
        },
        {
          title: 'Testing & QA',
          text: 'Our testers join on day one, not at the end. Every story ships with its checks, and the slow ones run at night.',
        },
        {
          title: 'Maintenance',
          text: 'Monitoring, upgrades and a named engineer who remembers why it was built that way.',
        },
      ],
    },
    {
      kind: 'flipCards',
      title: 'Three habits that come before any code',
      cards: [
        {
          word: 'Listen',
          text: 'Listen to the people who will live with the product: users, support, finance, and the engineer who inherits it. We take notes, and you get them.',
          icon: pictogram.listen,
        },
        {
          word: 'Question',
          text: 'Question every requirement once. Some are habits, some are fears, and the few that are left become the plan.',
          icon: pictogram.question,
        },
        {
          word: 'Deliver',
          text: 'Deliver something usable every two weeks. If the plan was wrong, we find out in days and the budget hardly notices.',
          icon: pictogram.deliver,
        },
      ],
    },
    {
      kind: 'rows',
      ground: 'grey',
      title: 'Industries we know by heart',
      note: 'Domain knowledge is the part of a project you cannot hire in a week.',
      get rows() {
        return site.industries.map(title => ({
          title,
          text: industryNotes[title] ?? 'See what we built and what it changed.',
          href: industryPath(title),
        }));
      },
    },
    {
      kind: 'cases',
      title: 'Selected work, with the numbers left in',
      /** By title; one that is missing from the database is left out. */
      chosen: ['Home Dialysis Companion', 'Tram Depot Planner', 'Flower Market Checkout'],
    },
    {
      kind: 'banner',
      title: 'Get Expert Advice?',
      text: 'Thirty minutes with an engineer who has shipped something like it. No slides, no obligation.',
      art: { src: closeDial, keep: 'left' },
    },
    { kind: 'reviews', title: 'What clients say when we are not in the room', page: 'home' },
    {
      kind: 'faq',
      ground: 'grey',
      title: 'Questions we hear first',
      items: [
        {
          question: 'What is full-cycle development?',
          answer:
            'One team takes a product from the first conversation through design, engineering, testing and launch, and then keeps it healthy. You deal with one plan, one budget and one group of people who remember every decision.',
        },
        {
          question: 'How long does a project take?',
          answer:
            'A lean MVP may take 2–3 months, enterprise platforms 6+ months. After discovery you get a range with a reason for each end of it, and it narrows as we learn.',
        },
        {
          question: 'What does it cost?',
          answer:
            'We price after a short discovery: by the hour, by the month or as a fixed scope. You see the estimate line by line, with the assumptions written next to it.',
        },
        {
          question: 'Do you build custom solutions?',
          answer:
            'Almost everything we make is custom: web and mobile products, integrations, data pipelines, payment gateways. If an off-\u2060the-\u2060shelf tool would serve you better, we say so.',
        },
        {
          question: 'How do we start?',
          answer:
            'Book a free consultation. You speak with an engineer for thirty minutes, and within two working days you have a short written view of what we would do first.',
        },
      ],
    },
    { kind: 'contact', title: contactCopy.section.title, line: contactCopy.section.line },
  ],
} as const satisfies BuiltIn;
