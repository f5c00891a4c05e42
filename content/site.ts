import { type Site, type SiteFacts, toSite } from '../domain/site';

/**
 * The facts of the agency until staff change them in *Settings*. To adopt the project in code, change these, the people
 * (`people.ts`, `managers.ts`, the first manager in `contact.ts`) and `site-data/demo`.
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
  // Current figures, for every page (rule 25). They are minimums, shown with a plus.
  stats: { clients: 90, projects: 210 },
  // Figures of an earlier year, only for the milestone on the About page (rule 25).
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

/** How pages describe the location: people may live elsewhere, but there is one office. */
export const ONE_ADDRESS = 'one address';

/** Id of the page element with changed facts as JSON; absent if none changed. */
export const FACTS_ID = 'site-facts';

/** Merges the changed facts of a page into the built-in ones. */
export function readSite(page: Document | undefined): Site {
  const json = page?.getElementById(FACTS_ID)?.textContent;
  return { ...toSite(builtInFacts), ...(json && JSON.parse(json)) };
}

/** Facts outside of a scope: the page's in a browser, the current ones on the server. Replaced, never mutated. */
let current: Readonly<Site> = Object.freeze(readSite(globalThis.document));
let findScoped: () => Site | undefined = () => undefined;

/** Returns the facts of the current scope, or the current facts. */
export const getSite = (): Site => findScoped() ?? current;

/** Replaces the current facts; running scopes keep theirs. */
export function setSite(facts: Site): void {
  current = Object.freeze(facts);
}

/** Registers how the server finds the facts of a scope (`server/with-site.ts`). A browser has no scopes. */
export function setScopedSiteFinder(find: () => Site | undefined): void {
  findScoped = find;
}

/** Returns the facts that differ from the built-in ones, for the browser; undefined if none do. */
export function getChangedFacts(): Partial<Site> | undefined {
  const builtIn = toSite(builtInFacts);
  const changed = Object.entries(getSite()).filter(
    ([fact, value]) => JSON.stringify(value) !== JSON.stringify(builtIn[fact as keyof Site]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
