import { type Site, type SiteFacts, toSite } from '../domain/site';

/**
 * The facts of the agency as they are until staff change them (*Settings*). A team that adopts the project by code changes
 * these, the people (`people.ts`, `managers.ts`, the first of them in `contact.ts`) and `site-data/demo`.
 */
export const builtInFacts: SiteFacts = {
  name: 'Northlight',
  brandSuffix: 'Northlight',
  line: 'An independent software development agency in Lviv, Ukraine. Building since 2018.',
  email: 'hello@northlight.example',
  phone: '+380 00 000 0000',
  address: {
    locality: 'Lviv',
    region: 'Lviv Oblast',
    countryCode: 'UA',
    country: 'Ukraine',
    postalCode: '79000',
    street: '',
  },
  inEea: false,
  supportLanguages: ['Ukrainian', 'English'],
  office: {
    title: 'Lviv, Ukraine',
    note: 'Fifteen minutes on foot from Rynok Square. The kettle is always on.',
    clock: { timeZone: 'Europe/Kyiv', name: 'Kyiv' },
  },
  founded: 2018,
  social: [
    { kind: 'reviews', label: 'Reviews on Clutch', href: 'https://clutch.co/profile/northlight-example' },
    { kind: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/northlight-example' },
    { kind: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/northlight.example' },
  ],
  // Today's figures, on every page (rule 25). Clients, projects and people are more than the number says.
  stats: { clients: 90, projects: 210 },
  // Figures of an earlier year: a milestone on the page about the agency, and nowhere else (rule 25).
  milestone: { year: 2025, years: 7, projects: 160, clients: 60, experts: 120, shareInCity: 90 },
  rating: { value: 4.9, of: 5, by: 'Clutch' },
  team: [
    { name: 'Developers', people: 70 },
    { name: 'Business Development', people: 12 },
    { name: 'DevOps', people: 3 },
    { name: 'Data Engineers', people: 3 },
    { name: 'Recruiters', people: 7 },
    { name: 'QA', people: 27 },
    { name: 'Design', people: 2 },
  ],
  industries: ['FinTech', 'HealthTech', 'AI/ML SaaS', 'EdTech', 'E-commerce', 'Transportation'],
  requestTypes: ['Consulting', 'Development team', 'Design team', 'QA support', 'Partnership', 'Other'],
  answerTime: 'one working day',
  referencePrefix: 'NL',
  accent: '#D71921',
  accentName: 'red',
  typeface: 'archivo',
};

/** What pages say of where the agency is: people may live elsewhere, the office is one. */
export const ONE_ADDRESS = 'one address';

/** Element of a page with the facts that are no longer the built-in ones, as JSON; absent while all of them are. */
export const FACTS_ID = 'site-facts';

/** Reads the facts that a page carries, over the built-in ones. */
export function readSite(page: Document | undefined): Site {
  const told = page?.getElementById(FACTS_ID)?.textContent;
  return { ...toSite(builtInFacts), ...(told && JSON.parse(told)) };
}

/** The facts outside any scope: those of the page in a browser, today's on the server. Replaced, never changed. */
let current: Readonly<Site> = Object.freeze(readSite(globalThis.document));
let findScoped: () => Site | undefined = () => undefined;

/** Returns the facts of the site: those that the work under way began with, else those of now. */
export const getSite = (): Site => findScoped() ?? current;

/** Replaces the facts from now on; work that is under way in a scope keeps its own. */
export function setSite(facts: Site): void {
  current = Object.freeze(facts);
}

/** Lets the server look for the facts of a scope first (`server/with-site.ts`); a browser has no scopes. */
export function scopeSiteBy(find: () => Site | undefined): void {
  findScoped = find;
}

/** The facts that are not the built-in ones, for the browser; undefined while all of them are. */
export function changedFacts(): Partial<Site> | undefined {
  const builtIn = toSite(builtInFacts);
  const changed = Object.entries(getSite()).filter(
    ([fact, value]) => JSON.stringify(value) !== JSON.stringify(builtIn[fact as keyof Site]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
