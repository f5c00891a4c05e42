/** Somebody of the agency whom visitors meet by name. */
export type Colleague = {
  /** Names the person in addresses; for good. */
  key: string;
  name: string;
  role: string;
  languages: readonly string[];
  /** Address of the portrait, 4 to 5; empty while there is none. All of them are drawn, or all are photographs (rule 56). */
  portrait: string;
};

/** Who answers what visitors write. */
export type Manager = Colleague & {
  /** Where the red sector of the round portrait starts, in degrees. */
  rim: number;
  /** When there is an answer the same day, in words, with the clock it goes by. */
  hours: string;
  askAbout: string;
  /** Where a meeting with them is booked; absent or empty where the form takes that. */
  schedulingUrl?: string;
};

/** Somebody whom staff put there, with where they are shown. */
export type ShownPerson = Manager & { onAbout: boolean; takesRequests: boolean };

/** What a client said; `rim` is where the red sector of the avatar starts, in degrees. */
export type Review = {
  quote: string;
  person: { name: string; role: string; rim: number };
};

/** The choices of testimonials, named by what the page that shows each is about. */
export const REVIEW_PAGES = {
  home: 'Home',
  services: 'Services',
  about: 'About us',
  paymentGateway: 'Payments',
} as const;
export type ReviewsPage = keyof typeof REVIEW_PAGES;
export type ShownReview = Review & { on: readonly ReviewsPage[] };
