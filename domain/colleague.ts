import { getSite } from './current-site';
import { getBookPath } from './paths';
import { getFirstName } from './person';

/** A person at the agency, shown to visitors by name. */
export type Colleague = {
  /** Identifier of the person in URLs, which never changes. */
  key: string;
  name: string;
  role: string;
  languages: readonly string[];
  /** URL of the 4:5 portrait, or empty. Portraits are either all drawn or all photos (rule 56). */
  portrait: string;
};

/** A person who handles requests. */
export type Manager = Colleague & {
  /** Start angle of the red sector around the portrait, in degrees. */
  rim: number;
  /** Hours with a same-day response, as text with the time zone. */
  hours: string;
  askAbout: string;
  /** URL of an external booking page. If empty, visitors book on this site. */
  schedulingUrl?: string;
};

/** A person added by staff, and where the site shows them. */
export type ShownPerson = Manager & { onAbout: boolean; takesRequests: boolean };

/** A client's testimonial. */
export type Review = {
  quote: string;
  person: { name: string; role: string };
  /** The client's first year, or empty. */
  since?: string | undefined;
};

/** Labels of the pages with testimonials. */
export const REVIEW_PAGE_LABELS = {
  home: 'Home',
  services: 'Services',
  about: 'About us',
  paymentGateway: 'Payments',
} as const;
export type ReviewsPage = keyof typeof REVIEW_PAGE_LABELS;
export type ShownReview = Review & { on: readonly ReviewsPage[] };

/** Lists only people shown on the About page. */
export const listPeople = (): readonly Colleague[] => getSite().people.filter(({ onAbout }) => onAbout);

/** Lists people who take requests. The first one handles most requests. */
export const listManagers = (): readonly Manager[] =>
  getSite().people.filter(({ takesRequests }) => takesRequests);

/** Returns the person who handles most requests. */
export const getHeadOfPartnerships = (): Manager => listManagers()[0] as Manager;

export const findPerson = (name: string | undefined): ShownPerson | undefined =>
  getSite().people.find(person => person.name === name);

/** Returns the person with this name, or the person who handles most requests. */
export const findWriter = (name: string | undefined): ShownPerson | Manager =>
  findPerson(name) ?? getHeadOfPartnerships();

/** Inserts the first name of a page’s writer. */
export const fillWriter = (text: string, writer: string | undefined): string =>
  text.replaceAll('{writer}', getFirstName(findWriter(writer).name));

export const findManager = (key: string | null | undefined): Manager | undefined =>
  listManagers().find(manager => manager.key === key);

/** Returns the URL of the manager’s external booking page, or of this site’s page with their free times. */
export const getMeetingUrl = ({ key, schedulingUrl }: Manager): string => schedulingUrl || getBookPath(key);

export const listReviews = (page: ReviewsPage): readonly Review[] =>
  getSite().reviews.filter(({ on }) => on.includes(page));
