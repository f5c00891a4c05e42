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
