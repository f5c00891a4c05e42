import { articlePath, casePath, cookieSectionPath, screens } from '../domain/paths';
import { site } from './site';

export type NavLink = {
  title: string;
  href: string;
  /** One line under the title in the wide menu. */
  note?: string;
  /** Start of other addresses that belong here: `/cases/` for every case. */
  covers?: string;
};

export type NavMenu = {
  /** Also the end of the panel's element id. */
  id: string;
  title: string;
  /** What stands large in the first zone of the wide menu. */
  statement: string;
  text?: string;
  all?: NavLink;
  links: readonly NavLink[];
  group?: { title: string; links: readonly NavLink[] };
};

export type NavItem = NavLink | NavMenu;

export const isMenu = (item: NavItem): item is NavMenu => 'links' in item;

const outstaffing = { title: 'IT Outstaffing', href: screens.outstaffing.path };
const ai = { title: 'AI Development', href: screens.aiWeb.path };
const qaAudit = { title: 'QA Audit', href: screens.qaAudit.path };
const webTesting = { title: 'Web Testing', href: screens.webTesting.path };
const cases = { title: 'Cases', href: screens.cases.path, covers: casePath('') };
const blog = { title: 'Blog', href: screens.blog.path, covers: articlePath('') };
const about = { title: 'About us', href: screens.about.path };

/** The header, wide and mobile (public-site §2, "Page frame"). */
export const mainNav: readonly NavItem[] = [
  {
    id: 'services',
    title: 'Services',
    statement: 'One team for the whole cycle',
    text: 'From a first sketch to the fifth year of maintenance, or only the part you need.',
    all: { title: 'All services', href: screens.services.path },
    links: [
      { ...outstaffing, note: 'Vetted engineers inside your team' },
      { ...ai, note: 'Models and agents that ship to production' },
    ],
    group: {
      title: 'Quality Assurance',
      links: [
        { ...qaAudit, note: 'A clear report in 5 to 7 days' },
        { ...webTesting, note: 'Sites, portals and SaaS' },
      ],
    },
  },
  {
    id: 'industries',
    title: 'Industries',
    statement: 'Regulated, audited, online',
    links: [
      {
        title: 'Fintech App Development',
        href: screens.fintech.path,
        note: 'Wallets, lending, trading, open banking',
      },
      {
        title: 'Payment Gateway Development',
        href: screens.paymentGateway.path,
        note: 'Stripe, Adyen, PayPal and bank APIs',
      },
    ],
  },
  cases,
  {
    id: 'company',
    title: 'Company',
    statement: `${site.stats.team} people, one address`,
    links: [{ ...about, note: 'How the studio works and who is in it' }],
  },
  {
    id: 'resources',
    title: 'Resources',
    statement: 'Notes from the workshop',
    links: [{ ...blog, note: 'Engineering, testing and delivery, written by the people who do it' }],
  },
];

export const consultation = { title: 'Free consultation', href: screens.contact.path };

export const footerColumns: readonly { title: string; links: readonly NavLink[] }[] = [
  { title: 'Services', links: [outstaffing, ai, qaAudit, webTesting] },
  {
    title: 'Industries',
    links: [
      { title: 'Fintech apps', href: screens.fintech.path },
      { title: 'Payment gateways', href: screens.paymentGateway.path },
    ],
  },
  {
    title: 'Company',
    links: [
      about,
      { title: screens.process.title, href: screens.process.path },
      { title: screens.contact.title, href: screens.contact.path },
    ],
  },
  { title: 'Work', links: [cases, blog] },
];

/** The last row of the footer; `preferences` reopens the cookie choice where that is loaded. */
export const legalLinks: readonly { title: string; href: string; preferences?: true }[] = [
  { title: 'Privacy Policy', href: screens.privacy.path },
  { title: "Don't sell my info", href: cookieSectionPath, preferences: true },
  { title: screens.sitemap.title, href: screens.sitemap.path },
];
