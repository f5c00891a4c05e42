import type { Person, StaffReview } from '../../../domain/people';

/** Returns a permanent ID for a new entry. */
const newId = () => Math.random().toString(36).slice(2, 12);

export const createPerson = (): Person => ({
  key: newId(),
  name: '',
  role: '',
  languages: [],
  portrait: '',
  onAbout: true,
  takesRequests: false,
  hours: '',
  askAbout: '',
  schedulingUrl: '',
  hidden: false,
});

export const createReview = (): StaffReview => ({
  id: newId(),
  words: '',
  name: '',
  role: '',
  on: ['home'],
  hidden: false,
});

/** Replaces an entry, or appends it. */
export const replaceEntry = <Of>(list: readonly Of[], entry: Of, is: (each: Of) => boolean): Of[] =>
  list.some(is) ? list.map(each => (is(each) ? entry : each)) : [...list, entry];
