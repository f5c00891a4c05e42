import { builtInFacts, site } from './site';

/**
 * For those who come from Ukraine with a screen reader: in which languages they may speak with us, said in their
 * own (rule 18). Never painted; one sentence a page, and none once the fact that it tells is another.
 */
export const inUkrainian = {
  get about() {
    return (
      site.address === builtInFacts.address &&
      'Наша команда працює у Львові, з нами можна говорити українською та англійською.'
    );
  },
  get contact() {
    return (
      site.supportLanguages === builtInFacts.supportLanguages &&
      'Пишіть або телефонуйте українською чи англійською: відповімо тією мовою, якою ви почали розмову.'
    );
  },
};
