/** Who works here, by team; the page about the agency draws it to scale. */
const team = [
  { name: 'Developers', people: 70 },
  { name: 'Business Development', people: 12 },
  { name: 'DevOps', people: 3 },
  { name: 'Data Engineers', people: 3 },
  { name: 'Recruiters', people: 7 },
  { name: 'QA', people: 27 },
  { name: 'Design', people: 2 },
] as const;

/**
 * Facts about the agency. A team that adopts the project changes this module, the people (`people.ts`, `managers.ts`, the
 * first of them in `contact.ts`) and `content/seed`, nothing else.
 */
export const site = {
  name: 'Northlight',
  /** Stands after the page title: `Case studies | Northlight`. */
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
  supportLanguages: ['Ukrainian', 'English'],
  /** Where the office is, as the contact page says it. */
  office: {
    title: 'Lviv, Ukraine',
    note: 'Fifteen minutes on foot from Rynok Square. The kettle is always on.',
    /** The clock that mails and the staff area go by, and what it is called beside a time. */
    clock: { timeZone: 'Europe/Kyiv', name: 'Kyiv' },
  },
  founded: 2018,
  social: [
    { kind: 'reviews', label: 'Reviews on Clutch', href: 'https://clutch.co/profile/northlight-example' },
    { kind: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/northlight-example' },
    { kind: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/northlight.example' },
  ],
  /** Today's figures, on every page (rule 25). Clients, projects and people are more than the number says. */
  stats: { clients: 90, projects: 210, team: team.reduce((sum, { people }) => sum + people, 0) },
  /** Figures of an earlier year: a milestone on the page about the agency, and nowhere else (rule 25). */
  milestone: { year: 2025, years: 7, projects: 160, clients: 60, experts: 120, shareInLviv: 90 },
  rating: { value: 4.9, of: 5, by: 'Clutch' },
  team,
  /** How long an answer to a request takes: under every form, in the thank-you, in the confirmation by mail. */
  answerTime: 'one working day',
} as const;
