import { getSite } from './current-site';
import { writeToPath } from './paths';

/** A person of the agency that visitors see by name. */
export type Colleague = {
  /** Identifies the person in URLs; never changes. */
  key: string;
  name: string;
  role: string;
  languages: readonly string[];
  /** URL of the 4:5 portrait, or empty. Portraits are either all drawn or all photos (rule 56). */
  portrait: string;
};

/** A person who handles requests. */
export type Manager = Colleague & {
  /** Start angle of the red sector of the round portrait, in degrees. */
  rim: number;
  /** Hours with a same-day response as text, with their time zone. */
  hours: string;
  askAbout: string;
  /** URL for booking a meeting; empty if the form handles it. */
  schedulingUrl?: string;
};

/** A person added by staff, with the places that show them. */
export type ShownPerson = Manager & { onAbout: boolean; takesRequests: boolean };

/** A client's testimonial; `rim` is the start angle of the avatar in degrees. */
export type Review = {
  quote: string;
  person: { name: string; role: string; rim: number };
};

/** Selections of testimonials, named by the topic of their page. */
export const REVIEW_PAGES = {
  home: 'Home',
  services: 'Services',
  about: 'About us',
  paymentGateway: 'Payments',
} as const;
export type ReviewsPage = keyof typeof REVIEW_PAGES;
export type ShownReview = Review & { on: readonly ReviewsPage[] };

/** Returns the people of the About page. */
export const listPeople = (): readonly Colleague[] => getSite().people.filter(({ onAbout }) => onAbout);

/** Returns the people who take requests; the first one answers most. */
export const listManagers = (): readonly Manager[] =>
  getSite().people.filter(({ takesRequests }) => takesRequests);

/** Returns the person who answers most requests. */
export const getHeadOfPartnerships = (): Manager => listManagers()[0] as Manager;

/** Finds a manager by key. */
export const findManager = (key: string | null | undefined): Manager | undefined =>
  listManagers().find(manager => manager.key === key);

/** Returns where to book a meeting with a manager: their scheduling page, or the form addressed to them. */
export const getMeetingUrl = ({ key, schedulingUrl }: Manager): string => schedulingUrl || writeToPath(key);

/** Returns the testimonials of a page. */
export const listReviews = (page: ReviewsPage): readonly Review[] =>
  getSite().reviews.filter(({ on }) => on.includes(page));
