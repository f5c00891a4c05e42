import { ai, audit, design, team, web } from '../art/pictograms';
import crafts from '../art/svg/banner-crafts.svg';
import constellation from '../art/svg/constellation.svg';
import marks from '../art/svg/marks-services.svg';
import ring from '../art/svg/philosophy-ring.svg';
import wireApplication from '../art/svg/wire-dashboard.svg';
import wirePortal from '../art/svg/wire-market.svg';
import wireSaas from '../art/svg/wire-plans.svg';
import wireWebsite from '../art/svg/wire-site.svg';
import { screens } from '../domain/paths';
import { ogImagePath } from '../domain/seo';
import type { BuiltIn } from './built-in';
import { offered } from './offered';
import { site } from './site';

const mark = (name: string) => `${marks}#${name}`;

/** The overview of services (rule 9). */
export const services = {
  screen: 'services',
  seo: {
    title: screens.services.title,
    get description() {
      return `Web and mobile development, AI, QA, outstaffing and product design from one agency in ${site.address.locality}. See what we do and how we choose what not to do.`;
    },
    image: ogImagePath('page', 'services'),
  },
  hero: {
    kind: 'page',
    title: 'Nine crafts, one table',
    measure: 8,
    lead: 'Designers, engineers and testers who sit close enough to argue before you pay for the misunderstanding.',
    art: { src: constellation, size: 992, turns: true },
    offer: true,
  },
  sections: [
    {
      kind: 'technologyGrid',
      title: 'What we build with',
      note: 'Ordinary tools, known deeply. The interesting part should be your product.',
      items: [
        { name: 'React', mark: mark('react') },
        { name: 'HTML5', mark: mark('html5') },
        { name: 'CSS3', mark: mark('css') },
        { name: 'Cypress', mark: mark('cypress') },
        {
          name: 'JavaScript',
          mark: mark('javascript'),
          get href() {
            return offered(screens.javascript.path);
          },
        },
        { name: 'mui', mark: mark('mui') },
        { name: 'Redux', mark: mark('redux') },
        { name: 'Testing library', mark: mark('testingLibrary') },
        { name: 'TypeScript', mark: mark('typescript') },
      ],
    },
    {
      kind: 'points',
      ground: 'grey',
      title: 'Why teams stay with us',
      items: [
        {
          title: 'We estimate in public',
          text: 'You see the spreadsheet, the assumptions and the line we are least sure about. Argue with any of it.',
        },
        {
          title: 'Testers vote on the release',
          text: 'A build goes out when quality assurance says so, and nobody senior may overrule them at seven in the evening.',
        },
        {
          title: 'The code is yours from day one',
          text: 'Your repository, your cloud, your accounts. We work as guests and close the door behind us.',
        },
        {
          title: 'We turn work down',
          text: 'About one enquiry in five. Usually because something you can buy already does it well.',
        },
      ],
    },
    {
      kind: 'creed',
      title: 'Our philosophy',
      sentence: 'Good software is mostly the things you decided not to build.',
      art: { src: ring, size: 620 },
    },
    {
      kind: 'cells',
      ground: 'white',
      columns: 'two-three',
      title: 'What we do',
      note: 'Nine crafts, five ways in: four of them meet in software development, two in quality.',
      items: [
        {
          title: 'Software development',
          text: 'Web and mobile, DevOps, data engineering, security and fintech. From an empty repository, or from one that frightens you.',
          icon: web,
        },
        {
          title: 'AI web development',
          text: 'Assistants, search and extraction inside your product, with the evaluation to prove they help.',
          icon: ai,
          get href() {
            return offered(screens.aiWeb.path);
          },
        },
        {
          title: 'QA audit',
          text: 'An outside look at how you test, a plan short enough to be followed, and testers to follow it with.',
          icon: audit,
          get href() {
            return offered(screens.qaAudit.path);
          },
        },
        {
          title: 'IT outstaffing',
          text: 'Engineers, testers and designers who join your stand-\u2060up and report to you.',
          icon: team,
          get href() {
            return offered(screens.outstaffing.path);
          },
        },
        {
          title: 'Product design',
          text: 'Research, flows and a component library, drawn by people who share a corridor with the developers who will build it.',
          icon: design,
        },
      ],
    },
    {
      kind: 'banner',
      title: 'Which of the nine do you need?',
      text: 'Describe the problem instead. Choosing the service is our half of the call.',
      art: { src: crafts, keep: 'whole' },
    },
    {
      kind: 'wireframes',
      title: 'Web solutions we test',
      get note() {
        return `And the part of each that usually breaks first, marked in ${site.accentName}.`;
      },
      items: [
        {
          title: 'Websites',
          text: 'The call to action, on the one phone your director owns. We also check speed, forms, cookies and every link.',
          art: wireWebsite,
        },
        {
          title: 'Web Applications',
          text: 'The moment two people edit the same thing. State, roles, sessions, exports, and a full day without a reload.',
          art: wireApplication,
        },
        {
          title: 'Web Portals',
          text: 'Permissions. A supplier sees a tile that belongs to another supplier, and nobody notices until the audit.',
          art: wirePortal,
        },
        {
          title: 'SaaS Applications',
          text: 'The plan in the middle: upgrades, downgrades, trials that end on a Sunday, and invoices in three currencies.',
          art: wireSaas,
        },
      ],
    },
    { kind: 'reviews', title: 'From the people who signed the invoices', page: 'services' },
    {
      kind: 'contact',
      title: 'Tell us what hurts',
      line: 'The symptom is enough. A named person reads it and replies with a first opinion.',
    },
  ],
} as const satisfies BuiltIn;
