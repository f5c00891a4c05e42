import blended from '../../art/svg/coop-blended.svg';
import dedicated from '../../art/svg/coop-dedicated.svg';
import managed from '../../art/svg/coop-managed.svg';
import solution from '../../art/svg/coop-solution.svg';

/** The four ways of working together by name, each with its drawing; what a page says about them is its own. */
export const cooperationModels = {
  dedicated: {
    name: 'Dedicated team',
    art: dedicated,
    alt: 'Your product owner, in {accent}, steers a full team of ours',
    red: 'Who steers',
  },
  blended: {
    name: 'Blended Team',
    art: blended,
    alt: 'Your people and ours in one team, steered together',
    red: 'Who steers',
  },
  managed: {
    name: 'Managed Team',
    art: managed,
    alt: 'Our lead, in {accent}, steers our team; one person on your side approves',
    red: 'Who steers',
  },
  solution: {
    name: 'Software Solution',
    art: solution,
    alt: 'A fixed scope, in {accent}, travels from our team to yours',
    red: 'The agreed scope',
  },
};
