import { sectionOf } from '../../../content/built-in';
import { home } from '../../../content/home';
import { casesWithTitles } from '../landing';
import { posterAbove } from '../posters.server';

export const data = casesWithTitles(sectionOf(home, 'cases').chosen, posterAbove('R'));
