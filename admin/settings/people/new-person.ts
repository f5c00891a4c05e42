import type { Person, StaffReview } from '../../../domain/people';

const createId = () => Math.random().toString(36).slice(2, 12);

export const createPerson = (): Person => ({
  key: createId(),
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
  id: createId(),
  words: '',
  name: '',
  role: '',
  on: ['home'],
  hidden: false,
});

/** Replaces the matching entry, or appends the entry if none matches. */
export const replaceEntry = <Entry>(
  list: readonly Entry[],
  entry: Entry,
  matches: (candidate: Entry) => boolean,
): Entry[] =>
  list.some(matches) ? list.map(candidate => (matches(candidate) ? entry : candidate)) : [...list, entry];
