import type { Person, StaffReview } from '../../../domain/people';

/** An id of one's own for what is new, which stays. */
const newId = () => Math.random().toString(36).slice(2, 12);

export const newPerson = (): Person => ({
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

export const newReview = (): StaffReview => ({
  id: newId(),
  words: '',
  name: '',
  role: '',
  on: ['home'],
  hidden: false,
});

/** A list with one entry in the place of the one that it was, or at the end. */
export const withEntry = <Of>(list: readonly Of[], entry: Of, is: (each: Of) => boolean): Of[] =>
  list.some(is) ? list.map(each => (is(each) ? entry : each)) : [...list, entry];
