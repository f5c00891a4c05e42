import { audit, browser, cards, qa, security } from '../art/pictograms';
import type { FooterColumn, LegalLink, NavGroup, NavItem, NavLink, NavMenu } from '../domain/nav';
import {
  articlePath,
  casePath,
  cookieSectionPath,
  industryPath,
  PEOPLE_ID,
  type ScreenName,
  SELF_TEST_ID,
  screens,
} from '../domain/paths';
import { getSite, ONE_ADDRESS } from './site';

/** The menus: those set by staff, or the built-in ones. Read at each rendering. */

export const isMenu = (item: NavItem): item is NavMenu => 'entries' in item;
export const isGroup = (entry: NavLink | NavGroup): entry is NavGroup => 'links' in entry;

/** Lists the links of a menu and its groups, in order. */
export const listLinks = ({ entries }: NavMenu): NavLink[] =>
  entries.flatMap<NavLink>(entry => (isGroup(entry) ? [...entry.links] : [entry]));

const outstaffing = { title: 'IT Outstaffing', href: screens.outstaffing.path };
const ai = { title: 'AI Development', href: screens.aiWeb.path };
const qaAudit = { title: 'QA Audit', href: screens.qaAudit.path };
const webTesting = { title: 'Web Testing', href: screens.webTesting.path };
const cases = { title: 'Cases', href: screens.cases.path, covers: casePath('') };
const blog = { title: 'Blog', href: screens.blog.path, covers: articlePath('') };
const about = { title: 'About us', href: screens.about.path };
const process = { title: screens.process.title, href: screens.process.path };
const contact = { title: screens.contact.title, href: screens.contact.path };
const javascript = { title: 'JavaScript', href: screens.javascript.path };
const sitemap = { title: screens.sitemap.title, href: screens.sitemap.path };

/** Notes of the built-in industries in the menu. */
const industryNotes: Record<string, string> = {
  HealthTech: 'Clinics, consent, patient data',
  'AI/ML SaaS': 'Search, agents and models',
  EdTech: 'Live lessons and assessment',
  'E-commerce': 'Catalogues and checkout',
  Transportation: 'Routing, fleets and depots',
};

/** The industry with its own pages. Its group stays even if the agency's industries don't include it. */
const fintech: NavGroup = {
  id: 'fintech',
  title: 'FinTech',
  note: 'Money that has to add up',
  links: [
    {
      title: 'Fintech App Development',
      href: screens.fintech.path,
      icon: security,
      note: 'Wallets, lending, trading',
    },
    {
      title: 'Payment Gateway Development',
      href: screens.paymentGateway.path,
      icon: cards,
      note: 'Stripe, Adyen, PayPal, banks',
    },
  ],
};

/** Links an industry without its own pages to its cases. */
const toIndustryLink = (title: string): NavLink => {
  const note = industryNotes[title];
  return { title, href: industryPath(title), ...(note && { note }) };
};

const builtInHeader: readonly NavItem[] = [
  {
    id: 'services',
    title: 'Services',
    statement: 'One team for the whole cycle',
    text: 'From a first sketch to the fifth year, or only the part you need.',
    all: { title: 'All services', href: screens.services.path },
    entries: [
      { ...outstaffing, note: 'Vetted engineers inside your team' },
      { ...ai, note: 'Models and agents that ship' },
      {
        id: 'qa',
        title: 'Quality Assurance',
        note: 'An audit, or the testing itself',
        links: [
          { ...qaAudit, icon: audit, note: 'A clear report, from 5 business days' },
          { ...webTesting, icon: qa, note: 'Sites, portals and SaaS' },
        ],
      },
      {
        id: 'technologies',
        title: 'Technologies',
        note: 'What we write it in',
        links: [
          {
            title: 'JavaScript Development',
            href: screens.javascript.path,
            icon: browser,
            note: 'React, Node, TypeScript: one language from the button to the database',
          },
        ],
      },
    ],
  },
  {
    id: 'industries',
    title: 'Industries',
    statement: 'Regulated, audited, online',
    text: 'Where a bug has a case number at the bank.',
    all: { title: 'All cases', href: cases.href },
    get entries() {
      const { industries } = getSite();
      const entries = industries.map(title => (title === fintech.title ? fintech : toIndustryLink(title)));
      return industries.includes(fintech.title) ? entries : [fintech, ...entries];
    },
  },
  cases,
  {
    id: 'company',
    title: 'Company',
    get statement() {
      return `${getSite().stats.team} people, ${ONE_ADDRESS}`;
    },
    text: 'Some of them have sat for their portraits.',
    all: { title: 'Meet them', href: `${about.href}#${PEOPLE_ID}` },
    faces: true,
    latest: 'case',
    entries: [
      { ...about, note: 'How the studio works and who is in it' },
      { ...process, note: 'Six stages, and you always know the week' },
      { ...cases, note: 'What we built, for whom, and what it changed' },
      { ...contact, note: 'Thirty minutes, no slides' },
    ],
  },
  {
    id: 'resources',
    title: 'Resources',
    statement: 'Notes from the workshop',
    text: 'Essays by the people who do the work. No newsletter.',
    all: { title: 'Search everything', href: screens.search.path },
    latest: 'article',
    entries: [
      { ...blog, note: 'Engineering, testing and delivery' },
      { ...javascript, note: 'The stack we reach for, and why' },
      {
        title: 'QA self-\u2060test',
        href: `${qaAudit.href}#${SELF_TEST_ID}`,
        note: 'Five questions, no audience',
      },
      { ...sitemap, note: 'Every page, on one' },
    ],
  },
];

const builtInButton = { title: 'Free consultation', href: screens.contact.path };

const builtInFooter: readonly FooterColumn[] = [
  { title: 'Services', links: [outstaffing, ai, qaAudit, webTesting, javascript] },
  {
    title: 'Industries',
    links: [
      { title: 'Fintech apps', href: screens.fintech.path },
      { title: 'Payment gateways', href: screens.paymentGateway.path },
    ],
  },
  {
    title: 'Company',
    links: [about, process, contact],
  },
  { title: 'Work', links: [cases, blog] },
];

const builtInLegal: readonly LegalLink[] = [
  { title: 'Privacy Policy', href: screens.privacy.path },
  { title: 'Don’t sell my info', href: cookieSectionPath, preferences: true },
  sitemap,
];

/** Returns the entries of the header, wide and mobile (rule 8). */
export const getMainNav = (): readonly NavItem[] => getSite().menus?.header ?? builtInHeader;
/** Returns the header's button, whose link other calls to action share. */
export const getConsultationLink = (): NavLink => getSite().menus?.button ?? builtInButton;
export const getFooterColumns = (): readonly FooterColumn[] => getSite().menus?.footer ?? builtInFooter;
/** Returns the last row of the footer. */
export const getLegalLinks = (): readonly LegalLink[] => getSite().menus?.legal ?? builtInLegal;

/** Returns a page's title: from the menus if staff changed it there. */
export const getPageTitle = (name: ScreenName): string =>
  getSite().menus?.titles[screens[name].path] ?? screens[name].title;

/** Returns the built-in menus. */
export const getBuiltInNav = () => ({
  header: builtInHeader,
  button: builtInButton,
  footer: builtInFooter,
  legal: builtInLegal,
});
