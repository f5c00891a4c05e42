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
  /** URL for booking a meeting. If empty, visitors use the form. */
  schedulingUrl?: string;
};

/** A person added by staff, and where the site shows them. */
export type ShownPerson = Manager & { onAbout: boolean; takesRequests: boolean };

/** A client's testimonial; `rim` is the start angle of the avatar in degrees. */
export type Review = {
  quote: string;
  person: { name: string; role: string; rim: number };
};

/** Pages with testimonials, by topic. */
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

/** Returns the people who take requests. The first one handles most of them. */
export const listManagers = (): readonly Manager[] =>
  getSite().people.filter(({ takesRequests }) => takesRequests);

/** Returns the person who handles most requests. */
export const getHeadOfPartnerships = (): Manager => listManagers()[0] as Manager;

/** Finds a manager by key. */
export const findManager = (key: string | null | undefined): Manager | undefined =>
  listManagers().find(manager => manager.key === key);

/** Returns the URL to book a meeting with a manager: their booking page, or the contact form with them selected. */
export const getMeetingUrl = ({ key, schedulingUrl }: Manager): string => schedulingUrl || writeToPath(key);

/** Returns the testimonials of a page. */
export const listReviews = (page: ReviewsPage): readonly Review[] =>
  getSite().reviews.filter(({ on }) => on.includes(page));
