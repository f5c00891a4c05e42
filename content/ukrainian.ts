/**
 * For those who come from Ukraine with a screen reader: in which languages they may speak with us, said in their
 * own (rule 18). Never painted; one sentence a page. The languages are those of `site.supportLanguages`.
 */
export const inUkrainian = {
  about: 'Наша команда працює у Львові, з нами можна говорити українською та англійською.',
  contact: 'Пишіть або телефонуйте українською чи англійською: відповімо тією мовою, якою ви почали розмову.',
} as const;
